import type { About, Lines, Numbers } from "@paravent/content/text";
import type { Speech } from "../../text/speech/speech.ts";
import type { Deadline, OfferedTerm, Promised } from "../state/oath.ts";
import type { OathEvent } from "../state/oath-events.ts";

/** Words of oaths: what may be answered, and names of the parts of an offer. */
export type OathWord =
  | Deadline
  | Promised["kind"]
  | "self"
  | "partner"
  | "admit"
  | "contest"
  | "kept"
  | "broken"
  | "with"
  | "until"
  | "terms"
  | "by"
  | "promise"
  | "manoeuvre"
  | "sector"
  | "target"
  | "owner"
  | "n"
  | "is"
  | "pawn"
  | "pp"
  | "agents"
  | "affinities"
  | "cards"
  | "markers"
  | "debt";

export type OathSubject = "diktat/oathAnswer" | "diktat/oathVerdict";

export type OathAct = "offerOath" | "acceptOath" | "refuseOath" | "withdrawOath" | "revealOath" | "claimBreach";

/** Everything one language says about oaths. */
export interface OathSentences {
  readonly events: {
    readonly [T in OathEvent["type"]]: (e: Extract<OathEvent, { type: T }>, say: Speech) => string | null;
  };
  readonly questions: Readonly<Record<OathSubject, (about: About, say: Speech) => Lines>>;
  readonly waiting: Readonly<Record<OathSubject, (who: string, about: About, say: Speech) => string>>;
  readonly refusals: Readonly<Record<string, (numbers: Numbers, say: Speech) => string>>;
  readonly refs: Readonly<Record<OathWord, string>>;
  readonly standing: Readonly<Record<OathAct, Lines>>;
  /** A term in a sentence: "Ana does not assassinate Bor's pawns." */
  term(term: OfferedTerm, say: Speech): string;
  /** An oath, or one of its terms, by number. */
  oath(id: string): string;
}
