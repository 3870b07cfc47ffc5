import { type AnswerTo, form, pick, type Seat } from "@paravent/kernel";
import type { Turn } from "../../../model/facts.ts";
import { MANOEUVRES, type Manoeuvre, SECTORS, type SectorId } from "../../../names/names.ts";
import { isFull } from "../../../rules/count.ts";
import { isManoeuvreOpen } from "../../../rules/manoeuvres/table.ts";
import { type Facts, numberIn } from "../../../rules/write.ts";
import type { PromiseOf } from "../../state/oath.ts";
import type { TermRule } from "./rule.ts";
import { bySeats, perSeats } from "./seats.ts";

type Doing = PromiseOf<"doManoeuvre">;

const WHICH = bySeats((seats) =>
  form({ manoeuvre: pick(MANOEUVRES), sector: pick(SECTORS, 0, 1), target: pick(seats, 0, 1) }),
);

/** Remembered: whether the Manoeuvre could have been performed in the latest own turn. */
export const doManoeuvre: TermRule<"doManoeuvre", AnswerTo<(typeof WHICH)[number]>> = {
  ask: (s) => perSeats(s, WHICH),

  read({ manoeuvre: [what], sector, target }) {
    const place = what === "sendTeam" || what === "spy" || what === "assassinate";
    const aim = what === "spy" || what === "assassinate";
    return {
      kind: "doManoeuvre",
      manoeuvre: what,
      sector: place ? (sector[0] ?? null) : null,
      target: aim && target[0] !== undefined ? numberIn(target[0]) : null,
    };
  },

  after(s, { promise, by, memory }, event) {
    const { manoeuvre, sector, target } = promise;
    switch (event.type) {
      case "manoeuvreChosen": {
        if (event.seat !== by) return null;
        const chance = isOpen(s, promise, by);
        return memory === chance ? null : { note: chance };
      }
      // Others have made it impossible while the promisor was about to do it.
      case "pileConceded":
      case "pileMoved":
      case "pileWithdrawn":
        return event.seat !== by && memory === true && isUnderWay(s, by, manoeuvre) && !isOpen(s, promise, by)
          ? { note: false }
          : null;
      case "turnEnded":
      case "additionalManoeuvreEnded":
        return event.seat === by && event.manoeuvre === manoeuvre && sector === null && target === null ? "kept" : null;
      case "pilePlaced":
        return manoeuvre === "sendTeam" && isAt(s, by, manoeuvre) && event.seat === by && event.sector === sector
          ? "kept"
          : null;
      case "pawnLookedAt":
        return manoeuvre === "spy" && isAt(s, by, manoeuvre) && isMeant(promise, by, event) ? "kept" : null;
      case "victimNamed":
        return manoeuvre === "assassinate" && isAt(s, by, manoeuvre) && isMeant(promise, by, event) ? "kept" : null;
      default:
        return null;
    }
  },

  /** DK-RUL-58: without an occasion in the last turn it lapses; who had one and let it pass has broken it. */
  due: (_, { memory }) => (memory === true ? "broken" : "lapsed"),
};

/**
 * By the Manoeuvre itself: the turn's, or one that an element adds (DK-RUL-19, -29). What effects do otherwise is none, nor
 * is what somebody does for the Others.
 */
function isAt(s: Facts, by: Seat, manoeuvre: Manoeuvre): boolean {
  const inner = s.inner.at(-1);
  return isOf(inner ?? s.turn, by, manoeuvre) && s.using === (inner?.using ?? 0);
}

/** What stops it may come in the middle of what others do. */
const isUnderWay = (s: Facts, by: Seat, manoeuvre: Manoeuvre): boolean =>
  s.inner.some((one) => isOf(one, by, manoeuvre)) || (isOf(s.turn, by, manoeuvre) && !s.turn!.done);

const isOf = (one: Pick<Turn, "seat" | "manoeuvre"> | null, by: Seat, manoeuvre: Manoeuvre): boolean =>
  one !== null && one.seat === by && one.manoeuvre === manoeuvre;

function isMeant({ sector, target }: Doing, by: Seat, event: { seat: Seat; owner: Seat; sector: SectorId }): boolean {
  if (event.seat !== by || (sector === null && target === null)) return false;
  return (sector === null || event.sector === sector) && (target === null || event.owner === target);
}

/** By public facts: what a player lacks behind the screen is their own doing. */
function isOpen(s: Facts, { manoeuvre, sector, target }: Doing, by: Seat): boolean {
  if (!isManoeuvreOpen(s, by, manoeuvre, "public")) return false;
  if (manoeuvre === "sendTeam") return sector === null || !isFull(s, sector, by);
  if (sector === null && target === null) return true;
  return s.piles.some(
    (pile) =>
      (sector === null || pile.sector === sector) &&
      (target === null || pile.owner === target) &&
      (manoeuvre === "spy" || pile.owner !== by),
  );
}
