import type { SaidItem } from "../../packs/items.ts";

/** An item by its file and place. */
export const keyOf = ({ file, path }: SaidItem): string => `${file} ${path.join(".")}`;

/** The item with this key; the first with a number to tune where there is none. */
export const chosenOf = (items: readonly SaidItem[], wanted: string | null): SaidItem =>
  items.find((one) => keyOf(one) === wanted) ??
  items.find(({ fields }) => fields.some(({ open, value }) => open && typeof value === "number" && value > 0)) ??
  items[0]!;
