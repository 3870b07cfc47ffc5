import type { GameTable } from "../../plug/plug.ts";
import { tell } from "./beats/tell.tsx";
import { TIMBRES } from "./beats/timbres.ts";
import { countable } from "./countable.ts";
import { DclightTable } from "./DclightTable.tsx";
import { REPLAY_MARKS } from "./replayMarks.tsx";

export { nameOf } from "./seen/name-of.ts";

export const dclightTable: GameTable = {
  Table: DclightTable,
  replay: { round: "turnBegan", phase: "phaseBegan", marks: REPLAY_MARKS },
  tell,
  timbres: TIMBRES,
  countable,
};
