import type { Observer } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import { findPawn } from "../model/base/piles.ts";
import type { DiktatFacts, InfluenceSlot, Pile, Player } from "../model/facts.ts";
import { IN_PUBLIC, SECTORS, type SectorId } from "../names/names.ts";
import { finalVp, ranking } from "../rules/phases/end.ts";
import type { ConquestView, DiktatView, FinalView, OwnView, PileView, PlayerView } from "./types.ts";

// What single lines of a view let through: `view` makes them all, `look` those that are looked at.

type Facts = Readonly<DiktatFacts>;

export function isKnown(knownTo: number, who: Observer): boolean {
  return (knownTo & (who === "public" ? IN_PUBLIC : 1 << who)) !== 0;
}

/** DK-MAN-SEND-07: how many pawns is public; which ones only to their owner and to those who looked. */
export function viewPile(pile: Pile, who: Observer): PileView {
  return {
    id: pile.id,
    owner: pile.owner,
    sector: pile.sector,
    pawns: pile.pawns.map(({ id, kind, knownTo }) => ({
      id,
      kind: pile.owner === who || isKnown(knownTo, who) ? kind : null,
    })),
    sleeper: pile.sleeper,
  };
}

/** A copy of this has room for all at once: views are made of it at every answer. */
const NO_MARKERS = Object.fromEntries(SECTORS.map((sector) => [sector, 0])) as Record<SectorId, number>;

export function viewMarkers(s: Facts): Record<SectorId, number> {
  const markers = { ...NO_MARKERS };
  for (const sector of SECTORS) markers[sector] = s.markers[sector].length;
  return markers;
}

export const viewLasting = (s: Facts): DiktatView["lasting"] =>
  s.lasting.map(({ seat, stat, delta, set, until }) => ({ seat, stat, delta, set, until }));

export const viewTurn = ({ turn }: Facts): DiktatView["turn"] =>
  turn && { seat: turn.seat, manoeuvre: turn.manoeuvre, sector: turn.sector };

export const viewHistory = (s: Facts): DiktatView["history"] =>
  s.history.map(({ cycle, vp: points }) => ({ cycle, vp: points.slice() }));

export const viewRow = ({ row }: Player): PlayerView["row"] =>
  row.map(({ card, tokens, used }) => ({ card, tokens: tokens.slice(), used }));

export const viewCabalRow = ({ cabalRow }: Player): PlayerView["cabalRow"] =>
  cabalRow.map(({ card, used, pp }) => ({ card, used, pp }));

/** Which of the two markers of a sector it is, is nobody's concern; where its Used tokens lie is everybody's. */
export function viewSlot({ sector, face, markers, used, spared }: InfluenceSlot): PlayerView["influence"][number] {
  const fresh = spared === null ? null : spared === markers[0] ? "lower" : "upper";
  return { sector, face, markers: markers.length === 1 ? 1 : 2, used, fresh };
}

export function nextCabalCost(s: Facts, player: Player): number | null {
  if (player.cabal === null) return null;
  return packOf(s).cabals.get(player.cabal)!.board.cabalCost[player.cabalRow.length] ?? null;
}

/** DK-MAN-KILL-04: a revealed pawn is seen by all; a named one is only pointed at. */
export function viewVictim(s: Facts): DiktatView["victim"] {
  if (s.victim) {
    const { pawn, owner, sector } = s.victim;
    return { pawn: pawn.id, owner, sector, kind: pawn.kind };
  }
  if (!s.aimedAt) return null;
  // It may have been moved since it was pointed at.
  const { pawn, owner, sector } = s.aimedAt;
  return { pawn, owner, sector: findPawn(s, pawn)?.pile.sector ?? sector, kind: null };
}

/** DK-HIDE-02: behind the screen. */
export function viewReserve(player: Player): OwnView {
  const { agents, affinities } = player;
  return {
    pp: player.pp,
    agents: { citizen: agents.citizen, guard: agents.guard, emissary: agents.emissary },
    affinities: { politics: affinities.politics, people: affinities.people, artefact: affinities.artefact },
  };
}

export function viewConquest(c: NonNullable<DiktatFacts["conquest"]>): ConquestView {
  return {
    sector: c.sector,
    pieces: c.pieces.map(({ seat, kinds }) => ({ seat, kinds: kinds.slice() })),
    emissaries: c.emissaries.slice(),
    extra: c.extra.slice(),
    vectors: c.vectors,
    tied: c.tied.slice(),
    bids: c.bids.map(({ seat, pp }) => ({ seat, pp })),
    order: c.order.slice(),
  };
}

/** The game is over: the screens are open. */
export function viewFinal(s: Facts): FinalView {
  return {
    winners: s.final!.winners.slice(),
    prague: s.final!.fellBy === null ? "held" : "fell",
    fellBy: s.final!.fellBy,
    ranking: ranking(s).map((seat) => ({
      seat,
      vp: finalVp(s, seat),
      pp: s.players[seat]!.pp,
      debts: s.players[seat]!.debts,
    })),
    reserves: s.players.map(viewReserve),
  };
}
