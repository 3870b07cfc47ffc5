import { t } from "../../i18n/index.ts";
import type { ReplayMark } from "../../shell/replay/marks.ts";
import { Icon } from "./art/index.ts";

/** Deaths, oaths and Power Struggles: what one leafs back for. */
export const REPLAY_MARKS: readonly ReplayMark[] = [
  {
    on: ["victimDiscarded", "sleeperKilled", "corruptionKilled", "othersPawnDiscarded"],
    sign: <Icon name="kill" size={13} />,
    name: () => t.value.replay.marks.kills,
  },
  { on: ["oathSworn", "oathBroken"], sign: <Icon name="oath" size={13} />, name: () => t.value.replay.marks.oaths },
  { on: ["bidsRevealed"], sign: <Icon name="fist" size={13} />, name: () => t.value.replay.marks.struggles },
];
