import type { SaidItem } from "../../packs/items.ts";

/** An item by its file and place. */
export const keyOf = ({ file, path }: SaidItem): string => `${file} ${path.join(".")}`;

/** The item with this key; where there is none, that of all that do something which has most numbers to tune. */
export const chosenOf = (items: readonly SaidItem[], wanted: string | null): SaidItem =>
  items.find((one) => keyOf(one) === wanted) ??
  items.toSorted((one, other) => Number(isSaid(other)) - Number(isSaid(one)) || numbersOf(other) - numbersOf(one))[0]!;

const isSaid = ({ said }: SaidItem): boolean => said.length > 0;

const numbersOf = ({ fields }: SaidItem): number =>
  fields.filter(({ open, value }) => open && typeof value === "number").length;
