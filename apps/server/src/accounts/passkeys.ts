import type { NewPasskey, PasskeyAnswer } from "@paravent/protocol";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import type { PasskeyPurpose, PasskeyRecord, PasskeyStore } from "../store/passkeys.ts";
import type { Site } from "./site.ts";

/** So long there is to sign what was asked for. */
const SIGNING_MS = 5 * 60_000;

/** So many passkeys an account may have. */
export const MOST_PASSKEYS = 10;

/** Ed25519, ECDSA and RSA: what keys in pockets and telephones sign by. */
const SIGNATURES = [-8, -7, -257];

/** The library reads certificates of every make: it is fetched once somebody has a passkey. */
const library = () => import("@simplewebauthn/server");

type Made = Pick<PasskeyRecord, "id" | "publicKey" | "counter" | "transports">;

/**
 * Has passkeys made and has them sign. What is to be signed is kept until then, works once, and is bound to what it is
 * for; the key must have made sure that its owner is there. Keys say themselves whose they are, so nobody is asked for
 * a name, and no answer tells whether there is an account of some name.
 */
export class Passkeys {
  private readonly store: PasskeyStore;

  constructor(store: PasskeyStore) {
    this.store = store;
  }

  /** What a browser needs to make a passkey for a player. */
  async beginNew(
    { id: rpID }: Site,
    purpose: "signUp" | "add",
    player: { readonly id: string; readonly name: string },
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: "Paravent",
      rpID,
      userName: player.name,
      // A random id, as everywhere: it says nothing of the person.
      userID: new TextEncoder().encode(player.id),
      timeout: SIGNING_MS,
      attestationType: "none",
      supportedAlgorithmIDs: SIGNATURES,
      excludeCredentials: known(await this.store.of(player.id)),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    await this.ask(options.challenge, purpose, player.id);
    return options;
  }

  /** What is to be kept of a passkey that was made; null where it was not made for this. */
  async made(
    { id: expectedRPID, origin: expectedOrigin }: Site,
    purpose: "signUp" | "add",
    player: string,
    passkey: NewPasskey,
  ): Promise<Made | null> {
    const { verifyRegistrationResponse } = await library();
    const { clientDataJSON, attestationObject, transports = [] } = passkey.response;
    const checked = await verifyRegistrationResponse({
      response: { ...passkey, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: (challenge) => this.store.take({ challenge, purpose, player }, Date.now()),
      expectedOrigin,
      expectedRPID,
      supportedAlgorithmIDs: SIGNATURES,
      requireUserVerification: true,
    }).catch(() => null);
    if (!checked?.verified) return null;
    const { id, publicKey, counter } = checked.registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
  }

  /** What a browser needs to have a passkey sign: one of this player, or, for null, any that is for this site. */
  async begin({ id: rpID }: Site, player: string | null): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID,
      timeout: SIGNING_MS,
      userVerification: "required",
      ...(player !== null && { allowCredentials: known(await this.store.of(player)) }),
    });
    await this.ask(options.challenge, player === null ? "signIn" : "prove", player);
    return options;
  }

  /** Whose passkey has signed what was asked for: of this player, or, for null, of whoever it says. */
  async signedBy(site: Site, player: string | null, answer: PasskeyAnswer): Promise<string | null> {
    const passkey = await this.store.find(answer.id);
    if (!passkey || (player !== null && passkey.player !== player)) return null;
    const { userHandle } = answer.response;
    if (userHandle !== undefined && Buffer.from(userHandle, "base64url").toString() !== passkey.player) return null;
    const counter = await this.counted(site, player, answer, passkey);
    if (counter === null || !(await this.store.noteUsed(passkey.id, counter, Date.now()))) return null;
    return passkey.player;
  }

  /** How far the passkey counts now, if it signed what it was to. */
  private async counted(
    { id: expectedRPID, origin: expectedOrigin }: Site,
    player: string | null,
    answer: PasskeyAnswer,
    { id, publicKey, counter }: PasskeyRecord,
  ): Promise<number | null> {
    const { verifyAuthenticationResponse } = await library();
    const { clientDataJSON, authenticatorData, signature } = answer.response;
    const response: AuthenticationResponseJSON = {
      ...answer,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    };
    const purpose = player === null ? "signIn" : "prove";
    const checked = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => this.store.take({ challenge, purpose, player }, Date.now()),
      expectedOrigin,
      expectedRPID,
      credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, "base64url")), counter },
      requireUserVerification: true,
    }).catch(() => null);
    return checked?.verified ? checked.authenticationInfo.newCounter : null;
  }

  private async ask(challenge: string, purpose: PasskeyPurpose, player: string | null): Promise<void> {
    const now = Date.now();
    await this.store.ask({ challenge, purpose, player, expiresAt: now + SIGNING_MS }, now);
  }
}

const known = (passkeys: readonly PasskeyRecord[]) =>
  passkeys.map(({ id, transports }) => ({ id, transports: [...transports] }));
