import { askGoods, isNothing, readGoods } from "../goods.ts";
import type { TermRule } from "./rule.ts";

export const give: TermRule<"give"> = {
  ask: askGoods,
  read: (answer) => ({ kind: "give", goods: readGoods(answer) }),
  due: (_, { promise }) => (isNothing(promise.goods) ? "kept" : "broken"),
};
