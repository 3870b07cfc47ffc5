const KEY = "paravent.coach.met";

/** Kinds of decisions that this browser has met with a coach; what is stored and not understood counts as none. */
function met(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export const isMet = (subject: string): boolean => met().includes(subject);

export function meet(subject: string): void {
  if (!isMet(subject)) localStorage.setItem(KEY, JSON.stringify([...met(), subject]));
}
