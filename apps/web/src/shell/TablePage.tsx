import { computed } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { readTerms } from "../net/company.ts";
import { coach } from "../preferences/preferences.ts";
import { byItself } from "../store/by-itself.ts";
import { connection, fault } from "../store/connection.ts";
import { clearDrafts } from "../store/draft.ts";
import { followTable, stopFollowing } from "../store/link.ts";
import { moment } from "../store/moment.ts";
import { replayFault, showMoment } from "../store/replay.ts";
import { moveInAddress, nameInAddress } from "../store/replay-address.ts";
import { table, view } from "../store/table.ts";
import { keepTerms } from "../store/terms.ts";
import { adviseIn } from "../table/advice/advice.ts";
import { TheStage } from "../table/stage/TheStage.tsx";
import { LentNotice } from "../table/talk/LentNotice.tsx";
import { TalkHandle } from "../table/talk/TalkHandle.tsx";
import { UndoNotice } from "../table/undo/UndoNotice.tsx";
import { faultText } from "../ui/faults.ts";
import { useFetched } from "../ui/fetched.ts";
import { Notice } from "../ui/Notice.tsx";
import { AwayNotices } from "./AwayNotices.tsx";
import { showInvitation } from "./invitation.ts";
import { KeptNotice } from "./kept/KeptNotice.tsx";
import { NextNotice } from "./NextNotice.tsx";
import { PlugTable } from "./PlugTable.tsx";
import { plugOf } from "./plugs.ts";
import { NoTable, TablePlace } from "./TablePlace.tsx";
import { TournamentNotice } from "./TournamentNotice.tsx";
import { watch, watches } from "./watching.ts";

/** One table: the waiting room until every seat is taken, then the game's own table. */
export function TablePage({ id }: { id: string }) {
  const Coach = useFetched(coach.value === "on" ? fetchCoach : null);
  useEffect(() => {
    clearDrafts();
    let isGone = false;
    void showInvitation(id).then(() => isGone || followTable(id));
    return () => {
      isGone = true;
      stopFollowing();
    };
  }, [id]);

  useEffect(() => keepTerms(readTerms), []);
  const game = table.value?.game;
  useEffect(() => adviseIn((game !== undefined && plugOf(game)?.coach) || null), [game]);

  // An address may name a move of a game; it can be looked at once the game is over.
  const status = table.value?.id === id ? table.value.status : null;
  useEffect(() => {
    const named = moveInAddress();
    if (status === null || named === null) return;
    if (status !== "over") nameInAddress(`/table/${encodeURIComponent(id)}`);
    else if (moment.peek() === null) void showMoment(named);
  }, [status]);

  // Who has looked at the game is not asked any more whether they want to, when they want to see how it ended.
  const looksBack = moment.value !== null;
  useEffect(() => {
    if (looksBack && !watches(id)) watch(id);
  }, [id, looksBack]);

  if (fault.value?.reason === "kicked") return <NoTable id={id} why="kicked" />;
  if (table.value?.id !== id) {
    if (fault.value?.reason === "sealed") return <NoTable id={id} why="sealed" />;
    if (fault.value?.reason === "noTable") return <NoTable id={id} why="wrong" />;
    if (fault.value !== null) return <Notice home>{faultText(fault.value)}</Notice>;
    return <Notice>{connection.value === "open" ? t.value.line.connecting : t.value.line[connection.value]}</Notice>;
  }
  return (
    <>
      <Scene />
      <div class="notices">
        <AwayNotices />
        {isPlaying() && <KeptNotice />}
        <NextNotice />
        <TournamentNotice />
        {isPlaying() && <LentNotice />}
        <UndoNotice />
      </div>
      {Coach && <Coach fetchWords={plugOf(table.value.game)?.coach ?? null} byItself={byItself} turnOff={turnOff} />}
      {isPlaying() && <TalkHandle />}
      {isPlaying() && <TheStage />}
    </>
  );
}

const fetchCoach = async () => (await import("../table/coach/Coach.tsx")).openCoach();
const turnOff = () => {
  coach.value = "off";
};

/** Whether the game has begun: not what is new in it, which is for the parts of its table. */
const hasBegun = computed(() => view.value !== null);

/** Whether the game is shown: who has no seat is asked first whether they want to watch. */
function isPlaying(): boolean {
  const now = table.value;
  if (!now || !hasBegun.value) return false;
  return now.you !== null || watches(now.id) || moment.value !== null || moveInAddress() !== null;
}

function Scene() {
  const now = table.value!;
  if (now.frozen && !hasBegun.value) {
    const why = now.damaged ? t.value.kept.damaged : t.value.kept;
    return (
      <Notice home>
        {why.title} {why.notShown}
      </Notice>
    );
  }
  if (!isPlaying()) return <TablePlace table={now} />;
  // How the game ended is not shown to who comes to look at it from an earlier move.
  if (now.status === "over" && moment.value === null && moveInAddress() !== null)
    return replayFault.value ? (
      <Notice home>{faultText(replayFault.value)}</Notice>
    ) : (
      <Notice>{t.value.line.loading}</Notice>
    );
  const plug = plugOf(now.game);
  return plug ? <PlugTable key={plug.id} plug={plug} /> : <Notice home>{t.value.fault.lost}</Notice>;
}
