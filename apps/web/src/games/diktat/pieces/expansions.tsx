import { Medallion, OTHERS_CABAL } from "../art/index.ts";
import { LAST, pawnsOfOthers } from "../others/seen.ts";
import { type Answer, calledInside, headSign, line } from "./asked.tsx";

/** The Others. */
export const others: Answer = ({ seen, say }) => {
  const { outside, waiting } = pawnsOfOthers(seen);
  return {
    title: say.others.title,
    kind: say.others.kind,
    sign: () => <Medallion cabal={OTHERS_CABAL} size={40} />,
    says: say.others.says,
    lines: seen.game.others ? [line("claw", say.others.pawns(outside, waiting), "now")] : [],
    chapter: "others",
    rule: "DK-META-02",
  };
};

/** The corruption track. */
export const corruption: Answer = ({ seen, say }) => {
  const cards = seen.game.others?.corruption;
  if (!cards) return null;
  return {
    title: say.corruption.title,
    kind: say.corruption.kind,
    sign: headSign("claw"),
    says: say.corruption.says,
    lines: [line("claw", say.corruption.now(cards.length, LAST), "now"), line("emissary", say.corruption.back)],
    chapter: "others",
    rule: "DK-OTH-BOARD-01",
  };
};

/** A League as it stands. */
export const league: Answer = (asked) => {
  const { seen, say, id } = asked;
  const board = seen.game.leagues?.boards.find((one) => one.id === id);
  if (!board) return null;
  const { title, motto, objective } = seen.words.league(id);
  return {
    title,
    kind: say.league.kind,
    sign: headSign("seal"),
    says: motto,
    lines: [
      line("check", say.league.objective(objective)),
      line("up", say.league.level(board.level), "now"),
      ...(board.members.length > 0
        ? [line("people", say.league.members(board.members.map((seat) => calledInside(asked, seat))))]
        : []),
      line("pp", say.league.cost(board.cost), "now"),
    ],
    chapter: "leagues",
    rule: "DK-LG-JOIN-01",
  };
};

export const shadow: Answer = ({ seen, say }) => ({
  ...say.shadow,
  sign: headSign("eclipse"),
  lines: [line("manifestation", seen.words.element("shadow").text)],
  chapter: "leagues",
  rule: "DK-LG-SHADOW-01",
});
