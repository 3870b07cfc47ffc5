import { DecisionBar } from "../../questions/DecisionBar.tsx";
import { useShortcuts } from "../../questions/shortcuts.ts";
import { barFor } from "./bar/barFor.tsx";
import { City } from "./city/City.tsx";
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

/**
 * Rivals on the left, dice or creature in the middle, god and journal on the right, the bar and the own city below. The
 * document has them in the order of the Tab key: bar, scene, own area, city, right column, rivals.
 */
export function WideTable() {
  const bar = barFor(useSeen());
  useShortcuts(KEYS, bar);
  return (
    <div class="dc-wide">
      <TopBar />
      <DecisionBar bar={bar} />
      <main class="dc-scene" data-scene data-place={MIDDLE}>
        <Scene />
      </main>
      <OwnArea />
      <City />
      <div class="dc-right">
        <GodPanel />
        <Journal />
        <Inspector />
      </div>
      <Seats />
    </div>
  );
}
