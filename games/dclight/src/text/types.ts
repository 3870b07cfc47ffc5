import type { NameOf, TableText } from "@paravent/content/text";
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

/** A thing of the content pack: its name and what is printed on it. */
export interface Printed {
  readonly title: string;
  readonly text: string;
}

/** The words of DCLight in one language. */
export interface DclightText extends TableText {
  sector(id: Sector): string;
  track(id: Track): string;
  /** "1 Material", "2 Materials". */
  points(n: number, id: Track): string;
  /** What one side of a die shows: "Gold", "Material". */
  face(id: Track): string;
  /** "red"; for several dice the form that goes with them. */
  colour(id: Colour, n?: number): string;
  slot(id: Slot): string;
  phase(id: Phase): string;
  end(id: End): string;
  window(id: ReactionWindow): string;
  card(id: CardId): Printed & { deck: Sector; kind: "building" | "power" | "reaction" };
  creature(id: CreatureId): Printed;
  god(id: GodId): Printed;
  /** "2 Gold and 1 Population"; "nothing" for an empty price. */
  price(price: Price): string;
  /** The label of anything an answer can name. */
  ref(ref: string, nameOf: NameOf): string;
  /** The label of one part of an answer with several: the word of an effect (`pay`, `gain`, `draw`). */
  field(name: string): string;
}
