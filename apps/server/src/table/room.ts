import { type Game, type Refusal, refuse, type Seat } from "@paravent/kernel";
import type { WhyFreed } from "@paravent/protocol";
import { SWAP } from "../store/calls.ts";
import type { Reseating, SeatRecord, Store, TableRecord } from "../store/store.ts";
import { isInvitation, newInvitation } from "./admission.ts";
import { hostOf, passesForAnother, seatFor, seatOf } from "./seating.ts";
import { swappedFor, withoutWish } from "./swap.ts";
import { tellWaiting } from "./tell-waiting.ts";

/** What the waiting room needs of its table. */
export interface RoomTable {
  readonly id: string;
  readonly store: Store;
  readonly game: Game;
  record(): TableRecord;
  hasBot(level: string): boolean;
  /** Does something in the table's turn. */
  inTurn<T>(job: () => Promise<T>, lane: string): Promise<T>;
  /** Reads what others may have written; begins the game where all seats are taken. */
  refresh(): Promise<void>;
  /** Who sits where is another by now. */
  seatsChanged(): Promise<void>;
}

/** Another process may change the seats meanwhile; so often they are looked at anew. */
const MOST_TRIES = 5;

const OPEN: SeatRecord = { kind: "open" };

/** The table before the game: who comes, who sits where, and what its host may do about it. */
export class Room {
  private readonly table: RoomTable;

  constructor(table: RoomTable) {
    this.table = table;
  }

  /** Sits a player down, at this seat or at the first there is for them, and starts the game if that was the last. */
  join(
    player: string,
    wanted: Seat | undefined,
    lane: string,
    entropy?: string,
  ): Promise<"seated" | "seatTaken" | "nameTaken" | "unwelcome"> {
    const { store, id } = this.table;
    return this.table.inTurn(async () => {
      await this.table.refresh();
      const { seats } = this.table.record();
      if (seatOf(seats, player) !== null) return "seated";
      const seat = wanted ?? seatFor(seats, player);
      if (await store.company.isBlockedBy(player, [hostOf(this.table.record())])) return "unwelcome";
      if (await passesForAnother(store, seats, player)) return "nameTaken";
      if (seat === null || !(await store.takeSeat(id, seat, player, entropy))) return "seatTaken";
      await this.table.refresh();
      await this.table.seatsChanged();
      return "seated";
    }, lane);
  }

  /** Somebody comes with the link of a table by invitation; false where the link is wrong. */
  enter(player: string, invitation: string, lane: string): Promise<boolean> {
    const { store, id } = this.table;
    return this.table.inTurn(async () => {
      await this.table.refresh();
      if (!isInvitation(this.table.record(), invitation)) return false;
      if ((await store.standing(id, player)) === null) await store.putStanding(id, player, "admitted");
      return true;
    }, lane);
  }

  /** Somebody without a seat wants to be told of a free one, or does not any more. */
  async wait(player: string, waits: boolean): Promise<void> {
    await this.table.store.putStanding(this.table.id, player, waits ? "waiting" : "admitted");
  }

  /** The host frees a seat. A person who sat there may not come back; nor may anybody else with the link they had. */
  free(host: string, seat: Seat, lane: string, why: WhyFreed | null = null): Promise<Refusal | null> {
    return this.byHost(host, lane, (table) => {
      const freed = table.seats[seat];
      if (!freed || (freed.kind === "open" && freed.keptFor === undefined)) return refuse("noSeat");
      const kicked = freed.kind === "person" ? freed.player : null;
      if (kicked === host) return refuse("ownSeat");
      return {
        seats: table.seats.map((each, n) => (n === seat ? OPEN : each)),
        kicked: kicked === null ? null : { player: kicked, by: host, why },
        ...(kicked !== null && table.invitation !== null && { invitation: newInvitation() }),
      };
    });
  }

  /** The host has bots of this level take the seats that are free, or this one alone. */
  fill(host: string, level: string, seat: Seat | undefined, lane: string): Promise<Refusal | null> {
    return this.byHost(host, lane, ({ seats }) => {
      if (this.table.record().terms.rated) return refuse("ratedBots");
      if (!this.table.hasBot(level)) return refuse("unknownBot", null, { bot: level });
      const isFilled = (each: SeatRecord, n: Seat): boolean =>
        each.kind === "open" && (seat === undefined ? each.keptFor === undefined : n === seat);
      if (!seats.some(isFilled)) return refuse("noSeat");
      return { seats: seats.map((each, n) => (isFilled(each, n) ? { kind: "bot", level } : each)) };
    });
  }

  /**
   * Two seats change places. The host has anybody do so; others go to a free seat or to that of a bot, and ask a person,
   * who agrees by asking back.
   */
  async swap(player: string, one: Seat, other: Seat, lane: string): Promise<Refusal | null> {
    let asked: string | null = null;
    const refusal = await this.rearrange(lane, (table) => {
      asked = null;
      const swapped = swappedFor(player, table, one, other);
      if ("asks" in swapped) asked = swapped.asks;
      return swapped;
    });
    const { store, id } = this.table;
    if (refusal === null && asked !== null) await store.calls.tell(SWAP, id, [asked], Date.now());
    return refusal;
  }

  /** One of two who sit there does not want to change places with the other any more, or never did. */
  refuseSwap(player: string, one: Seat, other: Seat, lane: string): Promise<Refusal | null> {
    return this.rearrange(lane, ({ seats }) => {
      const own = seatOf(seats, player);
      if (own === null || (own !== one && own !== other)) return refuse("noSeat");
      return { seats: seats.map((seat, n) => (n === one || n === other ? withoutWish(seat) : seat)) };
    });
  }

  /** The host begins without those who have not come, where the game can be played by the others. */
  start(host: string, lane: string): Promise<Refusal | null> {
    return this.byHost(host, lane, (table) => {
      const { game } = this.table;
      const seats = table.seats.filter(({ kind }) => kind !== "open");
      const { min, max } = game.traits.seats;
      if (seats.length < min) return refuse("seatCount", null, { min, max });
      const read = game.readOptions(table.options, seats.length);
      return read.ok ? { seats, options: read.options } : read.refusal;
    });
  }

  /** Seats people anew as the host wishes. */
  private byHost(
    host: string,
    lane: string,
    plan: (table: TableRecord) => Partial<Reseating> | Refusal,
  ): Promise<Refusal | null> {
    return this.rearrange(lane, (table) => (hostOf(table) === host ? plan(table) : refuse("notHost")));
  }

  /** Seats people anew. */
  private rearrange(lane: string, plan: (table: TableRecord) => Partial<Reseating> | Refusal): Promise<Refusal | null> {
    const { store, id } = this.table;
    return this.table.inTurn(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const seating = await store.seating(id);
        await this.table.refresh();
        const table = this.table.record();
        if (table.status !== "open") return refuse("started");
        const planned = plan(table);
        if ("reason" in planned) return planned;
        const { seats, options, invitation } = table;
        if (!(await store.reseat(id, seating, { seats, options, invitation, kicked: null, ...planned }))) continue;
        await this.table.refresh();
        await this.table.seatsChanged();
        await tellWaiting(store, this.table.record());
        return null;
      }
      return refuse("unavailable");
    }, lane);
  }
}
