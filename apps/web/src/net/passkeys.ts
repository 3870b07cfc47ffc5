import type { PasskeyAdded, PasskeySignIn, PasskeySignUp, Proof } from "@paravent/protocol";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { call } from "./rest.ts";

const at = (path: string): string => `/api/passkeys${path}`;

/** What is asked of a key goes from the server to the browser as it is: the browser itself judges it. */
const toMake = (path: string, body: object) =>
  call("POST", at(path), body) as Promise<PublicKeyCredentialCreationOptionsJSON>;
const toSign = (path: string) => call("POST", at(path), {}) as Promise<PublicKeyCredentialRequestOptionsJSON>;

export const beginPasskeySignUp = (name: string) => toMake("/sign-up/begin", { name });
export const beginNewPasskey = (proof: Proof) => toMake("/begin", proof);
export const beginPasskeySignIn = () => toSign("/sign-in/begin");
export const beginPasskeyProof = () => toSign("/proof/begin");

export const signUpByPasskey = (request: PasskeySignUp): Promise<unknown> => call("POST", at("/sign-up"), request);
export const signInByPasskey = (request: PasskeySignIn): Promise<unknown> => call("POST", at("/sign-in"), request);
export const addPasskey = (request: PasskeyAdded): Promise<unknown> => call("POST", at(""), request);

const ofKey = (id: string, what: string): string => at(`/${encodeURIComponent(id)}/${what}`);

export const namePasskey = (id: string, name: string): Promise<unknown> => call("POST", ofKey(id, "name"), { name });
export const removePasskey = (id: string, proof: Proof): Promise<unknown> => call("POST", ofKey(id, "remove"), proof);
