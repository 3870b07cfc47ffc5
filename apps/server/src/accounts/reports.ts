import { randomUUID } from "node:crypto";
import type { Seat } from "@paravent/kernel";
import type { PutReport, ReportList } from "@paravent/protocol";
import type { EvidentLine, ReportRecord } from "../store/company.ts";
import type { ChatRecord, SeatRecord, Store, TableRecord } from "../store/store.ts";
import { seatOf } from "../table/seating.ts";

/** So many lines are kept with a report. */
const LINES = 60;

/** So many reports of one player wait for the moderators at most. */
const MOST_WAITING = 10;

/** So many reports the moderators are shown. */
const SHOWN = 100;

/** The person behind a seat: who sits there, or sat there before a bot took over. */
export function personAt(seat: SeatRecord | undefined): string | null {
  if (seat?.kind === "person") return seat.player;
  return seat?.kind === "bot" ? (seat.replaces ?? null) : null;
}

/** Tells the moderators about somebody, with what was said to all and between the two. Says why not, where it cannot. */
export async function report(
  store: Store,
  table: TableRecord,
  reporter: string,
  { seat, reason, words }: PutReport,
): Promise<"done" | "notSeated" | "nobodyThere" | "tooManyReports"> {
  const own = seatOf(table.seats, reporter);
  const accused = personAt(table.seats[seat]);
  if (own === null) return "notSeated";
  if (accused === null || accused === reporter) return "nobodyThere";
  const evidence = (await store.talk(table.id, own, LINES * 2))
    .filter((line) => concerns(line, own, seat))
    .slice(-LINES)
    .map(
      (line): EvidentLine => ({
        player: line.player ?? personAt(table.seats[line.seat]),
        apart: line.to !== null,
        text: line.text,
        at: line.at,
      }),
    );
  const made = { id: randomUUID(), table: table.id, reporter, accused, reason, words, evidence, at: Date.now() };
  return (await store.company.report(made, MOST_WAITING)) ? "done" : "tooManyReports";
}

/** Said to everybody, or between these two alone: what others told the reporter in private is theirs. */
const concerns = ({ seat, to }: ChatRecord, own: Seat, accused: Seat): boolean =>
  to === null || (seat === own && to === accused) || (seat === accused && to === own);

/** What a moderator is shown. Of a game under way at which they sit they learn nothing that was said there in private. */
export async function reportsFor(store: Store, moderator: string): Promise<ReportList> {
  const all = await store.company.reports(SHOWN);
  const tables = new Map<string, TableRecord | null>();
  for (const { table } of all) if (!tables.has(table)) tables.set(table, await store.table(table));
  const isOwn = ({ table }: ReportRecord): boolean => {
    const at = tables.get(table);
    return at != null && at.status !== "over" && seatOf(at.seats, moderator) !== null;
  };
  const shown = all.filter((one) => !isOwn(one));
  const ids = shown.flatMap(({ reporter, accused, evidence }) => [
    reporter,
    accused,
    ...evidence.flatMap(({ player }) => player ?? []),
  ]);
  const names = new Map((await store.players([...new Set(ids)])).map(({ id, name }) => [id, name]));
  const nameOf = (player: string | null): string => (player === null ? "" : (names.get(player) ?? ""));
  return {
    reports: shown.map(({ id, table, reporter, accused, reason, words, evidence, at, verdict }) => ({
      id,
      table,
      tableName: tables.get(table)?.name ?? "",
      by: nameOf(reporter),
      about: nameOf(accused),
      reason,
      words,
      evidence: evidence.map(({ player, apart, text, at: said }) => ({
        by: nameOf(player),
        accused: player === accused,
        apart,
        text,
        at: said,
      })),
      at,
      verdict: verdict?.is ?? null,
      earlier: all.filter((other) => other.accused === accused && other.at < at).length,
    })),
  };
}
