import type { TableSummary } from "@paravent/protocol";
import { enterTable } from "../net/rest.ts";

/** In the address of a table by invitation. */
const WORD = "invitation";

/** The link that brings people to a table. */
export const linkTo = ({ id, invitation }: TableSummary): string =>
  `${location.origin}/table/${id}${invitation === undefined ? "" : `?${WORD}=${invitation}`}`;

/** Shows the invitation in this page's address, where there is one; a wrong one is told when the table is not there. */
export async function showInvitation(id: string): Promise<void> {
  const shown = new URLSearchParams(location.search).get(WORD);
  if (shown !== null) await enterTable(id, shown).catch(() => undefined);
}
