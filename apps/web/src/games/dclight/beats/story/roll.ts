import type { DclightEvent, Sector } from "@paravent/dclight";
import { isProduction } from "./sentences.ts";
import { type Tally, type Told, talliesOf, walkOf } from "./told.ts";

/** Three faces of each colour. */
export type Dice = Extract<DclightEvent, { type: "diceRolled" }>["dice"];

/** A roll of Production and what came of it. */
export interface Roll {
  readonly dice: Dice;
  readonly black: number | null;
  /** Whether the dice fall now; after a promotion they have been lying there. */
  readonly isLanding: boolean;
  /** Priority sectors, by seat. */
  readonly sectors: readonly Sector[] | null;
  /** What the priority dice gave; empty where a promotion has to be decided first. */
  readonly gains: readonly Tally[];
  readonly walk: { readonly from: number; readonly to: number } | null;
}

export function rollOf(
  told: Told,
  { dice, black }: Extract<DclightEvent, { type: "diceRolled" }>,
  after: readonly DclightEvent[],
): Roll {
  const revealed = after.find((event) => event.type === "sectorsRevealed" && event.slot === "priority");
  return {
    dice,
    black,
    isLanding: true,
    sectors: revealed?.type === "sectorsRevealed" ? revealed.sectors : null,
    gains: talliesOf(told, after.filter(isProduction), after),
    walk: walkOf(
      told,
      after.filter((event) => event.type === "commonMoved" && event.rule === "DC-PROD-06"),
    ),
  };
}

/** The same dice once the promotions are decided; null while others still decide, or when the dice are gone. */
export function laterRoll(told: Told, [, ...after]: readonly DclightEvent[]): Roll | null {
  const { dice, players } = told.game;
  const [next] = after;
  if (!told.isThisTurn || !dice || !next || !isProduction(next)) return null;
  const sectors = players.flatMap(({ order }) => order[0] ?? []);
  const gains = talliesOf(told, after.filter(isProduction), after);
  return { dice, black: null, isLanding: false, sectors, gains, walk: null };
}
