type Fields = Readonly<Record<string, unknown>>;

/**
 * What is new, with every part of it that says the same as before being the very part of before: who draws a part can
 * tell by a look whether it has changed. Both are plain JSON.
 */
export function keptParts<T>(before: T, now: T): T {
  if (Object.is(before, now) || !isCompound(before) || !isCompound(now)) return now;
  if (Array.isArray(now)) return (Array.isArray(before) ? keptItems(before, now) : now) as T;
  return (Array.isArray(before) ? now : keptFields(before as Fields, now as Fields)) as T;
}

const isCompound = (value: unknown): value is object => typeof value === "object" && value !== null;

function keptItems(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let isSame = before.length === now.length;
  const items: unknown[] = [];
  for (let at = 0; at < now.length; at++) {
    const item = keptParts(before[at], now[at]);
    isSame &&= Object.is(item, before[at]);
    items.push(item);
  }
  return isSame ? before : items;
}

function keptFields(before: Fields, now: Fields): Fields {
  const names = Object.keys(now);
  let isSame = names.length === Object.keys(before).length;
  const fields: Record<string, unknown> = {};
  for (const name of names) {
    const field = keptParts(before[name], now[name]);
    isSame &&= name in before && Object.is(field, before[name]);
    fields[name] = field;
  }
  return isSame ? before : fields;
}
