import type { Noted, OpenTable, TableSummary } from "@paravent/protocol";
import { latestTables } from "../keeping/latest-tables.ts";
import { askCommitment, createTable, joinTable } from "../net/rest.ts";

/** What this browser knows of the chance of its games from before they began. */
const { of: notedChance, note } = latestTables<Noted>("paravent.chance", 60);

export { notedChance };

/** What this browser adds to the chance of a game. */
function freshEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Has a table opened. The server has fixed its secret before it hears what this browser adds to chance. */
export async function withFreshChance(
  open: (chance: { readonly ticket: string; readonly entropy: string }) => Promise<TableSummary>,
): Promise<TableSummary> {
  const { ticket, commitment } = await askCommitment();
  const entropy = freshEntropy();
  const table = await open({ ticket, entropy });
  note(table.id, { commitment, entropy });
  return table;
}

export const openTable = (request: OpenTable): Promise<TableSummary> =>
  withFreshChance((chance) => createTable({ ...request, ...chance }));

/** After a game: another table for the same people. */
export async function playAgain(id: string): Promise<TableSummary> {
  const { ticket, commitment } = await askCommitment();
  const entropy = freshEntropy();
  const { askRematch } = await import("../net/rooms.ts");
  const table = await askRematch(id, { ticket, entropy });
  // One of the others may have opened it, with a secret of its own.
  note(table.id, { commitment: table.commitment ?? commitment, entropy });
  return table;
}

/** Sits down at an open table, the fingerprint of whose secret has been shown. */
export async function takeSeat(
  { id, commitment }: Pick<TableSummary, "id" | "commitment">,
  seat?: number,
): Promise<TableSummary> {
  const entropy = freshEntropy();
  const table = await joinTable(id, { entropy, ...(seat !== undefined && { seat }) });
  if (commitment !== undefined) note(id, { commitment, entropy });
  return table;
}
