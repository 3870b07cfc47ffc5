import type { GameTable } from "../../plug/plug.ts";
import { tell } from "./beats/tell.tsx";
import { TIMBRES } from "./beats/timbres.ts";
import { countable } from "./countable.ts";
import { DiktatTable } from "./DiktatTable.tsx";
import { REPLAY_MARKS } from "./replayMarks.tsx";

export { nameOf } from "./seen/name-of.ts";

const sideBySide = async () => (await import("./piles/PilesThrough.tsx")).PilesThrough;

export const diktatTable: GameTable = {
  Table: DiktatTable,
  replay: { round: "cycleBegan", phase: "phaseBegan", marks: REPLAY_MARKS, sideBySide },
  tell,
  timbres: TIMBRES,
  countable,
};
