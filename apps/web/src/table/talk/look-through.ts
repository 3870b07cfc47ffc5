import type { TableView } from "@paravent/kernel";
import { readSeat } from "../../net/rooms.ts";
import { lookFrom } from "../../store/lent.ts";

/** Who watches sees through a seat whose player agrees. */
export function lookThrough(table: string, seat: number): void {
  // The server built it with the same kernel types as every other view.
  lookFrom(seat, async () => (await readSeat(table, seat)) as unknown as TableView<unknown> | null);
}
