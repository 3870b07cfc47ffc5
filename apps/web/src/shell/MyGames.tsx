import type { TableSummary } from "@paravent/protocol";
import { Link } from "wouter";
import { type GameId, gameName } from "../games/index.ts";
import { t } from "../i18n/index.ts";
import { TablePicture } from "./art/index.ts";
import { LeaveButton } from "./leaving/LeaveButton.tsx";
import "./my-games.css";

const isWaiting = (table: TableSummary) => table.you !== null && table.waitingFor.includes(table.you);
const WEIGHT = { running: 0, open: 1, over: 2 } as const;

interface Props {
  readonly tables: readonly TableSummary[];
  onLearn(game: GameId): void;
}

const LEARNED: readonly GameId[] = ["diktat", "dclight"];

/** My games, the ones that wait for me first. */
export function MyGames({ tables, onLearn }: Props) {
  const { lobby } = t.value;
  const sorted = [...tables].sort(
    (a, b) =>
      Number(isWaiting(b)) - Number(isWaiting(a)) || WEIGHT[a.status] - WEIGHT[b.status] || b.createdAt - a.createdAt,
  );
  return (
    <section id="mine" aria-labelledby="mine-title">
      <div class="lobby-head">
        <h2 id="mine-title" class="disp">
          {lobby.mine}
        </h2>
        {tables.length > 0 && <span>{lobby.waiting(tables.filter(isWaiting).length)}</span>}
      </div>
      {sorted.length === 0 && <p class="lobby-empty">{lobby.noneMine}</p>}
      <ul class="mine-list">
        {sorted.map((table) => (
          <Game key={table.id} table={table} />
        ))}
      </ul>
      <div class="mine-learn">
        <b>{lobby.first}</b>
        <p>{lobby.firstText}</p>
        {LEARNED.map((game) => (
          <button key={game} type="button" onClick={() => onLearn(game)}>
            {lobby.firstStart[game]}
          </button>
        ))}
      </div>
    </section>
  );
}

function Game({ table }: { table: TableSummary }) {
  const { lobby } = t.value;
  return (
    <li class={isWaiting(table) ? "mine-game waiting" : "mine-game"}>
      <TablePicture game={table.game} variant={table.id} class="mine-picture" />
      <div>
        <b>{table.name}</b>
        <small>
          {gameName(table.game)}, {table.frozen ? t.value.kept.status : lobby.status[table.status].toLowerCase()}
          <br />
          {whoThinks(table)}
        </small>
        <LeaveButton table={table} />
      </div>
      <Link href={`/table/${table.id}`}>{table.status === "over" || table.frozen ? lobby.watch : lobby.resume}</Link>
    </li>
  );
}

function whoThinks(table: TableSummary): string {
  const { lobby } = t.value;
  if (table.status !== "running" || table.frozen) return lobby.people(table.seats.length);
  if (isWaiting(table)) return lobby.yourTurn;
  const [seat, ...others] = table.waitingFor;
  if (seat === undefined || others.length > 0) return lobby.everyoneThinks;
  return lobby.thinks(table.seats[seat]?.name ?? "");
}
