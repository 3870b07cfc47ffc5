import type { GameEvent, Refusal, Seat, Shape } from "@paravent/kernel";
import type { Agent, CabalId, CardId, Manoeuvre, Phase, SectorId } from "../model/names.ts";
import type { Saying } from "../politics/events.ts";
import type { Goods } from "../politics/oaths/goods.ts";
import type { OfferedTerm } from "../politics/oaths/oath.ts";

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

/** The words of Diktat in one language. */
export interface DiktatText {
  sector(id: SectorId): string;
  cabal(id: CabalId): string;
  motto(id: CabalId): string;
  card(id: CardId): { title: string; text: string; sector: SectorId };
  /** An element by its ref: `card:nv1`, `cabal:polisec_2`, `screen:polisec`, `marker:karst:2`. */
  element(ref: string): { title: string; text: string };
  /** What an element does, said from its data. */
  explain(ref: string): string;
  /** What a way out of the effect a question is about does: `option:1`, `accept`; null where it has no such way out. */
  option(about: Readonly<Record<string, unknown>>, ref: string): string | null;
  agent(kind: Agent, n?: number): string;
  manoeuvre(id: Manoeuvre): string;
  phase(id: Phase): string;
  affinity(type: "politics" | "people" | "artefact" | "any"): string;
  /** What an Influence marker gives at a level. */
  influence(sector: SectorId, face: 1 | 2): string;
  /** The reader is asked. */
  question(asked: Asked): Lines;
  /** Somebody else is asked. */
  waiting(asked: Asked, names: readonly string[]): Lines;
  /** One line of the journal; null when the event is not worth telling. `you` is the reader's seat. */
  event(event: GameEvent, nameOf: NameOf, you: Seat | null): string | null;
  refusal(refusal: Refusal): string;
  /** The label of anything an answer can name. */
  ref(ref: string, nameOf: NameOf): string;
  /** A term of an oath in a sentence; `you` is the reader's seat. */
  oathTerm(term: OfferedTerm, nameOf: NameOf, you: Seat | null): string;
  /** One side of a trade: "3 PP and 1 Spy token", or "nothing". */
  goods(goods: Goods): string;
  /** What was shown or told, in a sentence. */
  saying(saying: Saying, nameOf: NameOf, you: Seat | null): string;
  standing(act: string): Lines;
}
