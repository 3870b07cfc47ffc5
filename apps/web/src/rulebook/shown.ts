import type { MadeItem, PackPages, Rulebook } from "../plug/rulebook.ts";
import { fold } from "./search.ts";

/** One thing of the gallery: its list, and the group of the list it stands in. */
export interface Shown {
  readonly list: string;
  readonly kind: string;
  readonly group: string | null;
  readonly item: MadeItem;
}

/** What somebody wants to see: null and an empty name let everything through. */
export interface Wanted {
  readonly list: string | null;
  readonly group: string | null;
  readonly name: string;
}

/** Everything the gallery of a pack holds, list by list. */
export function everything(lists: ReturnType<Rulebook["gallery"]>, pages: PackPages): Shown[] {
  return lists.flatMap(({ list, title }) =>
    (pages.lists[list] ?? []).flatMap((group) =>
      group.items.map((item) => ({ list, kind: title, group: group.title, item })),
    ),
  );
}

/** Those that are wanted. A name is found by any part of it, whatever its accents. */
export function shown(all: readonly Shown[], { list, group, name }: Wanted): Shown[] {
  const sought = fold(name.trim());
  return all.filter(
    (one) =>
      (list === null || one.list === list) &&
      (group === null || one.group === group) &&
      fold(one.item.title).includes(sought),
  );
}

/** The groups of what is shown of one list, each once, in order. */
export const groupsOf = (all: readonly Shown[], list: string | null): string[] => [
  ...new Set(all.flatMap((one) => (one.group !== null && (list === null || one.list === list) ? [one.group] : []))),
];
