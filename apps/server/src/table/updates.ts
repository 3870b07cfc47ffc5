import { partsOf, type Standing } from "@paravent/kernel";
import { changedStanding, type ServerMessage, wholeStanding } from "@paravent/protocol";
import { encode, type Watcher } from "./audience.ts";

type Whole = Extract<ServerMessage, { t: "table" }>;
type Change = Extract<ServerMessage, { t: "update" }>;

/**
 * Sends views. What a seat may do at any moment is most of a view and seldom changes: a watcher who has asked for changes
 * only is sent of it what differs from what it was sent last, which it knows anyway.
 */
export class Updates {
  private readonly last = new WeakMap<Watcher, readonly Standing[]>();

  whole(watchers: readonly Watcher[], message: Whole): void {
    const text = encode(message);
    const known = wholeStanding([], message.view?.standing ?? []);
    for (const watcher of watchers) this.send(watcher, text, known);
  }

  change(watchers: readonly Watcher[], message: Change): void {
    const now = (message.view.standing ?? []) as readonly Standing[];
    for (const [before, alike] of Map.groupBy(watchers, (watcher) => this.last.get(watcher))) {
      const standing = before ? changedStanding(before, now) : now;
      const text = encodeUpdate(message, standing);
      for (const watcher of alike) this.send(watcher, text, now);
    }
  }

  private send(watcher: Watcher, text: string, known: readonly Standing[]): void {
    watcher.send(text);
    if (watcher.changesOnly) this.last.set(watcher, known);
  }
}

/** The open part of a view that was written out last, and its text: all who look at one state see the same. */
let latest: { readonly open: object | null; readonly text: string } = { open: null, text: "" };

/** The text of an update, with this for what may be done at any moment. */
export function encodeUpdate({ view, ...rest }: Change, standing: readonly (string | Standing)[]): string {
  const { game, ...shown } = view;
  // The view stands last, and the game last in it.
  const text = encode({ ...rest, view: { ...shown, standing } as Change["view"] });
  return `${text.slice(0, -"}}".length)},"game":${gameText(game as object)}}}`;
}

function gameText(game: object): string {
  const parts = partsOf(game);
  if (!parts) return JSON.stringify(game);
  const { open, own } = parts;
  if (latest.open !== open) latest = { open, text: JSON.stringify(open) };
  return `${latest.text.slice(0, -1)},${JSON.stringify(own).slice(1)}`;
}
