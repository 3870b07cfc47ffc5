import type { TableSummary } from "@paravent/protocol";
import { coverOf } from "./covers.ts";

/** The picture of a table in the lobby, drawn by its game. */
export function TablePicture({
  table,
  class: name,
}: {
  readonly table: Pick<TableSummary, "id" | "game">;
  readonly class: string;
}) {
  const cover = coverOf(table.game);
  return <div class={`table-picture ${table.game} ${name}`}>{cover && <cover.Picture variant={table.id} />}</div>;
}
