import { areDrawnBy } from "@paravent/kernel";
import * as z from "zod/mini";

const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What a player's client adds to the chance of a game: 16 random bytes. */
export const Entropy = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** POST /api/commitments: a table can be opened with this ticket; its secret is fixed from now on, and this is its hash. */
export const Commitment = z.object({ ticket: z.string(), commitment: Hash });
export type Commitment = z.infer<typeof Commitment>;

/** Given back to open a table. */
export const Ticket = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}\.[A-Za-z0-9_-]{1,64}$/));

/**
 * GET /api/tables/:id/chance, of a game that is over: all that decided its chance. The commitment is the SHA-256 of the
 * secret, the seed that of `seedText`; every draw comes from the generator whose key is the seed.
 */
export const Chance = z.object({
  table: z.string(),
  commitment: Hash,
  secret: z.string(),
  /** By seat; empty where a bot sits or a client has added nothing. */
  entropy: z.array(z.string()),
  seed: Hash,
  /** At a table of a tournament: the name of what was dealt, which stands in place of the table. Players added nothing. */
  deal: z.optional(z.string()),
  /** In the order of the game: after how many words of the generator, and of how many possibilities which came out. */
  drawn: z.array(z.object({ from: z.int(), draws: z.array(z.tuple([z.int(), z.int()])) })),
});
export type Chance = z.infer<typeof Chance>;

/** What a seed is the hash of. */
export const seedText = (secret: string, table: string, entropy: readonly string[]): string =>
  [secret, table, ...entropy].join("\n");

/** What a player knows from before the game: the commitment they were shown, and what their client added. */
export interface Noted {
  readonly commitment: string;
  readonly entropy: string;
}

/** What does not fit together. */
export type Unfair = "commitment" | "entropy" | "seed" | "draws";

/** What is wrong with the chance of a game, by what somebody noted before it; null: all of it is as it was promised. */
export async function whyUnfair(chance: Chance, noted: Noted | null): Promise<Unfair | null> {
  const { table, deal = table, commitment, secret, entropy, seed, drawn } = chance;
  if ((await sha256(secret)) !== commitment || (noted && noted.commitment !== commitment)) return "commitment";
  if (noted && !entropy.includes(noted.entropy)) return "entropy";
  if ((await sha256(seedText(secret, deal, entropy))) !== seed) return "seed";
  return areDrawnBy(seed, drawn) ? null : "draws";
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
