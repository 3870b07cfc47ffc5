import type { ReplayMark } from "../../plug/plug.ts";
import { FaceGlyph, SignGlyph } from "./art/index.ts";
import { texts } from "./words/index.ts";

/** Creatures beaten, ages built, buildings destroyed: what one leafs back for. */
export const REPLAY_MARKS: readonly ReplayMark[] = [
  {
    on: ["creatureDefeated"],
    sign: <FaceGlyph face="creature" size={13} />,
    name: () => texts.value.marks.creatures,
  },
  { on: ["ageBuilt"], sign: <FaceGlyph face="civil" size={13} />, name: () => texts.value.marks.ages },
  { on: ["buildingDestroyed"], sign: <SignGlyph sign="hammer" size={13} />, name: () => texts.value.marks.ruins },
];
