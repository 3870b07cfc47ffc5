import * as z from "zod/mini";
import { PasskeyAnswer } from "./passkeys.ts";

export const Password = z.string().check(z.minLength(1), z.maxLength(256));

/** Who does what matters proves once more who they are: by password, or by passkey. */
export const PROOF = { password: z.optional(Password), passkey: z.optional(PasskeyAnswer) };

/** POST /api/account/erase, and what comes before one passkey more or less. */
export const Proof = z.strictObject(PROOF);
export type Proof = z.infer<typeof Proof>;
