import type { LabMap } from "@paravent/content/plug";
import type { PackDocument } from "../content/pack-document.ts";

/** The size of the board in `sectors.yaml`. */
const BOARD = { width: 1000, height: 700 };

/** Where the sectors lie; those without a place are left out. */
export function mapOf({ sectors }: PackDocument): LabMap {
  const places = sectors.flatMap(({ id, pos, adjacent }) => (pos ? [{ id, at: pos, to: adjacent }] : []));
  return { list: "sectors", ...BOARD, places };
}
