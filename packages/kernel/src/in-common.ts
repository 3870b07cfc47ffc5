import { isSameJson } from "./json.ts";
import type { Seat } from "./state.ts";

/** By what made it and about which seat. */
type Made = Map<unknown, unknown[]>;

/** The facts that are looked at, which nothing changes meanwhile; what was made of them so far, and of those before. */
let look: { readonly facts: object; readonly made: Made; readonly before: Made } | null = null;

/**
 * All observers of a game looking at one state after another. What several of their views are made of (`inCommon`,
 * `steady`) is made once for all of them. It depends on the facts alone and never on who looks: nothing gets from one
 * view into another by it that a game does not put into both.
 */
export class Looks {
  private before: Made = new Map();

  /** Makes views of these facts. */
  at<T>(facts: object, views: () => T): T {
    const outer = look;
    const made: Made = new Map();
    look = { facts, made, before: this.before };
    try {
      return views();
    } finally {
      this.before = made;
      look = outer;
    }
  }

  /** Nobody looks any more. */
  forget(): void {
    this.before = new Map();
  }
}

type Common<F, T> = (facts: F, about?: Seat) => T;

/** Something that is made of facts once for all who look at them, whole or about one seat. */
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
  { made, before }: NonNullable<typeof look>,
  make: (facts: F, about: Seat) => T,
  facts: F,
  about: Seat,
  isSteady: boolean,
): T {
  let list = made.get(make);
  if (!list) {
    list = [];
    made.set(make, list);
  }
  if (list[about] === undefined) {
    const fresh = make(facts, about);
    const known = isSteady ? before.get(make)?.[about] : undefined;
    list[about] = known !== undefined && isSameJson(known, fresh) ? known : fresh;
  }
  return list[about] as T;
}

/**
 * What a seat was shown of something that is made for it alone, at the state looked at before; and a note of what it is
 * shown now. A seat is never handed what was made for another.
 */
export class Lately<T extends object> {
  before(facts: object, seat: Seat): T | undefined {
    return look?.facts === facts ? (look.before.get(this)?.[seat] as T | undefined) : undefined;
  }

  note(facts: object, seat: Seat, shown: T): void {
    if (look?.facts !== facts) return;
    const list = look.made.get(this);
    if (list) list[seat] = shown;
    else {
      const first: T[] = [];
      first[seat] = shown;
      look.made.set(this, first);
    }
  }
}

interface Parts {
  readonly open: object;
  readonly own: object;
}

const parts = new WeakMap<object, Parts>();

/** A view of what lies open to all, whoever looks, and of what one observer sees besides. */
export function joined<O extends object, P extends object>(open: O, own: P): O & P {
  const view = { ...open, ...own };
  parts.set(view, { open, own });
  return view;
}

/** What a view was joined of: who writes views out needs to write the open part of a state once. */
export const partsOf = (view: object): Parts | undefined => parts.get(view);
