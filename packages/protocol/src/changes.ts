/**
 * What differs between two values, as JSON: `[value]` where it is another one, the names of what has changed inside, or
 * `null` where something is gone. Of a list the names are numbers, and `length` where it has another.
 */
export type Change = readonly [unknown] | null | Changes;
export interface Changes {
  readonly [name: string]: Change;
}

/** The value after a change. What has not changed in it is the very part of before; nothing of before is touched. */
export function afterChange(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  if (typeof before !== "object" || before === null || change === null)
    throw new Error("there is nothing to be changed");
  const changes = change as Changes;
  const after = (Array.isArray(before) ? before.slice() : { ...before }) as Record<string, unknown>;
  for (const name in changes) {
    const inside = changes[name]!;
    if (inside === null) delete after[name];
    else after[name] = afterChange(after[name], inside);
  }
  return after;
}
