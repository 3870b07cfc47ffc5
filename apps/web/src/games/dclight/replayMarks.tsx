import { t } from "../../i18n/index.ts";
import type { ReplayMark } from "../../shell/replay/marks.ts";
import { FaceGlyph, SignGlyph } from "./art/index.ts";

/** Creatures beaten, ages built, buildings destroyed: what one leafs back for. */
export const REPLAY_MARKS: readonly ReplayMark[] = [
  {
    on: ["creatureDefeated"],
    sign: <FaceGlyph face="creature" size={13} />,
    name: () => t.value.replay.marks.creatures,
  },
  { on: ["ageBuilt"], sign: <FaceGlyph face="civil" size={13} />, name: () => t.value.replay.marks.ages },
  { on: ["buildingDestroyed"], sign: <SignGlyph sign="hammer" size={13} />, name: () => t.value.replay.marks.ruins },
];
