import type { Timbres } from "../../../stage/sound.ts";

/** What Diktat sounds like: knocks, paper, steel, coins, and a low fifth for what threatens. */
export const TIMBRES: Timbres = {
  name: [{ kind: "sine", pitch: 140, at: 0, decay: 60, level: 0.9 }],
  turn: [{ kind: "noise", pitch: 3200, at: 0, decay: 35, level: 0.7 }],
  strike: [
    { kind: "sine", pitch: 1180, at: 0, decay: 400, level: 0.35 },
    { kind: "sine", pitch: 1870, at: 0, decay: 400, level: 0.22 },
  ],
  coin: [
    { kind: "triangle", pitch: 880, at: 0, decay: 90, level: 0.3 },
    { kind: "triangle", pitch: 1320, at: 70, decay: 140, level: 0.3 },
  ],
  threat: [
    { kind: "sine", pitch: 55, at: 0, decay: 1100, level: 0.8 },
    { kind: "sine", pitch: 82, at: 120, decay: 1000, level: 0.6 },
  ],
  place: [
    { kind: "sine", pitch: 110, at: 0, decay: 70, level: 0.8 },
    { kind: "noise", pitch: 700, at: 0, decay: 40, level: 0.3 },
  ],
  look: [
    { kind: "sine", pitch: 420, at: 0, decay: 120, level: 0.2 },
    { kind: "sine", pitch: 630, at: 90, decay: 160, level: 0.16 },
  ],
  seal: [
    { kind: "sine", pitch: 90, at: 0, decay: 140, level: 0.9 },
    { kind: "noise", pitch: 500, at: 20, decay: 90, level: 0.3 },
  ],
  chapter: [
    { kind: "sine", pitch: 196, at: 0, decay: 500, level: 0.35 },
    { kind: "sine", pitch: 294, at: 160, decay: 600, level: 0.3 },
  ],
  // Two clicks of a lamp.
  mine: [
    { kind: "noise", pitch: 1800, at: 0, decay: 22, level: 0.7 },
    { kind: "noise", pitch: 2300, at: 130, decay: 22, level: 0.7 },
  ],
};
