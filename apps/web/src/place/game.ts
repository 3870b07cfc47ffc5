import type { ComponentType } from "preact";
import type { OptionsForm } from "../plug/plug.ts";

/** What is said of the game of a table to those who come to it. */
export interface PlaceGame {
  readonly name: string;
  /** One or two lines about it. */
  readonly lines: readonly string[];
  readonly minutes: readonly [number, number] | null;
  /** Its picture; null while it is fetched, and for a game nobody has drawn. */
  readonly Poster: ComponentType | null;
  readonly options: OptionsForm | null;
  /** For how few it is. */
  readonly fewest: number;
  readonly hasLessons: boolean;
}
