import {
  AccountSummary,
  type Credentials,
  Me,
  type PasswordChange,
  type PasswordReset,
  type Portrait,
  type Proof,
  RecoveryCodes,
  type SignIn,
} from "@paravent/protocol";
import { call } from "./rest.ts";

/** Makes the guest of this browser an account. */
export const signUp = async (who: Credentials): Promise<Me> => Me.parse(await call("POST", "/api/account", who));

export const signIn = async (who: SignIn): Promise<Me> => Me.parse(await call("POST", "/api/account/sign-in", who));

export const signOut = (): Promise<unknown> => call("POST", "/api/account/sign-out", {});

export const readAccount = async (): Promise<AccountSummary> => AccountSummary.parse(await call("GET", "/api/account"));

/** Calls one's session so; by nothing, as its browser calls itself. */
export const nameSession = (id: string, name: string): Promise<unknown> =>
  call("POST", `/api/account/sessions/${encodeURIComponent(id)}/name`, { name });

export const endSession = (id: string, proof: Proof): Promise<unknown> =>
  call("POST", `/api/account/sessions/${encodeURIComponent(id)}/end`, proof);

export const endOtherSessions = (proof: Proof): Promise<unknown> =>
  call("POST", "/api/account/sessions/end-others", proof);

export const changePassword = (change: PasswordChange): Promise<unknown> =>
  call("POST", "/api/account/password", change);

/** Has a link sent to whoever has this name, if they have a confirmed address; the answer tells nothing. */
export const askReset = (name: string): Promise<unknown> => call("POST", "/api/account/forgotten", { name });

export const resetPassword = (reset: PasswordReset): Promise<unknown> => call("POST", "/api/account/reset", reset);

/** Has a passkey be needed to sign in, or not any more; gives the codes that stand in for it. */
export const needKey = async (isNeeded: boolean, proof: Proof): Promise<readonly string[]> =>
  RecoveryCodes.parse(await call("POST", "/api/account/key-needed", { ...proof, isNeeded })).codes;

export const choosePortrait = async (portrait: Portrait): Promise<Me> =>
  Me.parse(await call("POST", "/api/account/portrait", { portrait }));

export const eraseAccount = (proof: Proof): Promise<unknown> => call("POST", "/api/account/erase", proof);

/** Where all that is kept about the caller can be fetched as a file. */
export const EXPORT = "/api/account/export";
