import { useEffect } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { DecisionBar } from "../../questions/DecisionBar.tsx";
import { useShortcuts } from "../../questions/shortcuts.ts";
import { isPhone } from "../../store/media.ts";
import { ofTable } from "../../store/of-table.ts";
import { isFolded } from "../../table/decision/fold.ts";
import { Unfold } from "../../table/decision/Unfold.tsx";
import { Icon, type IconName } from "./art/index.ts";
import { barFor } from "./bar/barFor.tsx";
import { PhoneDecision } from "./decision/PhoneDecision.tsx";
import { stagedNow } from "./decision/staged.ts";
import { keysFor } from "./keys.ts";
import { LeagueRail } from "./leagues/LeagueRail.tsx";
import { LeagueStage } from "./leagues/LeagueStage.tsx";
import { isLeaguePhase, leaguesOf } from "./leagues/seen.ts";
import { Journal } from "./log/Journal.tsx";
import { InspectorStrip } from "./map/Inspector.tsx";
import { isDecidedOn, MapStage, shownSector } from "./map/MapStage.tsx";
import { Offer } from "./offer/Offer.tsx";
import { OthersStrip } from "./others/OthersStrip.tsx";
import { CabalBoard } from "./own/CabalBoard.tsx";
import { PhoneSheet } from "./own/PhoneSheet.tsx";
import { isOffered, OfferSlips } from "./politics/OfferSlips.tsx";
import { closePolitics, openPolitics, politics } from "./politics/open.ts";
import { offersWaiting, PoliticsPanel } from "./politics/PoliticsPanel.tsx";
import { SectorList } from "./resolution/SectorList.tsx";
import { Stage } from "./resolution/Stage.tsx";
import { SeatStrip } from "./seats/SeatStrip.tsx";
import { type Seen, useSeen } from "./seen/seen.ts";
import { PhoneTop } from "./top/PhoneTop.tsx";
import { firstPartner } from "./top/tools.tsx";
import "./narrow.css";
import "./low.css";
import "./lying.css";
import { texts } from "./words/index.ts";

const TABS = [
  ["map", "map"],
  ["cabal", "develop"],
  ["cards", "card"],
  ["log", "chat"],
  ["trade", "trade"],
] as const satisfies readonly (readonly [string, IconName])[];
type Tab = (typeof TABS)[number][0];

const tab = ofTable<Tab>("map");

/** Phone and standing tablet: one scene at a time under the seats, the bar and the own sheet always in reach. */
export function NarrowTable() {
  const seen = useSeen();
  const bar = barFor(seen);
  useShortcuts(keysFor(seen), bar);
  // Whatever opens the sheet of politics turns to its tab, and closing it turns back.
  useEffect(() => {
    if (politics.value) tab.value = "trade";
    else if (tab.peek() === "trade") tab.value = "map";
  }, [politics.value]);
  const staged = stagedNow(seen);
  // Politics need the whole of a small screen, and so does a decision: the one that was asked for last has it.
  if (staged && !isFolded(staged.decision) && tab.value !== "trade")
    return (
      <div class="tb-narrow">
        <PhoneTop />
        <SeatStrip />
        <PhoneDecision staged={staged} bar={bar} />
      </div>
    );
  return (
    <div class="tb-narrow">
      <PhoneTop />
      <SeatStrip />
      <div class="tb-boards">
        <OthersStrip />
        <LeagueRail />
      </div>
      <main class={`tb-scene ${tab.value}`} data-scene>
        <Scene />
      </main>
      {tab.value === "map" && !seen.game.conquest && !isLeaguePhase(seen) && <UnderMap />}
      <DecisionBar bar={bar} />
      {/* Politics need the whole of a small screen; the bar still says who is waited for. */}
      {tab.value !== "trade" && <PhoneSheet bar={staged ? { ...bar, more: <Unfold /> } : bar} />}
      <nav class="tb-tabs" aria-label={t.value.table.tabs}>
        {TABS.map(([name, icon]) => (
          <button
            key={name}
            type="button"
            aria-current={tab.value === name ? "page" : undefined}
            data-to-map={name === "map" && tab.value !== name ? "" : undefined}
            data-to-politics={name === "trade" && tab.value !== name ? "" : undefined}
            onClick={() => openTab(seen, name)}
          >
            <Icon name={icon} size={20} />
            {texts.value.tabs[name]}
            {name === "trade" && offersWaiting(seen) > 0 && <i class="tb-tab-count">{offersWaiting(seen)}</i>}
          </button>
        ))}
      </nav>
    </div>
  );
}

/** The sector one decides on; else, on a phone, what was offered: in one place, so that the map keeps its own. */
function UnderMap() {
  const seen = useSeen();
  return isPhone.value && !isDecidedOn(seen) && isOffered(seen) ? (
    <OfferSlips />
  ) : (
    <InspectorStrip sector={shownSector(seen)} />
  );
}

function openTab(seen: Seen, name: Tab): void {
  const partner = firstPartner(seen);
  if (name === "trade" && !politics.value && partner !== null) openPolitics("trade", partner);
  else if (name !== "trade") closePolitics();
  tab.value = name;
}

function Scene() {
  const seen = useSeen();
  const { game, you } = seen;
  const leagues = leaguesOf(seen);
  switch (tab.value) {
    case "map":
      if (game.conquest)
        return <Stage key={`${game.conquest.sector} ${game.conquest.tied.length > 1}`} conquest={game.conquest} />;
      return leagues && isLeaguePhase(seen) ? <LeagueStage leagues={leagues} /> : <MapStage />;
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
    case "trade":
      return you === null ? <p class="tb-politics-hint">{t.value.bar.watching}</p> : <PoliticsPanel embedded />;
  }
}
