import { type AnswerTo, form, pick, type Seat } from "@paravent/kernel";
import { SECTORS, type SectorId } from "../../../names/names.ts";
import { actsForOthers } from "../../../others/state/piles.ts";
import { type Facts, numberIn } from "../../../rules/write.ts";
import type { TermRule } from "./rule.ts";
import { bySeats, perSeats } from "./seats.ts";

/** Promises not to do something: broken by doing it, kept when their time has passed. */

const A_SECTOR = pick(SECTORS);
const WHOSE = bySeats((seats) => form({ owner: pick(seats), sector: pick(SECTORS, 0, 1) }));

export const notSend: TermRule<"notSend", [SectorId]> = {
  ask: () => A_SECTOR,
  read: ([sector]) => ({ kind: "notSend", sector }),
  // DK-MOVE-01: a pile that is moved is placed anew.
  after(_, { promise, by }, event) {
    const placed = event.type === "pilePlaced" && event.sector === promise.sector;
    const moved = event.type === "pileMoved" && event.to === promise.sector;
    return (placed || moved) && event.seat === by ? "broken" : null;
  },
  due: () => "kept",
};

const askWhose = (s: Facts) => perSeats(s, WHOSE);

type Whose = AnswerTo<(typeof WHOSE)[number]>;

const readWhose = ({ owner: [owner], sector }: Whose) => ({ owner: numberIn(owner), sector: sector[0] ?? null });

interface Aimed {
  readonly seat: Seat;
  readonly owner: Seat;
  readonly sector: SectorId;
}

/** Whether a pawn somebody aims at or looks at is one they swore to leave alone. */
const isSpared = (promise: { owner: Seat; sector: SectorId | null }, by: Seat, event: Aimed): boolean =>
  event.seat === by && event.owner === promise.owner && (promise.sector === null || promise.sector === event.sector);

export const notKill: TermRule<"notKill", Whose> = {
  ask: askWhose,
  read: (answer) => ({ kind: "notKill", ...readWhose(answer) }),
  // Naming the victim is enough, whatever becomes of it. What one names for the Others is no Assassination of one's own.
  after: (s, { promise, by }, event) =>
    event.type === "victimNamed" && isSpared(promise, by, event) && !actsForOthers(s, by) ? "broken" : null,
  due: () => "kept",
};

export const notSpy: TermRule<"notSpy", Whose> = {
  ask: askWhose,
  read: (answer) => ({ kind: "notSpy", ...readWhose(answer) }),
  after: (_, { promise, by }, event) =>
    event.type === "pawnLookedAt" && isSpared(promise, by, event) ? "broken" : null,
  due: () => "kept",
};
