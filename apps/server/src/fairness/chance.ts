import type { Setup } from "@paravent/kernel";
import type { Chance } from "@paravent/protocol";
import type { LogRow, Store, TableRecord } from "../store/store.ts";
import { commitmentTo } from "./secret.ts";

/** Whether a game draws by a key, by its first row. */
const isKeyed = (first: Pick<LogRow, "input"> | undefined): boolean =>
  first !== undefined && "chance" in first.input && first.input.chance === "keyed";

/** All there is to check of the chance of a game; its secret is told once the game is over. */
export async function chanceIn(
  store: Pick<Store, "rows">,
  {
    id,
    status,
    seed: secret,
    deal,
  }: Pick<TableRecord, "id" | "status" | "seed"> & { readonly deal?: string | null | undefined },
): Promise<Chance | "notOver" | "notProvable"> {
  if (status !== "over") return "notOver";
  const rows = await store.rows(id, 0);
  if (!isKeyed(rows[0])) return "notProvable";
  const { seed, entropy = [] } = rows[0]!.input as Setup;
  const drawn = rows.flatMap((row) => (row.drawn ? [row.drawn] : []));
  const told = drawn.map(({ from, draws }) => ({ from, draws: draws.map(([of, is]): [number, number] => [of, is]) }));
  return {
    table: id,
    commitment: commitmentTo(secret),
    secret,
    entropy: [...entropy],
    seed,
    ...(deal != null && { deal }),
    drawn: told,
  };
}
