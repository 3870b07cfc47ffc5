import type { Fared, MadeItem, PackPages, Rulebook } from "../plug/rulebook.ts";
import { folded } from "../ui/folded.ts";

/** One thing of the gallery: its list, and the group of the list it stands in. */
export interface Shown {
  readonly list: string;
  readonly kind: string;
  readonly group: string | null;
  readonly item: MadeItem;
  /** How it fared in games of bots; null where that is not known of this pack, or nobody takes such a thing. */
  readonly fared: Fared["things"][string] | null;
}

/** In the order of the pack, or what is taken most, or what those take who win most, first. */
export const ORDERS = ["pack", "taken", "won"] as const;
export type Order = (typeof ORDERS)[number];

/** What somebody wants to see: null and an empty name let everything through. */
export interface Wanted {
  readonly list: string | null;
  readonly group: string | null;
  readonly name: string;
}

/** Everything the gallery of a pack holds, list by list. */
export function everything(lists: ReturnType<Rulebook["gallery"]>, pages: PackPages, fared: Fared): Shown[] {
  const things = fared.rules === pages.rules ? fared.things : {};
  return lists.flatMap(({ list, title }) =>
    (pages.lists[list] ?? []).flatMap((group) =>
      group.items.map((item) => ({
        ...{ list, kind: title, group: group.title, item },
        fared: things[`${list}/${item.id}`] ?? null,
      })),
    ),
  );
}

/** Those that are wanted. A name is found by any part of it, whatever its accents. */
export function shown(all: readonly Shown[], { list, group, name }: Wanted): Shown[] {
  const sought = folded(name.trim());
  return all.filter(
    (one) =>
      (list === null || one.list === list) &&
      (group === null || one.group === group) &&
      folded(one.item.title).includes(sought),
  );
}

/** The same in another order. */
export function ordered(all: readonly Shown[], order: Order): readonly Shown[] {
  if (order === "pack") return all;
  const figure = ({ fared }: Shown): number => fared?.[order] ?? -1;
  return all.toSorted((one, other) => figure(other) - figure(one));
}

/** The groups of what is shown of one list, each once, in order. */
export const groupsOf = (all: readonly Shown[], list: string | null): string[] => [
  ...new Set(all.flatMap((one) => (one.group !== null && (list === null || one.list === list) ? [one.group] : []))),
];
