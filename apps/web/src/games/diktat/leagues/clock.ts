import type { ConclaveView } from "./seen.ts";

let known: { readonly key: string; readonly at: number } | null = null;

/** When this Conclave began, as far as this browser knows: the moment it first heard of it. */
export function conclaveBegan({ league, by, members }: ConclaveView): number {
  const key = `${league} ${by} ${members.join()}`;
  if (known?.key !== key) known = { key, at: Date.now() };
  return known.at;
}

/** No Conclave is open: the next one has a clock of its own. */
export function forgetConclave(): void {
  known = null;
}
