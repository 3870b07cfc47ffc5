import { mapped, type Seat } from "@paravent/kernel";
import { packOf } from "../../content/installed.ts";
import { leagueVp } from "../../leagues/state/levels.ts";
import { abilitiesOf } from "../../model/abilities.ts";
import type { DiktatFacts, Player } from "../../model/facts.ts";
import { delta } from "../effects/stats.ts";
import type { DiktatRules } from "../write.ts";

/** Where a player's VP come from. */
export interface VpSources {
  opportunities: number;
  affinities: number;
  newTown: number;
  cabal: number;
  cards: number;
  oaths: number;
  debts: number;
  leagues: number;
}

type Facts = Readonly<DiktatFacts>;

/** Victory Points by their causes (DK-VP-02). Derived each time, never stored: what ceases to hold ceases to count. */
export function vpSources(s: Facts, seat: Seat): VpSources {
  const player = s.players[seat]!;
  return {
    opportunities: slotVp(s, player),
    affinities: placedAffinities(player),
    newTown: abilitiesOf(s, seat).markerVp,
    cabal: cabalSlotVp(s, player),
    cards: abilitiesOf(s, seat).cardVp + player.bonusVp + delta(s, seat, "vp"),
    oaths: player.brokenOaths === 0 ? 0 : -player.brokenOaths,
    // DK-DEBT-06: Debts count only once the end of the game has been triggered.
    debts: s.final ? debtVp(s, seat) : 0,
    // GE.3: so does the League that never rose.
    leagues: s.final && s.leagues !== null ? leagueVp(s, seat) : 0,
  };
}

export const vp = (s: Facts, seat: Seat): number => vpIn(vpSources(s, seat));

export const vpIn = ({ opportunities, affinities, newTown, cabal, cards, oaths, debts, leagues }: VpSources): number =>
  opportunities + affinities + newTown + cabal + cards + oaths + debts + leagues;

/** DK-END-01: each Debt costs 1 VP, but for those an element makes free. */
export function debtVp(s: Facts, seat: Seat): number {
  const counted = Math.max(0, s.players[seat]!.debts - delta(s, seat, "debtFree"));
  return counted === 0 ? 0 : -counted;
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

/** DK-MAN-DEV-04: the VP of each occupied slot of the Cabal row. */
function cabalSlotVp(s: Facts, player: Player): number {
  if (player.cabalRow.length === 0) return 0;
  const slots = packOf(s).cabals.get(player.cabal!)!.board.cabalVp;
  let total = 0;
  for (let i = 0; i < player.cabalRow.length; i++) total += slots[i] ?? 0;
  return total;
}

/** DK-AFF-01: 1 VP for each placed token. */
function placedAffinities(player: Player): number {
  let placed = 0;
  for (const { tokens } of player.row) for (const token of tokens) if (token !== null) placed++;
  return placed;
}

/** Remembers what everybody has, for the story of the game; only where it has changed. */
export function notePoints(g: DiktatRules): void {
  const points = mapped(g.facts.players, (_, seat) => vp(g.facts, seat));
  const { history, cycle } = g.facts;
  const last = history.length > 0 ? history[history.length - 1]! : null;
  if (last === null || last.cycle !== cycle || points.some((n, seat) => n !== last.vp[seat]))
    g.emit({ type: "pointsNoted", vp: points });
}
