import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import type { Json, TableView } from "@paravent/kernel";
import type { JournalEntry, Moment, Outline } from "@paravent/protocol";
import { changed, type Difference, difference } from "./difference.ts";
import { Room } from "./room.ts";

/** So much of the story that led to a moment is told with it. */
export const TOLD_ENTRIES = 80;

/** A moment as it is kept: how the view changed from the moment before, and what was told of it. */
type Kept = readonly [view: Difference, entry: JournalEntry | null];

/** The number of this way of writing moments down. The first one had no `moves`: each observer counted its own. */
const FORMAT = 2;

/**
 * All that one observer saw and was told of a game, moment by moment. No rules are needed to look through it. Moves are
 * counted alike for everybody: at one that told this observer nothing, it sees what it saw before.
 */
export class Lens {
  private readonly kept: Kept[];
  /** At which moves it was told something, in order. */
  private readonly places: number[];
  private readonly moves: number | null;
  /** The view of the last moment that was added or looked at: whoever looks goes on to the next one. */
  private last: { readonly at: number; readonly view: Json } | null = null;

  constructor(moves: number | null, kept: Kept[] = [], places: number[] = []) {
    this.moves = moves;
    this.kept = kept;
    this.places = places;
  }

  /** Number of the moves that can be looked at. */
  get length(): number {
    return this.moves ?? this.kept.length;
  }

  /** Whether its moves are counted like everybody else's. */
  get isCommon(): boolean {
    return this.moves !== null;
  }

  add(place: number, view: TableView<unknown>, entry: JournalEntry | null): void {
    this.places.push(place);
    // Through text: what is kept shares nothing with a state that moves on.
    const seen = JSON.parse(JSON.stringify(view)) as Json;
    this.kept.push([difference(this.last?.view, seen), entry]);
    this.last = { at: this.kept.length - 1, view: seen };
  }

  /** The game after the move with this number, with so many entries of its story at most; null when there is none. */
  moment(at: number, most = TOLD_ENTRIES): Moment | null {
    if (at < 0 || at >= this.length) return null;
    const last = this.moves === null ? at : this.places.findLastIndex((place) => place <= at);
    const view = this.viewAt(last) as Moment["view"];
    return { at, of: this.length, view, journal: this.storyUpTo(last, most) };
  }

  outline(): Outline {
    const told = this.kept.map(([, entry]) => [...new Set(entry?.events.map(({ type }) => type))]);
    if (this.moves === null) return { kinds: told };
    const kinds = Array.from({ length: this.moves }, (): string[] => []);
    for (const [n, place] of this.places.entries()) kinds[place] = told[n]!;
    return { kinds };
  }

  private viewAt(at: number): Json {
    const from = this.last !== null && this.last.at <= at ? this.last : { at: -1, view: undefined };
    let view: Json | undefined = from.view;
    for (let n = from.at + 1; n <= at; n++) view = changed(view, this.kept[n]![0]);
    this.last = { at, view: view! };
    return view!;
  }

  private storyUpTo(at: number, most: number): JournalEntry[] {
    const room = new Room(most);
    const story: JournalEntry[] = [];
    for (let n = at; n >= 0; n--) {
      const entry = this.kept[n]![1];
      if (entry && !room.takes(entry)) break;
      if (entry) story.push(entry);
    }
    return story.reverse();
  }

  /** As text for the store. */
  async write(): Promise<string> {
    const text = JSON.stringify({ format: FORMAT, moments: this.kept, moves: this.moves, places: this.places });
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 22 };
    return (await compress(text, { params })).toString("base64");
  }

  static async read(text: string): Promise<Lens> {
    const written = JSON.parse(String(await decompress(Buffer.from(text, "base64")))) as Written;
    return new Lens(written.moves ?? null, written.moments, written.places);
  }
}

interface Written {
  readonly moments: Kept[];
  readonly moves?: number | null;
  readonly places?: number[];
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
