import type { About, Lines, Numbers } from "@paravent/content/text";
import type { Refusal } from "@paravent/kernel";
import type { LeagueAct, LeagueSubject, LeagueWord } from "../../leagues/words/sentences.ts";
import type { DiktatEvent } from "../../model/events.ts";
import type { OthersSubject, OthersWord } from "../../others/words/sentences.ts";
import type { OathAct, OathSentences, OathSubject, OathWord } from "../../politics/words/oath-sentences.ts";
import type { PoliticsAct, PoliticsSentences, PoliticsWord } from "../../politics/words/sentences.ts";
import type { PawnPlace, PilePlace, Speech } from "../speech/speech.ts";

/** All sentences of one language. Every key must be there: the two languages cannot drift apart. */
export interface Sentences {
  /** For a reason no sentence was written for. */
  unknownRefusal(refusal: Refusal): string;
  readonly events: {
    readonly [T in DiktatEvent["type"]]: (e: Extract<DiktatEvent, { type: T }>, say: Speech) => string | null;
  };
  readonly questions: Readonly<Record<Subject, (about: About, say: Speech) => Lines>>;
  readonly waiting: Readonly<Record<Subject, (who: string, about: About, say: Speech) => string>>;
  readonly refusals: Readonly<Record<string, (numbers: Numbers, say: Speech) => string>>;
  readonly refs: Readonly<Record<Word, string>>;
  readonly standing: Readonly<
    Record<"takeDebt" | "placeAffinity" | "manifest" | OathAct | PoliticsAct | LeagueAct, Lines>
  >;
  /** A term of an oath in a sentence. */
  readonly term: OathSentences["term"];
  readonly oath: OathSentences["oath"];
  readonly goods: PoliticsSentences["goods"];
  readonly saying: PoliticsSentences["saying"];
  readonly marker: PoliticsSentences["marker"];
  readonly offer: PoliticsSentences["offer"];
  /** A pawn or a pile by its place; null: somewhere. */
  pawn(place: PawnPlace | null, say: Speech): string;
  pile(place: PilePlace | null, say: Speech): string;
  sleeper(place: PilePlace | null, say: Speech): string;
  corruption(sector: string): string;
  option(n: number): string;
  firstAndDirection(name: string, clockwise: boolean): string;
  slot(sector: string): string;
  placement(card: string, token: string): string;
}

/** Answers that are a word of their own. */
export type Word =
  | OthersWord
  | OathWord
  | PoliticsWord
  | LeagueWord
  | "stop"
  | "secretCard"
  | "nothing"
  | "place"
  | "discard"
  | "marker"
  | "pass"
  | "decline"
  | "withdraw"
  | "accept"
  | "refuse"
  | "stack"
  | "apart"
  | "slot";

export type Subject =
  | OthersSubject
  | OathSubject
  | LeagueSubject
  | "diktat/chooseCabal"
  | "diktat/nameFirstPlayer"
  | "diktat/chooseManoeuvre"
  | "diktat/chooseSector"
  | "diktat/composePile"
  | "diktat/chooseSpyTarget"
  | "diktat/chooseVictim"
  | "diktat/extendDiscard"
  | "diktat/nameSector"
  | "diktat/ready"
  | "diktat/powerBid"
  | "diktat/chooseTrophy"
  | "diktat/endOfCycleCall"
  | "diktat/finalAffinities"
  | "diktat/costChoice"
  | "diktat/choosePile"
  | "diktat/choosePiles"
  | "diktat/movePile"
  | "diktat/movePawn"
  | "diktat/swapPawn"
  | "diktat/convertPawn"
  | "diktat/removePawn"
  | "diktat/effectChoice"
  | "diktat/incomeChoice"
  | "diktat/optionChoice"
  | "diktat/offerAnswer"
  | "diktat/choosePlayer"
  | "diktat/nameFirstAndDirection"
  | "diktat/placeToken"
  | "diktat/tollChoice"
  | "diktat/chooseCabalCard"
  | "diktat/chooseSpecial"
  | "diktat/keepCard"
  | "diktat/readyPossession"
  | "diktat/exhaustPossession"
  | "diktat/chooseTrackCard"
  | "diktat/chooseMarker"
  | "diktat/returnMarker"
  | "diktat/placeMarker"
  | "diktat/affinityTypes"
  | "diktat/affinityLoss"
  | "diktat/exchangeAffinity"
  | "kernel/reaction";
