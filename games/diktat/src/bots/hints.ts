import type { BotAction } from "@paravent/bots";
import { type Json, type Seat, type TableView, validate } from "@paravent/kernel";
import { type Agent, OTHERS } from "../names/names.ts";
import { pawnRef, seatRef } from "../names/refs.ts";
import type { PileView } from "../view/types.ts";
import { characterOf } from "./characters.ts";
import { outlook } from "./forecast.ts";
import { isFellow } from "./leagues.ts";
import type { Position } from "./position.ts";
import { askOf } from "./trades.ts";

/** Hints in one Cycle, all of them together. */
const MOST_HINTS = 2;

interface Hint {
  readonly pawn: number;
  readonly is: Agent;
  readonly to: Seat;
}

/**
 * Lets somebody know where a rival's Emissary lies that stands in one's own way, so that they kill it: while one is looking
 * at it, by showing it; later by telling. Who lies may send the leader against a Guard.
 */
export function giveHint(position: Position, table: TableView<unknown>): BotAction | null {
  const { view } = position;
  const { pawns, said } = view.knowledge!;
  if (pawns.length === 0 || view.players.length < 3 || said.length >= MOST_HINTS) return null;
  const hint = hintOf(position);
  return hint && (shown(table, hint, hint.is) ?? told(table, hint));
}

function hintOf(position: Position): Hint | null {
  const { view } = position;
  for (const pile of view.piles) {
    if (pile.owner === OTHERS || pile.owner === position.me || isFellow(position, pile.owner)) continue;
    const wanted = outlook(position, pile.sector).mine > 0;
    for (const { id, kind } of pile.pawns) {
      if (kind === null || wasSaid(position, id)) continue;
      const to = wanted && kind === "emissary" ? knifeAgainst(position, pile) : null;
      if (to !== null) return { pawn: id, is: "emissary", to };
      const fooled = kind === "guard" && characterOf(position).lies ? leaderAgainst(position, pile) : null;
      if (fooled !== null) return { pawn: id, is: "emissary", to: fooled };
    }
  }
  return null;
}

const wasSaid = ({ view }: Position, pawn: number): boolean =>
  view.knowledge!.said.some(({ what }) => what.about === "pawn" && what.pawn === pawn);

/** Whoever can still kill it and has the most Assassin tokens. */
function knifeAgainst(position: Position, pile: PileView): Seat | null {
  const able = ableTo(position, pile).sort((a, b) => tokens(position, b) - tokens(position, a));
  return able[0] ?? null;
}

/** The one who is ahead of everybody, if a Guard may cost them something. */
function leaderAgainst(position: Position, pile: PileView): Seat | null {
  const { players } = position.view;
  const most = Math.max(...players.map(({ vp }) => vp));
  return ableTo(position, pile).find((seat) => players[seat]!.vp === most && position.player.vp < most) ?? null;
}

const tokens = ({ view }: Position, seat: Seat): number => view.players[seat]!.assassinTokens;

const ableTo = ({ view, me }: Position, { owner }: PileView): Seat[] =>
  view.players.flatMap(({ seat, manoeuvrePawns }) =>
    seat !== me && seat !== owner && manoeuvrePawns > 0 ? [seat] : [],
  );

/** DK-RUL-51: what one is looking at; the server vouches for it, so it must be so. */
function shown(table: TableView<unknown>, { pawn, to }: Hint, is: Agent): BotAction | null {
  if (kindSeen(table, pawn) !== is) return null;
  return open(table, "showInfo", { to: [seatRef(to)], what: [pawnRef(pawn)] });
}

function kindSeen({ game }: TableView<unknown>, pawn: number): Agent | null {
  const { piles } = game as Position["view"];
  return piles.flatMap(({ pawns }) => pawns).find(({ id }) => id === pawn)?.kind ?? null;
}

const told = (table: TableView<unknown>, { pawn, to, is }: Hint): BotAction | null =>
  open(table, "tell", { to: [seatRef(to)], what: { branch: "pawn", value: { pawn: [pawnRef(pawn)], is: [is] } } });

function open(table: TableView<unknown>, act: string, value: Json): BotAction | null {
  const ask = askOf(table, act);
  return ask && !validate(ask, value) ? { act, value } : null;
}
