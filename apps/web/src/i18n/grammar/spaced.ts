/** French as it is printed: no line begins with a colon, a semicolon or a mark, and none ends with an open quotation. */
export function spaced<T>(said: T): T {
  if (typeof said === "string") return said.replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0") as T;
  if (typeof said === "function") return ((...given: unknown[]) => spaced(said(...given))) as T;
  if (Array.isArray(said)) return said.map(spaced) as T;
  if (typeof said !== "object" || said === null) return said;
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, spaced(value)])) as T;
}
