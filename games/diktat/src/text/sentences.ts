import type { About, Lines, Numbers, Speaking } from "@paravent/content/text";
import type { DiktatEvent } from "../model/events.ts";
import type { LeagueAct, LeagueSubject, LeagueWord } from "./league-sentences.ts";
import type { OathAct, OathSentences, OathSubject, OathWord } from "./oath-sentences.ts";
import type { OthersSubject, OthersWord } from "./others-sentences.ts";
import type { PoliticsAct, PoliticsSentences, PoliticsWord } from "./politics-sentences.ts";

/** What sentences are made with: every name already in the language of the reader. */
export interface Speech extends Speaking {
  sector(id: string): string;
  card(id: string): string;
  cabal(id: string): string;
  league(id: string): string;
  /** An element by its ref: a card, a Cabal card, a marker or a screen's ability. */
  element(ref: string): string;
  token(token: string): string;
  agent(kind: string, n?: number): string;
  /** The same kind among the pawns of an owner: Parasite, Abomination and Vector are the Others'. */
  pawn(kind: string, owner: number, n?: number): string;
  resource(what: string, n: number): string;
  manoeuvre(id: string): string;
  affinity(type: string): string;
  /** Where a pawn or a pile lies: its number means nothing to anybody. Null when nobody at hand knows. */
  whereIs(pawn: number): PawnPlace | null;
  whereIsPile(pile: number): PilePlace | null;
}

/** The place of a pile: whose it is and in which sector. */
export interface PilePlace {
  readonly owner: number;
  readonly sector: string;
}

/** The place of a pawn: its pile, and its position from 1 at the top; null once it has left. */
export interface PawnPlace extends PilePlace {
  readonly position: number | null;
}

/** What knows the board the sentences are about; a journal may tell of pawns long gone. */
export interface Whereabouts {
  pawn(id: number): PawnPlace | null;
  pile(id: number): PilePlace | null;
  /** Whether the Others are played with at this board; null away from any board: then both are told (DK-INF-13). */
  withOthers(): boolean | null;
}

/** All sentences of one language. Every key must be there: the two languages cannot drift apart. */
export interface Sentences {
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
