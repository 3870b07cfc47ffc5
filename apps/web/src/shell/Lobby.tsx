import type { CreateTable as Request, TableSummary } from "@paravent/protocol";
import { useState } from "preact/hooks";
import { useLocation } from "wouter";
import type { GameId } from "../games/index.ts";
import { t } from "../i18n/index.ts";
import { createTable, joinTable } from "../net/rest.ts";
import { type SaidNo, saidNo } from "../net/said-no.ts";
import { language } from "../store/session.ts";
import { CreateTable } from "./CreateTable.tsx";
import { Folds } from "./Folds.tsx";
import { faultText } from "./faults.ts";
import { LobbyHeader } from "./LobbyHeader.tsx";
import { MyGames } from "./MyGames.tsx";
import { OpenTables } from "./OpenTables.tsx";
import { useTables } from "./tables.ts";
import "./lobby.css";

type Seats = Request["seats"];

const BOT: Seats[number] = { bot: "greedy" };
/** "Play" asks nothing: four seats, three shrewd bots. */
const USUAL: Seats = ["me", BOT, BOT, BOT];
const DUEL: Seats = ["me", BOT];

/** Home: the folding screen with both games, my games, open tables. */
export function Lobby() {
  const [, navigate] = useLocation();
  const [creating, setCreating] = useState<GameId | null>(null);
  const [fault, setFault] = useState<SaidNo | null>(null);
  const tables = useTables(setFault);
  const waiting = tables.mine.some(({ you, waitingFor }) => you !== null && waitingFor.includes(you));

  const go = (opening: Promise<TableSummary>) =>
    opening.then(({ id }) => navigate(`/table/${id}`)).catch((reason: unknown) => setFault(saidNo(reason)));
  const begin = (game: GameId, wish: Omit<Request, "game" | "language">) =>
    go(createTable({ game, language: language.value, ...wish }));

  return (
    <div class="lobby">
      <LobbyHeader />
      <main>
        <h1 class="visually-hidden">{t.value.lobby.title}</h1>
        {fault && (
          <p class="lobby-fault" role="alert">
            {faultText(fault)}
          </p>
        )}
        <Folds onPlay={(game) => begin(game, { seats: USUAL })} onCreate={setCreating} />
        <div class={waiting ? "lobby-lower waiting" : "lobby-lower"}>
          <MyGames tables={tables.mine} onLearn={(game) => begin(game, { seats: DUEL })} />
          <OpenTables tables={tables.open} onJoin={(id) => go(joinTable(id))} />
        </div>
      </main>
      {creating && (
        <CreateTable
          key={creating}
          game={creating}
          onCreate={(wish) => begin(creating, wish)}
          onClose={() => setCreating(null)}
        />
      )}
    </div>
  );
}
