import type { Seat } from "@paravent/kernel";
import type { Amount, Condition } from "../../content/effects.ts";
import { packOf } from "../../content/installed.ts";
import { statBit } from "../../content/powers.ts";
import { MORE_IS_BETTER, STAT_BASE, type Stat } from "../../content/stats.ts";
import { abilitiesOf, waitingFor } from "../../model/abilities.ts";
import { OTHERS, type SectorId } from "../../names/names.ts";
import { partsOf } from "../../names/refs.ts";
import type { Facts } from "../write.ts";
import { count, hasToken } from "./counters.ts";
import { membership, membershipsOut, type Using, usingOf, whoIs } from "./using.ts";

// What stats, amounts and conditions come to. They stand in one file because each is made of the others: a stat changes by
// an amount, an amount may be a stat or depend on a condition, a condition may ask for a stat. A pack in which that goes
// round in a circle is refused (`content/stat-circles.ts`).

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

/** The words a condition may be: each is a record of one word and what it says of it. */
type Word = Condition extends infer C ? (C extends Condition ? keyof C : never) : never;
type Saying<W extends Word> = Extract<Condition, Readonly<Record<W, unknown>>>[W];

/** Conditions read public facts only, so whom an effect asks never tells a secret (DK-RUL-136). */
export function holds(s: Facts, using: Using, condition: Condition): boolean {
  // There is one word in it. To look for twenty in turn took a twentieth of a playout.
  for (const word in condition) return BY_WORD.get(word)!(s, using, (condition as Record<string, unknown>)[word]);
  return false;
}

const HOLDS: { readonly [W in Word]: (s: Facts, using: Using, said: Saying<W>) => boolean } = {
  not: (s, using, condition) => !holds(s, using, condition),
  isAdministrator: (s, using, who) => whoIs(using, who) === s.administrator,
  isFirstPlayer: (s, using, who) => whoIs(using, who) === s.firstPlayer,

  adhesionAtLeast(s, using, { of, n }) {
    const who = whoIs(using, of);
    return who !== null && membership(s, who) >= n;
  },

  membershipHeldByOthersAtLeast: (s, using, needed) =>
    membershipsOut(s) >= (typeof needed === "number" ? needed : count(s, using, needed.count)),

  holdsNoMembership(s, using, of) {
    const who = whoIs(using, of);
    return who !== null && who !== using.owner && s.players[who]!.memberships === 0;
  },

  noPlayerWithoutMembership: (s, { owner }) =>
    s.players.every((player, seat) => seat === owner || player.memberships > 0),

  markerSectorsAtLeast: (s, using, n) => count(s, using, "ownMarkerSectors") >= n,
  tokenInEventSector: (s, { event }, token) => event.sector !== undefined && hasToken(s, event.sector, token),

  ownPileInEventSector: (s, { event, owner }) =>
    s.piles.some((pile) => pile.owner === owner && pile.sector === event.sector),

  ownEmissaryInEventSector: (s, { event, owner }) =>
    s.conquest?.sector === event.sector && (s.conquest?.emissaries[owner] ?? 0) > 0,

  eventBy: (_, { event, owner }, by) => by === "any" || (by === "self") === (event.by === owner),
  eventPawn: (_, { event }, pawn) => event.pawn === pawn,

  eventVictim: (_, { event, owner }, victim) =>
    // DK-META-02, DK-RUL-120: these words speak of a player's pawn.
    event.victim !== undefined &&
    event.victim !== OTHERS &&
    (victim === "any" || (victim === "self") === (event.victim === owner)),

  eventTrophy: (_, { event }, trophy) => event.trophy === trophy,
  tiedForWinner: (s, { owner }) => s.conquest?.tied.includes(owner) ?? false,
  statOn: (s, { acting }, stat) => setting(s, acting, stat) !== null,
  stacked: (s, using) => isStacked(s, using),

  ownTokenOnPileOf(s, using, of) {
    const who = whoIs(using, of);
    return s.piles.some((pile) => pile.sleeper && pile.owner === who);
  },

  eventSectorIn: (_, { event }, sectors) => event.sector !== undefined && sectors.includes(event.sector),

  eventDarknessAtLeast: (s, { event }, n) =>
    event.card !== undefined && packOf(s).cards.get(event.card)!.darknessScore >= n,
};

const BY_WORD = new Map(Object.entries(HOLDS)) as ReadonlyMap<
  string,
  (s: Facts, using: Using, said: unknown) => boolean
>;

/** Whether the marker lies on the other marker of its sector. */
function isStacked(s: Facts, using: Using): boolean {
  const sector = partsOf(using.element).name;
  return s.players[using.owner]!.influence.some((slot) => slot.sector === sector && slot.markers.length === 2);
}
