import type { BotAction } from "@paravent/bots";
import type { Seat, TableView } from "@paravent/kernel";
import { offerRef } from "../names/refs.ts";
import type { OfferView } from "../politics/view/types.ts";
import { seatRef } from "../rules/write.ts";
import { answerOath, offerTruce } from "./oaths.ts";
import { type Position, readPosition } from "./position.ts";
import { goodsWorth } from "./worth.ts";

/** A trade must bring this much more than it costs: the other has a reason of their own to offer it. */
const MARGIN = 1.25;

/**
 * Answers what others offer: a trade or an oath that is plainly good is taken, a place too, everything else is refused.
 * Now and then it offers a truce of its own.
 */
export function dealWithOthers(table: TableView<unknown>): BotAction | null {
  const open = new Set(table.standing.filter(({ ask }) => ask !== null).map(({ act }) => act));
  if (open.has("acceptConcede")) return first(table, "acceptConcede");
  if (open.has("refuseTrade")) return answerTrade(readPosition(table), table);
  if (!open.has("refuseOath") && !open.has("offerOath")) return null;
  const position = readPosition(table);
  const oath = position.view.oathOffers.find(({ to }) => to === position.me);
  if (!oath) return offerTruce(position, table);
  // Under an attack of the Others it may not be answered yes: it waits (DK-OTH-KILL-05).
  return isOpenTo(table, oath.from) ? answerOath(position, oath) : null;
}

function isOpenTo(table: TableView<unknown>, from: Seat): boolean {
  const ask = table.standing.find(({ act }) => act === "acceptOath")?.ask;
  return ask?.shape === "pick" && ask.from.includes(seatRef(from));
}

function answerTrade(position: Position, table: TableView<unknown>): BotAction | null {
  const offer = position.view.offers.find((one): one is Trade => one.kind === "trade" && one.to === position.me);
  if (!offer) return null;
  const ref = offerRef(offer.from, offer.id);
  const gain = goodsWorth(position, offer.give);
  const ask = table.standing.find(({ act }) => act === "acceptTrade")?.ask;
  // An offer for which a slot would have to be freed is left alone.
  const plain = ask?.shape === "branch" && ask.options.some((option) => option.name === ref && !option.ask);
  if (plain && gain > 0 && gain >= MARGIN * goodsWorth(position, offer.want))
    return { act: "acceptTrade", value: { branch: ref } };
  return { act: "refuseTrade", value: [ref] };
}

type Trade = Extract<OfferView, { kind: "trade" }>;

/** The first thing an action offers. */
function first(table: TableView<unknown>, act: string): BotAction | null {
  const ask = table.standing.find((one) => one.act === act)?.ask;
  return ask?.shape === "pick" ? { act, value: ask.from.slice(0, 1) } : null;
}
