import { english } from "@paravent/content/plural";
import type { options as french } from "../fr/options.ts";

const { count: plural } = english;

/** What the players of Diktat can agree on before they begin. */
export const options: typeof french = {
  label: "Variants",
  none: "Base game",
  names: {
    others: "The Others",
    eternalNight: "Eternal Night",
    fiveManoeuvres: "Total War, 5 Manoeuvres",
    fiveCycles: "Total War, 5 Cycles",
    leagues: "Leagues",
    conclaveStops: "Conclaves on time",
  },
  texts: {
    others:
      "A Darkness phase opens each Cycle. At the seventh corrupted card or the seventh Gloom token everybody loses.",
    eternalNight: "4 Cycles and 4 Manoeuvres, with 4 players as with 5.",
    fiveManoeuvres: "One Manoeuvre more in each Cycle.",
    fiveCycles: "One Cycle more.",
    conclaveStops: "Every Conclave closes by itself when its time is over.",
    leagues: "A League phase before the Manoeuvres. 2 piles a sector, fellow members’ aside; all talk is public.",
  },
  longer: (turns: number): string => `+${turns} turns`,
  fourManoeuvres: "With Leagues there are still 4 Manoeuvres.",
  why: {
    packWithoutOthers: "This pack of cards says nothing of the Others.",
    nightNeedsFour: "With 4 or 5 players only.",
    totalWarIsOfTheNight: "With Eternal Night only.",
    leaguesAreOfTheNight: "With Eternal Night only.",
    noLeagues: "With Leagues only.",
    packHasNoLeagues: "This pack of cards has no Leagues.",
  },
  closed: "closed",
  counts: (cycles: number, manoeuvres: number, piles: number): string[] => [
    plural(cycles, "Cycle", "Cycles"),
    `${plural(manoeuvres, "Manoeuvre", "Manoeuvres")} a Cycle`,
    `${plural(piles, "pile", "piles")} a sector`,
  ],
  phases: { others: "Darkness phase", leagues: "League phase" },
  plays: "At this table",
  digest: {
    others: [
      "The Others hold piles on the map and gain more in each Darkness phase.",
      "Whoever places a team where they are sees it attacked, by the hand of the neighbour to the left.",
      "A seventh card on the corruption track, or a seventh Gloom token: Prague falls, everybody loses.",
    ],
    eternalNight: ["4 Cycles of 4 Manoeuvres, with 4 players as with 5, unless Total War says otherwise."],
    fiveManoeuvres: ["Everybody plays 5 Manoeuvres a Cycle."],
    fiveCycles: ["The game lasts 5 Cycles."],
    conclaveStops: ["A Conclave cannot run late: it closes when its time is over."],
    leagues: [
      "Before the Manoeuvres everybody may join a League, leave it or ask for an exclusion.",
      "A sector holds 2 piles; those of the members of your League do not count for you.",
      "No talk apart: people talk at the table, or in a Conclave of one minute.",
      "One wins alone. At the end a member of a League still at level 1 loses 1 VP.",
    ],
  },
};
