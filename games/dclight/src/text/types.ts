import type { GameEvent, Refusal, Seat, Shape } from "@paravent/kernel";
import type {
  CardId,
  Colour,
  CreatureId,
  End,
  GodId,
  Phase,
  Price,
  ReactionWindow,
  Sector,
  Slot,
  Track,
} from "../model/names.ts";

/** How a sentence names a player: "vous" for the reader, a name for the others. */
export type NameOf = (seat: Seat) => string;

/** Two lines of the decision bar: what to do, and under it the consequence or the reason. */
export interface Lines {
  readonly lead: string;
  readonly quiet: string;
}

export interface Asked {
  readonly subject: string;
  readonly about: Readonly<Record<string, unknown>>;
  readonly ask?: Shape;
}

/** A thing of the content pack: its name and what is printed on it. */
export interface Printed {
  readonly title: string;
  readonly text: string;
}

/** The words of DCLight in one language. */
export interface DclightText {
  sector(id: Sector): string;
  track(id: Track): string;
  colour(id: Colour): string;
  slot(id: Slot): string;
  phase(id: Phase): string;
  end(id: End): string;
  window(id: ReactionWindow): string;
  card(id: CardId): Printed & { deck: Sector; kind: "building" | "power" | "reaction" };
  creature(id: CreatureId): Printed;
  god(id: GodId): Printed;
  /** "2 Gold and 1 Population"; "nothing" for an empty price. */
  price(price: Price): string;
  /** The reader is asked. */
  question(asked: Asked): Lines;
  /** Somebody else is asked. */
  waiting(asked: Asked, names: readonly string[]): Lines;
  /** One line of the journal; null when the event is not worth telling. `you` is the reader's seat. */
  event(event: GameEvent, nameOf: NameOf, you: Seat | null): string | null;
  refusal(refusal: Refusal): string;
  /** The label of anything an answer can name. */
  ref(ref: string, nameOf: NameOf): string;
  /** The label of one part of an answer with several: the word of an effect (`pay`, `gain`, `draw`). */
  field(name: string): string;
  standing(act: string): Lines;
}
