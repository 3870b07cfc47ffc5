import type { Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { DiktatFacts, Player } from "../model/facts.ts";
import type { VpSources } from "../view/types.ts";

type Facts = Readonly<DiktatFacts>;

/** Victory Points by their causes (DK-VP-02). Derived each time, never stored: what ceases to hold ceases to count. */
export function vpSources(s: Facts, seat: Seat): VpSources {
  const player = s.players[seat]!;
  return {
    opportunities: slotVp(s, player),
    affinities: placedAffinities(player),
    newTown: newTownVp(player),
    cards: 0,
    // DK-DEBT-06: Debts count only once the end of the game has been triggered.
    debts: s.final ? -player.debts : 0,
  };
}

export function vp(s: Facts, seat: Seat): number {
  const player = s.players[seat]!;
  const debts = s.final ? player.debts : 0;
  return slotVp(s, player) + placedAffinities(player) + newTownVp(player) - debts;
}

/** DK-TRO-04, -05: the VP under each occupied slot, 2 for each card beside the board (DK-RUL-68). */
function slotVp(s: Facts, player: Player): number {
  if (player.row.length === 0) return 0;
  const { cabals, constants } = packOf(s);
  const slots = cabals.get(player.cabal!)!.board.opportunityVp;
  let total = 0;
  for (let i = 0; i < player.row.length; i++) total += slots[i] ?? constants.overflowCardVp;
  return total;
}

/** DK-AFF-01: 1 VP for each placed token. */
function placedAffinities(player: Player): number {
  let placed = 0;
  for (const { tokens } of player.row) for (const token of tokens) if (token !== null) placed++;
  return placed;
}

/** DK-INF-01: New Town I gives 1 VP, II gives 2. */
function newTownVp(player: Player): number {
  for (const slot of player.influence) if (slot.sector === "newTown") return slot.face;
  return 0;
}
