import { screenRef } from "@paravent/diktat/refs";
import type { PieceLine } from "../../../plug/pieces.ts";
import { Medallion } from "../art/index.ts";
import { called } from "../seen/called.ts";
import { texts } from "../words/index.ts";
import { type Answer, type Asked, calledInside, headSign, line, seatAround } from "./asked.tsx";

const SOURCES = ["opportunities", "affinities", "newTown", "cabal", "cards", "oaths", "debts", "leagues"] as const;

/** The seat a name ends with; null for none of this table. */
const seatOf = ({ seen, id }: Asked) => (/^\d+$/.test(id) ? (seen.game.players[Number(id)] ?? null) : null);

/** A player, with all that lies open. */
export const seat: Answer = (asked) => {
  const { seen, say } = asked;
  const player = seatOf(asked);
  if (!player) return null;
  return {
    title: seen.name(player.seat),
    kind: say.seat.kind(player.cabal ? seen.words.cabal(player.cabal) : ""),
    sign: () => <Medallion cabal={player.cabal} size={40} />,
    says: say.seat.says,
    lines: [
      line("vp", say.seat.vp(player.vp, seen.pack.constants.victoryPointsToWin), "now"),
      line("rank", say.seat.rank(player.rank)),
      ...(seen.game.administrator === player.seat ? [line("admin", say.seat.administrator)] : []),
      line("send", say.seat.manoeuvres(player.manoeuvrePawns)),
    ],
    chapter: "material",
    rule: "DK-HIDE-01",
  };
};

/** The mark of a Cabal. */
export const mark: Answer = ({ seen, say, id }) => {
  const cabal = seen.pack.cabals.find((one) => one.id === id);
  if (!cabal) return null;
  const player = seen.game.players.find((one) => one.cabal === id);
  const ability = seen.words.element(screenRef(id));
  return {
    title: seen.words.cabal(id),
    kind: say.mark.kind(player ? seen.name(player.seat) : null),
    sign: () => <Medallion cabal={id} size={40} />,
    says: seen.words.motto(id),
    lines: [line("gear", say.mark.ability(ability.title, ability.text)), line("rank", say.mark.rank(cabal.rank))],
    chapter: "material",
    rule: "DK-SETUP-03",
  };
};

/** Victory Points: of one player, or what they are. */
export const vp: Answer = (asked) => {
  const { seen, say } = asked;
  const player = seatOf(asked) ?? seen.game.players[seatAround(asked) ?? seen.you ?? -1];
  const counted = player ? SOURCES.filter((source) => player.vpSources[source] !== 0) : [];
  const goal = seen.pack.constants.victoryPointsToWin;
  return {
    title: say.vp.title,
    kind: player ? `${called(asked.seen, player.seat)}, ${say.seat.vp(player.vp, goal).replaceAll("**", "")}` : "",
    sign: headSign("vp"),
    says: say.vp.says,
    lines: [
      ...counted.map((source) => line("vp", say.vp.source(texts.value.end.source[source], player!.vpSources[source]))),
      ...(player && counted.length === 0 ? [line("vp", say.vp.none)] : []),
      ...(player ? [line("clock", say.vp.toGo(goal - player.vp), "now")] : []),
    ],
    chapter: "goal",
    rule: "DK-VP-01",
  };
};

/** Power Points: one's own are known, of the others only what was seen. */
export const pp: Answer = (asked) => {
  const { seen, say } = asked;
  const player = seatOf(asked) ?? seen.game.players[seatAround(asked) ?? seen.you ?? -1];
  const lines: PieceLine[] = [];
  if (player && player.seat === seen.you && seen.game.own) {
    const { pp: own } = seen.game.own;
    lines.push(line("eye", say.pp.own(own), "own"));
    if (player.nextCabalCost !== null)
      lines.push(line("develop", say.pp.next(player.nextCabalCost, own >= player.nextCabalCost), "now"));
  } else if (player) lines.push(line("spy", say.pp.seen(player.seen.gained, player.seen.spent), "now"));
  return {
    title: say.pp.title,
    kind: player ? `${called(asked.seen, player.seat)}, ${say.pp.kind}` : say.pp.kind,
    sign: headSign("pp"),
    says: say.pp.says,
    lines: [...lines, line("debt", say.pp.debt(seen.pack.constants.debtPp))],
    chapter: "power-points-and-debts",
    rule: "DK-PP-01",
  };
};

export const rank: Answer = (asked) => {
  const { seen, say } = asked;
  const player = seatOf(asked) ?? seen.game.players[seatAround(asked) ?? -1];
  const order = seen.game.rankOrder.map((one) => `${calledInside(asked, one)} (${seen.player(one).rank})`);
  return {
    title: say.rank.title,
    kind: player ? `${called(asked.seen, player.seat)}, ${say.seat.rank(player.rank)}` : "",
    sign: headSign("rank"),
    says: say.rank.says,
    lines: [line("rank", say.rank.order(order), "now")],
    chapter: "rank-and-administrator",
    rule: "DK-RANK-01",
  };
};

export const administrator: Answer = (asked) => {
  const { seen, say } = asked;
  const who = seen.game.administrator;
  return {
    title: say.admin.title,
    kind: who === null ? "" : called(asked.seen, who),
    sign: headSign("admin"),
    says: say.admin.says,
    lines:
      who === null
        ? []
        : [line("rank", say.admin.now(`${calledInside(asked, who)} (${seen.player(who).rank})`), "now")],
    chapter: "rank-and-administrator",
    rule: "DK-RANK-06",
  };
};

/** What lies behind a screen. */
export const agents: Answer = (asked) => {
  const { say } = asked;
  const player = seatOf(asked);
  if (!player) return null;
  return {
    title: say.agents.title,
    kind: `${called(asked.seen, player.seat)}, ${say.agents.kind}`,
    sign: headSign("eclipse"),
    says: say.agents.says,
    lines: [line("clock", say.agent.gone)],
    chapter: "material",
    rule: "DK-HIDE-02",
  };
};
