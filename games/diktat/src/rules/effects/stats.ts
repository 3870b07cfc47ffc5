import type { Seat } from "@paravent/kernel";
import type { Amount, Condition } from "../../content/effects.ts";
import { statBit } from "../../content/powers.ts";
import { MORE_IS_BETTER, STAT_BASE, type Stat } from "../../content/stats.ts";
import { abilitiesOf, waitingFor } from "../../model/abilities.ts";
import type { SectorId } from "../../names/names.ts";
import type { Facts } from "../write.ts";
import { holdsGiven, type IsSet } from "./conditions.ts";
import { count } from "./counters.ts";
import { type Using, usingOf } from "./using.ts";

// What stats and amounts come to. They stand in one file because each is made of the other: a stat changes by an amount, an
// amount may be a stat. Both depend on conditions, and a condition may ask for a stat, which is handed to it from here. A
// pack in which that goes round in a circle is refused (`content/stat-circles.ts`).

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
    else best = MORE_IS_BETTER.has(stat) ? Math.max(best, value) : Math.min(best, value);
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

type Modify = { delta?: Amount; set?: boolean | number | string };

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

/** The number an amount comes to. Of `upTo` it is the most; `all` is as many as there are. */
export function amountOf(s: Facts, using: Using, amount: Amount): number {
  if (typeof amount === "number") return amount;
  if (amount === "all") return Number.POSITIVE_INFINITY;
  if ("upTo" in amount) return amount.upTo;
  if ("base" in amount)
    return amount.add.reduce((sum, extra) => sum + (holds(s, using, extra.if) ? extra.n : 0), amount.base);
  if ("stat" in amount) return statValue(s, using, amount.stat);
  // Floor division first, then plus, then max.
  const counted = Math.floor(count(s, using, amount.count) / (amount.div ?? 1)) + (amount.plus ?? 0);
  return Math.min(counted, amount.max ?? counted);
}

export const isUpTo = (amount: Amount): boolean => typeof amount === "object" && "upTo" in amount;

/** A stat of the element's owner as a number: what is set, else its base, and every change. */
function statValue(s: Facts, using: Using, stat: Stat): number {
  const set = setting(s, using.owner, stat);
  return Math.max(0, (typeof set === "number" ? set : STAT_BASE.get(stat)!) + delta(s, using.owner, stat));
}

export function allHold(s: Facts, using: Using, conditions: readonly Condition[]): boolean {
  for (let i = 0; i < conditions.length; i++) if (!holds(s, using, conditions[i]!)) return false;
  return true;
}

/** Whether a condition holds now. */
export const holds = (s: Facts, using: Using, condition: Condition): boolean => holdsGiven(s, using, condition, isSet);

const isSet: IsSet = (s, seat, stat) => setting(s, seat, stat) !== null;
