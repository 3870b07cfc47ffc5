import type { Affinity, Agent, CardId } from "../../names/names.ts";

/** A statement about something hidden: a pawn, the secret card, or what lies behind the speaker's own screen. */
export type Claim =
  | { about: "pawn"; pawn: number; is: Agent }
  | { about: "secretCard"; is: CardId }
  | { about: "pp"; is: number }
  | { about: "agents"; is: Record<Agent, number> }
  | { about: "affinities"; is: Record<Affinity, number> };

/** What somebody says: about something hidden, or in words of their own. */
export type Saying = Claim | { about: "words"; is: string };
