import { list, pick, type Ref } from "@paravent/kernel";
import { SECTORS, type SectorId } from "../../../model/names.ts";
import { isToBeResolved } from "../../../rules/count.ts";
import { numberIn } from "../../../rules/write.ts";
import type { TermRule } from "./rule.ts";
import { bySeats, perSeats } from "./seats.ts";

/** Promises about what an Administrator decides. Who does not hold the office then has broken nothing (DK-RUL-58). */

const WHO = bySeats((seats) => pick(seats));
const ORDER = list(pick(SECTORS), 6, 1);

export const nameFirst: TermRule<"nameFirst"> = {
  ask: (s) => perSeats(s, WHO),
  read: (answer) => ({ kind: "nameFirst", player: numberIn((answer as Ref[])[0]!) }),
  after(_, { promise, by }, event) {
    if (event.type !== "firstPlayerNamed" || event.by !== by) return null;
    return event.seat === promise.player ? "kept" : "broken";
  },
  due: () => "lapsed",
};

/** Remembered: how many sectors of the order have had their turn. */
export const nameSector: TermRule<"nameSector"> = {
  ask: () => ORDER,
  read: (answer) => ({ kind: "nameSector", order: (answer as SectorId[][]).map(([sector]) => sector!) }),
  after(s, { promise, by, memory }, event) {
    if (event.type !== "sectorNamed" || event.by !== by) return null;
    const { order } = promise;
    let at = typeof memory === "number" ? memory : 0;
    // A sector without a pile cannot be named: the next of the order takes its place.
    while (at < order.length && order[at] !== event.sector && !isToBeResolved(s, order[at]!)) at++;
    if (at === order.length) return "kept";
    if (order[at] !== event.sector) return "broken";
    return at + 1 === order.length ? "kept" : { note: at + 1 };
  },
  due: () => "lapsed",
};
