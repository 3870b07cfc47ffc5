import type { Json, Question, TableView } from "@paravent/kernel";
import type { Language, LensName } from "@paravent/protocol";
import type { ComponentChildren, ComponentType } from "preact";
import type { Vocabulary } from "../i18n/vocabulary.ts";
import type { Timbres } from "../stage/sound.ts";
import type { Teller } from "../stage/told.ts";
import type { CoachWords } from "./coach.ts";
import type { Pieces } from "./pieces.ts";
import type { Rulebook } from "./rulebook.ts";
import type { Teaching } from "./teaching.ts";

/**
 * A game as the client knows it. The lobby needs what stands here; everything larger is fetched when it is first needed:
 * pictures by the lobby, options by the sheet of a new table, the table by those who sit down at it.
 */
export interface Plug {
  /** As tables name their game. */
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** Place in the lobby, smallest first. */
  readonly place: number;
  /** For how many it is. */
  readonly players: readonly number[];
  /** How long a game takes, in minutes; null where nobody has said. */
  readonly minutes: readonly [number, number] | null;
  /** What a shrewd bot may lean to, the even one first; empty where there is only one way. */
  readonly strategies: readonly string[];
  readonly words: Vocabulary<LobbyWords>;
  /** Its pictures in the lobby; null for a game nobody has drawn. */
  readonly cover: (() => Promise<Cover>) | null;
  /** What players can agree on before they begin; null where there is nothing. */
  readonly options: (() => Promise<OptionsForm>) | null;
  /** Its rulebook; null where the client has none. */
  readonly rules: (() => Promise<Rulebook>) | null;
  /** What it brings to its lessons; null for a game that has none. */
  readonly lessons: (() => Promise<Teaching>) | null;
  /** What it says of the things on its table; null for a game whose things cannot be asked about. */
  readonly pieces: (() => Promise<Pieces>) | null;
  /** What a coach says of it; null for a game that has none. */
  readonly coach: (() => Promise<CoachWords>) | null;
  table(): Promise<GameTable>;
}

/** What the lobby says of a game. */
export interface LobbyWords {
  /** Under its name, one or two lines. */
  readonly lines: readonly string[];
  /** Names of the strategies of its bots. */
  readonly strategies: Readonly<Record<string, string>>;
  /** What the sides of its players are called, as results name them; absent where there are none. */
  readonly sides?: Readonly<Record<string, string>>;
  /** So many of its rounds, as the game calls them; absent where it has no word of its own. */
  rounds?(n: number): string;
}

/** The pictures of a game in the lobby. */
export interface Cover {
  /** Fills its parent: it is painted across two panels of the folding screen. */
  readonly Poster: ComponentType;
  /** The same with nobody there: what a link shows that leads to no table. */
  readonly Deserted?: ComponentType;
  /** The small picture of one table: the same text always gives the same picture. */
  readonly Picture: ComponentType<{ readonly variant: string }>;
  /** What a player is told by at the table: by the side they had or by their seat. Decoration beside a name. */
  readonly Sign?: ComponentType<{ readonly seat: number; readonly side: string }>;
}

/** The options of a game: chosen for a new table, and told to those who look at one. */
export interface OptionsForm {
  /** Chooses among them. What is wished for belongs to the form; null at first. */
  readonly Choice: ComponentType<OptionChoiceProps>;
  /** What was agreed on at a table, in full. */
  readonly Digest: ComponentType<{ readonly players: number; readonly options: Json | undefined }>;
  /** What is sent with a new table of so many players. */
  wire(wished: Json, players: number): Json | undefined;
  /** Length and limits of the game in a few words: what one agrees to by sitting down. */
  summary(players: number, options: Json | undefined): string | null;
  /** What was agreed on beyond the base game, by name. */
  names(options: Json | undefined): readonly string[];
  /** Why the server did not take the options; null where it is not for the form to say. */
  refusal(reason: string): string | null;
}

export interface OptionChoiceProps {
  readonly players: number;
  readonly wished: Json;
  onWish(wished: Json): void;
}

/** The table of a game, and what the replay shows of its story. */
export interface GameTable {
  readonly Table: ComponentType;
  readonly replay: ReplaySigns;
  /** How what happens is shown and told; null where the table only draws how things stand. */
  readonly tell: Teller | null;
  /** What it sounds like; null for a game without sounds. */
  readonly timbres: Timbres | null;
  /** Which questions everybody can count the answers of: those with one are answered by themselves. Null: none. */
  readonly countable: Countable | null;
}

/**
 * Whether everybody at the table can count the answers to a question. Only then may it be answered by itself: otherwise the
 * others would learn from the haste of an answer that there was no choice, and so what somebody holds.
 */
export type Countable = (question: Question, now: TableView<unknown>) => boolean;

export interface ReplaySigns {
  /** Type of the event that begins a round; null where there are none. */
  readonly round: string | null;
  /** Type of the event that begins a phase of a round. */
  readonly phase: string | null;
  readonly marks: readonly ReplayMark[];
  /** The same hidden things through each lens, side by side; absent where the game does not compare them. */
  readonly sideBySide?: () => Promise<ComponentType<SideBySideProps>>;
}

export interface SideBySideProps {
  /** The same move through each lens, the one that sees least first. */
  readonly through: readonly { readonly lens: LensName; readonly view: TableView<unknown> }[];
}

/** Something of a game worth finding again: it has a sign over the line of the replay. */
export interface ReplayMark {
  /** Types of the events that tell of it. */
  readonly on: readonly string[];
  readonly sign: ComponentChildren;
  name(): string;
}
