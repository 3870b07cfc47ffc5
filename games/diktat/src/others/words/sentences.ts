import type { About, Lines, Numbers } from "@paravent/content/text";
import type { Speech } from "../../text/speech/speech.ts";
import type { OthersEvent } from "../state/events.ts";

export type OthersSubject = "diktat/othersVictim" | "diktat/orderGeneralEffects" | "diktat/moveOthers";

/** Answers about the Others that are a word of their own. */
export type OthersWord = "gloom" | "attack" | "others" | "players";

type Refused = "actsForOthers" | "silentTowardsOthers" | "noFactionPawn" | "packWithoutOthers";

/** What is said of the Others, in one language. */
export interface OthersSentences {
  readonly events: {
    readonly [T in OthersEvent["type"]]: (e: Extract<OthersEvent, { type: T }>, say: Speech) => string | null;
  };
  readonly questions: Readonly<Record<OthersSubject, (about: About, say: Speech) => Lines>>;
  readonly waiting: Readonly<Record<OthersSubject, (who: string, about: About, say: Speech) => string>>;
  readonly refusals: Readonly<Record<Refused, (numbers: Numbers, say: Speech) => string>>;
  readonly refs: Readonly<Record<OthersWord, string>>;
  /** A Corruption token by its sector. */
  corruption(sector: string): string;
}
