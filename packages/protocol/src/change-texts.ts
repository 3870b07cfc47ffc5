import { partsOf } from "@paravent/kernel";

/** A change that is longer than this is remembered, for those who are told the same. */
const LONG = 48;

/** What a view is joined of stands in the view itself or in one of its fields. */
const MOST_DEEP_PARTS = 1;

/** Where nothing has changed that could be told as JSON. */
const NOTHING = "";

type Fields = Readonly<Record<string, unknown>>;

/**
 * What differs between two values, as the text of a `Change`. Views are told by it after every answer, so it is written
 * straight out: as an object it would be made only to be written. Of what several are told alike, because it is the very
 * same object before and now, the text is made once.
 */
export class ChangeTexts {
  private readonly known = new Map<object, { readonly before: object; readonly text: string }>();

  /** What lies open to all, gone through last. */
  private open: { readonly before: object; readonly now: object; readonly text: string } | null = null;

  /** What has changed from one value to the other; empty: nothing. */
  of(before: unknown, now: unknown): string {
    if (before === now) return NOTHING;
    return isObject(now) ? this.ofObject(before, now, 0) : anew(now);
  }

  private ofObject(before: unknown, now: object, depth: number): string {
    if (!isObject(before)) return anew(now);
    const known = this.known.get(now);
    if (known?.before === before) return known.text;
    const text = this.inside(before, now, depth);
    if (text.length > LONG) this.known.set(now, { before, text });
    return text;
  }

  private inside(before: object, now: object, depth: number): string {
    if (Array.isArray(now)) return Array.isArray(before) ? this.ofList(before, now, depth + 1) : anew(now);
    if (Array.isArray(before)) return anew(now);
    const is = depth <= MOST_DEEP_PARTS ? partsOf(now) : undefined;
    const was = is && partsOf(before);
    return was
      ? joined(this.ofOpen(was.open, is.open), this.of(was.own, is.own))
      : this.ofFields(before as Fields, now as Fields, depth + 1);
  }

  /** All who look see it alike: it is gone through once, however little of it has changed. */
  private ofOpen(before: object, now: object): string {
    const known = this.open;
    if (known?.before === before && known.now === now) return known.text;
    const text = this.of(before, now);
    this.open = { before, now, text };
    return text;
  }

  private ofFields(before: Fields, now: Fields, depth: number): string {
    let text = NOTHING;
    let more = 0;
    let isOther = false;
    for (const name in now) {
      more++;
      const is = now[name];
      const was = before[name];
      if (is === was) continue;
      if (was === undefined || is === undefined) isOther = true;
      if (is === undefined) continue;
      const change = isObject(is) ? this.ofObject(was, is, depth) : anew(is);
      if (change !== NOTHING) text = (text === NOTHING ? "{" : `${text},`) + quoted(name) + change;
    }
    for (const _ in before) more--;
    // As many names as before, and none that is new: none has gone.
    if (more !== 0 || isOther)
      for (const name in before)
        if (now[name] === undefined && before[name] !== undefined)
          text = `${(text === NOTHING ? "{" : `${text},`) + quoted(name)}null`;
    return text === NOTHING ? NOTHING : `${text}}`;
  }

  private ofList(before: readonly unknown[], now: readonly unknown[], depth: number): string {
    if (now.length === 0) return before.length === 0 ? NOTHING : anew(now);
    let text = NOTHING;
    let replaced = 0;
    for (let at = 0; at < now.length; at++) {
      const is = now[at];
      if (at < before.length && is === before[at]) continue;
      const isInside = at < before.length && isObject(is);
      const change = isInside ? this.ofObject(before[at], is, depth) : anew(is);
      if (change === NOTHING) continue;
      if (!isInside || change.startsWith("[")) replaced++;
      text = (text === NOTHING ? "{" : `${text},`) + nth(at) + change;
    }
    // Where most of it is other, as when the first one has gone, it is shorter to say all of it.
    if (replaced * 2 > now.length) return anew(now);
    if (before.length !== now.length) text = `${text === NOTHING ? "{" : `${text},`}"length":[${now.length}]`;
    return text === NOTHING ? NOTHING : `${text}}`;
  }
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** It is another one. */
function anew(now: unknown): string {
  if (typeof now === "number" && Number.isFinite(now)) return `[${now}]`;
  if (typeof now === "boolean") return now ? "[true]" : "[false]";
  return isObject(now) ? `[${JSON.stringify(now)}]` : JSON.stringify([now]);
}

/** Places in a list as they are written, with what follows them. */
const places = Array.from({ length: 64 }, (_, at) => `"${at}":`);
const nth = (at: number): string => places[at] ?? `"${at}":`;

/** Two records in one. */
function joined(one: string, other: string): string {
  if (one === NOTHING || other === NOTHING) return one + other;
  return `${one.slice(0, -1)},${other.slice(1)}`;
}

/** Names of fields as they are written, with what follows them: views have the same few. */
const quotes = new Map<string, string>();
const MOST_QUOTES = 4096;

function quoted(name: string): string {
  const known = quotes.get(name);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(name)}:`;
  if (quotes.size === MOST_QUOTES) quotes.clear();
  quotes.set(name, text);
  return text;
}
