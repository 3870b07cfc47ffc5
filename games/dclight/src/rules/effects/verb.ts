import type { RuleId, Seat, Shape } from "@paravent/kernel";
import type { Use as Word } from "../../content/effects.ts";
import type { Card } from "../../content/pack.ts";
import type { Price } from "../../model/names.ts";
import type { DclightRules, Facts } from "../write.ts";

/** Who acts, whom the card is aimed at (oneself for a card without target), and by which rule. */
export interface Use {
  readonly by: Seat;
  readonly target: Seat;
  readonly rule: RuleId;
  /** While a card of the hand is weighed: it will have left the hand, and this will be paid, before it does anything. */
  readonly owed?: Owed;
  /** DC-REACT-04: the target has cancelled the card for himself; what it does to others, it does. */
  readonly spared?: true;
}

export interface Owed {
  readonly card: Card;
  readonly price: Price;
}

/** One word of the vocabulary: when it can be carried out, what must be named for it (`A`), and what it does. */
export interface Verb<D extends Word, A = unknown> {
  /** Whether it can be carried out at all; a card with an effect that cannot is not used. */
  can(s: Facts, use: Use, effect: D): boolean;
  /** DC-RUL-51: whether it can change something. */
  changes(s: Facts, use: Use, effect: D): boolean;
  /** Whether the player names something for it. It depends on the effect alone, so that an answer keeps its form. */
  asks(effect: D): boolean;
  /** What may be named. `alone`: no other effect of the card changes anything, so this one has to. */
  ask(s: Facts, use: Use, effect: D, alone: boolean): Shape<A>;
  /** Carries it out. Says whether something of the target has changed (DC-REACT-05). */
  run(g: DclightRules, use: Use, effect: D, named: A): boolean;
}

export type Of<W extends Word["do"]> = Extract<Word, { do: W }>;
