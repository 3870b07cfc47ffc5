import type { Language } from "@paravent/protocol";
import { plainName } from "../names/names.ts";
import type { AccountRecord, SessionRecord } from "../store/accounts.ts";
import type { PasskeyRecord } from "../store/passkeys.ts";
import type { PlayerRecord, Store } from "../store/store.ts";
import { Passwords, whyWeak } from "./passwords.ts";
import { hashOfCode, newCodes } from "./recovery-codes.ts";

/** What stands where the name of somebody stood who is gone. */
const FORMER: Readonly<Record<Language, string>> = { fr: "Ancien joueur", en: "Former player" };

type Weak = NonNullable<ReturnType<typeof whyWeak>>;

/** How a name is written to sign in: capitals and ways of composing letters make no difference. */
export const loginOf = (name: string): string => (plainName(name) ?? "").normalize("NFKC").toLowerCase();

/** Makes accounts of guests, proves who somebody is, and lets them go. */
export class Accounts {
  private readonly store: Store;
  private readonly passwords = new Passwords();
  /** Words by which this place is known. */
  private readonly place: readonly string[];

  /** Whether this server lets nobody in by a password alone. */
  readonly keyForAll: boolean;

  constructor(store: Store, keyForAll: boolean, place: readonly string[]) {
    this.store = store;
    this.place = place;
    this.keyForAll = keyForAll;
  }

  /** Whether a password alone does not open this account. */
  needsKey({ keyNeeded }: Pick<AccountRecord, "keyNeeded">): boolean {
    return this.keyForAll || keyNeeded === true;
  }

  /** The guest keeps id, seats and games; what others call them stays their name. */
  async signUp(
    player: string,
    name: string,
    password: string,
    session: SessionRecord,
  ): Promise<"made" | "loginTaken" | Weak> {
    const login = loginOf(name);
    const weak = whyWeak(password, login, this.place);
    if (weak) return weak;
    const hashed = await this.passwords.hash(password);
    const account: AccountRecord = { player, login, password: hashed, createdAt: session.openedAt };
    return (await this.store.accounts.create(account, session)) ? "made" : "loginTaken";
  }

  /** The same without a password, for whoever signs in by this passkey; false where the name is taken. */
  signUpByPasskey(passkey: PasskeyRecord, name: string, session: SessionRecord): Promise<boolean> {
    const { player, createdAt } = passkey;
    return this.store.accounts.create({ player, login: loginOf(name), password: null, createdAt }, session, passkey);
  }

  /** The player with this name and password. It takes as long to find that there is none of this name. */
  async prove(name: string, password: string): Promise<string | null> {
    const account = await this.store.accounts.byLogin(loginOf(name));
    const fits = await this.passwords.fits(password, account?.password ?? null);
    return fits && account ? account.player : null;
  }

  /** Whether a password that fits opens the account, or a passkey is needed; a code stands in for it, once. */
  async opens(name: string, code: string | undefined): Promise<"opens" | "keyNeeded" | "wrongCode"> {
    const account = await this.store.accounts.byLogin(loginOf(name));
    if (!account || !this.needsKey(account)) return "opens";
    if (code === undefined || code.trim() === "") return "keyNeeded";
    return (await this.store.accounts.takeCode(account.player, hashOfCode(code))) ? "opens" : "wrongCode";
  }

  /** From now on a passkey is needed to sign in, or not any more; the codes are told to nobody else, and once. */
  async needKey(player: string, isNeeded: boolean): Promise<string[]> {
    const codes = isNeeded ? newCodes() : [];
    await this.store.accounts.setKeyNeeded(player, isNeeded, codes.map(hashOfCode));
    return codes;
  }

  async changePassword(
    player: string,
    login: string,
    next: string,
    session: SessionRecord | null,
  ): Promise<"done" | Weak> {
    const weak = whyWeak(next, login, this.place);
    if (weak) return weak;
    await this.store.accounts.setPassword(player, await this.passwords.hash(next), session);
    return "done";
  }

  /** Games of others stay; in them the player is nobody in particular. */
  async erase({ id, language }: PlayerRecord): Promise<void> {
    await this.store.accounts.erase(id, FORMER[language]);
  }
}
