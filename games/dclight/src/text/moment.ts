import type { Words } from "@paravent/content";
import type { DclightView } from "../view/types.ts";
import { ENGLISH_NOUNS } from "./nouns/english.ts";
import { FRENCH_NOUNS } from "./nouns/french.ts";

/** How far a game is: its turn and the phase of it. */
export function moment({ turn, turns, phase }: DclightView): Words {
  const [fr, en] = [FRENCH_NOUNS.phases[phase], ENGLISH_NOUNS.phases[phase]];
  if (phase === "setup" || phase === "over") return { fr, en };
  return { fr: `tour ${turn} sur ${turns}, ${fr}`, en: `turn ${turn} of ${turns}, ${en}` };
}
