import { DecisionBar } from "../../questions/DecisionBar.tsx";
import { useShortcuts } from "../../questions/shortcuts.ts";
import { Unfold } from "../../table/decision/Unfold.tsx";
import { useInert } from "../../ui/inert.ts";
import { barFor } from "./bar/barFor.tsx";
import { City } from "./city/City.tsx";
import { Decision, isOnStage, leavesRivals, stagedQuestion } from "./decision/Decision.tsx";
import { KEYS } from "./keys.ts";
import { GodPanel } from "./log/GodPanel.tsx";
import { Inspector } from "./log/Inspector.tsx";
import { Journal } from "./log/Journal.tsx";
import { OwnArea } from "./own/OwnArea.tsx";
import { Scene } from "./scene/Scene.tsx";
import { Seats } from "./seats/Seats.tsx";
import { MIDDLE } from "./seen/places.ts";
import { useSeen } from "./seen/seen.ts";
import { TopBar } from "./top/TopBar.tsx";
import "./wide.css";
import "./low-wide.css";
import "./large.css";

/**
 * Rivals on the left, dice or creature in the middle, god and journal on the right, the bar and the own city below. The
 * document has them in the order of the Tab key: bar, scene, own area, city, right column, rivals.
 */
export function WideTable() {
  const seen = useSeen();
  const bar = barFor(seen);
  useShortcuts(KEYS, bar);
  const staged = stagedQuestion(seen);
  const question = isOnStage(staged) ? staged : null;
  const isAsked = seen.view.question !== null;
  const under = useInert<HTMLDivElement>(question !== null, isAsked);
  return (
    <div class="dc-wide">
      <TopBar />
      <DecisionBar bar={staged && !question ? { ...bar, more: <Unfold /> } : bar} />
      {question && (
        // One that leaves room for the rivals is another stage, not the same one moved.
        <div
          key={leavesRivals(question) ? "beside" : "over"}
          class={leavesRivals(question) ? "dc-stage-place beside" : "dc-stage-place"}
        >
          <Decision question={question} />
        </div>
      )}
      <main class="dc-scene" data-scene data-place={MIDDLE}>
        <div ref={under} class="dc-scene-inside">
          <Scene />
        </div>
      </main>
      <OwnArea />
      <City />
      <div class="dc-right">
        <GodPanel />
        <Journal />
        <Inspector />
      </div>
      <Seats isCovered={question !== null && !leavesRivals(question)} isAsked={isAsked} />
    </div>
  );
}
