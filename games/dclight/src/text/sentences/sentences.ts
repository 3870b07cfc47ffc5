import type { About, Lines, Numbers, Speaking } from "@paravent/content/text";
import type { Refusal } from "@paravent/kernel";
import type { ActionEffect } from "../../content/effects.ts";
import type { DclightEvent } from "../../model/events.ts";
import type { Face, Price } from "../../model/names.ts";

/** What sentences are made with: every name already in the language of the reader. */
export interface Speech extends Speaking {
  sector(id: string): string;
  track(id: string): string;
  /** "1 Material", "2 Materials". */
  points(n: number, id: string): string;
  card(id: string): string;
  creature(id: string): string;
  god(id: string): string;
  phase(id: string): string;
  end(id: string): string;
  window(id: string): string;
  colour(id: string, n?: number): string;
  price(price: Price): string;
  faces(faces: readonly Face[]): string;
}

/** All sentences of one language. Every key must be there: the two languages cannot drift apart. */
export interface Sentences {
  /** For a reason no sentence was written for. */
  unknownRefusal(refusal: Refusal): string;
  readonly events: {
    readonly [T in DclightEvent["type"]]: (e: Extract<DclightEvent, { type: T }>, say: Speech) => string | null;
  };
  readonly questions: Readonly<Record<Subject, (about: About, say: Speech) => Lines>>;
  readonly waiting: Readonly<Record<Subject, (who: string, about: About, say: Speech) => string>>;
  readonly refusals: Readonly<Record<string, (numbers: Numbers, say: Speech) => string>>;
  readonly refs: Readonly<Record<Word, string>>;
  /** Parts of an answer with several, by the word of the effect. */
  readonly fields: Readonly<Record<Field, string>>;
  readonly standing: Readonly<Record<"standingPass", Lines>>;
  age(sector: string): string;
  deck(sector: string): string;
  discard(card: string): string;
  gain(points: string): string;
  building(building: string, owner: string): string;
  die(colour: string, n: string): string;
  setPass(window: string): string;
  clearPass(window: string): string;
}

/** Names in answers that are words of their own. */
export type Word =
  | "skip"
  | "keep"
  | "replace"
  | "promote"
  | "stay"
  | "pay"
  | "refuse"
  | "activate"
  | "age"
  | "build"
  | "power"
  | "morale"
  | "pass"
  | "decline"
  | "draw"
  | "creature-1"
  | Option;

/** Options of a card, by the word they begin with. */
export type Option = Exclude<ActionEffect["do"], "pay" | "draw">;

/** Effects that leave a choice. */
export type Field = "gain" | "pay" | "draw" | "steal" | "oppLose" | "destroyBuilding" | "oneOf";

export type Subject =
  | "dclight/chooseFreeSector"
  | "dclight/keepCard"
  | "dclight/discardToLimit"
  | "dclight/turnDraw"
  | "dclight/replaceDuplicate"
  | "dclight/orderSectors"
  | "dclight/promote"
  | "dclight/buySecondary"
  | "dclight/buyAccessory"
  | "dclight/offering"
  | "dclight/chooseLoss"
  | "dclight/chooseLostBuilding"
  | "dclight/chooseDiscard"
  | "dclight/devTurn"
  | "dclight/reactCancel"
  | "dclight/reactRetaliate"
  | "kernel/reaction";
