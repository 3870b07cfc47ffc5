import { randomBytes } from "node:crypto";
import { accepted, type Refusal, type Result, refuse, refused } from "@paravent/kernel";
import { type CreateTournament, MOST_ENTRANTS } from "@paravent/protocol";
import { secretOf } from "../fairness/deal.ts";
import { type Log, whereItBroke } from "../logging/faults.ts";
import { lookAlike } from "../names/look-alikes.ts";
import { plainName } from "../names/names.ts";
import { BYE } from "../store/calls.ts";
import { dealOf, dealtIn } from "../store/deals.ts";
import { FIRST_TERMS, FIRST_TIMING } from "../store/records.ts";
import type { PlayerRecord, SeatRecord, Store, TableRecord } from "../store/store.ts";
import type { BoardRecord, RoundRecord, TournamentRecord } from "../store/tournaments.ts";
import type { Tables } from "../table/tables.ts";
import { beforeThis } from "./before.ts";
import { pairTables } from "./pairing.ts";
import { type PlayedSoFar, playedSoFar } from "./played.ts";

/** Tournaments one person may have that are not over. */
const MOST_TOURNAMENTS = 5;

interface TournamentTools {
  readonly store: Store;
  readonly tables: Tables;
  readonly log: Log;
}

/** Tournaments: who plays, who meets whom in each round, and when the next one begins. */
export class Tournaments {
  private readonly store: Store;
  private readonly tables: Tables;
  private readonly log: Log;
  /** What is being done about each tournament: one thing after the other. */
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor({ store, tables, log }: TournamentTools) {
    this.store = store;
    this.tables = tables;
    this.log = log;
    tables.onOver(({ deal }) => {
      if (deal !== null) this.unawaited(this.goOn(dealtIn(deal).tournament));
    });
    tables.onTakeOver(() => this.resume());
  }

  /** After a restart, or the end of another process: tables that were still to be made are, and rounds that ended meanwhile are followed by the next. */
  resume(): void {
    const resumed = async (): Promise<void> => {
      await this.tables.resumed();
      for (const id of await this.store.tournaments.running()) await this.goOn(id);
    };
    this.unawaited(resumed());
  }

  async create(organiser: PlayerRecord, asked: CreateTournament): Promise<Result<TournamentRecord>> {
    const { options, pack, visibility, decisionSeconds, timing, terms, ...settings } = asked;
    const bot = settings.fill === "byes" ? null : settings.fill.bot;
    const seats = Array.from({ length: settings.seats }, () => (bot === null ? ("open" as const) : { bot }));
    const judged = await this.tables.making.judge({ game: settings.game, pack, options, seats });
    if (!judged.ok) return judged;
    const tournament: TournamentRecord = {
      id: randomBytes(16).toString("base64url"),
      organiser: organiser.id,
      settings: {
        ...settings,
        name: plainName(settings.name) ?? organiser.name,
        options: judged.value.options,
        pack: judged.value.pack,
        decisionSeconds: decisionSeconds ?? null,
        timing: timing ?? FIRST_TIMING,
        terms: terms ?? FIRST_TERMS,
      },
      listed: visibility === "public",
      status: "open",
      round: 0,
      secret: randomBytes(32).toString("hex"),
      createdAt: Date.now(),
    };
    if (await this.store.tournaments.create(tournament, MOST_TOURNAMENTS)) return accepted(tournament);
    return refused(refuse("tooManyTournaments", null, { most: MOST_TOURNAMENTS }));
  }

  join(player: PlayerRecord, id: string): Promise<Refusal | null> {
    return this.inTurn(id, async () => {
      const tournament = await this.store.tournaments.find(id);
      if (!tournament) return refuse("noTournament");
      if (tournament.status === "over") return refuse("tournamentOver");
      if (await this.store.company.isBlockedBy(player.id, [tournament.organiser])) return refuse("unwelcome");
      const others = (await this.store.tournaments.entrants(id)).filter((one) => one.player !== player.id);
      const names = (await this.store.players(others.map((one) => one.player))).map(({ name }) => name);
      if (names.some((name) => lookAlike(name, player.name))) return refuse("nameTaken");
      const joined = await this.store.tournaments.join(id, player.id, Date.now(), MOST_ENTRANTS);
      return joined ? null : refuse("tournamentFull", null, { most: MOST_ENTRANTS });
    });
  }

  withdraw(player: PlayerRecord, id: string): Promise<Refusal | null> {
    return this.inTurn(id, async () => {
      await this.store.tournaments.withdraw(id, player.id);
      return null;
    });
  }

  /** The organiser has the next round begin, whether or not all tables are over. */
  next(organiser: PlayerRecord, id: string): Promise<Refusal | null> {
    return this.byOrganiser(organiser, id, async (tournament) => {
      if (tournament.round >= tournament.settings.rounds) return refuse("lastRound");
      return (await this.begin(tournament)) ? null : refuse("tooFewEntrants");
    });
  }

  /** The organiser has it end as it stands. */
  end(organiser: PlayerRecord, id: string): Promise<Refusal | null> {
    return this.byOrganiser(organiser, id, async () => {
      await this.store.tournaments.end(id);
      return null;
    });
  }

  /** Does what is due: makes tables that are missing; begins the next round, or ends it, where all tables are over. */
  goOn(id: string): Promise<void> {
    return this.inTurn(id, async () => {
      const { tournaments } = this.store;
      const tournament = await tournaments.find(id);
      if (tournament?.status !== "running") return;
      const { round, settings } = tournament;
      const latest = (await tournaments.rounds(id)).find((one) => one.round === round)!;
      const ids = latest.boards.map(({ table }) => table);
      if ((await tournaments.over(ids)).size < ids.length) return this.makeTables(tournament, latest);
      // A game is over a moment before it is known how it ended.
      if ((await this.store.results.at(ids)).length < ids.length) return;
      if (round >= settings.rounds) await tournaments.end(id);
      else if (settings.pace === "tables" && !(await this.begin(tournament))) await tournaments.end(id);
    });
  }

  /** Pairs the next round and seats everybody; false where too few are left. */
  private async begin(tournament: TournamentRecord): Promise<boolean> {
    const { id, settings, round } = tournament;
    const soFar = await playedSoFar(this.store, tournament);
    const active = soFar.entrants.filter(({ withdrawn }) => !withdrawn).map(({ player }) => player);
    const fill = settings.fill === "byes" ? "byes" : "bots";
    if (active.length < (fill === "byes" ? settings.seats : 2)) return false;
    const next = round + 1;
    const chance = secretOf(tournament.secret, `pairing ${next}`);
    const before = await beforeThis(this.store, active, soFar.rounds);
    const paired = pairTables(inOrder(soFar, active, chance), settings.seats, fill, before, chance);
    const boards = paired.boards.map((seats) => ({ table: randomBytes(16).toString("base64url"), seats }));
    const begun: RoundRecord = { round: next, boards, byes: paired.byes, at: Date.now() };
    if (await this.store.tournaments.beginRound(id, begun))
      await this.makeTables({ ...tournament, round: next }, begun);
    return true;
  }

  /** Seats those who play, and has those who do not hear of it. */
  private async makeTables(tournament: TournamentRecord, { round, boards, byes }: RoundRecord): Promise<void> {
    for (const [n, board] of boards.entries()) await this.tables.making.arrange(tableOf(tournament, round, n, board));
    await this.store.calls.tell(BYE, boards[0]!.table, byes, Date.now());
  }

  private byOrganiser(
    organiser: PlayerRecord,
    id: string,
    job: (tournament: TournamentRecord) => Promise<Refusal | null>,
  ): Promise<Refusal | null> {
    return this.inTurn(id, async () => {
      const tournament = await this.store.tournaments.find(id);
      if (!tournament) return refuse("noTournament");
      if (tournament.organiser !== organiser.id) return refuse("notOrganiser");
      return tournament.status === "over" ? refuse("tournamentOver") : job(tournament);
    });
  }

  private inTurn<T>(id: string, job: () => Promise<T>): Promise<T> {
    const done = (this.turns.get(id) ?? Promise.resolve()).then(job);
    const settled = done.catch(() => {});
    this.turns.set(id, settled);
    void settled.then(() => this.turns.get(id) === settled && this.turns.delete(id));
    return done;
  }

  private unawaited(done: Promise<void>): void {
    done.catch((fault: unknown) => this.log.error({ fault: whereItBroke(fault) }, "a tournament could not go on"));
  }
}

/** The best first; before there is anything to tell them apart, by a lot that follows from the secret. */
function inOrder({ standings }: PlayedSoFar, active: readonly string[], chance: string) {
  const lot = new Map(active.map((id) => [id, secretOf(chance, id)]));
  return standings
    .filter(({ id }) => lot.has(id))
    .sort((one, other) => one.place - other.place || (lot.get(one.id)! < lot.get(other.id)! ? -1 : 1));
}

/** A table of a round. Its players are seated, so its game begins at once; who is not there is called, as at any table. */
function tableOf(
  { id, settings, secret }: TournamentRecord,
  round: number,
  n: number,
  board: BoardRecord,
): TableRecord {
  const deal = dealOf(id, round, settings.duplicate ? null : n + 1);
  const level = settings.fill === "byes" ? "" : settings.fill.bot;
  const people = board.seats.filter((player) => player !== null);
  const { talk, rated } = settings.terms;
  return {
    id: board.table,
    name: `${settings.name} ${round}.${n + 1}`,
    game: settings.game,
    language: settings.language,
    status: "running",
    options: settings.options,
    seed: secretOf(secret, deal),
    creator: people[0]!,
    origin: null,
    createdAt: Date.now(),
    seats: board.seats.map(
      (player): SeatRecord => (player === null ? { kind: "bot", level } : { kind: "person", player }),
    ),
    undo: "own",
    decisionSeconds: settings.decisionSeconds,
    timing: settings.timing,
    terms: { talk, ...(rated && people.length === board.seats.length && { rated }) },
    pack: settings.pack,
    visibility: "unlisted",
    invitation: null,
    follows: null,
    deal,
  };
}
