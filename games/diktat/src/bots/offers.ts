import type { BotAction } from "@paravent/bots";
import type { Seat, TableView } from "@paravent/kernel";
import { seatRef } from "../names/refs.ts";
import { keepWord } from "./duties.ts";
import { giveHint } from "./hints.ts";
import { answerOath, offerOath } from "./oaths.ts";
import { type Position, readPosition } from "./position.ts";
import { proposeTrade } from "./proposals.ts";
import { answerTrade, askOf } from "./trades.ts";

/** Answers what others have offered, and says why. Undefined: nothing is offered that could be answered now. */
function answered(table: TableView<unknown>): BotAction | null | undefined {
  const { offers, oathOffers } = table.game as Position["view"];
  // What one may do unasked is worked out only where something was offered: that is seldom.
  if (offers.length > 0 && askOf(table, "acceptConcede")) return takePlace(readPosition(table), table);
  if (offers.length > 0 && askOf(table, "refuseTrade")) return answerTrade(readPosition(table), table);
  if (oathOffers.length > 0 && askOf(table, "refuseOath")) return answerFirstOath(readPosition(table), table);
  return undefined;
}

export const answerOthers = (table: TableView<unknown>): BotAction | null => answered(table) ?? null;

/**
 * All a bot does unasked. It answers what others offer; in its own turn it does what it has sworn, offers a trade or an
 * oath now and then, and gives a hint where that serves it.
 */
export function dealWithOthers(table: TableView<unknown>): BotAction | null {
  const answer = answered(table);
  if (answer !== undefined) return answer;
  switch (table.question?.subject) {
    case "diktat/chooseManoeuvre":
      return takeInitiative(readPosition(table), table);
    case "diktat/chooseSpyTarget":
      return giveHint(readPosition(table), table);
    default:
      return null;
  }
}

function takeInitiative(position: Position, table: TableView<unknown>): BotAction | null {
  return (
    keepWord(position, table) ??
    offerOath(position, table) ??
    proposeTrade(position, table) ??
    giveHint(position, table)
  );
}

/** A place costs nothing. */
function takePlace({ view, me }: Position, table: TableView<unknown>): BotAction | null {
  const ask = askOf(table, "acceptConcede");
  const offer = view.offers.find(({ kind, to }) => kind === "place" && to === me);
  if (ask?.shape !== "pick" || !offer) return null;
  const answers = { seat: offer.from, reason: { kind: "placeTaken", with: {} } };
  return { act: "acceptConcede", value: ask.from.slice(0, 1), answers };
}

function answerFirstOath(position: Position, table: TableView<unknown>): BotAction | null {
  const offer = position.view.oathOffers.find(({ to }) => to === position.me);
  // Under an attack of the Others it may not be answered yes: it waits (DK-OTH-KILL-05).
  return offer && isOpenTo(table, offer.from) ? answerOath(position, offer) : null;
}

function isOpenTo(table: TableView<unknown>, from: Seat): boolean {
  const ask = askOf(table, "acceptOath");
  return ask?.shape === "pick" && ask.from.includes(seatRef(from));
}
