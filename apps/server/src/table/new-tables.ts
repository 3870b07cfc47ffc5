import { accepted, type Refusal, type Result, refuse, refused } from "@paravent/kernel";
import type { ForkTable, OpenTable } from "@paravent/protocol";
import { type Promised, randomly } from "../fairness/secret.ts";
import { plainName } from "../names/names.ts";
import type { PackLibrary } from "../packs/library.ts";
import { BEGUN, INVITED } from "../store/calls.ts";
import { FIRST_TERMS, FIRST_TIMING } from "../store/records.ts";
import type { PlayerRecord, SeatRecord, TableRecord } from "../store/store.ts";
import { newInvitation } from "./admission.ts";
import { tableFrom } from "./fork.ts";
import type { Quota } from "./quota.ts";
import { type Fresh, tableAfter } from "./rematch.ts";
import { keptFor, seatOf } from "./seating.ts";
import type { Table } from "./table.ts";
import { seatsFault, type TableTools } from "./tools.ts";

/** What new tables are made with, and where they are found once they are there. */
export interface Workshop {
  readonly packs: PackLibrary;
  readonly tools: TableTools;
  readonly quota: Quota;
  open(id: string, lane: string | null): Promise<Table | null>;
  /** Tells those who follow the table, if it is in memory here. */
  announce(id: string): void;
}

/** Makes tables: for whoever asks for one, after a game, from a move of another, and for a tournament. */
export class NewTables {
  private readonly workshop: Workshop;
  /** Tables being opened after a game, by the table of that game: one after the other. */
  private readonly rematches = new Map<string, Promise<void>>();

  constructor(workshop: Workshop) {
    this.workshop = workshop;
  }

  /** Opens a table, for a player who comes from there. */
  async create(
    player: PlayerRecord,
    asked: OpenTable,
    origin: string | null = null,
    { id, secret }: Promised = randomly(),
  ): Promise<Result<Table>> {
    const judged = await this.judge(asked);
    if (!judged.ok) return judged;
    const { options, pack } = judged.value;
    const hasBots = asked.seats.some((seat) => typeof seat === "object");
    if (asked.terms?.rated && hasBots) return refused(refuse("ratedBots"));

    const record: TableRecord = {
      id,
      name: plainName(asked.name) ?? player.name,
      game: asked.game,
      language: asked.language,
      status: asked.seats.includes("open") ? "open" : "running",
      options,
      seed: secret,
      creator: player.id,
      origin,
      createdAt: Date.now(),
      seats: asked.seats.map((seat): SeatRecord => {
        if (seat === "open") return { kind: "open" };
        if (seat !== "me") return { kind: "bot", level: seat.bot };
        return { kind: "person", player: player.id, ...(asked.entropy !== undefined && { entropy: asked.entropy }) };
      }),
      undo: asked.undo ?? "own",
      decisionSeconds: asked.decisionSeconds ?? null,
      timing: asked.timing ?? FIRST_TIMING,
      terms: asked.terms ?? FIRST_TERMS,
      pack,
      visibility: asked.visibility ?? "public",
      invitation: asked.visibility === "invitation" ? newInvitation() : null,
      follows: null,
      deal: null,
    };
    const fault = await this.whyNot(player, record);
    if (fault) return refused(fault);
    await this.workshop.tools.store.createTable(record);
    return accepted(await this.mustOpen(record.id));
  }

  /** Whether this game can be played so, and by which options and content. */
  async judge({
    game: id,
    pack,
    options,
    seats,
  }: Pick<OpenTable, "game" | "pack" | "options" | "seats">): Promise<Result<Pick<TableRecord, "options" | "pack">>> {
    const { packs, tools } = this.workshop;
    if (!packs.game(id)) return refused(refuse("unknownGame"));
    const played = await packs.choose(id, pack);
    if (!played) return refused(refuse("noPack"));
    const read = played.game.readOptions(options ?? {}, seats.length);
    if (!read.ok) return refused(read.refusal);
    const fault = seatsFault(played.game, seats, tools);
    return fault ? refused(fault) : accepted({ options: read.options, pack: played.pack?.id ?? null });
  }

  /** Makes a table at which everybody is seated, unless that is done, has its game begin, and its players hear of it. */
  async arrange(table: TableRecord): Promise<void> {
    const { store } = this.workshop.tools;
    const isNew = !(await store.table(table.id));
    if (isNew) await store.createTable(table);
    await this.mustOpen(table.id);
    const seated = table.seats.flatMap((seat) => (seat.kind === "person" ? [seat.player] : []));
    if (isNew) await store.calls.tell(BEGUN, table.id, seated, Date.now());
  }

  /** Opens a table at which a game that is over goes on from one of its moves. */
  async fork(
    player: PlayerRecord,
    of: Table,
    asked: ForkTable,
    fresh: Omit<Fresh, "player">,
    lane: string,
  ): Promise<Result<Table>> {
    const { packs, tools } = this.workshop;
    const before = (await tools.store.table(of.id))!;
    const played = (await packs.of(before))!;
    const resumed = await of.past.resumedAt(asked.move, lane);
    if (typeof resumed === "string") return refused(refuse(resumed));
    const { length } = before.seats;
    if (asked.seats.length !== length) return refused(refuse("seatCount", null, { min: length, max: length }));
    const record = tableFrom(before, asked, { player: player.id, ...fresh });
    const fault = seatsFault(played.game, asked.seats, tools) ?? (await this.whyNot(player, record));
    if (fault) return refused(fault);
    await tools.store.createTable(record, resumed);
    return accepted(await this.mustOpen(record.id));
  }

  /** After a game, opens another table for the same people; where one of them has done so before, that one. */
  rematch(player: PlayerRecord, of: string, fresh: Omit<Fresh, "player">, lane: string): Promise<Result<Table>> {
    const made = (this.rematches.get(of) ?? Promise.resolve()).then(() => this.openNext(player, of, fresh, lane));
    const settled = made.then(
      () => {},
      () => {},
    );
    this.rematches.set(of, settled);
    void settled.then(() => this.rematches.get(of) === settled && this.rematches.delete(of));
    return made;
  }

  private async openNext(
    player: PlayerRecord,
    of: string,
    fresh: Omit<Fresh, "player">,
    lane: string,
  ): Promise<Result<Table>> {
    const { store } = this.workshop.tools;
    const before = await store.table(of);
    if (!before || seatOf(before.seats, player.id) === null) return refused(refuse("notSeated"));
    if (before.status !== "over") return refused(refuse("notOver"));
    const next = await store.nextOf(of);
    const known = next === null ? null : await this.workshop.open(next, lane);
    if (known) {
      await known.join(player.id, undefined, lane, fresh.entropy);
      return accepted(known);
    }
    const record = tableAfter(before, { player: player.id, ...fresh });
    const fault = await this.whyNot(player, record);
    if (fault) return refused(fault);
    await store.createTable(record);
    await store.calls.tell(INVITED, record.id, keptFor(record), Date.now());
    for (const waiting of await store.waiting(of)) await store.putStanding(record.id, waiting, "waiting");
    this.workshop.announce(of);
    return accepted(await this.mustOpen(record.id));
  }

  /** Why this player may not have this table; null: they may. */
  private async whyNot(player: PlayerRecord, { id, seats, origin }: TableRecord): Promise<Refusal | null> {
    const { quota, tools } = this.workshop;
    const hasBots = seats.some(({ kind }) => kind === "bot");
    return (
      (await quota.tooMany(player, hasBots, origin)) ?? ((await tools.store.table(id)) ? refuse("ticketUsed") : null)
    );
  }

  /** A table just made. */
  private async mustOpen(id: string): Promise<Table> {
    const table = await this.workshop.open(id, null);
    if (!table) throw new Error("a table just made is not there");
    return table;
  }
}
