import type { Refusal } from "./refusal.ts";
import type { Ref } from "./shapes.ts";

/**
 * What is closed to a seat, and why: by the name of the thing or, where it is closed inside an option and not elsewhere, by
 * the way that leads there (`card:raid>seat:1`). A way may leave out its beginning, never anything between.
 */
export type Closed = Readonly<Record<Ref, Refusal>>;

const STEP = ">";

/** The name of a thing inside options, the outermost first. */
export const within = (...way: readonly Ref[]): Ref => way.join(STEP);

/** Why the thing is closed where the answer names it: the reason that knows most of the way there. */
export function reasonFor(closed: Closed, value: unknown, ref: Ref): Refusal | null {
  const way = [...(wayTo(value, ref) ?? []), ref];
  for (; way.length > 0; way.shift()) {
    const key = within(...way);
    if (Object.hasOwn(closed, key)) return closed[key]!;
  }
  return null;
}

/** What is closed where an answer begins. */
export const closedHere = (closed: Closed): Closed => kept(closed, (ref) => (ref.includes(STEP) ? null : ref));

/** What is closed inside an option; ways that begin further in stay as they are. */
export function closedInside(closed: Closed, option: Ref): Closed {
  const way = `${option}${STEP}`;
  return kept(closed, (ref) => {
    if (ref.startsWith(way)) return ref.slice(way.length);
    return ref.includes(STEP) ? ref : null;
  });
}

function kept(closed: Closed, as: (ref: Ref) => Ref | null): Closed {
  const some: Record<Ref, Refusal> = {};
  for (const [ref, why] of Object.entries(closed)) {
    const name = as(ref);
    if (name !== null) some[name] = why;
  }
  return some;
}

/** Options and fields on the way to where an answer names the thing; null when it does not. */
function wayTo(value: unknown, ref: Ref): Ref[] | null {
  if (typeof value !== "object" || value === null) return null;
  if (Array.isArray(value)) return value.includes(ref) ? [] : null;
  if ("branch" in value && typeof value.branch === "string") {
    if (value.branch === ref) return [];
    const rest = "value" in value ? wayTo(value.value, ref) : null;
    return rest && [value.branch, ...rest];
  }
  if (Object.hasOwn(value, ref)) return [];
  for (const [field, part] of Object.entries(value)) {
    const rest = wayTo(part, ref);
    if (rest) return [field, ...rest];
  }
  return null;
}
