import type { replay as french } from "./fr-replay.ts";

export const replay: typeof french = {
  label: "Replay of the game",
  tag: "Replay",
  open: "Replay the game",
  move: (n, all) => `Move ${n} of ${all}`,
  phaseBack: "Previous phase",
  phaseOn: "Next phase",
  back: "Previous move",
  on: "Next move",
  play: "Play",
  pause: "Pause",
  end: "Leave",
  share: "Share",
  shareMove: "Share this move",
  copied: "Address copied",
  failed: "Not copied: take the address of the page",
  notOver: "The game is not over.",
  notRetold: "The rules have changed since: this game can no longer be replayed move by move.",
  noMoment: "There is no such move.",
};
