import { AND } from "@paravent/content/lists";
import { english } from "@paravent/content/plural";
import type { end as french } from "../fr/end.ts";

const { count: plural } = english;

const list = AND.en;

/** The last page. */
export const end: typeof french = {
  wins: (name) => `${name} imposes their Diktat`,
  youWin: "You impose your Diktat",
  shared: (names) => `${list.format(names)} share the victory`,
  byPower: (vp, pp, other, name) => `${vp} VP each: ${pp} PP against ${other} (${name}) breaks the tie (DK-END-03).`,
  allLevel: (vp) => `${vp} VP and as many PP: the victory is shared (DK-END-04).`,
  points: "points",
  source: {
    opportunities: "Opportunities",
    affinities: "Affinities",
    newTown: "New Town",
    cabal: "Cabal",
    oaths: "Broken oaths",
    cards: "Gains",
    debts: "Debts",
    leagues: "Leagues",
  },
  chart: {
    title: "The points, conquest by conquest",
    goal: (goal) => `line at ${goal}: the end is triggered when the Cycle is over`,
    label: (points) => `Victory Points over the Cycles. At the end: ${points}.`,
    asTable: "Read as a table",
    asChart: "See the lines",
    turn: (cycle, name, gain, vp) =>
      `Cycle ${cycle}. ${name} gains ${gain} VP from one conquest to the next and reaches ${vp}.`,
  },
  awards: {
    oaths: (sworn, broken) => `Oaths: ${sworn} sworn, ${broken} broken`,
    kills: (n, emissaries) => `${plural(n, "assassination", "assassinations")}, ${emissaries} of Emissaries`,
    struggles: (n, pp) => `${plural(n, "Power Struggle", "Power Struggles")}, ${pp} PP discarded`,
  },
  screens: "Screens open",
  overNow: "Game over",
  overAfter: (time) => `Game over after ${time}`,
  over: (cycle) => `The game ended in Cycle ${cycle}. The screens are open.`,
};
