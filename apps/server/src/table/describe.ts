import type { Observer, Seat, Waiting } from "@paravent/kernel";
import type { PackSummary, SeatSummary, TableSummary } from "@paravent/protocol";
import { commitmentTo } from "../fairness/secret.ts";
import { lookAlike } from "../names/look-alikes.ts";
import type { WhyKept } from "../store/damage.ts";
import { dealtIn } from "../store/deals.ts";
import type { SeatRecord, Store, TableRecord } from "../store/store.ts";

import type { ShownAbsence } from "./absences.ts";
import { isSealed } from "./sealed.ts";
import { hostOf, seatOf } from "./seating.ts";

/** Bots have short names in the order of their seats; their level is said apart. */
const BOT_NAMES = ["Ada", "Blaise", "Emmy", "Alan", "Grace"] as const;

/** For a bot whose name a person at the table has. */
const OTHER_NAMES = ["Sophie", "Kurt", "Hedy", "Leonhard", "Hypatia"] as const;

/** What is happening at a table right now, as far as everybody may know. */
export interface Present {
  readonly waiting: Waiting | null;
  isOnline(player: string): boolean;
  /** Players who let those who watch see what they see. */
  readonly shown: ReadonlySet<string>;
  /** Of a seat whose player is not there, or need not be. */
  absenceOf(seat: Seat): ShownAbsence;
  readonly pack: PackSummary | null;
  /** Whether its chance can be checked once it is over. */
  readonly provable: boolean;
  /** Why the game is kept as it stands; null where it goes on. */
  readonly kept: WhyKept | null;
  /** The table that was opened after its game, for the same people. */
  readonly next: string | null;
}

/** A table as this observer sees it from outside the game. */
export async function describe(store: Store, table: TableRecord, who: Observer, now: Present): Promise<TableSummary> {
  const persons = table.seats.flatMap((seat) =>
    seat.kind === "open" ? (seat.keptFor ?? []) : seat.kind === "bot" ? (seat.replaces ?? []) : [seat.player],
  );
  const players = await store.players(persons);
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const programs = new Set(players.flatMap(({ id, program }) => (program ? [id] : [])));
  const host = table.status === "open" ? hostOf(table) : null;
  const { waiting } = now;
  return {
    id: table.id,
    name: table.name,
    game: table.game,
    language: table.language,
    status: table.status,
    seats: table.seats.map((seat, n) => describeSeat(seat, n, { names, programs, host, seats: table.seats }, now)),
    you: who === "public" ? null : who,
    createdAt: table.createdAt,
    ...(table.decisionSeconds !== null && { decisionSeconds: table.decisionSeconds, timing: table.timing }),
    ...(now.provable && { commitment: commitmentTo(table.seed) }),
    ...(now.pack && { pack: now.pack }),
    ...(now.kept && { frozen: true as const }),
    ...(now.kept === "damaged" && { damaged: true as const }),
    options: table.options,
    ...(await inTournament(store, table)),
    ...(now.next !== null && who !== "public" && { next: now.next }),
    ...(table.visibility !== "public" && { visibility: table.visibility }),
    ...(table.invitation !== null && who !== "public" && { invitation: table.invitation }),
    waitingFor: waiting ? waiting.seats.filter((seat) => !waiting.answered.includes(seat)) : [],
  };
}

/** The tournament a table belongs to. */
async function inTournament(store: Store, { deal }: TableRecord): Promise<Pick<TableSummary, "tournament">> {
  const tournament = deal === null ? null : await store.tournaments.find(dealtIn(deal).tournament);
  if (!tournament) return {};
  const { id, settings } = tournament;
  const { round, shared } = dealtIn(deal!);
  const sealed = await isSealed(store, { deal });
  const more = { ...(shared && { duplicate: true as const }), ...(sealed && { sealed: true as const }) };
  return { tournament: { id, name: settings.name, round, ...more } };
}

/** What is known of the players at a table. */
interface Known {
  readonly names: ReadonlyMap<string, string>;
  readonly programs: ReadonlySet<string>;
  /** Null once the game has begun. */
  readonly host: string | null;
  readonly seats: TableRecord["seats"];
}

function describeSeat(
  taken: SeatRecord,
  seat: number,
  { names, programs, host, seats }: Known,
  now: Present,
): SeatSummary {
  const { kind } = taken;
  switch (kind) {
    case "open":
      return {
        seat,
        kind,
        name: null,
        bot: null,
        online: false,
        ...(taken.keptFor !== undefined && { keptFor: names.get(taken.keptFor) ?? "" }),
      };
    case "bot": {
      const left = taken.replaces === undefined ? undefined : names.get(taken.replaces);
      const free = (name: string): boolean => ![...names.values()].some((other) => lookAlike(name, other));
      const name = [BOT_NAMES[seat % BOT_NAMES.length]!, ...OTHER_NAMES.slice(seat), ...OTHER_NAMES].find(free) ?? null;
      return { seat, kind, name, bot: taken.level, online: true, ...(left !== undefined && { replaces: left }) };
    }
    case "person": {
      const swapWith = host === null ? null : seatOf(seats, taken.swapWith ?? null);
      return {
        seat,
        kind,
        name: names.get(taken.player) ?? null,
        bot: null,
        online: now.isOnline(taken.player),
        ...(taken.substitute && { substitute: { ...taken.substitute } }),
        ...now.absenceOf(seat),
        ...(now.shown.has(taken.player) && { shown: true as const }),
        ...(programs.has(taken.player) && { program: true as const }),
        ...(taken.player === host && { host: true as const }),
        ...(swapWith !== null && { swapWith }),
      };
    }
  }
}
