import type { CallKind } from "@paravent/protocol";
import type { Config } from "../config/config.ts";
import type { Log } from "../logging/faults.ts";
import { LetterTokens } from "../marks/letter-tokens.ts";
import { Outgoing } from "../outgoing/post.ts";
import type { Store } from "../store/store.ts";
import type { Mail, PostOffice } from "./mail.ts";
import { Push, pushKeys } from "./push.ts";
import type { Sender } from "./sending.ts";
import { Webhook } from "./webhook.ts";

/** Whom push services may write to where nobody is named. */
const NOBODY = "mailto:nobody@paravent.invalid";

/** All this server can call by. */
export interface CallDesk {
  /** Null where the server sends no mail. */
  readonly mail: Mail | null;
  readonly senders: ReadonlyMap<CallKind, Sender>;
  readonly outgoing: Outgoing;
  readonly tokens: LetterTokens;
  /** The key by which browsers know this server. */
  readonly pushKey: string;
}

/** Sets the desk up. Whatever holds a link needs to know where this site is: a request's own word for it is not believed. */
export async function openCallDesk(
  { origin, mail: office, callsInside }: Config,
  store: Store,
  log: Log,
): Promise<CallDesk> {
  const tokens = new LetterTokens(await store.secret());
  const outgoing = new Outgoing(callsInside);
  const keys = await pushKeys(store);
  const senders = new Map<CallKind, Sender>();
  const mail = office && origin !== undefined ? await openMail({ ...office, site: origin }, tokens, log) : null;
  if (mail) senders.set("mail", mail);
  if (origin !== undefined) {
    const webhook = new Webhook(outgoing, origin);
    senders.set("discord", webhook).set("ntfy", webhook);
  }
  const contact = office ? `mailto:${office.from}` : origin?.startsWith("https:") ? origin : NOBODY;
  senders.set("push", new Push(outgoing, keys, contact));
  return { mail, senders, outgoing, tokens, pushKey: keys.publicKey };
}

/** Many houses send no letters, and a start need not load what does. */
async function openMail(office: PostOffice, tokens: LetterTokens, log: Log): Promise<Mail> {
  const { Mail } = await import("./mail.ts");
  return new Mail(office, tokens, log);
}
