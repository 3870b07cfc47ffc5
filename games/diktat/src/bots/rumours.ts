import { OTHERS } from "../names/names.ts";
import type { PileView } from "../view/types.ts";
import type { Position } from "./position.ts";
import { trustIn } from "./vows.ts";

/** How much of what somebody says is believed, if they have never broken their word. */
const BELIEVED = 0.4;

/** What a pawn of another player may be: as it was seen, as somebody says, or as such pawns mostly are. */
export function oddsOf(
  position: Position,
  { owner }: PileView,
  { id, kind }: PileView["pawns"][number],
): { emissary: number; guard: number } {
  if (kind !== null) return { emissary: kind === "emissary" ? 1 : 0, guard: kind === "guard" ? 1 : 0 };
  const heard = position.view.knowledge!.heard;
  let { unseenEmissary: emissary, unseenGuard: guard } = position.guess;
  if (heard.length === 0 || owner === OTHERS) return { emissary, guard };
  // Nobody is believed about their own pawns; of several words the latest counts.
  const said = heard.findLast(({ from, what }) => from !== owner && what.about === "pawn" && what.pawn === id);
  if (said?.what.about !== "pawn") return { emissary, guard };
  const belief = BELIEVED * trustIn(position, said.from);
  emissary += belief * ((said.what.is === "emissary" ? 1 : 0) - emissary);
  guard += belief * ((said.what.is === "guard" ? 1 : 0) - guard);
  return { emissary, guard };
}
