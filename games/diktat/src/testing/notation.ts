import type { Agent } from "../names/names.ts";

export const LETTERS: Readonly<Record<string, Agent>> = { C: "citizen", G: "guard", E: "emissary" };

/** Agents as drawn: "E G C", "Em Gu Ci" or "EGC", from the top down. */
export function agents(drawn: string): Agent[] {
  const letters = drawn.replace(/[a-z\s,[\]]/g, "");
  return [...letters].map((letter) => {
    const kind = LETTERS[letter];
    if (!kind) throw new Error(`"${drawn}": ${letter} is no Agent (C, G or E)`);
    return kind;
  });
}

/** Agents as a number of each: "3C 2G" or drawn one by one. */
export function counted(drawn: string): Record<Agent, number> {
  const counts = { citizen: 0, guard: 0, emissary: 0 };
  const [other] = drawn.replace(/(\d*)\s*([CGE])[a-z]*/g, "").match(/[^\s,[\]]+/) ?? [];
  if (other !== undefined) throw new Error(`"${drawn}": ${other} is no Agent (C, G or E)`);
  for (const [, n, letter] of drawn.matchAll(/(\d*)\s*([CGE])[a-z]*/g)) counts[LETTERS[letter!]!] += n ? Number(n) : 1;
  return counts;
}

/** How a pile looks to somebody: "? E ?" from the top down. */
export function drawn(kinds: readonly (Agent | null)[]): string {
  return kinds.map((kind) => (kind === null ? "?" : kind[0]!.toUpperCase())).join(" ");
}
