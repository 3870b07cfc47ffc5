import type { TableView } from "@paravent/kernel";
import type { ComponentChildren, ComponentType } from "preact";
import type { Vocabulary } from "../i18n/vocabulary.ts";

/** A run of text; `rule` is the identifier of a rule. */
export type Inline =
  | string
  | { readonly strong: readonly Inline[] }
  | { readonly em: readonly Inline[] }
  | { readonly rule: string };

/** A passage and the rules it rests on. */
export interface Prose {
  readonly text: readonly Inline[];
  readonly rules: readonly string[];
}

export type Block =
  | { readonly is: "heading"; readonly level: 2 | 3; readonly prose: Prose }
  | { readonly is: "paragraph"; readonly prose: Prose }
  | { readonly is: "list"; readonly ordered: boolean; readonly items: readonly Prose[] }
  | { readonly is: "table"; readonly head: readonly Prose[]; readonly rows: readonly (readonly Prose[])[] }
  /** A drawing by name, and what it shows in words. */
  | { readonly is: "figure"; readonly name: string; readonly shows: string }
  /** A list made from the content pack. */
  | { readonly is: "made"; readonly name: string };

export interface Chapter {
  /** As addresses name it, the same in every language. */
  readonly name: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** One numbered rule or ruling: its text, or several parts, each under the heading of its column. */
export interface LawEntry {
  readonly id: string;
  readonly parts: readonly { readonly label: string | null; readonly text: readonly Inline[] }[];
}

export interface LawSection {
  /** The part of the law it belongs to: rules, rulings. */
  readonly part: string;
  readonly title: string;
  readonly entries: readonly LawEntry[];
}

/** One thing of a list made from the pack. */
export interface MadeItem {
  /** Unique in its list: addresses end with it. */
  readonly id: string;
  readonly title: string;
  /** A few words under the title: kind, price, worth. */
  readonly facts?: string | undefined;
  /** What it does, one line each. */
  readonly lines: readonly string[];
  /** The colour it goes by on a dark ground, where it has one. */
  readonly colour?: string | undefined;
  /** Its drawing, made anew where it is shown. */
  sign?(): ComponentChildren;
  /** The same as large as the place it stands in; where there is none, the sign stands for it. */
  art?(): ComponentChildren;
  /** The sides of a marker, drawn as large as the place they stand in. */
  faces?(): readonly ComponentChildren[];
  /** How many of it lie in the box; absent: one. */
  readonly copies?: number | undefined;
}

export interface MadeGroup {
  readonly title: string | null;
  readonly items: readonly MadeItem[];
}

/** How things of a pack fared in games that bots played (`npm run sim -- --figures`). */
export interface Fared {
  /** The hash of what the rules read of the pack: the figures are true of no other. */
  readonly rules: string;
  readonly players: number;
  readonly games: number;
  /** By list and id: in which part of the games it was taken, and what part of an even share those won who took it. */
  readonly things: Readonly<Record<string, { readonly taken: number; readonly won: number | null }>>;
}

/** What a rulebook says of one content pack, in the language being spoken. */
export interface PackPages {
  /** The hash of what the rules read of it. */
  readonly rules: string;
  readonly lists: Readonly<Record<string, readonly MadeGroup[]>>;
}

/** What can be printed of a pack, to be cut out and played with. */
export interface Sheets {
  /** Lists of the gallery, and what their things become on paper. */
  readonly lists: Readonly<Record<string, "card" | "marker" | "board">>;
  /** The board all play on, empty; absent where there is none. */
  board?(): Promise<ComponentType<{ readonly pack: unknown }>>;
}

/** The rulebook of a game. */
export interface Rulebook {
  readonly chapters: Vocabulary<readonly Chapter[]>;
  readonly law: Vocabulary<readonly LawSection[]>;
  /** Parts of the table of contents: what each is called, and the chapter it begins with. */
  parts(): readonly { readonly title: string; readonly first: string }[];
  /** The lists whose things are shown in the gallery, and what they are called there. */
  gallery(): readonly { readonly list: string; readonly title: string }[];
  /** How things fared, for the pack the game comes with. */
  readonly fared: Fared;
  /** The chapter on what is going on at a table. */
  now(view: TableView<unknown>): string;
  /** Each game knows the shape of its own packs. */
  pages(pack: unknown): PackPages;
  /** What of a pack can be printed. */
  readonly sheets: Sheets;
  /** Drawings by name; a figure without one is told in words. */
  readonly figures: Readonly<Record<string, ComponentType>>;
  /** Class of the element that figures and signs stand in. */
  readonly look: string;
  /** What drawings refer to, once on the page; null where nothing is needed. */
  readonly Sprites: ComponentType | null;
}
