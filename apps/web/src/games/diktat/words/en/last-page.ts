import { AND } from "@paravent/content/lists";
import { english } from "@paravent/content/plural";
import type { lastPage as french } from "../fr/last-page.ts";

const { count: plural } = english;

const list = AND.en;

/** The last page, fetched with it. */
export const lastPage: typeof french = {
  wins: (name) => `${name} imposes their Diktat`,
  youWin: "You impose your Diktat",
  shared: (names) => `${list.format(names)} share the victory`,
  byPower: (vp, pp, other, name) => `${vp} VP each: ${pp} PP against ${other} (${name}) breaks the tie (DK-END-03).`,
  allLevel: (vp) => `${vp} VP and as many PP: the victory is shared (DK-END-04).`,
  points: "points",
  chart: {
    title: "The points, conquest by conquest",
    goal: (goal) => `line at ${goal}: the end is triggered when the Cycle is over`,
    label: (points) => `Victory Points over the Cycles. At the end: ${points}.`,
    asTable: "Read as a table",
    asChart: "See the lines",
    turn: (cycle, name, gain, vp) =>
      `Cycle ${cycle}. ${name === null ? "You gain" : `${name} gains`} ${gain} VP from one conquest to the next and ${name === null ? "reach" : "reaches"} ${vp}.`,
  },
  awards: {
    oaths: (sworn, broken) => `Oaths: ${sworn} sworn, ${broken} broken`,
    kills: (n, emissaries) => `${plural(n, "assassination", "assassinations")}, ${emissaries} of Emissaries`,
    struggles: (n, pp) => `${plural(n, "Power Struggle", "Power Struggles")}, ${pp} PP discarded`,
  },
  over: (cycle) => `The game ended in Cycle ${cycle}. The screens are open.`,
};
