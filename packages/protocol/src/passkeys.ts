import * as z from "zod/mini";

/** Bytes as browsers write them in what they say about passkeys. */
const Bytes = (longest: number) => z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(longest));

const ID = Bytes(1_400);

/** A passkey that was just made, as the browser tells it; what is not named here counts for nothing. */
export const NewPasskey = z.object({
  id: ID,
  rawId: ID,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: Bytes(4_000),
    attestationObject: Bytes(12_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** What a passkey has signed, as the browser tells it. */
export const PasskeyAnswer = z.object({
  id: ID,
  rawId: ID,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: Bytes(4_000),
    authenticatorData: Bytes(4_000),
    signature: Bytes(2_000),
    userHandle: z.optional(Bytes(200)),
  }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** POST /api/passkeys/sign-in. */
export const PasskeySignIn = z.strictObject({ passkey: PasskeyAnswer });
export type PasskeySignIn = z.infer<typeof PasskeySignIn>;

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(400));

/** POST /api/passkeys/sign-up/begin, then /sign-up with the passkey: a guest becomes an account without a password. */
export const PasskeySignUpName = z.strictObject({ name: Name });
export const PasskeySignUp = z.strictObject({ name: Name, passkey: NewPasskey });
export type PasskeySignUp = z.infer<typeof PasskeySignUp>;

/** POST /api/passkeys: one more for an account. */
export const PasskeyAdded = z.strictObject({ passkey: NewPasskey });
export type PasskeyAdded = z.infer<typeof PasskeyAdded>;

/** POST /api/passkeys/:id/name: what its owner knows it by. */
export const PasskeyName = z.strictObject({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) });
export type PasskeyName = z.infer<typeof PasskeyName>;

/** One passkey of an account. */
export const PasskeySummary = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  /** Null: not yet. */
  usedAt: z.nullable(z.number()),
});
export type PasskeySummary = z.infer<typeof PasskeySummary>;
