import { AND } from "@paravent/content/lists";
import type { story as french } from "../fr/story.ts";

const list = AND.en;

export const story: typeof french = {
  unit: "VP",
  oaths: {
    title: "Oaths kept and broken",
    none: "Nobody swore an oath.",
    sworn: (a, b) => `${a} and ${b} swear an oath.`,
    kept: (a, b) => `The oath of ${a} and ${b} ends unbroken.`,
    broken: (by, to) => `${by} breaks the oath sworn to ${to} and loses 1 VP.`,
  },
  lies: {
    title: "Lies",
    none: "Nobody said anything false.",
    pawn: (from, to, place, said, truth) => `${from} tells ${list.format(to)}: ${place}, ${said}. In truth: ${truth}.`,
    place: (position, owner, sector) => `pawn ${position} of ${owner} (${sector})`,
    gone: "a pawn",
    card: (from, to, said, truth) =>
      `${from} tells ${list.format(to)} that the secret card is ${said}. In truth: ${truth}.`,
    reserve: (from, to, said, truth) =>
      `${from} claims to ${list.format(to)} to have ${said} behind the screen. In truth: ${truth}.`,
    knew: (names) => `${list.format(names)} knew better.`,
    believed: "Nothing the other had seen spoke against it.",
    believedAll: "Nothing the others had seen spoke against it.",
  },
  knowledge: {
    title: "Who knew what, and when",
    none: "Nobody saw anything hidden.",
    looked: (who, position, owner, sector, kind) =>
      `${who} looks at pawn ${position} of ${owner} (${sector}): ${kind}.`,
    card: (who, card) => `${who} looks at the secret card: ${card}.`,
    shown: (from, to, what) => `${from} shows ${list.format(to)} ${what}.`,
    about: {
      pawn: "a pawn",
      secretCard: "the secret card",
      pp: "their PP",
      agents: "their Agents",
      affinities: "their Affinities",
    },
  },
};
