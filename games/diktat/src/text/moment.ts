import type { Words } from "@paravent/content";
import type { DiktatView } from "../view/types.ts";
import { ENGLISH_NOUNS } from "./nouns/english.ts";
import { FRENCH_NOUNS } from "./nouns/french.ts";

/** How far a game is: its Cycle and, in it, the phase or which Manoeuvre somebody performs. */
export function moment({ cycle, phase, turn, players }: DiktatView): Words {
  const [fr, en] = [FRENCH_NOUNS.phases[phase], ENGLISH_NOUNS.phases[phase]];
  if (phase === "setup" || phase === "over") return { fr, en };
  const acting = phase === "manoeuvres" && turn ? players.find(({ seat }) => seat === turn.seat) : undefined;
  if (!acting) return { fr: `Cycle ${cycle}, ${fr}`, en: `Cycle ${cycle}, ${en}` };
  // A Manoeuvre counts as performed from the moment it is declared.
  const of = acting.performed.length + acting.manoeuvrePawns;
  const n = Math.min(of, acting.performed.length + (turn!.manoeuvre === null ? 1 : 0));
  return { fr: `Cycle ${cycle}, Manœuvre ${n} sur ${of}`, en: `Cycle ${cycle}, Manoeuvre ${n} of ${of}` };
}
