import type { BaseFacts, Victim } from "./facts.ts";

/** Pawns revealed by Assassinations and waiting for their fate: one, or more where one has come between another. */
export function victims({ victim, suspended }: Readonly<BaseFacts>): Readonly<Victim>[] {
  return [victim, ...suspended.map((one) => one.victim)].filter((one) => one !== null);
}

/** Those of one pile. */
export const revealedOf = (s: Readonly<BaseFacts>, pile: number): Readonly<Victim>[] =>
  victims(s).filter((victim) => victim.pile === pile);
