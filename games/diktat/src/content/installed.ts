import { installedPacks } from "@paravent/content";
import type { Pack, PowerTables } from "./pack.ts";

export const { installPack, packOf } = installedPacks<Pack>();

/** What elements can do in this game: some act otherwise where the Others are played with. */
export function tablesOf(facts: { readonly pack: string; readonly others: object | null }): PowerTables {
  const pack = packOf(facts);
  return facts.others === null ? pack : pack.withOthers;
}
