import { useEffect } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { connection, fault } from "../store/connection.ts";
import { clearDrafts } from "../store/draft.ts";
import { followTable, stopFollowing } from "../store/link.ts";
import { moment } from "../store/moment.ts";
import { momentInAddress, showMoment } from "../store/replay.ts";
import { table, view } from "../store/table.ts";
import { TheStage } from "../table/stage/TheStage.tsx";
import { TalkHandle } from "../table/talk/TalkHandle.tsx";
import { UndoNotice } from "../table/undo/UndoNotice.tsx";
import { faultText } from "../ui/faults.ts";
import { Notice } from "../ui/Notice.tsx";
import { showInvitation } from "./invitation.ts";
import { KeptNotice } from "./kept/KeptNotice.tsx";
import { LeftNotice } from "./leaving/LeftNotice.tsx";
import { PlugTable } from "./PlugTable.tsx";
import { plugOf } from "./plugs.ts";
import { WaitingRoom } from "./WaitingRoom.tsx";

/** One table: the waiting room until every seat is taken, then the game's own table. */
export function TablePage({ id }: { id: string }) {
  useEffect(() => {
    clearDrafts();
    let isGone = false;
    void showInvitation(id).then(() => isGone || followTable(id));
    return () => {
      isGone = true;
      stopFollowing();
    };
  }, [id]);

  // An address may name a moment of a game that is over.
  const isOver = table.value?.id === id && table.value.status === "over";
  useEffect(() => {
    const named = momentInAddress();
    if (isOver && named !== null && moment.peek() === null) void showMoment(named);
  }, [isOver]);

  if (table.value?.id !== id) {
    if (fault.value !== null) return <Notice home>{faultText(fault.value)}</Notice>;
    return <Notice>{connection.value === "open" ? t.value.line.connecting : t.value.line[connection.value]}</Notice>;
  }
  return (
    <>
      <Scene />
      <div class="notices">
        <LeftNotice />
        {view.value !== null && <KeptNotice />}
        <UndoNotice />
      </div>
      <TalkHandle />
      {view.value !== null && <TheStage />}
    </>
  );
}

function Scene() {
  const now = table.value!;
  if (now.frozen && view.value === null) {
    const why = now.damaged ? t.value.kept.damaged : t.value.kept;
    return (
      <Notice home>
        {why.title} {why.notShown}
      </Notice>
    );
  }
  if (view.value === null) return <WaitingRoom table={now} />;
  const plug = plugOf(now.game);
  return plug ? <PlugTable key={plug.id} plug={plug} /> : <Notice home>{t.value.fault.lost}</Notice>;
}
