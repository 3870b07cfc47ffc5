import type { CabalToken, Condition } from "../../content/effects.ts";
import { packOf } from "../../content/installed.ts";
import type { SectorId } from "../../model/names.ts";
import { setting } from "../stats.ts";
import type { Facts } from "../write.ts";
import { count } from "./amounts.ts";
import { membership, membershipsOut, type Using, whoIs } from "./using.ts";

export function allHold(s: Facts, using: Using, conditions: readonly Condition[]): boolean {
  for (const condition of conditions) if (!holds(s, using, condition)) return false;
  return true;
}

/** Conditions read public facts only, so whom an effect asks never tells a secret (DK-RUL-136). */
export function holds(s: Facts, using: Using, c: Condition): boolean {
  const { event, owner } = using;
  if ("not" in c) return !holds(s, using, c.not);
  if ("isAdministrator" in c) return whoIs(using, c.isAdministrator) === s.administrator;
  if ("isFirstPlayer" in c) return whoIs(using, c.isFirstPlayer) === s.firstPlayer;
  if ("adhesionAtLeast" in c) {
    const of = whoIs(using, c.adhesionAtLeast.of);
    return of !== null && membership(s, of) >= c.adhesionAtLeast.n;
  }
  if ("membershipHeldByOthersAtLeast" in c) {
    const needed = c.membershipHeldByOthersAtLeast;
    return membershipsOut(s) >= (typeof needed === "number" ? needed : count(s, using, needed.count));
  }
  if ("holdsNoMembership" in c) {
    const who = whoIs(using, c.holdsNoMembership);
    return who !== null && who !== owner && s.players[who]!.memberships === 0;
  }
  if ("noPlayerWithoutMembership" in c)
    return s.players.every((player, seat) => seat === owner || player.memberships > 0);
  if ("markerSectorsAtLeast" in c) return count(s, using, "ownMarkerSectors") >= c.markerSectorsAtLeast;
  if ("tokenInEventSector" in c) return event.sector !== undefined && hasToken(s, event.sector, c.tokenInEventSector);
  if ("ownPileInEventSector" in c)
    return s.piles.some((pile) => pile.owner === owner && pile.sector === event.sector && pile.pawns.length > 0);
  if ("ownEmissaryInEventSector" in c)
    return s.conquest?.sector === event.sector && (s.conquest?.emissaries[owner] ?? 0) > 0;
  if ("eventBy" in c) return c.eventBy === "any" || (c.eventBy === "self") === (event.by === owner);
  if ("eventPawn" in c) return event.pawn === c.eventPawn;
  if ("eventVictim" in c) {
    if (event.victim === undefined) return false;
    return c.eventVictim === "any" || (c.eventVictim === "self") === (event.victim === owner);
  }
  if ("eventTrophy" in c) return event.trophy === c.eventTrophy;
  if ("tiedForWinner" in c) return s.conquest?.tied.includes(owner) ?? false;
  if ("statOn" in c) return setting(s, using.acting, c.statOn) !== null;
  if ("stacked" in c) return isStacked(s, using);
  if ("ownTokenOnPileOf" in c) {
    const who = whoIs(using, c.ownTokenOnPileOf);
    return s.piles.some((pile) => pile.sleeper && pile.owner === who);
  }
  if ("eventSectorIn" in c) return event.sector !== undefined && c.eventSectorIn.includes(event.sector);
  if ("eventDarknessAtLeast" in c)
    return event.card !== undefined && packOf(s).cards.get(event.card)!.darknessScore >= c.eventDarknessAtLeast;
  c satisfies never;
  return false;
}

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
  const sector = using.element.split(":")[1];
  return s.players[using.owner]!.influence.some((slot) => slot.sector === sector && slot.markers === 2);
}
