import { type AnswerTo, list, pick, type Seat } from "@paravent/kernel";
import type { DiktatEvent } from "../../../model/events.ts";
import { SECTORS } from "../../../names/names.ts";
import { isToBeResolved } from "../../../rules/count.ts";
import { type Facts, numberIn } from "../../../rules/write.ts";
import type { TermRule } from "./rule.ts";
import { bySeats, perSeats } from "./seats.ts";

/**
 * Promises about what an Administrator decides. Who does not hold the office then has broken nothing, unless they have
 * given it away themselves (DK-RUL-58).
 */

const WHO = bySeats((seats) => pick(seats));
const ORDER = list(pick(SECTORS), 6, 1);

/** What the promisor has done with the office: holds it, or has given away what it rested on. */
type Office = "held" | "given" | null;

/** Rank has been settled already: the facts say who holds the office now. */
function officeAfter(s: Facts, by: Seat, office: Office, event: DiktatEvent): Office {
  switch (event.type) {
    case "oathSworn":
    case "administratorChanged":
      return s.administrator === by ? "held" : office === "given" ? "given" : null;
    case "cardHanded":
    case "markerHanded":
      return office === "held" && event.from === by && s.administrator !== by ? "given" : office;
    case "markersExchanged":
      return office === "held" && [event.from, event.to].includes(by) && s.administrator !== by ? "given" : office;
    default:
      return office;
  }
}

/** Remembered: the office. */
export const nameFirst: TermRule<"nameFirst", AnswerTo<(typeof WHO)[number]>> = {
  ask: (s) => perSeats(s, WHO),
  read: ([player]) => ({ kind: "nameFirst", player: numberIn(player) }),
  after(s, { promise, by, memory }, event) {
    const office = memory as Office;
    if (event.type === "firstPlayerNamed") {
      if (event.by !== by && office !== "given") return null;
      return event.seat === promise.player ? "kept" : "broken";
    }
    const now = officeAfter(s, by, office, event);
    return now === office ? null : { note: now };
  },
  due: () => "lapsed",
};

/** How many sectors of the order have had their turn. */
interface Progress {
  at: number;
  office: Office;
}

/** Remembered: the office, and how far the order has been followed. */
export const nameSector: TermRule<"nameSector", AnswerTo<typeof ORDER>> = {
  ask: () => ORDER,
  read: (order) => ({ kind: "nameSector", order: order.map(([sector]) => sector) }),
  after(s, { promise, by, memory }, event) {
    const { order } = promise;
    let { at, office } = (memory as unknown as Progress | null) ?? { at: 0, office: null };
    if (event.type !== "sectorNamed") {
      const now = officeAfter(s, by, office, event);
      return now === office ? null : { note: { at, office: now } };
    }
    if (event.by !== by && office !== "given") return null;
    // A sector without a pile cannot be named: the next of the order takes its place.
    while (at < order.length && order[at] !== event.sector && !isToBeResolved(s, order[at]!)) at++;
    if (at === order.length) return "kept";
    if (order[at] !== event.sector) return "broken";
    return at + 1 === order.length ? "kept" : { note: { at: at + 1, office } };
  },
  due: () => "lapsed",
};
