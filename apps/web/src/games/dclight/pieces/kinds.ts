import { TRACKS } from "@paravent/dclight";
import type { Answer } from "./asked.tsx";
import { building, card, trophies } from "./cards.tsx";
import { common, phase, seat, sign, turn, vp } from "./course.tsx";
import { creature, god, gods } from "./gods.tsx";
import { deck, sector, slot } from "./sectors.tsx";
import { die, face, points, track } from "./tracks.tsx";

/** Every kind of thing that the table gives a name to. */
export const KINDS: Readonly<Record<string, Answer>> = {
  age: sector,
  /** A die by its colour, as answers name it. */
  blue: (asked) => die({ ...asked, id: `blue:${asked.id}` }),
  building,
  card,
  common,
  creature,
  deck,
  die,
  discard: card,
  face,
  gain: track,
  god,
  gods,
  green: (asked) => die({ ...asked, id: `green:${asked.id}` }),
  pay: track,
  phase,
  points,
  red: (asked) => die({ ...asked, id: `red:${asked.id}` }),
  seat,
  sector,
  sign,
  slot,
  track,
  tray: sector,
  trophies,
  turn,
  vp,
};

/** Who answers for a name, and the name without its kind. Answers of questions name tracks without one. */
export function answerTo(name: string): { readonly answer: Answer; readonly id: string } | null {
  if ((TRACKS as readonly string[]).includes(name)) return { answer: track, id: name };
  const [kind = "", ...rest] = name.split(":");
  const answer = KINDS[kind];
  return answer ? { answer, id: rest.join(":") } : null;
}
