import type { FinalView } from "@paravent/dclight";
import { useEffect } from "preact/hooks";
import { useLocation } from "wouter-preact";
import { t } from "../../../i18n/index.ts";
import type { Bar } from "../../../questions/bar.ts";
import { DecisionBar } from "../../../questions/DecisionBar.tsx";
import { say } from "../../../stage/saying.ts";
import { isNarrow } from "../../../store/media.ts";
import { useRematch } from "../../../table/rematch/rematch.ts";
import { EndActions } from "../../../table/replay/EndActions.tsx";
import { DeviceGlyph, deviceOf, SignGlyph } from "../art/index.ts";
import { Journal } from "../log/Journal.tsx";
import { called } from "../seen/called.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { PhoneTop } from "../top/PhoneTop.tsx";
import { TopBar } from "../top/TopBar.tsx";
import { Cities } from "./Cities.tsx";
import { openStory } from "./open-story.ts";
import { headline, Podium } from "./Podium.tsx";
import { PointSources } from "./PointSources.tsx";
import "./end.css";
import { texts } from "../words/index.ts";

/** The last page: whose city is the greatest, where each point came from, and what lay face down. */
export function EndScreen({ final }: { final: FinalView }) {
  const seen = useSeen();
  const [, navigate] = useLocation();
  const again = useRematch(seen.table);
  // Whoever listens hears how it ended before looking for it on the page.
  useEffect(() => say(resultOf(seen, final)), []);
  return (
    <div class="dc-end" data-screen="end">
      {isNarrow.value ? <PhoneTop /> : <TopBar />}
      <Podium final={final} />
      <main class="dc-end-main">
        <PointSources final={final} />
        <Journal />
        <Cities final={final} />
      </main>
      <DecisionBar bar={endBar(seen, final, again, () => navigate("/"))} />
    </div>
  );
}

/** Who has won, and everybody's points. */
function resultOf(seen: Seen, final: FinalView): string {
  const points = final.ranking.map(({ seat, vp }) => `${called(seen, seat)} ${vp} ${texts.value.vp}`);
  return `${headline(seen, final)}. ${points.join(", ")}.`;
}

function endBar(seen: Seen, final: FinalView, again: () => void, home: () => void): Bar {
  const { end } = texts.value;
  const won = seen.you !== null && final.winners.includes(seen.you);
  return {
    tone: "victory",
    tag: won ? t.value.bar.victory : t.value.bar.ended,
    mark: won ? <DeviceGlyph device={deviceOf(seen.you!)} size={18} /> : <SignGlyph sign="first" size={18} />,
    lead: end.why[final.end](seen.game.turn),
    quiet: t.value.table.end.kept,
    rule: null,
    back: { label: t.value.table.end.home, run: home },
    more: <EndActions story={openStory} text={end.why[final.end](seen.game.turn)} />,
    commit: { label: t.value.table.end.again, missing: null, run: again },
  };
}
