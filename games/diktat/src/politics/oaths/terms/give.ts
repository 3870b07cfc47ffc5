import type { Seat } from "@paravent/kernel";
import type { Goods } from "../../../model/base/goods.ts";
import type { DiktatEvent } from "../../../model/events.ts";
import type { Facts } from "../../../rules/write.ts";
import { DEBT, isNothing, mayOwe, missing, plus, without } from "../../state/goods.ts";
import type { PromiseOf } from "../../state/oath.ts";
import type { TradeOffer } from "../../state/offer.ts";
import { askGoods, type GoodsAnswer, readGoods } from "./goods.ts";
import { isForGood, takenFromQuota, type Used, whyOutOfQuota } from "./quota.ts";
import type { Finding, Judged, TermRule } from "./rule.ts";

/** Remembered: what has been handed over so far, the offers of all the rest for nothing, and that one was not taken. */
interface Memory {
  given: Goods;
  tenders: readonly number[];
  refused: boolean;
  /** In a game with Leagues: what the promisor used of their quota otherwise. */
  used?: Used;
}

const memoryOf = ({ memory }: Judged<PromiseOf<"give">>): Memory =>
  (memory as Memory | null) ?? { given: {}, tenders: [], refused: false };

const noted = ({ given, tenders, refused, used }: Memory) => ({
  note: { given: { ...given }, tenders: [...tenders], refused, ...(used && { used: { ...used } }) },
});

export const give: TermRule<"give", GoodsAnswer> = {
  ask: askGoods,
  read: (answer) => ({ kind: "give", goods: readGoods(answer) }),

  after(s, term, event) {
    const { promise, by, to } = term;
    const memory = memoryOf(term);
    if (isNothing(promise.goods)) return "kept";
    const handed = goodsHanded(event, by, to);
    if (handed) {
      const after = { ...memory, given: plus(memory.given, handed) };
      if (isNothing(without(promise.goods, after.given))) return "kept";
      // What was too little before may now be all the rest.
      const ready = tendersOf(s, { ...term, memory: noted(after).note }).map(({ id }) => id);
      return noted({ ...after, tenders: [...new Set([...memory.tenders, ...ready])] });
    }
    if (event.type === "oathSworn" && event.oath === term.oath.id) {
      const tenders = tendersOf(s, term).map(({ id }) => id);
      return tenders.length > 0 ? noted({ ...memory, tenders }) : null;
    }
    if (event.type === "tradeOffered" && event.from === by && event.to === to)
      return isTender(event, owed(s, term)) ? noted({ ...memory, tenders: [...memory.tenders, event.id] }) : null;
    if (event.type === "traded" && s.leagues !== null) return afterExchange(s, term, event);
    return isTurnedDown(event, by, to, memory.tenders) ? noted({ ...memory, refused: true }) : null;
  },

  /** DK-RUL-58: who would not take what was offered for nothing has nothing to complain of. */
  due(s, term) {
    const rest = owed(s, term);
    if (isNothing(rest) || memoryOf(term).refused) return "lapsed";
    const closed = whyOutOfQuota(s, term.by, term.to, rest, memoryOf(term).used);
    if (closed) return closed === "own" ? "broken" : "lapsed";
    // What lies ready must be there to be handed over.
    return tendersOf(s, term).length > 0 && missing(s, term.by, rest) === null ? "lapsed" : "broken";
  },
};

/** Fellows have exchanged something: it may leave too little of their League's quota (DK-RUL-94). */
function afterExchange(s: Facts, term: Judged<PromiseOf<"give">>, event: DiktatEvent): Finding {
  const { by, to, oath } = term;
  const memory = memoryOf(term);
  const n = takenFromQuota(s, by, to, event);
  if (n > 0) {
    const before = memory.used?.cycle === s.cycle ? memory.used.n : 0;
    return noted({ ...memory, used: { cycle: s.cycle, n: before + n } });
  }
  const closed = isForGood(s, oath.until) && whyOutOfQuota(s, by, to, owed(s, term), memory.used) === "others";
  return closed ? "lapsed" : null;
}

/** What is still to be given; no Debt to whoever cannot take one any more (DK-RUL-50). */
function owed(s: Facts, term: Judged<PromiseOf<"give">>): Goods {
  const rest = without(term.promise.goods, memoryOf(term).given);
  return mayOwe(s, term.to, rest) ? rest : without(rest, { [DEBT]: rest[DEBT]! });
}

/** Offers that stand now of all that is still owed. */
const tendersOf = (s: Facts, term: Judged<PromiseOf<"give">>): TradeOffer[] =>
  s.offers.filter(
    (offer): offer is TradeOffer =>
      offer.kind === "trade" && offer.from === term.by && offer.to === term.to && isTender(offer, owed(s, term)),
  );

/** What one player has handed to the other in a trade. */
function goodsHanded(event: DiktatEvent, by: Seat, to: Seat): Goods | null {
  if (event.type !== "traded") return null;
  if (event.from === by && event.to === to) return event.give;
  return event.from === to && event.to === by ? event.want : null;
}

/** Whether all that is still owed is offered, for nothing. */
const isTender = ({ give: offered, want }: { give: Goods; want: Goods }, rest: Goods): boolean =>
  isNothing(want) && isNothing(without(rest, offered));

/** The other would not take one of these offers. */
const isTurnedDown = (event: DiktatEvent, by: Seat, to: Seat, tenders: readonly number[]): boolean =>
  event.type === "offerClosed" &&
  event.from === by &&
  event.to === to &&
  tenders.includes(event.id) &&
  (event.how === "refused" || event.how === "countered");
