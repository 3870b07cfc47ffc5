import type { Json } from "./json.ts";
import { type Refusal, refuse } from "./refusal.ts";
import type { Rng } from "./rng.ts";

/** The name of a thing on the table: a sector, a pawn, a card. Answers name things, never positions in a list. */
export type Ref = string;

/**
 * The closed family of question shapes. Widgets, bots, validation and the random player know the shapes, so a new
 * question in a game needs no change anywhere else.
 */
export type Shape =
  | { readonly shape: "pick"; readonly from: readonly Ref[]; readonly min: number; readonly max: number }
  | { readonly shape: "order"; readonly items: readonly Ref[] }
  | { readonly shape: "amount"; readonly min: number; readonly max: number }
  | {
      readonly shape: "allocate";
      readonly total: number;
      readonly among: readonly Ref[];
      readonly most: number;
      /** Shares with bounds of their own; the others have from 0 to `most`. */
      readonly bounds?: Bounds;
    }
  | {
      readonly shape: "compose";
      readonly supply: Readonly<Record<string, number>>;
      readonly min: number;
      readonly max: number;
    }
  | { readonly shape: "branch"; readonly options: readonly Branch[] }
  | { readonly shape: "form"; readonly fields: Readonly<Record<string, Shape>> }
  | { readonly shape: "list"; readonly of: Shape; readonly min: number; readonly max: number }
  | { readonly shape: "text"; readonly max: number }
  | { readonly shape: "confirm" };

/** The least and the most that single things may have of an allocation. */
export type Bounds = Readonly<Record<Ref, readonly [least: number, most: number]>>;

/** A named option; it may ask for more. */
export interface Branch {
  readonly name: string;
  readonly ask?: Shape;
}

/** Answer to a branch: the option's name and, where it asks for more, the value of that. A type, so that it is Json. */
export type BranchAnswer = {
  branch: string;
  value?: Json;
};

export const pick = (from: readonly Ref[], min = 1, max = min): Shape => ({ shape: "pick", from, min, max });
export const order = (items: readonly Ref[]): Shape => ({ shape: "order", items });
export const amount = (min: number, max: number): Shape => ({ shape: "amount", min, max });
export const allocate = (total: number, among: readonly Ref[], most = total): Shape => ({
  shape: "allocate",
  total,
  among,
  most,
});
/** A total shared among things, each within its own bounds. */
export const allocateWithin = (total: number, bounds: Bounds): Shape => ({
  shape: "allocate",
  total,
  among: Object.keys(bounds),
  most: total,
  bounds,
});
export const compose = (supply: Readonly<Record<string, number>>, min = 1, max = sum(supply)): Shape => ({
  shape: "compose",
  supply,
  min,
  max,
});
export const branch = (options: readonly Branch[]): Shape => ({ shape: "branch", options });
/** Several things at once, each under its name; the answer has exactly these names. */
export const form = (fields: Readonly<Record<string, Shape>>): Shape => ({ shape: "form", fields });
/** One answer after another to the same shape, from `min` to `max` of them. */
export const list = (of: Shape, max: number, min = 0): Shape => ({ shape: "list", of, min, max });
/** Words of the player's own, at most `max` characters. */
export const text = (max: number): Shape => ({ shape: "text", max });
export const CONFIRM: Shape = { shape: "confirm" };

/** Whether the shape has any answer at all; a question without one makes the machine retreat. */
export function isPossible(ask: Shape): boolean {
  switch (ask.shape) {
    case "pick":
      return ask.from.length >= ask.min && ask.max >= ask.min;
    case "amount":
      return ask.max >= ask.min;
    case "allocate":
      return canAllocate(ask);
    case "compose":
      return sum(ask.supply) >= ask.min && ask.max >= ask.min;
    case "branch":
      return canChoose(ask.options);
    case "form": {
      for (const field in ask.fields) if (!isPossible(ask.fields[field]!)) return false;
      return true;
    }
    case "list":
      return ask.max >= ask.min && (ask.min <= 0 || isPossible(ask.of));
    case "order":
    case "text":
    case "confirm":
      return true;
  }
}

function canChoose(options: readonly Branch[]): boolean {
  for (let i = 0; i < options.length; i++) {
    const { ask } = options[i]!;
    if (!ask || isPossible(ask)) return true;
  }
  return false;
}

/** Those with an answer; nearly always all of them. */
function openOptions(options: readonly Branch[]): readonly Branch[] {
  for (let i = 0; i < options.length; i++) {
    const { ask } = options[i]!;
    if (ask && !isPossible(ask)) return options.filter((option) => !option.ask || isPossible(option.ask));
  }
  return options;
}

/** Null when the value answers the shape, else the reason it does not. Values come from outside: nothing is assumed. */
export function validate(ask: Shape, value: unknown): Refusal | null {
  switch (ask.shape) {
    case "pick":
      return validatePick(ask.from, ask.min, ask.max, value);
    case "order": {
      if (!isRefs(value)) return refuse("malformed");
      return value.length === ask.items.length
        ? validatePick(ask.items, ask.items.length, ask.items.length, value)
        : refuse("incomplete", null, { needs: ask.items.length, got: value.length });
    }
    case "amount":
      if (typeof value !== "number" || !Number.isInteger(value)) return refuse("malformed");
      if (value < ask.min || value > ask.max) return refuse("outOfRange", null, { min: ask.min, max: ask.max });
      return null;
    case "allocate":
      return validateAllocation(ask, value);
    case "compose":
      return validateComposition(ask, value);
    case "branch": {
      if (!isRecord(value) || typeof value.branch !== "string") return refuse("malformed");
      const option = ask.options.find(({ name }) => name === value.branch);
      if (!option) return refuse("notOffered", null, { ref: value.branch.slice(0, 80) });
      if (Object.keys(value).some((key) => key !== "branch" && !(key === "value" && option.ask)))
        return refuse("malformed");
      return option.ask ? validate(option.ask, value.value) : null;
    }
    case "form":
      return validateForm(ask.fields, value);
    case "list":
      return validateList(ask, value);
    case "text":
      return validateText(ask.max, value);
    case "confirm":
      return value === true ? null : refuse("malformed");
  }
}

function validatePick(from: readonly Ref[], min: number, max: number, value: unknown): Refusal | null {
  if (!isRefs(value)) return refuse("malformed");
  if (value.length < min) return refuse("tooFew", null, { min, got: value.length });
  if (value.length > max) return refuse("tooMany", null, { max, got: value.length });
  for (let i = 0; i < value.length; i++) {
    const ref = value[i]!;
    if (!from.includes(ref)) return refuse("notOffered", null, { ref: ref.slice(0, 80) });
    if (value.indexOf(ref) !== i) return refuse("twice", null, { ref });
  }
  return null;
}

type Allocation = Extract<Shape, { shape: "allocate" }>;

/** The least and the most that one thing may have. */
export function boundsOf({ most, bounds }: Allocation, ref: Ref): readonly [least: number, most: number] {
  return bounds !== undefined && Object.hasOwn(bounds, ref) ? bounds[ref]! : [0, most];
}

function canAllocate(ask: Allocation): boolean {
  if (ask.bounds === undefined) return ask.among.length * ask.most >= ask.total;
  let [least, most] = [0, 0];
  for (const ref of ask.among) {
    const [min, max] = boundsOf(ask, ref);
    if (max < min) return false;
    least += min;
    most += max;
  }
  return least <= ask.total && ask.total <= most;
}

function validateAllocation(ask: Allocation, value: unknown): Refusal | null {
  if (!isRecord(value)) return refuse("malformed");
  let given = 0;
  for (const [ref, n] of Object.entries(value)) {
    if (!ask.among.includes(ref)) return refuse("notOffered", null, { ref: ref.slice(0, 80) });
    if (typeof n !== "number" || !Number.isInteger(n) || n < 0) return refuse("malformed");
    given += n;
  }
  for (const ref of ask.among) {
    const [min, max] = boundsOf(ask, ref);
    const n = Object.hasOwn(value, ref) ? (value[ref] as number) : 0;
    if (n < min || n > max) return refuse("outOfRange", null, { ref, min, max });
  }
  return given === ask.total ? null : refuse("wrongTotal", null, { needs: ask.total, got: given });
}

function validateComposition(ask: Extract<Shape, { shape: "compose" }>, value: unknown): Refusal | null {
  if (!isRefs(value)) return refuse("malformed");
  if (value.length < ask.min) return refuse("tooFew", null, { min: ask.min, got: value.length });
  if (value.length > ask.max) return refuse("tooMany", null, { max: ask.max, got: value.length });
  const used: Record<string, number> = {};
  for (const kind of value) {
    if (!Object.hasOwn(ask.supply, kind)) return refuse("notOffered", null, { ref: kind.slice(0, 80) });
    used[kind] = (used[kind] ?? 0) + 1;
    if (used[kind] > ask.supply[kind]!) return refuse("notEnough", null, { ref: kind, has: ask.supply[kind]! });
  }
  return null;
}

function validateForm(fields: Readonly<Record<string, Shape>>, value: unknown): Refusal | null {
  if (!isRecord(value)) return refuse("malformed");
  for (const field in value) if (!Object.hasOwn(fields, field)) return refuse("malformed");
  for (const field in fields) {
    if (!Object.hasOwn(value, field)) return refuse("malformed");
    const fault = validate(fields[field]!, value[field]);
    if (fault) return fault;
  }
  return null;
}

function validateList(ask: Extract<Shape, { shape: "list" }>, value: unknown): Refusal | null {
  if (!Array.isArray(value)) return refuse("malformed");
  if (value.length < ask.min) return refuse("tooFew", null, { min: ask.min, got: value.length });
  if (value.length > ask.max) return refuse("tooMany", null, { max: ask.max, got: value.length });
  for (const member of value) {
    const fault = validate(ask.of, member);
    if (fault) return fault;
  }
  return null;
}

/** Control characters, halves of characters, and marks that turn the direction of the text around them. */
const UNWRITABLE = /(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

function validateText(max: number, value: unknown): Refusal | null {
  if (typeof value !== "string") return refuse("malformed");
  if (value.length > max) return refuse("tooLong", null, { max, got: value.length });
  return UNWRITABLE.test(value) ? refuse("malformed") : null;
}

/** What a player without a face says. Not plain letters only, so that whoever shows them is tried. */
const SAYINGS: readonly string[] = ["", "yes", "né à l’aube", "<b>&amp; 2\n3"];

/**
 * A random answer. Every answer can come out, but for texts, of which there are too many; they are not all equally
 * likely (see count for the true number): lists are short more often than long.
 */
export function sample(ask: Shape, rng: Rng): Json {
  switch (ask.shape) {
    case "pick": {
      const most = Math.min(ask.max, ask.from.length);
      if (most === 1 && ask.min === 1) return [rng.oneOf(ask.from)];
      const items = ask.from.slice();
      rng.shuffle(items);
      return items.slice(0, ask.min + rng.below(most - ask.min + 1));
    }
    case "order": {
      const items = ask.items.slice();
      rng.shuffle(items);
      return items;
    }
    case "amount":
      return ask.min + rng.below(ask.max - ask.min + 1);
    case "allocate": {
      const shares: Record<string, number> = {};
      let left = ask.total;
      if (ask.bounds !== undefined)
        for (const ref of ask.among) {
          const [least] = boundsOf(ask, ref);
          if (least > 0) shares[ref] = least;
          left -= least;
        }
      for (; left > 0; left--) {
        const open = ask.among.filter((ref) => (shares[ref] ?? 0) < boundsOf(ask, ref)[1]);
        const ref = rng.oneOf(open);
        shares[ref] = (shares[ref] ?? 0) + 1;
      }
      return shares;
    }
    case "compose": {
      const items: string[] = [];
      for (const kind in ask.supply) for (let n = ask.supply[kind]!; n > 0; n--) items.push(kind);
      rng.shuffle(items);
      const room = Math.min(ask.max, items.length) - ask.min;
      // Where nothing at all will do, little is asked for more often than much.
      const few = ask.min === 0 && room > 2 && rng.below(4) > 0;
      return items.slice(0, ask.min + rng.below((few ? 2 : room) + 1));
    }
    case "branch": {
      const option = rng.oneOf(openOptions(ask.options));
      return option.ask ? { branch: option.name, value: sample(option.ask, rng) } : { branch: option.name };
    }
    case "form": {
      const answers: Record<string, Json> = {};
      for (const field in ask.fields) answers[field] = sample(ask.fields[field]!, rng);
      return answers;
    }
    case "list": {
      const room = isPossible(ask.of) ? ask.max - ask.min : 0;
      const long = room > 2 && rng.below(4) === 0;
      const length = ask.min + rng.below((long ? room : Math.min(room, 2)) + 1);
      return Array.from({ length }, () => sample(ask.of, rng));
    }
    case "text":
      return rng.oneOf(SAYINGS).slice(0, ask.max);
    case "confirm":
      return true;
  }
}

function sum(supply: Readonly<Record<string, number>>): number {
  let total = 0;
  for (const kind in supply) total += supply[kind]!;
  return total;
}

function isRecord(value: unknown): value is Record<string, Json> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isRefs(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((ref) => typeof ref === "string");
}
