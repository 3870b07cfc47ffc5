import { dealtIn } from "../store/deals.ts";
import type { Store, TableRecord } from "../store/store.ts";

/**
 * Whether what is dealt here is dealt at another table, too, that is not over: then nobody who does not sit here sees
 * anything of the game, and those who do see no more than their seats did.
 */
export const isSealed = async (
  store: Pick<Store, "tournaments">,
  { deal }: Pick<TableRecord, "deal">,
): Promise<boolean> => deal !== null && dealtIn(deal).shared && !(await store.tournaments.isOpened(deal));
