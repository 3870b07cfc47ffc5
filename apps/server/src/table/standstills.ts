import type { Seat } from "@paravent/kernel";
import { isSlow } from "@paravent/protocol";
import type { Store, TableRecord } from "../store/store.ts";
import type { PauseRecord, VacationRecord } from "../store/time.ts";
import { lengthWithin, type Span } from "./calendar.ts";

const DAY_MS = 86_400_000;

/** What is shown of a seat whose player may stop or has stopped their deadlines. */
export interface ShownStandstill {
  /** What is left of the pause everybody has, in milliseconds; `since` when it is being used. */
  readonly pause?: { readonly left: number; readonly since?: number };
  /** The hour until which its player has days off. */
  readonly vacation?: number;
}

/** When deadlines stand still at a table played over days: each player has a pause there, and days off everywhere. */
export class Standstills {
  private pauses: readonly PauseRecord[] = [];
  private vacations: readonly VacationRecord[] = [];
  private record: TableRecord;

  constructor(record: TableRecord) {
    this.record = record;
  }

  /** Reads what is on disk; another server may have written it. */
  async refresh(record: TableRecord, store: Store): Promise<void> {
    this.record = record;
    if (record.status !== "running" || !isSlow(record.decisionSeconds)) return;
    const people = record.seats.flatMap((seat) => (seat.kind === "person" ? [seat.player] : []));
    this.vacations = await store.time.vacations(people);
    if (record.timing.pauseDays !== undefined) this.pauses = await store.time.pauses(record.id);
  }

  /** For one seat. */
  of(seat: Seat): Span[] {
    const taken = this.record.seats[seat];
    const player = taken?.kind === "person" ? taken.player : null;
    return [...this.pausesOf(seat), ...this.vacations.filter((vacation) => vacation.player === player)];
  }

  /** For anybody. */
  ofAll(): Span[] {
    return this.record.seats.flatMap((_, seat) => this.of(seat));
  }

  /** How much pause a seat has left at this hour; it ends by itself when that is used up. */
  pauseLeft(seat: Seat, now: number): number {
    return Math.max(0, this.budget - lengthWithin(this.pausesOf(seat), { from: 0, until: now }));
  }

  isPaused(seat: Seat, now: number): boolean {
    return this.pausesOf(seat).some(({ from, until }) => from <= now && now < until);
  }

  shown(seat: Seat, now: number): ShownStandstill {
    if (this.record.seats[seat]?.kind !== "person") return {};
    const paused = this.pausesOf(seat).find(({ from, until }) => from <= now && now < until);
    const off = this.of(seat).filter((span) => "player" in span && span.from <= now && now < span.until);
    return {
      ...(this.budget > 0 && { pause: { left: this.pauseLeft(seat, now), ...(paused && { since: paused.from }) } }),
      ...(off.length > 0 && { vacation: Math.max(...off.map(({ until }) => until)) }),
    };
  }

  private get budget(): number {
    return (this.record.timing.pauseDays ?? 0) * DAY_MS;
  }

  private pausesOf(seat: Seat): Span[] {
    const spans: Span[] = [];
    let left = this.budget;
    for (const { from, until } of this.pauses.filter((pause) => pause.seat === seat)) {
      const end = Math.min(until ?? Number.POSITIVE_INFINITY, from + left);
      spans.push({ from, until: end });
      left -= end - from;
    }
    return spans;
  }
}
