import type { Colour, End, Phase, ReactionWindow, Slot } from "../../model/names.ts";

/** The nouns of one language that no pack prints. */
export interface Nouns {
  readonly colours: Readonly<Record<Colour, readonly [one: string, many: string]>>;
  readonly slots: Readonly<Record<Slot, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly ends: Readonly<Record<End, string>>;
  readonly windows: Readonly<Record<ReactionWindow, string>>;
  /** Names of tracks that are plurals: as they are printed, and the two forms they have beside a number. */
  readonly forms: Readonly<Record<string, readonly [one: string, many: string]>>;
  readonly nothing: string;
}
