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

/** The number of this way of writing moments down; a later release that writes them otherwise still reads this one. */
const FORMAT = 1;

/** All that one observer saw and was told of a game, moment by moment. No rules are needed to look through it. */
export class Lens {
  private readonly kept: Kept[];
  /** The view of the last moment that was added or looked at: whoever looks goes on to the next one. */
  private last: { readonly at: number; readonly view: Json } | null = null;

  constructor(kept: Kept[] = []) {
    this.kept = kept;
  }

  get length(): number {
    return this.kept.length;
  }

  add(view: TableView<unknown>, entry: JournalEntry | null): void {
    // Through text: what is kept shares nothing with a state that moves on.
    const seen = JSON.parse(JSON.stringify(view)) as Json;
    this.kept.push([difference(this.last?.view, seen), entry]);
    this.last = { at: this.kept.length - 1, view: seen };
  }

  /** The moment with this number, with so many entries of its story at most; null when there is none. */
  moment(at: number, most = TOLD_ENTRIES): Moment | null {
    if (at < 0 || at >= this.kept.length) return null;
    const view = this.viewAt(at) as Moment["view"];
    return { at, of: this.kept.length, view, journal: this.storyUpTo(at, most) };
  }

  outline(): Outline {
    return { kinds: this.kept.map(([, entry]) => [...new Set(entry?.events.map(({ type }) => type))]) };
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
    const text = JSON.stringify({ format: FORMAT, moments: this.kept });
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 22 };
    return (await compress(text, { params })).toString("base64");
  }

  static async read(text: string): Promise<Lens> {
    const { moments } = JSON.parse(String(await decompress(Buffer.from(text, "base64")))) as { moments: Kept[] };
    return new Lens(moments);
  }
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
