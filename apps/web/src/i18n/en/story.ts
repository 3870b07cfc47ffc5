import type { story as french } from "../fr/story.ts";

export const story: typeof french = {
  title: "The story of the game",
  close: "Close",
  loading: "Reading the game again…",
  move: (n) => `Move ${n}`,
  points: {
    title: "The points, move by move",
    label: (points) => `Everybody’s points over the moves. At the end: ${points}.`,
    table: "Read as a table",
    move: "Move",
    start: "Start",
  },
  turns: {
    title: "Turning points",
    how: "The moves that changed the chances to win most, as bots see it who know everything.",
    weighing: (done, of) => `The bots are weighing the game: ${done} positions of ${of} at most.`,
    none: "No single move changed anybody’s chances by 10 percentage points.",
    unknown: "The bots could not weigh this game.",
    turn: (name, before, after) => `${name} goes from ${before}% to ${after}%.`,
  },
  gains: {
    title: "Where each point came from",
    total: "Total",
    largest: "The largest changes",
    gain: (n, parts) => `${n} (${parts})`,
  },
};
