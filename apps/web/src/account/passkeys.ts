import type { Proof } from "@paravent/protocol";
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import {
  addPasskey,
  beginNewPasskey,
  beginPasskeyProof,
  beginPasskeySignIn,
  beginPasskeySignUp,
  signInByPasskey,
  signUpByPasskey,
} from "../net/passkeys.ts";
import { RestFault } from "../net/rest.ts";

/** Browsers have passkeys on safe pages only. */
export const canUsePasskeys = (): boolean => window.PublicKeyCredential !== undefined;

/** What the browser did not do, because the reader called it off or has no such key, is said in our words. */
const byBrowser = <T>(done: Promise<T>): Promise<T> =>
  done.catch((fault: unknown) => {
    const isKnown = fault instanceof Error && fault.name === "InvalidStateError";
    throw new RestFault(isKnown ? "passkeyKnown" : "passkeyUnused");
  });

/** The guest of this browser becomes an account that needs no password. */
export async function signUpWithPasskey(name: string): Promise<void> {
  const optionsJSON = await beginPasskeySignUp(name);
  await signUpByPasskey({ name, passkey: await byBrowser(startRegistration({ optionsJSON })) });
}

/** Nobody is asked for a name: the key tells whose it is. */
export async function signInWithPasskey(): Promise<void> {
  const optionsJSON = await beginPasskeySignIn();
  await signInByPasskey({ passkey: await byBrowser(startAuthentication({ optionsJSON })) });
}

/** One more key for this account. */
export async function makePasskey(proof: Proof): Promise<void> {
  const optionsJSON = await beginNewPasskey(proof);
  await addPasskey({ passkey: await byBrowser(startRegistration({ optionsJSON })) });
}

/** Has one of the reader's keys prove that it is them. */
export async function proveByPasskey(): Promise<Proof> {
  const optionsJSON = await beginPasskeyProof();
  return { passkey: await byBrowser(startAuthentication({ optionsJSON })) };
}
