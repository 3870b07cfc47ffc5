import type { ReplayMark } from "../../plug/plug.ts";
import { Icon } from "./art/index.ts";
import { texts } from "./words/index.ts";

/** Deaths, oaths and Power Struggles: what one leafs back for. */
export const REPLAY_MARKS: readonly ReplayMark[] = [
  {
    on: ["victimDiscarded", "sleeperKilled", "corruptionKilled", "othersPawnDiscarded"],
    sign: <Icon name="kill" size={13} />,
    name: () => texts.value.marks.kills,
  },
  { on: ["oathSworn", "oathBroken"], sign: <Icon name="oath" size={13} />, name: () => texts.value.marks.oaths },
  { on: ["bidsRevealed"], sign: <Icon name="fist" size={13} />, name: () => texts.value.marks.struggles },
];
