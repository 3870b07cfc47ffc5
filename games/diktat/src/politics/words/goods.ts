import type { Goods } from "../../model/base/goods.ts";

/** The things of which there are any. */
export const goodsIn = (counts: Readonly<Record<string, number>>): Goods =>
  Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));
