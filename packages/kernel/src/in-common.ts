import { isSameJson } from "./json.ts";
import type { Seat } from "./state.ts";

/** What one maker made, by the seat or thing it is about, and at which look each was made. */
class Made {
  readonly things: unknown[] = [];
  readonly looks: number[] = [];
}

/**
 * The facts that are looked at, which nothing changes meanwhile; which look it is; and what was made at it and before, by
 * what made it.
 */
let look: { readonly facts: object; readonly nth: number; readonly made: Map<unknown, Made> } | null = null;

/**
 * All observers of a game looking at one state after another. What several of their views are made of (`inCommon`,
 * `steady`) is made once for all of them. It depends on the facts alone and never on who looks: nothing gets from one
 * view into another by it that a game does not put into both.
 */
export class Looks {
  /** One for all looks: views are made after every answer, and what is made anew with them is garbage at the next. */
  private readonly made = new Map<unknown, Made>();
  private nth = 0;

  /** Makes views of these facts. */
  at<T>(facts: object, views: () => T): T {
    const outer = look;
    look = { facts, nth: ++this.nth, made: this.made };
    try {
      return views();
    } finally {
      look = outer;
    }
  }

  /** Nobody looks any more. */
  forget(): void {
    this.made.clear();
  }
}

type Common<F, T> = (facts: F, about?: Seat) => T;

/** Something that is made of facts once for all who look at them, whole or about one seat or thing (the third pile). */
export function inCommon<F extends object, T extends object | null>(make: (facts: F, about: Seat) => T): Common<F, T> {
  return (facts, about = 0) => (look?.facts === facts ? madeIn(look, make, facts, about, false) : make(facts, about));
}

/**
 * The same, for what seldom changes: as long as it says the same it is the same object from one state to the next. It is
 * compared once for all who look, and of who has been sent it nobody needs to look into it again.
 */
export function steady<F extends object, T extends object | null>(make: (facts: F, about: Seat) => T): Common<F, T> {
  return (facts, about = 0) => (look?.facts === facts ? madeIn(look, make, facts, about, true) : make(facts, about));
}

function madeIn<F extends object, T>(
  { nth, made }: NonNullable<typeof look>,
  make: (facts: F, about: Seat) => T,
  facts: F,
  about: Seat,
  isSteady: boolean,
): T {
  const { things, looks } = madeBy(make, made);
  if (looks[about] !== nth) {
    const fresh = make(facts, about);
    const known = things[about];
    things[about] = isSteady && known !== undefined && isSameJson(known, fresh) ? known : fresh;
    looks[about] = nth;
  }
  return things[about] as T;
}

function madeBy(maker: unknown, among: Map<unknown, Made>): Made {
  let made = among.get(maker);
  if (!made) {
    made = new Made();
    among.set(maker, made);
  }
  return made;
}

/** What was made for a seat about another, and of what. */
interface OfParts<P, T> {
  readonly parts: P;
  readonly whole: T;
}

/** No table has more seats. */
const MOST_SEATS = 16;

/**
 * Something that is made for one seat about another, of a few parts and of nothing else: as long as each of them is the same
 * word, number or object from one state to the next, so is what is made of them.
 */
export function ofParts<P extends readonly unknown[], T extends object>(
  make: (...parts: P) => T,
): (facts: object, seat: Seat, about: Seat, ...parts: P) => T {
  const lately = new Lately<OfParts<P, T>>();
  return (facts, seat, about, ...parts) => {
    const pair = seat * MOST_SEATS + about;
    const before = lately.before(facts, pair);
    if (before && isSameList(before.parts, parts)) return before.whole;
    const now = { parts, whole: make(...parts) };
    lately.note(facts, pair, now);
    return now.whole;
  };
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);

/**
 * What was last made for a seat of something that is made for it alone, shown or not, and a note of what is made now. A
 * seat is never handed what was made for another.
 */
export class Lately<T extends object> {
  before(facts: object, seat: Seat): T | undefined {
    return look?.facts === facts ? (look.made.get(this)?.things[seat] as T | undefined) : undefined;
  }

  note(facts: object, seat: Seat, shown: T): void {
    if (look?.facts === facts) madeBy(this, look.made).things[seat] = shown;
  }
}

interface Parts {
  readonly open: object;
  readonly own: object;
}

/**
 * A view keeps them itself, where no text, list of fields or copy of it tells them. In a weak map they would be kept by every
 * view of every table, and the longest stop of the garbage collector was the time it went through those.
 */
const PARTS = Symbol("parts");

/** A view of what lies open to all, whoever looks, and of what one observer sees besides. */
export function joined<O extends object, P extends object>(open: O, own: P): O & P {
  const parts: Parts = { open, own };
  return Object.defineProperty({ ...open, ...own }, PARTS, { value: parts });
}

/** What a view was joined of: who writes views out needs to write the open part of a state once. */
export const partsOf = (view: object): Parts | undefined => (view as { readonly [PARTS]?: Parts })[PARTS];
