import type { Seat } from "@paravent/kernel";
import type { Stat } from "../../content/effects.ts";
import { statBit } from "../../content/powers.ts";
import { abilitiesOf, waitingFor } from "../../model/abilities.ts";
import type { SectorId } from "../../names/names.ts";
import type { Facts } from "../write.ts";
import { amountOf } from "./amounts.ts";
import { allHold } from "./conditions.ts";
import { type Using, usingOf } from "./using.ts";

/** The sum of all changes of a stat for a player: passive Abilities that are not Used, and lasting effects. */
export function delta(s: Facts, seat: Seat, stat: Stat, sector?: SectorId): number {
  return s.lasting.length === 0 && !isChanged(s, seat, stat) ? 0 : sumOf(s, seat, stat, sector);
}

function sumOf(s: Facts, seat: Seat, stat: Stat, sector: SectorId | undefined): number {
  let sum = 0;
  for (const lasting of s.lasting) if (lasting.seat === seat && lasting.stat === stat) sum += lasting.delta;
  if (!isChanged(s, seat, stat)) return sum;
  visitPassive(s, seat, stat, sector, (using, op) => {
    if (op.delta !== undefined) sum += amountOf(s, using, op.delta);
  });
  return sum;
}

/** Stats of which more is better: Guards that do not end a Manoeuvre, cards drawn. The others are prices. */
const MORE_IS_BETTER: readonly Stat[] = ["guardsIgnored", "exploreDraw"];

/** The value an element sets a stat to; of two, the one better for its owner: a price the lowest, else the last word. */
export function setting(s: Facts, seat: Seat, stat: Stat, sector?: SectorId): Setting {
  return s.lasting.length === 0 && !isChanged(s, seat, stat) ? null : bestOf(s, seat, stat, sector);
}

type Setting = boolean | number | string | null;

function bestOf(s: Facts, seat: Seat, stat: Stat, sector: SectorId | undefined): Setting {
  let best: Setting = null;
  const offer = (value: Setting | undefined): void => {
    if (value === null || value === undefined) return;
    if (typeof value !== "number" || typeof best !== "number") best = value;
    else best = MORE_IS_BETTER.includes(stat) ? Math.max(best, value) : Math.min(best, value);
  };
  for (const lasting of s.lasting) if (lasting.seat === seat && lasting.stat === stat) offer(lasting.set);
  if (!isChanged(s, seat, stat)) return best;
  visitPassive(s, seat, stat, sector, (_, op) => {
    offer(op.set);
  });
  return best;
}

/** Whether some element at work changes the stat; mostly none does. */
function isChanged(s: Facts, seat: Seat, stat: Stat): boolean {
  const { stats } = abilitiesOf(s, seat);
  return stats !== 0 && (stats & statBit(stat)) !== 0;
}

type Modify = { delta?: Parameters<typeof amountOf>[2]; set?: boolean | number | string };

function visitPassive(
  s: Facts,
  seat: Seat,
  stat: Stat,
  sector: SectorId | undefined,
  visit: (using: Using, op: Modify) => void,
): void {
  for (const one of waitingFor(s, seat, "passive"))
    for (const op of one.effect.do) {
      if (op.op !== "modify" || op.stat !== stat) continue;
      const using = usingOf(one, seat, seat, sector ? { sector } : {});
      if (allHold(s, using, one.effect.if)) visit(using, op);
    }
}
