import type { VisitorRecord } from "../store/accounts.ts";
import type { Store } from "../store/store.ts";
import { readAgent } from "./agent.ts";

/** More tables than anybody has. */
export const MOST_TABLES = 10_000;

const when = (at: number): string => new Date(at).toISOString();

/** All that is kept about a player, but for the moves of their games, which replays show. No hash, token or address. */
export async function exportOf(store: Store, { player, account }: VisitorRecord): Promise<object> {
  const [tables, sessions, lines, channels, habits, vacations, notes, averse, reports, tournaments, passkeys] =
    await Promise.all([
      store.tablesOf(player.id, MOST_TABLES),
      store.accounts.sessions(player.id),
      store.accounts.linesOf(player.id),
      store.calls.channels(player.id),
      store.calls.habits(player.id),
      store.time.vacations([player.id]),
      store.notes.of(player.id),
      store.company.aversions(player.id),
      store.company.reportsBy(player.id),
      store.tournaments.of(player.id, MOST_TABLES),
      store.passkeys.of(player.id),
    ]);
  const known = new Map((await store.players(averse.map(({ other }) => other))).map(({ id, name }) => [id, name]));
  return {
    player: { id: player.id, name: player.name, language: player.language, since: when(player.createdAt) },
    account: account && {
      login: account.login,
      portrait: account.portrait,
      since: when(account.createdAt),
      recoveryCodes: await store.accounts.countCodes(player.id),
    },
    sessions: sessions.map(({ agent, name, openedAt, seenAt }) => ({
      ...readAgent(agent),
      ...(name !== undefined && { name }),
      agent,
      opened: when(openedAt),
      seen: when(seenAt),
    })),
    passkeys: passkeys.map(({ name, createdAt, usedAt }) => ({
      name,
      since: when(createdAt),
      used: usedAt === null ? null : when(usedAt),
    })),
    calls: {
      habits,
      channels: channels.map(({ kind, address, isOn, isConfirmed, createdAt }) => ({
        kind,
        address,
        isOn,
        isConfirmed,
        since: when(createdAt),
      })),
    },
    vacations: vacations.map(({ from, until }) => ({ from: when(from), until: when(until) })),
    tables: tables.map(({ id, name, game, status, createdAt, creator, seats }) => ({
      id,
      name,
      game,
      status,
      opened: when(createdAt),
      openedByYou: creator === player.id,
      seat: seats.findIndex((seat) => seat.kind === "person" && seat.player === player.id),
    })),
    tournaments: tournaments.map(({ id, settings, status, createdAt, organiser }) => ({
      id,
      name: settings.name,
      game: settings.game,
      status,
      made: when(createdAt),
      madeByYou: organiser === player.id,
    })),
    aversions: averse.map(({ other, how }) => ({ name: known.get(other) ?? "", how })),
    reports: reports.map(({ table, reason, words, at }) => ({ table, reason, words, at: when(at) })),
    notes: notes.map(({ table, move, about, label, text, shared, at }) => ({
      table,
      move: move + 1,
      about,
      label,
      text,
      shared,
      at: when(at),
    })),
    said: lines.map(({ table, text, at }) => ({ table, text, at: when(at) })),
  };
}
