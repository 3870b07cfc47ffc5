import type { FinalView } from "@paravent/diktat";
import { useEffect } from "preact/hooks";
import { useLocation } from "wouter-preact";
import { t } from "../../../i18n/index.ts";
import type { Bar } from "../../../questions/bar.ts";
import { DecisionBar } from "../../../questions/DecisionBar.tsx";
import { say } from "../../../stage/saying.ts";
import { isNarrow, isTight } from "../../../store/media.ts";
import { useRematch } from "../../../table/rematch/rematch.ts";
import { EndActions } from "../../../table/replay/EndActions.tsx";
import { CabalShape, cabalLook, Icon, OTHERS_CABAL } from "../art/index.ts";
import { Journal } from "../log/Journal.tsx";
import { Fall } from "../others/Fall.tsx";
import { called } from "../seen/called.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { EndLine } from "../top/EndLine.tsx";
import { PhoneTop } from "../top/PhoneTop.tsx";
import { TopBar } from "../top/TopBar.tsx";
import { Awards } from "./Awards.tsx";
import { OpenScreens } from "./OpenScreens.tsx";
import { openStory } from "./open-story.ts";
import { Podium, titleOf } from "./Podium.tsx";
import { PointChart } from "./PointChart.tsx";
import { PointSources } from "./PointSources.tsx";
import { podiumPicture } from "./picture.ts";
import "./end.css";
import { texts } from "../words/index.ts";
import { lastPageTexts } from "./words.ts";

/** The last page: who imposes the Diktat, where each point came from, and what lay behind the screens. */
export function EndScreen({ final }: { final: FinalView }) {
  const seen = useSeen();
  const [, navigate] = useLocation();
  const again = useRematch(seen.table);
  // Whoever listens hears how it ended before looking for it on the page.
  useEffect(() => say(resultOf(seen, final)), []);
  return (
    <div class="tb-end" data-screen="end">
      {isNarrow.value ? <PhoneTop /> : <TopBar />}
      {final.prague === "fell" ? <Fall by={final.fellBy} /> : <Podium final={final} />}
      <main class="tb-end-main">
        {/* A game with many options is a longer line than a small top has room for. */}
        {isTight.value && <EndLine />}
        <PointChart />
        <PointSources final={final} />
        <Awards />
        <OpenScreens final={final} />
        <Journal />
      </main>
      <DecisionBar bar={endBar(seen, final, again, () => navigate("/"))} />
    </div>
  );
}

/** Who has won, and everybody's points. */
function resultOf(seen: Seen, final: FinalView): string {
  if (final.prague === "fell") return texts.value.others.overFallen(seen.game.cycle);
  const points = final.ranking.map(({ seat, vp }) => `${called(seen, seat)} ${vp} ${texts.value.seat.vp}`);
  return `${titleOf(seen, final)}. ${points.join(", ")}.`;
}

function endBar(seen: Seen, final: FinalView, again: () => void, home: () => void): Bar {
  const fell = final.prague === "fell";
  const title = titleOf({ ...seen, you: null }, final);
  const won = seen.you !== null && final.winners.includes(seen.you);
  return {
    tone: "victory",
    tag: won ? t.value.bar.victory : fell ? texts.value.others.defeat : t.value.bar.ended,
    ...(fell && { colour: cabalLook(OTHERS_CABAL).colour }),
    mark: fell ? (
      <Icon name="claw" size={18} />
    ) : won ? (
      <CabalShape cabal={seen.player(seen.you!).cabal} size={18} />
    ) : (
      <Icon name="vp" size={18} />
    ),
    lead: fell ? texts.value.others.overFallen(seen.game.cycle) : lastPageTexts.value.over(seen.game.cycle),
    quiet: t.value.table.end.kept,
    rule: null,
    back: { label: t.value.table.end.home, run: home },
    more: (
      <EndActions
        story={openStory}
        text={fell ? texts.value.others.overFallen(seen.game.cycle) : `${title}.`}
        {...(!fell && { draw: () => podiumPicture(document.querySelector(".tb-podium")!, title) })}
      />
    ),
    commit: { label: t.value.table.end.again, missing: null, run: again },
  };
}
