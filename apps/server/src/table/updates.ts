import { partsOf } from "@paravent/kernel";
import { ChangeTexts, type ServerMessage, type View } from "@paravent/protocol";
import { encode, type Watcher } from "./audience.ts";

type Whole = Extract<ServerMessage, { t: "table" }>;
type Update = Extract<ServerMessage, { t: "update" }>;

/**
 * Sends views. Most of a view is as it was: a watcher who has asked for changes only is sent what differs from the view it
 * was sent last, which it knows anyway.
 */
export class Updates {
  /** Not a weak map: the garbage collector would have to go through all views of all tables at a standstill. */
  private readonly last = new Map<Watcher, View>();

  whole(watchers: readonly Watcher[], message: Whole): void {
    const text = encode(message);
    for (const watcher of watchers) this.send(watcher, text, message.view);
  }

  /** With what others were told of the same change, as far as they are told alike. */
  change(watchers: readonly Watcher[], message: Update, texts: ChangeTexts): void {
    // Nearly always one looks at a seat, and needs no list of those who have been sent the same.
    const [only] = watchers;
    if (only && watchers.length === 1) this.changeFor(watchers, message, this.last.get(only), texts);
    else
      for (const [before, alike] of Map.groupBy(watchers, (watcher) => this.last.get(watcher)))
        this.changeFor(alike, message, before, texts);
  }

  private changeFor(alike: readonly Watcher[], message: Update, before: View | undefined, texts: ChangeTexts): void {
    const text = before ? encodeChange(message, before, texts) : encodeUpdate(message);
    for (const watcher of alike) this.send(watcher, text, message.view);
  }

  /** Who comes again is sent the whole table first. */
  forget(watcher: Watcher): void {
    this.last.delete(watcher);
  }

  private send(watcher: Watcher, text: string, known: View | null): void {
    watcher.send(text);
    if (!watcher.changesOnly) return;
    if (known) this.last.set(watcher, known);
    else this.last.delete(watcher);
  }
}

/** The open part of a view that was written out last, and its text: all who look at one state see the same. */
let latest: { readonly open: object | null; readonly text: string } = { open: null, text: "" };

/** The text of an update. */
export function encodeUpdate({ view, ...rest }: Update): string {
  const { game, ...shown } = view;
  // The view stands last, and the game last in it.
  const text = encode({ ...rest, view: shown as View });
  return `${text.slice(0, -"}}".length)},"game":${gameText(game as object)}}}`;
}

function gameText(game: object): string {
  const parts = partsOf(game);
  if (!parts) return JSON.stringify(game);
  const { open, own } = parts;
  if (latest.open !== open) latest = { open, text: JSON.stringify(open) };
  return joinedText(latest.text, JSON.stringify(own));
}

/** The text of an update for somebody who knows the view before. */
export function encodeChange({ view, t: _, ...rest }: Update, before: View, texts = new ChangeTexts()): string {
  // The view stands last.
  const text = encode({ t: "changed", ...rest, view: {} });
  return `${text.slice(0, -"{}}".length)}${texts.of(before, view) || "{}"}}`;
}

/** Two records in one. */
const joinedText = (one: string, other: string): string => `${one.slice(0, -1)},${other.slice(1)}`;
