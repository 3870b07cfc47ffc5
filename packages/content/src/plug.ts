import type { Teaching } from "@paravent/bots";
import type { Game, Json, Seat } from "@paravent/kernel";
import type { Words } from "./fault.ts";
import type { PackFiles } from "./read.ts";

/** What a game brings along, so that server and lab can offer it without knowing it: the `plug` of its `plug.ts`. */
export interface GamePlug {
  /** The id of its `Game`. */
  readonly id: string;
  /** The folder of its sources, as a file URL: their fingerprint names the exact rules of a stored game. */
  readonly sources: string;
  /** The rules, with the content the game comes with. */
  load(): Game;
  /** How it takes content packs; absent where there is nothing to choose. */
  readonly content?: Content;
  /** What bots are taught: how to judge answers, named strategies, how to look ahead; absent: there is a random bot only. */
  readonly bots?: Teaching;
  readonly about: About;
  /** The words of the generic table; absent where the client has a table for the game. */
  readonly words?: { readonly fr: GameWords; readonly en: GameWords };
  readonly lab: LabNotes;
  /** How far a game is, in few words, from what everybody sees of it; absent: nothing is said of that. */
  moment?(view: unknown): Words;
  /** From whom a seat has an offer to answer outside of its turn, from what that seat sees; absent where nobody offers anything. */
  offeredTo?(view: unknown, seat: Seat): readonly Seat[];
}

/** How the server announces a game. */
export interface About {
  readonly name: Words;
  /** One line for the lobby. */
  readonly text?: Words;
  /** What the named strategies are called, the even one first. */
  readonly strategies?: readonly { readonly id: string; readonly name: Words }[];
  /** What the players can agree on before they begin: one of several values each. */
  readonly options?: readonly { readonly name: string; readonly values: readonly Json[]; readonly default: Json }[];
  /** Type of the event that begins a round, for the replay. */
  readonly rounds?: string;
}

type Templates = Readonly<Record<string, string>>;

/**
 * The sentences of a game in one language, with placeholders: `{count}` a value, `{@seat}` the player in that seat, `{#face}` the
 * label of a ref, `{count|die|dice}` one or other by number.
 */
export interface GameWords {
  /** By subject: what the asked player reads, a line under it, the button, and what the others read (`{names}`). */
  readonly questions: Readonly<
    Record<
      string,
      { readonly lead: string; readonly quiet: string; readonly commit?: string; readonly waiting: string }
    >
  >;
  readonly standing: Readonly<Record<string, { readonly lead: string; readonly quiet: string }>>;
  /** By type; `type.you` where the event is about the reader. A type without a sentence is not told. */
  readonly events: Templates;
  readonly refusals: Templates;
  /** What an answer can name: `face:3`, or `face:*` with `{0}` for what follows the colon. */
  readonly refs: Templates;
  readonly fields: Templates;
  /** By the keys of the described view. */
  readonly view: Templates;
  /** `name`, `name.value`, `name.text`. */
  readonly options: Templates;
}

/** A game with the content of one pack. */
export interface OpenPack {
  /** The name of the whole document, words included. */
  readonly id: string;
  /** The name of what the rules read of it. */
  readonly rules: string;
  readonly name: Words;
  readonly game: Game;
  /** What clients look names and texts up in. */
  readonly text: object;
}

/**
 * How a game takes content that is not its own. What people send is read and made in a thread of its own; only what comes
 * of that is opened where games are played.
 */
export interface Content {
  /** What `pack.yaml` says to be for this game. */
  readonly schema: string;
  /** The files of the pack the game comes with. */
  files(): PackFiles;
  /** The document of the pack the game comes with. */
  base(): unknown;
  /** Reads files whole or not at all: a document that can be kept, or a PackFault. */
  read(files: PackFiles): unknown;
  /** What a document says, as plain data that one thread can hand to another. */
  make(document: unknown): unknown;
  open(made: unknown): OpenPack;
}

/** A finished game in the words every game has: rounds, why it ended, points, and what tells the seats apart. */
export interface Ending {
  readonly rounds: number;
  readonly end: string;
  readonly seats: readonly {
    readonly side: string;
    readonly points: number;
    /** What the points are made of, where the game says so. */
    readonly parts: Readonly<Record<string, number>>;
  }[];
}

/** A thing that a seat got hold of, and the list of the rulebook it stands in. */
export interface Taken {
  readonly seat: number;
  readonly list: string;
  readonly id: string;
}

/** What can be taken in games with the pack a game comes with. */
export interface Taking {
  /** The hash of what the rules read of the pack: what is measured of its things is true of this pack alone. */
  readonly rules: string;
  /** Ids by list. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** Who has taken what by an event; null for most events. */
  taken(event: unknown): Taken | null;
}

/** What simulation, fuzzing and benchmarks need to know of a game. */
export interface LabNotes {
  /** What can be chosen for a game by name, as the options it stands for. */
  readonly configurations: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  /** Options that lead through different questions. */
  readonly options: readonly Readonly<Record<string, Json>>[];
  /** Whether random players lose a game with these options before they have seen most of it; absent: never. */
  isLostEarly?(options: Json): boolean;
  /** Reads the last view of a game. */
  ending(view: unknown): Ending;
  /** What players take; absent where nothing is taken. */
  taking?(): Taking;
  /** The number of the round that is being played; absent where there are none. */
  round?(facts: unknown): number;
  /** A late round, where the cost of an answer might grow from the first to it. */
  readonly late?: number;
  /** Types of events worth counting: a report tells how often they happen in a game. */
  readonly counted?: readonly string[];
  /** What configurations, strategies, ends, sources of points and counted events are called, by their ids. */
  readonly words?: Readonly<Record<string, Words>>;
  /** What the fields of a pack, its groups of numbers and its files are called, by their keys. */
  readonly fields?: Readonly<Record<string, Words>>;
  /** The list of things that tells the seats apart; absent where nothing does. */
  readonly sides?: string;
  /** What `numbers_source` and its like speak of, where that is more than what they are named after. */
  readonly origins?: Readonly<Record<string, readonly string[]>>;
  /** What an item of a pack does, said from its data: each sentence, and where in the item its printed one stands. */
  says?(text: object, file: string, id: string): readonly SaidOfItem[];
  /** Where the things of one list lie; absent where there is no board to show. */
  map?(): LabMap;
}

/** A sentence made from the data of an item. */
export interface SaidOfItem extends Words {
  /** The way from the item to the words that are printed for it. */
  readonly path: readonly string[];
}

/** Things of a list on a board: where each lies, and to which others a way leads. */
export interface LabMap {
  readonly list: string;
  readonly width: number;
  readonly height: number;
  readonly places: readonly {
    readonly id: string;
    readonly at: readonly [x: number, y: number];
    readonly to: readonly string[];
  }[];
}
