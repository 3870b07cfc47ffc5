import { canonical } from "@paravent/kernel";
import { FIRST_TERMS, FIRST_TIMING } from "../store/records.ts";
import type { PlayerRecord, SeatRecord, Sight, Store, StoredGame, StoredRow, TableRecord } from "../store/store.ts";
import { BadGame, type ExportedGame, hashOfGame, hashOfTold } from "./format.ts";

/** A game of the store as a document. */
export async function exportGame(store: Store, id: string): Promise<ExportedGame> {
  const table = await store.table(id);
  if (!table) throw new BadGame(`There is no table ${id}.`);
  const { origin: _, visibility: __, invitation: ___, follows: ____, terms: _____, timing, deal, ...said } = table;
  const pack = table.pack === null ? null : await store.pack(table.game, table.pack);
  if (pack === null && table.pack !== null) throw new BadGame(`The content of the table ${id} is lost.`);
  const game = {
    paravent: "game" as const,
    format: 1 as const,
    ...said,
    // A game exported before there was anything to agree on is still the same document.
    ...(canonical(timing) !== canonical(FIRST_TIMING) && { timing }),
    ...(deal !== null && { deal }),
    seats: table.seats.map((seat) => (seat.kind === "open" ? { kind: seat.kind } : { ...seat })),
    pack: pack && { id: pack.id, rules: pack.rules, createdAt: pack.createdAt, document: pack.document as never },
    players: (await store.players(peopleAt(table))).map(({ program: _, ...player }) => player),
    rows: (await store.rows(id, 0)) as unknown as ExportedGame["rows"],
    told: {},
  };
  // Through text, as it will be read again.
  const plain = JSON.parse(JSON.stringify(game)) as Omit<ExportedGame, "hash">;
  const told = await toldBy(store, table);
  const toldHash = hashOfTold(told);
  return { ...plain, hash: hashOfGame(plain), told, ...(toldHash && { toldHash }) };
}

function peopleAt({ creator, seats }: TableRecord): string[] {
  const ids = seats.flatMap((seat) =>
    seat.kind === "person" ? [seat.player] : seat.kind === "bot" ? (seat.replaces ?? []) : [],
  );
  return [...new Set([creator, ...ids])].sort();
}

async function toldBy(store: Store, { id, seats }: TableRecord): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const who of [...seats.keys(), "public" as const, "all" as const]) {
    const text = await store.chronicle(id, who);
    if (text !== null) told[who] = text;
  }
  return told;
}

/** Takes a game in under the id it had; who sat there is known by the same id as before. */
export async function importGame(store: Store, exported: ExportedGame): Promise<void> {
  if (!(await store.takeIn(asStored(exported)))) throw new BadGame(`There is a table ${exported.id} already.`);
}

function asStored({ pack, players, rows, seats, told, ...said }: ExportedGame): StoredGame {
  const { paravent: _, format: __, hash: ___, toldHash: ____, ...record } = said;
  return {
    table: {
      ...record,
      timing: record.timing ?? FIRST_TIMING,
      terms: FIRST_TERMS,
      origin: null,
      pack: pack?.id ?? null,
      seats: seats as SeatRecord[],
      // Nobody has said that strangers may see it.
      visibility: "unlisted",
      invitation: null,
      follows: null,
      deal: record.deal ?? null,
    },
    pack: pack && { ...pack, game: record.game, creator: null },
    players: players as PlayerRecord[],
    rows: rows as unknown as StoredRow[],
    told: new Map(Object.entries(told).map(([who, text]) => [observer(who), text])),
  };
}

const observer = (who: string): Sight => (who === "public" || who === "all" ? who : Number(who));
