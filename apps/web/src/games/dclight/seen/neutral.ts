import type { Face } from "@paravent/dclight";
import type { Seen } from "./seen.ts";

/** Whether a god has taken the meaning of this face for the turn (DC-PROD-27). */
export function isNeutral(seen: Seen, face: Face): boolean {
  const god = seen.game.god === null ? undefined : seen.lexicon.god(seen.game.god);
  return god?.effects.some((effect) => effect.do === "neutraliseFace" && effect.face === face) ?? false;
}
