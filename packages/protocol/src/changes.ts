/**
 * What differs between two values, as JSON: `[value]` where it is another one, the names of what has changed inside, or
 * `null` where something is gone. Of a list the names are numbers, and `length` where it has another.
 */
export type Change = readonly [unknown] | null | Changes;
export interface Changes {
  readonly [name: string]: Change;
}

/** What has changed from one value to the other; undefined: nothing that could be told as JSON. Views are told by it after every answer. */
export function changeOf(before: unknown, now: unknown): Change | undefined {
  if (before === now) return undefined;
  if (typeof before !== "object" || typeof now !== "object" || before === null || now === null) return [now];
  if (Array.isArray(now)) return Array.isArray(before) ? changeOfList(before, now) : [now];
  return Array.isArray(before) ? [now] : changeOfFields(before as Fields, now as Fields);
}

type Fields = Readonly<Record<string, unknown>>;

function changeOfFields(before: Fields, now: Fields): Changes | undefined {
  let changes: Record<string, Change> | undefined;
  for (const name in now) {
    const is = now[name];
    const was = before[name];
    if (is === was || is === undefined) continue;
    const change = changeOf(was, is);
    if (change === undefined) continue;
    if (changes) changes[name] = change;
    else changes = { [name]: change };
  }
  for (const name in before) {
    if (now[name] !== undefined || before[name] === undefined) continue;
    if (changes) changes[name] = null;
    else changes = { [name]: null };
  }
  return changes;
}

function changeOfList(before: readonly unknown[], now: readonly unknown[]): Change | undefined {
  if (now.length === 0) return before.length === 0 ? undefined : [now];
  let changes: Record<string, Change> | undefined;
  let replaced = 0;
  for (let at = 0; at < now.length; at++) {
    const is = now[at];
    if (at < before.length && is === before[at]) continue;
    const change: Change | undefined = at < before.length ? changeOf(before[at], is) : [is];
    if (change === undefined) continue;
    if (Array.isArray(change)) replaced++;
    changes ??= {};
    changes[at] = change;
  }
  // Where most of it is other, as when the first one has gone, it is shorter to say all of it.
  if (replaced * 2 > now.length) return [now];
  return before.length === now.length ? changes : { ...changes, length: [now.length] };
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
