import type { ForkTable, TableSummary } from "@paravent/protocol";
import { askFork } from "../../net/rooms.ts";
import { withFreshChance } from "../../store/chance.ts";

/** Who takes the seats that one does not take oneself: bots of a level, or people who come by the link. */
export type Others = { readonly bot: string } | "open";

/** Opens a table at which this game goes on after a move, the reader in one seat. */
export const forkTable = (
  { id, seats, name }: Pick<TableSummary, "id" | "seats" | "name">,
  { move, seat, others, suffix }: { move: number; seat: number; others: Others; suffix: string },
): Promise<TableSummary> =>
  withFreshChance((chance) =>
    askFork(id, {
      move,
      seats: seats.map((_, at): ForkTable["seats"][number] => (at === seat ? "me" : others)),
      name: `${name.slice(0, 40 - suffix.length)}${suffix}`,
      ...chance,
    }),
  );
