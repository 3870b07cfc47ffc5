import type { TableSummary } from "@paravent/protocol";
import { Link } from "wouter-preact";
import { t } from "../i18n/index.ts";
import { language } from "../i18n/language.ts";
import type { Plug } from "../plug/plug.ts";
import { awaitsMe, hasFreeSeat } from "../turns/awaited.ts";
import { LeaveButton } from "./leaving/LeaveButton.tsx";
import { gameName, plugs } from "./plugs.ts";
import { TablePicture } from "./TablePicture.tsx";
import "./my-games.css";

const WEIGHT = { running: 0, open: 1, over: 2 } as const;

interface Props {
  readonly tables: readonly TableSummary[];
  onLearn(plug: Plug): void;
}

/** My games, the ones that wait for me first. */
export function MyGames({ tables, onLearn }: Props) {
  const { lobby } = t.value;
  const sorted = [...tables].sort(
    (a, b) =>
      Number(awaitsMe(b)) - Number(awaitsMe(a)) || WEIGHT[a.status] - WEIGHT[b.status] || b.createdAt - a.createdAt,
  );
  return (
    <section id="mine" aria-labelledby="mine-title">
      <div class="lobby-head">
        <h2 id="mine-title" class="disp">
          {lobby.mine}
        </h2>
        {tables.length > 0 && <span>{lobby.waiting(tables.filter(awaitsMe).length)}</span>}
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
        {plugs.value.map((plug) => (
          <p key={plug.id}>
            {plug.lessons && (
              <Link class="mine-lessons" href={`/learn#learn-${plug.id}`}>
                {lobby.firstStart(plug.name[language.value])}
              </Link>
            )}
            <button type="button" onClick={() => onLearn(plug)}>
              {lobby.firstGame(plug.name[language.value])}
            </button>
          </p>
        ))}
      </div>
    </section>
  );
}

function Game({ table }: { table: TableSummary }) {
  const { lobby } = t.value;
  return (
    <li class={awaitsMe(table) ? "mine-game waiting" : `mine-game ${table.status}`}>
      <TablePicture table={table} class="mine-picture" />
      <div>
        <b>{table.name}</b>
        <small>
          {gameName(table.game)},{" "}
          {table.frozen
            ? (table.damaged ? t.value.kept.damaged : t.value.kept).status
            : lobby.status[table.status].toLowerCase()}
          <br />
          {whoThinks(table)}
        </small>
        <LeaveButton table={table} />
      </div>
      <Link href={`/table/${table.id}`}>{labelOf(table)}</Link>
    </li>
  );
}

function labelOf({ status, frozen, standing }: TableSummary): string {
  const { lobby } = t.value;
  if (standing === "invited") return lobby.join;
  return status === "over" || frozen || standing ? lobby.watch : lobby.resume;
}

function whoThinks(table: TableSummary): string {
  const { lobby } = t.value;
  if (table.standing === "invited") return lobby.keptForYou;
  if (table.standing === "waiting") return hasFreeSeat(table) ? lobby.seatFree : lobby.seatAwaited;
  if (table.status !== "running" || table.frozen) return lobby.people(table.seats.length);
  if (awaitsMe(table)) return lobby.yourTurn;
  const [seat, ...others] = table.waitingFor;
  if (seat === undefined || others.length > 0) return lobby.everyoneThinks;
  return lobby.thinks(table.seats[seat]?.name ?? "");
}
