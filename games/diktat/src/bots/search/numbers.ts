import type { Seat } from "@paravent/kernel";
import { packOf } from "../../content/installed.ts";
import type { Powers } from "../../content/powers.ts";
import { AFFINITIES, SECTORS } from "../../names/names.ts";
import type { DiktatView } from "../../view/types.ts";
import { bodyWorth, powersHeld } from "../effects.ts";

/** Cabals of the base pack: what their boards and screens cannot say in numbers. Others have none of these. */
const CABALS = ["coordination", "garde_noire", "pegre", "polisec", "progres", "resistance", "syndicat"];

/** The game as a whole. */
export function commonNumbers(view: DiktatView): number[] {
  const { players, cycle, cycles, manoeuvresPerCycle, others, leagues } = view;
  const gloom = others ? Object.values(others.gloom).reduce((sum, n) => sum + n, 0) : 0;
  return [
    players.length,
    cycle / cycles,
    cycles - cycle,
    cycle === cycles ? 1 : 0,
    manoeuvresPerCycle,
    others ? 1 : 0,
    others?.corruption.length ?? 0,
    gloom,
    leagues ? 1 : 0,
  ];
}

/** What a seat has, by its own view. */
export function numbersOf(view: DiktatView, seat: Seat): number[] {
  const pack = packOf(view);
  const player = view.players[seat]!;
  const own = view.own!;
  const board = player.cabal === null ? null : pack.cabals.get(player.cabal)!.board;
  const { fitting, spare, free } = tokensOf(view, seat);
  const left = view.cycles - view.cycle;
  const slot = (n: number): number => board?.opportunityVp[player.row.length + n] ?? pack.constants.overflowCardVp;
  const cost = player.nextCabalCost ?? 20;
  const powers = powersHeld(view, player);
  const rank = view.rankOrder.indexOf(seat);
  const league = view.leagues?.boards.find(({ members }) => members.includes(seat));
  const marker = (sector: string): number =>
    player.influence.reduce((sum, slot) => sum + (slot.sector === sector ? slot.face : 0), 0);
  return [
    player.vp,
    player.vp + fitting - player.debts,
    fitting,
    spare,
    free,
    Math.min(spare, free),
    slot(0),
    slot(1),
    player.row.length,
    player.row.length >= 5 ? 1 : 0,
    player.cabalRow.length,
    board?.cabalVp[player.cabalRow.length] ?? 0,
    Math.min(cost, 10),
    own.pp / 4,
    Math.min(own.pp, 8) / 4,
    Math.max(0, own.pp - 12) / 4,
    boughtVp(view, seat),
    player.debts,
    own.agents.emissary,
    own.agents.guard / 3,
    own.agents.citizen / 3,
    player.assassinTokens,
    player.spyTokens,
    player.manoeuvrePawns,
    worthOf(powers, "income"),
    worthOf(powers, "income") * left,
    worthOf(powers, "other"),
    worthOf(powers, "other") * left,
    rank,
    rank === 0 ? 1 : 0,
    league ? 1 : 0,
    league?.level ?? 0,
    league?.members.length ?? 0,
    ...SECTORS.map((sector) => Math.min(1, marker(sector))),
    ...SECTORS.map((sector) => (marker(sector) >= 2 ? 1 : 0)),
    ...CABALS.map((cabal) => (cabal === player.cabal ? 1 : 0)),
  ];
}

/** VP a seat has, those its tokens will bring, less its Debts. */
export function vpInSight(view: DiktatView, seat: Seat): number {
  const { vp, debts } = view.players[seat]!;
  return view.final ? vp : vp + tokensOf(view, seat).fitting - debts;
}

/** Tokens behind the screen that fit a free symbol, those that do not, and symbols that stay free. */
function tokensOf(view: DiktatView, seat: Seat): { fitting: number; spare: number; free: number } {
  const { cards } = packOf(view);
  const left = { ...view.own!.affinities };
  let fitting = 0;
  let free = 0;
  let any = 0;
  for (const { card, tokens } of view.players[seat]!.row)
    cards.get(card)!.affinities.forEach((symbol, i) => {
      if (tokens[i] !== null) return;
      if (symbol === "any") any++;
      else if (left[symbol] > 0) {
        left[symbol]--;
        fitting++;
      } else free++;
    });
  const spare = AFFINITIES.reduce((sum, type) => sum + left[type], 0);
  const more = Math.min(any, spare);
  return { fitting: fitting + more, spare: spare - more, free: free + any - more };
}

/** VP that the PP at hand could still buy on the Cabal row. */
function boughtVp(view: DiktatView, seat: Seat): number {
  const { cabal, cabalRow } = view.players[seat]!;
  if (cabal === null) return 0;
  const { cabalCost, cabalVp } = packOf(view).cabals.get(cabal)!.board;
  let { pp } = view.own!;
  let bought = 0;
  for (let slot = cabalRow.length; slot < cabalCost.length && pp >= cabalCost[slot]!; slot++) {
    pp -= cabalCost[slot]!;
    bought += cabalVp[slot]!;
  }
  return bought;
}

/** What elements bring in one Cycle: as Income, or by the other effects that come back. */
function worthOf(powers: readonly Powers[], kind: "income" | "other"): number {
  let worth = 0;
  for (const { effects } of powers) worth += elementWorth(effects)[kind];
  return worth;
}

/** Worked out once: what an element does is fixed by its pack, and effects are never copied. */
const known = new WeakMap<object, { readonly income: number; readonly other: number }>();

function elementWorth(effects: Powers["effects"]): { readonly income: number; readonly other: number } {
  const before = known.get(effects);
  if (before) return before;
  const worth = { income: 0, other: 0 };
  for (const effect of effects) {
    if (effect.kind === "gain" || effect.kind === "scourge") continue;
    worth[effect.kind === "income" ? "income" : "other"] += Math.max(0, bodyWorth(effect));
  }
  known.set(effects, worth);
  return worth;
}
