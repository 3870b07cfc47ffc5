import type { Json, Refusal } from "@paravent/kernel";
import type { DiktatEvent } from "../model/events.ts";
import type { Lines } from "./types.ts";

/** What sentences are made with: every name already in the language of the reader. */
export interface Speech {
  name(seat: number): string;
  isYou(seat: number): boolean;
  sector(id: string): string;
  card(id: string): string;
  cabal(id: string): string;
  agent(kind: string, n?: number): string;
  resource(what: string, n: number): string;
  manoeuvre(id: string): string;
  affinity(type: string): string;
  list(items: readonly string[]): string;
}

/** All sentences of one language. Every key must be there: the two languages cannot drift apart. */
export interface Sentences {
  readonly events: {
    readonly [T in DiktatEvent["type"]]: (e: Extract<DiktatEvent, { type: T }>, say: Speech) => string | null;
  };
  readonly questions: Readonly<Record<Subject, (about: About, say: Speech) => Lines>>;
  readonly waiting: Readonly<Record<Subject, (who: string, about: About, say: Speech) => string>>;
  readonly refusals: Readonly<Record<string, (numbers: Numbers, say: Speech) => string>>;
  readonly refs: Readonly<Record<"stop" | "secretCard" | "nothing" | "place" | "discard" | "marker" | "pass", string>>;
  readonly standing: Readonly<Record<"takeDebt" | "placeAffinity", Lines>>;
  pawn(id: string): string;
  slot(sector: string): string;
  placement(card: string, token: string): string;
  /** For a reason no sentence was written for. */
  unknownRefusal(refusal: Refusal): string;
}

export type About = Readonly<Record<string, unknown>>;
export type Numbers = Readonly<Record<string, Json>>;

export type Subject =
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
  | "kernel/reaction";
