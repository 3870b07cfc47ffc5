import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Setup } from "@paravent/kernel";
import { seedText } from "@paravent/protocol";
import type { TableRecord } from "../store/store.ts";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** What players are shown of a secret before the first draw: no other secret has it. */
export const commitmentTo = (secret: string): string => sha256(secret);

/** What a table draws by: the key comes from its secret and from what the clients of its players have added. */
export function chanceOf({ id, seed, seats, deal }: TableRecord): Pick<Setup, "seed" | "chance" | "entropy"> {
  // What is dealt at several tables must be the same at all of them: nobody adds anything there.
  if (deal !== null) return { seed: sha256(seedText(seed, deal, [])), chance: "keyed", entropy: [] };
  const entropy = seats.map((seat) => (seat.kind === "person" ? (seat.entropy ?? "") : ""));
  return { seed: sha256(seedText(seed, id, entropy)), chance: "keyed", entropy };
}

/** The id of a table to be, which nobody guesses (ASVS 11.5.1): who has it may watch. And its secret. */
export interface Promised {
  readonly id: string;
  readonly secret: string;
}

export const randomly = (): Promised => ({
  id: randomBytes(16).toString("base64url"),
  secret: randomBytes(32).toString("hex"),
});

/**
 * Secrets that are fixed before anybody has added anything: each follows from the id of its table and the server's own
 * secret, so that nothing need be kept until the table is made. A ticket names the table; only this server can make one.
 */
export class Promises {
  private readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  give(): { readonly ticket: string; readonly commitment: string } {
    const { id } = randomly();
    return { ticket: `${id}.${this.markOf(id)}`, commitment: commitmentTo(this.of(id).secret) };
  }

  /** What a ticket promises; null where this server has given no such ticket. */
  read(ticket: string): Promised | null {
    const [id, mark] = ticket.split(".", 2) as [string, string | undefined];
    return mark === this.markOf(id) ? this.of(id) : null;
  }

  private of(id: string): Promised {
    return { id, secret: createHmac("sha256", this.key).update(`chance ${id}`).digest("hex") };
  }

  private markOf(id: string): string {
    return createHmac("sha256", this.key).update(`ticket ${id}`).digest("base64url");
  }
}
