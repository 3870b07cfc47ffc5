import type { OpenTable as Request, TableSummary } from "@paravent/protocol";
import { useState } from "preact/hooks";
import { useLocation } from "wouter-preact";
import { t } from "../i18n/index.ts";
import { language } from "../i18n/language.ts";
import { type SaidNo, saidNo } from "../net/said-no.ts";
import type { OptionsForm, Plug } from "../plug/plug.ts";
import { openTable, takeSeat } from "../store/chance.ts";
import { faultText } from "../ui/faults.ts";
import { useFetched } from "../ui/fetched.ts";
import { Folds } from "./Folds.tsx";
import { openFirstGame, withBots } from "./first-game.ts";
import { LobbyHeader } from "./LobbyHeader.tsx";
import { MyGames } from "./MyGames.tsx";
import { OpenTables } from "./OpenTables.tsx";
import { useTables } from "./tables.ts";
import "../ui/large-pages.css";
import "./lobby.css";

type Seats = Request["seats"];

/** "Play" asks nothing: four seats, three skilled bots; fewer where the game is for fewer. */
const usual = ({ players }: Plug): Seats => withBots(Math.min(4, Math.max(...players)), "skilled");

/** The sheet of a new table is fetched when somebody wants one. */
async function fetchSheet() {
  const [sheet, { timeWords }] = await Promise.all([import("./CreateTable.tsx"), import("../time/words.ts")]);
  await timeWords.open();
  return sheet;
}

/** Home: the folding screen with the games, my games, open tables. */
export function Lobby() {
  const [, navigate] = useLocation();
  const [creating, setCreating] = useState<Plug | null>(null);
  const [fault, setFault] = useState<SaidNo | null>(null);
  const [form, setForm] = useState<OptionsForm | null>(null);
  const tables = useTables(setFault);
  // Whose turn it is changes from moment to moment: a game to come or under way keeps its place before the others.
  const isPlaying = tables.mine.some(({ status, frozen }) => status !== "over" && !frozen);
  const sheet = useFetched(creating && fetchSheet);

  const go = (opening: Promise<TableSummary>) =>
    opening.then(({ id }) => navigate(`/table/${id}`)).catch((reason: unknown) => setFault(saidNo(reason)));
  const begin = async ({ id, options }: Plug, wish: Omit<Request, "game" | "language">) => {
    // A game says itself why its options are refused.
    if (wish.options !== undefined && options) setForm(await options());
    await go(openTable({ game: id, language: language.value, ...wish }));
  };

  return (
    <div class="lobby">
      <LobbyHeader />
      <main>
        <h1 class="visually-hidden">{t.value.lobby.title}</h1>
        {fault && (
          <p class="lobby-fault" role="alert">
            {form?.refusal(fault.reason) ?? faultText(fault)}
          </p>
        )}
        <Folds onPlay={(plug) => begin(plug, { seats: usual(plug) })} onCreate={setCreating} />
        <div class={isPlaying ? "lobby-lower playing" : "lobby-lower"}>
          <MyGames tables={tables.mine} onLearn={(plug) => go(openFirstGame(plug))} />
          <OpenTables tables={tables.open} online={tables.online} onJoin={(table) => go(takeSeat(table))} />
        </div>
      </main>
      {creating && sheet && (
        <sheet.CreateTable
          key={creating.id}
          plug={creating}
          onCreate={(wish) => begin(creating, wish)}
          onClose={() => setCreating(null)}
        />
      )}
    </div>
  );
}
