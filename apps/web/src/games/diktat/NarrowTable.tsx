import { signal } from "@preact/signals";
import { Link } from "wouter";
import { t } from "../../i18n/index.ts";
import { DecisionBar } from "../../questions/DecisionBar.tsx";
import { useShortcuts } from "../../questions/shortcuts.ts";
import { Icon, type IconName } from "./art/index.ts";
import { barFor } from "./bar/barFor.tsx";
import { keysFor } from "./keys.ts";
import { Journal } from "./log/Journal.tsx";
import { InspectorStrip } from "./map/Inspector.tsx";
import { MapStage, shownSector } from "./map/MapStage.tsx";
import { Offer } from "./offer/Offer.tsx";
import { CabalBoard } from "./own/CabalBoard.tsx";
import { PhoneSheet } from "./own/PhoneSheet.tsx";
import { SectorList } from "./resolution/SectorList.tsx";
import { Stage } from "./resolution/Stage.tsx";
import { SeatStrip } from "./seats/Seats.tsx";
import { useSeen } from "./seen.ts";
import { PhoneTop } from "./top/PhoneTop.tsx";
import "./narrow.css";

const TABS = [
  ["map", "map"],
  ["cabal", "develop"],
  ["cards", "card"],
  ["log", "chat"],
] as const satisfies readonly (readonly [string, IconName])[];
type Tab = (typeof TABS)[number][0];

const tab = signal<Tab>("map");

/** Phone and standing tablet: one scene at a time under the seats, the bar and the own sheet always in reach. */
export function NarrowTable() {
  const seen = useSeen();
  const bar = barFor(seen);
  useShortcuts(keysFor(seen), bar);
  return (
    <div class="tb-narrow">
      <PhoneTop />
      <SeatStrip />
      <main class={`tb-scene ${tab.value}`}>
        <Scene />
      </main>
      {tab.value === "map" && !seen.game.conquest && <InspectorStrip sector={shownSector(seen)} />}
      <DecisionBar bar={bar} />
      <PhoneSheet bar={bar} />
      <nav class="tb-tabs" aria-label={t.value.table.tabs.label}>
        {TABS.map(([name, icon]) => (
          <button
            key={name}
            type="button"
            aria-current={tab.value === name ? "page" : undefined}
            onClick={() => (tab.value = name)}
          >
            <Icon name={icon} size={20} />
            {t.value.table.tabs[name]}
          </button>
        ))}
        <Link href="/rules/diktat">
          <Icon name="book" size={20} />
          {t.value.table.tabs.rules}
        </Link>
      </nav>
    </div>
  );
}

function Scene() {
  const { game } = useSeen();
  switch (tab.value) {
    case "map":
      return game.conquest ? <Stage conquest={game.conquest} /> : <MapStage />;
    case "cabal":
      return <CabalBoard />;
    case "cards":
      return (
        <>
          <Offer />
          {game.phase === "resolution" && <SectorList />}
        </>
      );
    case "log":
      return <Journal heading={false} />;
  }
}
