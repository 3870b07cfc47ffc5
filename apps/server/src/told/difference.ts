import type { Json } from "@paravent/kernel";

/**
 * How one JSON value becomes another: null where they are the same, `[value]` where it is another value altogether, and
 * else what changes inside. Of a list the new length comes with it.
 */
export type Difference = null | readonly [Json] | Inside | InsideList;

interface Inside {
  /** Members that change or are new. */
  readonly o: Readonly<Record<string, Exclude<Difference, null>>>;
  /** Members that are gone. */
  readonly d?: readonly string[];
}

interface InsideList {
  readonly n: number;
  /** Items that change or are new, by number. */
  readonly i: Readonly<Record<string, Exclude<Difference, null>>>;
}

export function difference(before: Json | undefined, after: Json): Difference {
  if (before === undefined || !isNest(before) || !isNest(after)) return before === after ? null : [after];
  if (Array.isArray(before) !== Array.isArray(after)) return [after];
  return Array.isArray(after) ? ofLists(before as Json[], after) : ofMembers(before as Members, after);
}

type Members = Readonly<Record<string, Json>>;

const isNest = (value: Json): value is Json[] | { [key: string]: Json } => typeof value === "object" && value !== null;

function ofLists(before: readonly Json[], after: readonly Json[]): Difference {
  const i: Record<string, Exclude<Difference, null>> = {};
  for (const [at, item] of after.entries()) {
    const change = difference(before[at], item);
    if (change) i[at] = change;
  }
  return before.length === after.length && Object.keys(i).length === 0 ? null : { n: after.length, i };
}

function ofMembers(before: Members, after: Members): Difference {
  const o: Record<string, Exclude<Difference, null>> = {};
  for (const [key, member] of Object.entries(after)) {
    const change = difference(Object.hasOwn(before, key) ? before[key] : undefined, member);
    if (change) o[key] = change;
  }
  const d = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  if (d.length > 0) return { o, d };
  return Object.keys(o).length === 0 ? null : { o };
}

/** The value that a difference leads to. What does not change is shared with the one before. */
export function changed(before: Json | undefined, by: Difference): Json {
  if (by === null) return before!;
  if (isWhole(by)) return by[0];
  if ("n" in by) {
    const list = (before as Json[]).slice(0, by.n);
    for (const [at, change] of Object.entries(by.i)) list[Number(at)] = changed(list[Number(at)], change);
    return list;
  }
  const members: Record<string, Json> = { ...(before as Members) };
  for (const key of by.d ?? []) delete members[key];
  for (const [key, change] of Object.entries(by.o)) members[key] = changed(members[key], change);
  return members;
}

const isWhole = (by: Exclude<Difference, null>): by is readonly [Json] => Array.isArray(by);
