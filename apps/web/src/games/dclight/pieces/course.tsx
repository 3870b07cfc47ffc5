import { PHASES, type Phase, POINTS, SECTORS } from "@paravent/dclight";
import { ROMAN, Shield } from "../art/index.ts";
import { signed } from "../seats/SeatPanel.tsx";
import { called } from "../seen/called.ts";
import { scoreOf } from "../seen/score.ts";
import { texts } from "../words/index.ts";
import { type Answer, faceLine, faceSign, headSign, signLine } from "./asked.tsx";

/** A player and their city. */
export const seat: Answer = ({ seen, say, id }) => {
  const player = seen.game.players[Number(id)];
  if (!player) return null;
  const ages = SECTORS.map((one) => `${seen.lexicon.sector(one)} ${ROMAN[player.ages[one]]}`).join(", ");
  const hand = SECTORS.reduce((sum, one) => sum + player.hand[one], 0);
  return {
    title: seen.name(player.seat),
    kind: say.seat.kind(texts.value.cities[player.seat] ?? ""),
    sign: () => <Shield seat={player.seat} size={40} />,
    says: say.seat.says,
    lines: [
      signLine("hammer", say.seat.ages(ages), "now"),
      signLine("card", say.seat.hand(hand)),
      ...(seen.game.firstPlayer === player.seat ? [signLine("first", say.seat.first)] : []),
      ...(player.passed ? [signLine("check", say.seat.passed, "now")] : []),
    ],
    chapter: "material",
    rule: "DC-SETUP-06",
  };
};

/** The points of a player as the reader can count them. */
export const vp: Answer = (asked) => {
  const { seen, say, id } = asked;
  const player = seen.game.players[Number(id)];
  if (!player) return null;
  const { constants, sectors } = seen.pack;
  const { vp: all, hidden } = scoreOf(seen, player.seat);
  const ages = sectors.reduce((sum, one) => sum + (one.ages[player.ages[one.id] - 1]?.vp ?? 0), 0);
  const morale = player.tracks.morale * constants.vpPerMorale;
  const tracks = POINTS.reduce((sum, one) => sum + Math.floor(player.tracks[one] / constants.pointsPerVp), 0);
  return {
    title: say.vp.title,
    kind: say.vp.kind(called(asked.seen, player.seat), all),
    sign: headSign("first"),
    says: say.vp.says,
    lines: [
      signLine("hammer", say.vp.ages(ages), "now"),
      faceLine("morale", say.vp.morale(signed(morale)), "now"),
      faceLine("gold", say.vp.tracks(tracks), "now"),
      signLine("card", say.vp.buildings(player.openVp - ages - morale - tracks), "now"),
      ...(hidden > 0 ? [signLine("eye", say.vp.hidden(hidden), "own")] : []),
      ...(player.seat === seen.you ? [] : [signLine("eclipse", say.vp.others)]),
    ],
    chapter: "end-scoring",
    rule: "DC-SCORE-08",
  };
};

/** The turn marker. */
export const turn: Answer = ({ seen, say }) => {
  const { turns, drawTurns, earlyEndFrom } = seen.pack.constants;
  return {
    title: say.turn.title,
    kind: say.turn.kind(seen.game.turn, turns),
    sign: headSign("card"),
    says: say.turn.says,
    lines: [signLine("card", say.turn.draws(drawTurns)), faceLine("creature", say.turn.early(earlyEndFrom))],
    chapter: "turn",
    rule: "DC-TURN-01",
  };
};

const PHASE_AT: Readonly<Record<Phase, { readonly chapter: string; readonly rule: string }>> = {
  setup: { chapter: "setup", rule: "DC-SETUP-09" },
  draw: { chapter: "draw", rule: "DC-TURN-03" },
  production: { chapter: "production", rule: "DC-PROD-01" },
  offerings: { chapter: "offerings", rule: "DC-OFFER-01" },
  development: { chapter: "development", rule: "DC-DEV-01" },
  over: { chapter: "end-scoring", rule: "DC-SCORE-08" },
};

export const phase: Answer = ({ seen, say, id }) => {
  const found = PHASES.find((one) => one === id);
  if (!found) return null;
  return {
    title: texts.value.phase[found],
    kind: say.phase.kind,
    sign: headSign("card"),
    says: say.phase[found],
    lines: seen.game.phase === found ? [signLine("check", say.phase.now, "now")] : [],
    ...PHASE_AT[found],
  };
};

/** The marker that summons a creature for all. */
export const common: Answer = ({ seen, say }) => {
  const { creature, summonAt, central } = seen.game.common;
  return {
    title: say.common.title,
    kind: say.common.kind(creature, summonAt),
    sign: faceSign("creature"),
    says: say.common.says,
    lines: [
      faceLine("creature", say.common.left(summonAt - creature), "now"),
      signLine("bolt", say.common.god),
      signLine("first", say.common.central(central, seen.pack.constants.centralEnd), "now"),
    ],
    chapter: "production",
    rule: "DC-PROD-06",
  };
};

const SIGN_AT = {
  first: ["material", "DC-TURN-08"],
  eclipse: ["production", "DC-PROD-07"],
  eye: ["production", "DC-PROD-01"],
  bolt: ["production", "DC-PROD-27"],
  hammer: ["end-scoring", "DC-SCORE-05"],
} as const;

/** Signs that are pictures of controls and belong to no thing of the game. */
export const CONTROLS: readonly string[] = ["check", "lock", "book", "chat", "card"];

/** A sign of the table. */
export const sign: Answer = ({ say, id, around }) => {
  if (!Object.hasOwn(SIGN_AT, id) || /^(?:card|building|slot|trophies):/.test(around[0] ?? "")) return null;
  const name = id as keyof typeof SIGN_AT;
  const [chapter, rule] = SIGN_AT[name];
  return { ...say.sign[name], sign: headSign(name), lines: [], chapter, rule };
};
