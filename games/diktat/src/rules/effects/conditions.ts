import type { CabalToken, Condition } from "../../content/effects.ts";
import { packOf } from "../../content/installed.ts";
import { OTHERS, type SectorId } from "../../names/names.ts";
import { partsOf } from "../../names/refs.ts";
import type { Facts } from "../write.ts";
import { count } from "./amounts.ts";
import { setting } from "./stats.ts";
import { membership, membershipsOut, type Using, whoIs } from "./using.ts";

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

export function hasToken(s: Facts, sector: SectorId, token: CabalToken): boolean {
  switch (token) {
    case "blockhouse":
      return s.blockhouses.includes(sector);
    case "revolt":
      return s.revolts.includes(sector);
    case "sleeper":
      return s.piles.some((pile) => pile.sector === sector && pile.sleeper);
    case "membership":
      return false;
  }
}

/** Whether the marker lies on the other marker of its sector. */
function isStacked(s: Facts, using: Using): boolean {
  const sector = partsOf(using.element).name;
  return s.players[using.owner]!.influence.some((slot) => slot.sector === sector && slot.markers.length === 2);
}
