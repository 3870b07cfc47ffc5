import type { Note, Timbres } from "../../../stage/sound.ts";

const tap = (at: number, level = 0.5): Note => ({ kind: "noise", pitch: 900, at, decay: 40, level });
const click = (at: number): Note => ({ kind: "noise", pitch: 1700, at, decay: 45, level: 0.5 });
const pluck = (pitch: number, at: number, level = 0.35): Note => ({ kind: "triangle", pitch, at, decay: 420, level });
const drum = (at: number): Note => ({ kind: "sine", pitch: 90, at, decay: 260, level: 0.7 });

/** Clay, bronze, lyre and frame drum. The lyre plays in the Dorian mode, from D. */
export const TIMBRES: Timbres = {
  name: [tap(0)],
  turn: [click(0), click(70)],
  strike: [
    { kind: "sine", pitch: 520, at: 0, decay: 600, level: 0.3 },
    { kind: "sine", pitch: 790, at: 0, decay: 600, level: 0.2 },
  ],
  coin: [pluck(293.7, 0), pluck(329.6, 90), pluck(349.2, 180)],
  threat: [drum(0), drum(420)],
  place: [tap(0), tap(90, 0.35)],
  look: [pluck(392, 0, 0.2)],
  seal: [pluck(220, 0), pluck(293.7, 60)],
  chapter: [pluck(146.8, 0), pluck(220, 40), pluck(293.7, 80)],
  mine: [pluck(146.8, 0, 0.3), pluck(174.6, 20, 0.3), pluck(220, 40, 0.3)],
};
