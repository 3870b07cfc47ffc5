import * as z from "zod/mini";
import { PasskeySummary } from "./passkeys.ts";
import { Password, PROOF } from "./proof.ts";

/** Pictures of a profile, drawn by the client; the lantern of the bots is none of them. */
export const PORTRAITS = [
  "bob",
  "hat",
  "bun",
  "hood",
  "cap",
  "beard",
  "officer",
  "elder",
  "braids",
  "scarf",
  "patch",
  "curls",
  "screen",
  "die",
  "tower",
  "key",
  "mask",
  "fox",
  "owl",
  "moon",
  "profile",
  "helmet",
  "amphora",
  "ship",
] as const;
export const Portrait = z.enum(PORTRAITS);
export type Portrait = z.infer<typeof Portrait>;

/** So many characters a password has at least. */
export const SHORTEST_PASSWORD = 10;

const AccountName = z.string().check(z.trim(), z.minLength(1), z.maxLength(400));

/** POST /api/account makes an account of a guest. */
export const Credentials = z.strictObject({ name: AccountName, password: Password });
export type Credentials = z.infer<typeof Credentials>;

/** The same for signing in; an account whose password is not enough asks for a code too, where no passkey is at hand. */
export const SignIn = z.strictObject({
  name: AccountName,
  password: Password,
  code: z.optional(z.string().check(z.maxLength(60))),
});
export type SignIn = z.infer<typeof SignIn>;

/** POST /api/account/key-needed: whether a passkey is needed to sign in, and the password alone is not enough. */
export const KeyNeeded = z.strictObject({ ...PROOF, isNeeded: z.boolean() });
export type KeyNeeded = z.infer<typeof KeyNeeded>;

/** What it gives: codes that stand in for a lost passkey beside the password, once each. They are told this once. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** POST /api/account/password. */
export const PasswordChange = z.strictObject({ ...PROOF, next: Password });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** POST /api/account/forgotten: whoever has this name is sent a link, if they have a confirmed e-mail address. */
export const Forgotten = z.strictObject({ name: AccountName });
export type Forgotten = z.infer<typeof Forgotten>;

/** POST /api/account/reset: another password, by what that link carries. */
export const PasswordReset = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(300)),
  password: Password,
});
export type PasswordReset = z.infer<typeof PasswordReset>;

/** POST /api/account/portrait. */
export const PortraitChoice = z.strictObject({ portrait: Portrait });
export type PortraitChoice = z.infer<typeof PortraitChoice>;

/** One browser in which an account is signed in. */
export const SessionSummary = z.object({
  id: z.string(),
  /** Browser and system, as far as the browser tells; empty where it does not. */
  browser: z.string(),
  system: z.string(),
  /** What its owner calls it, where they have named it. */
  name: z.optional(z.string()),
  openedAt: z.number(),
  seenAt: z.number(),
  /** The one that asks. */
  isThis: z.boolean(),
});
export type SessionSummary = z.infer<typeof SessionSummary>;

/** POST /api/account/sessions/:id/name: what its owner knows it by; empty: as the browser calls itself. */
export const SessionName = z.strictObject({ name: z.string().check(z.trim(), z.maxLength(60)) });
export type SessionName = z.infer<typeof SessionName>;

/** GET /api/account: the account of the caller. A guest has none. */
export const AccountSummary = z.object({
  /** The name to sign in with. */
  login: z.string(),
  portrait: z.nullable(Portrait),
  createdAt: z.number(),
  /** Who signs in by passkey alone has none. */
  hasPassword: z.boolean(),
  passkeys: z.array(PasskeySummary),
  /** A passkey is needed to sign in; so many codes are left that stand in for it. */
  keyNeeded: z.optional(z.object({ codes: z.int() })),
  sessions: z.array(SessionSummary),
});
export type AccountSummary = z.infer<typeof AccountSummary>;
