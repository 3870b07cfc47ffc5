import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { GAMES, type GameId, isOffered } from "../games/index.ts";
import { t } from "../i18n/index.ts";
import { connection, fault } from "../store/connection.ts";
import { clearDrafts } from "../store/draft.ts";
import { followTable, stopFollowing } from "../store/link.ts";
import { moment } from "../store/moment.ts";
import { momentInAddress, showMoment } from "../store/replay.ts";
import { table, view } from "../store/table.ts";
import { faultText } from "./faults.ts";
import { KeptNotice } from "./kept/KeptNotice.tsx";
import { LeftNotice } from "./leaving/LeftNotice.tsx";
import { Notice } from "./Notice.tsx";
import { TalkHandle } from "./talk/TalkHandle.tsx";
import { UndoNotice } from "./undo/UndoNotice.tsx";
import { WaitingRoom } from "./WaitingRoom.tsx";

const AGAIN_MS = 2_000;

/** One table: the waiting room until every seat is taken, then the game's own table. */
export function TablePage({ id }: { id: string }) {
  useEffect(() => {
    clearDrafts();
    followTable(id);
    return stopFollowing;
  }, [id]);

  // An address may name a moment of a game that is over.
  const isOver = table.value?.id === id && table.value.status === "over";
  useEffect(() => {
    const named = momentInAddress();
    if (isOver && named !== null && moment.peek() === null) void showMoment(named);
  }, [isOver]);

  if (table.value?.id !== id) {
    if (fault.value !== null) return <Notice home>{faultText(fault.value)}</Notice>;
    return <Notice>{connection.value === "lost" ? t.value.line.lost : t.value.line.connecting}</Notice>;
  }
  return (
    <>
      <Scene />
      <LeftNotice />
      {view.value !== null && <KeptNotice />}
      <UndoNotice />
      <TalkHandle />
    </>
  );
}

function Scene() {
  const now = table.value!;
  if (now.frozen && view.value === null)
    return (
      <Notice home>
        {t.value.kept.title} {t.value.kept.notShown}
      </Notice>
    );
  if (view.value === null) return <WaitingRoom table={now} />;
  if (!isOffered(now.game)) return <Notice home>{t.value.fault.lost}</Notice>;
  return <GameTable key={now.game} game={now.game} />;
}

/** The table of a game, once it is fetched; a failed fetch is tried again, as long as somebody waits. */
function GameTable({ game }: { game: GameId }) {
  const [loaded, setLoaded] = useState<{ Table: ComponentType } | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      GAMES[game]
        .load()
        .then((Table) => setLoaded({ Table }))
        .catch(() => {
          timer = setTimeout(load, AGAIN_MS);
        });
    void load();
    return () => clearTimeout(timer);
  }, [game]);
  return loaded ? <loaded.Table /> : <Notice>{t.value.line.loading}</Notice>;
}
