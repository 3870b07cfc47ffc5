import type { PieceCard } from "../../../plug/pieces.ts";
import { called } from "../seen/called.ts";
import { type Answer, type Asked, headSign, line } from "./asked.tsx";

/** A player and the board of their Cabal. */
function boardOf({ seen, id }: Asked) {
  const player = /^\d+$/.test(id) ? seen.game.players[Number(id)] : undefined;
  const board = player && seen.pack.cabals.find((one) => one.id === player.cabal)?.board;
  return player && board ? { player, board } : null;
}

/** The row of won cards and the VP of its slots. */
export const row: Answer = (asked) => {
  const { say } = asked;
  const found = boardOf(asked);
  if (!found) return null;
  const { player, board } = found;
  return {
    title: say.row.title,
    kind: called(asked.seen, player.seat),
    sign: headSign("card"),
    says: say.row.says,
    lines: [
      line("vp", say.row.slots(board.opportunityVp)),
      line("card", say.row.now(player.row.length, player.vpSources.opportunities), "now"),
    ],
    chapter: "material",
    rule: "DK-TRO-03",
  };
};

/** The places for Influence markers. */
export const influence: Answer = (asked) => {
  const { say } = asked;
  const found = boardOf(asked);
  if (!found) return null;
  const { player, board } = found;
  return {
    title: say.influence.title,
    kind: called(asked.seen, player.seat),
    sign: headSign("influence"),
    says: say.influence.says,
    lines: [line("influence", say.influence.now(player.influence.length, board.influenceSlots), "now")],
    chapter: "material",
    rule: "DK-TRO-10",
  };
};

/** The Cabal cards in play, and the price of the next. */
export function cabalTrack(asked: Asked): PieceCard | null {
  const { say } = asked;
  const found = boardOf(asked);
  if (!found) return null;
  const { player, board } = found;
  const played = player.cabalRow.length;
  return {
    title: say.cabal.title,
    kind: called(asked.seen, player.seat),
    sign: headSign("develop"),
    says: say.cabal.says,
    lines: [
      line("develop", say.cabal.now(played, board.cabalCost.length)),
      ...(player.nextCabalCost === null
        ? []
        : [line("pp", say.cabal.next(player.nextCabalCost, board.cabalVp[played] ?? 0), "now")]),
    ],
    chapter: "material",
    rule: "DK-MAN-DEV-01",
  };
}

/** The Manoeuvre pawns of a player. */
export const manoeuvres: Answer = (asked) => {
  const { seen, say } = asked;
  const found = boardOf(asked);
  if (!found) return null;
  const { seat, manoeuvrePawns, performed } = found.player;
  return {
    title: say.manoeuvres.title,
    kind: called(asked.seen, seat),
    sign: headSign("send"),
    says: say.manoeuvres.says,
    lines: [
      line("send", say.manoeuvres.left(manoeuvrePawns, manoeuvrePawns + performed.length), "now"),
      ...(performed.length > 0
        ? [line("check", say.manoeuvres.done(performed.map((one) => seen.words.manoeuvre(one))))]
        : []),
    ],
    chapter: "material",
    rule: "DK-MAN-05",
  };
};
