import type { DiktatEvent } from "../../../model/events/index.ts";
import { askGoods, type Goods, isNothing, plus, readGoods, without } from "../goods.ts";
import type { PromiseOf } from "../oath.ts";
import type { Judged, TermRule } from "./rule.ts";

/** Remembered: what has been handed over so far, and whether the rest lies ready for the other, for nothing. */
interface Memory {
  given: Goods;
  tendered: boolean;
}

const memoryOf = ({ memory }: Judged<PromiseOf<"give">>): Memory =>
  (memory as Memory | null) ?? { given: {}, tendered: false };

const noted = (memory: Memory) => ({ note: { given: { ...memory.given }, tendered: memory.tendered } });

export const give: TermRule<"give"> = {
  ask: askGoods,
  read: (answer) => ({ kind: "give", goods: readGoods(answer) }),

  after(_, term, event) {
    const { promise, by, to } = term;
    const memory = memoryOf(term);
    if (isNothing(promise.goods)) return "kept";
    const handed = goodsHanded(event, by, to);
    if (handed) {
      const given = plus(memory.given, handed);
      return isNothing(without(promise.goods, given)) ? "kept" : noted({ ...memory, given });
    }
    const tendered = tenders(event, by, to, without(promise.goods, memory.given));
    return tendered === null || tendered === memory.tendered ? null : noted({ ...memory, tendered });
  },

  /** DK-RUL-58: who would not take what was offered for nothing has nothing to complain of. */
  due: (_, term) => (memoryOf(term).tendered ? "lapsed" : "broken"),
};

/** What one player has handed to the other in a trade. */
function goodsHanded(event: DiktatEvent, by: number, to: number): Goods | null {
  if (event.type !== "traded") return null;
  if (event.from === by && event.to === to) return event.give;
  return event.from === to && event.to === by ? event.want : null;
}

/** Whether all that is still owed is now offered for nothing, or no longer is; null where the event says nothing of it. */
function tenders(event: DiktatEvent, by: number, to: number, owed: Goods): boolean | null {
  if (event.type === "tradeOffered" && event.from === by && event.to === to)
    return isNothing(event.want) && isNothing(without(owed, event.give)) ? true : null;
  const closed = event.type === "offerClosed" && event.kind === "trade" && event.from === by && event.to === to;
  return closed && (event.how === "withdrawn" || event.how === "lapsed" || event.how === "failed") ? false : null;
}
