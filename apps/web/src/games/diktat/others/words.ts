import type { Agent } from "@paravent/diktat";
import type { Seat } from "@paravent/kernel";
import { t } from "../../../i18n/index.ts";
import type { Seen } from "../seen.ts";
import { OTHERS } from "./seen.ts";

/** DK-OTH-PILE-01: Parasite, Abomination, Vector. */
export function othersPawn(_: Seen, kind: Agent, n = 1): string {
  return t.value.table.others.agents[kind][n > 1 ? 1 : 0];
}

/** A pawn by the name it has among those of its owner. */
export const pawnName = (seen: Seen, kind: Agent, owner: Seat, n = 1): string =>
  owner === OTHERS ? othersPawn(seen, kind, n) : seen.words.agent(kind, n);
