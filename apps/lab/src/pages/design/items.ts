import type { SaidItem } from "../../packs/items.ts";

/** An item by its file and place. */
export const keyOf = ({ file, path }: SaidItem): string => `${file} ${path.join(".")}`;

/** The item with this key; the first one where there is none. */
export const chosenOf = (items: readonly SaidItem[], wanted: string | null): SaidItem =>
  items.find((one) => keyOf(one) === wanted) ?? items[0]!;
