import type { Deed } from "@paravent/bots";
import type { Ref, TableView } from "@paravent/kernel";
import type { Affinity, SectorId } from "../model/names.ts";
import type { Goods } from "../politics/oaths/goods.ts";
import { offerRef } from "../politics/offer.ts";
import type { OfferView } from "../politics/view-types.ts";
import { nameIn } from "../rules/write.ts";
import { type Position, readPosition } from "./position.ts";
import { cardWorth, markerWorth, PP } from "./worth.ts";

/** A trade must bring this much more than it costs: the other has a reason of their own to offer it. */
const MARGIN = 1.25;

/** Answers what others offer: a trade that is plainly good is taken, a place too, everything else is refused. */
export function answerOffers(table: TableView<unknown>): Deed | null {
  const open = new Set(table.standing.filter(({ ask }) => ask !== null).map(({ act }) => act));
  if (open.has("acceptConcede")) return first(table, "acceptConcede");
  if (open.has("refuseTrade")) return answerTrade(readPosition(table), table);
  return open.has("refuseOath") ? first(table, "refuseOath") : null;
}

function answerTrade(position: Position, table: TableView<unknown>): Deed | null {
  const offer = position.view.offers.find((one): one is Trade => one.kind === "trade" && one.to === position.me);
  if (!offer) return null;
  const ref = offerRef(offer.from, offer.id);
  const gain = worthOf(position, offer.give);
  const ask = table.standing.find(({ act }) => act === "acceptTrade")?.ask;
  // An offer for which a slot would have to be freed is left alone.
  const plain = ask?.shape === "branch" && ask.options.some((option) => option.name === ref && !option.ask);
  if (plain && gain > 0 && gain >= MARGIN * worthOf(position, offer.want))
    return { act: "acceptTrade", value: { branch: ref } };
  return { act: "refuseTrade", value: [ref] };
}

type Trade = Extract<OfferView, { kind: "trade" }>;

/** The first thing an action offers. */
function first(table: TableView<unknown>, act: string): Deed | null {
  const ask = table.standing.find((one) => one.act === act)?.ask;
  return ask?.shape === "pick" ? { act, value: ask.from.slice(0, 1) } : null;
}

const worthOf = (position: Position, goods: Goods): number =>
  Object.entries(goods).reduce((sum, [what, n]) => sum + n * pieceWorth(position, what), 0);

/** What one piece is worth to this player, in VP. */
function pieceWorth(position: Position, what: Ref): number {
  if (what.startsWith("card:")) return cardWorth(position, nameIn(what));
  if (what.startsWith("marker:")) return markerWorth(position, nameIn(what) as SectorId);
  switch (what) {
    case "pp":
      return PP;
    case "debt":
      return -1;
    case "emissary":
      return 0.3;
    case "assassinToken":
      return 0.2;
    case "citizen":
    case "guard":
    case "spyToken":
      return 0.06;
    default:
      return fitting(position, what as Affinity) ? 0.9 : 0.15;
  }
}

/** Whether a free symbol of one's own cards waits for such a token. */
function fitting({ pack, player }: Position, type: Affinity): boolean {
  return player.row.some(({ card, tokens }) =>
    pack.cards.get(card)!.affinities.some((symbol, i) => tokens[i] === null && (symbol === type || symbol === "any")),
  );
}
