import type { DclightView } from "@paravent/dclight";
import type { Countable } from "../../plug/plug.ts";

/** Questions whose answers depend on nothing but hand cards and what lies in sight. */
const SUBJECTS: ReadonlySet<string> = new Set(["dclight/devTurn", "dclight/offering"]);

/** With no card in hand nothing is hidden: everybody can tell that nothing is left but to pass (DC-DEV-01). */
export const countable: Countable = ({ subject, seat }, { game }) => {
  const { players } = game as DclightView;
  const cards = Object.values(players[seat]?.hand ?? {}).reduce((sum, n) => sum + n, 0);
  return SUBJECTS.has(subject) && cards === 0;
};
