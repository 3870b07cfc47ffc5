/** A look in full: everything that `like`, the whole view, has a line for. */
export function looked<T>(at: T, like: T): unknown {
  if (typeof like !== "object" || like === null) return at;
  if (Array.isArray(like)) return (at as unknown[]).map((one, i) => looked(one, (like as unknown[])[i]));
  return Object.fromEntries(Object.keys(like).map((key) => [key, looked(at[key as keyof T], like[key as keyof T])]));
}

/** The lines a look has; those of a class stand on its prototype. */
export const linesOf = (at: object): string[] =>
  Object.getOwnPropertyNames(Object.getPrototypeOf(at)).filter((name) => name !== "constructor");
