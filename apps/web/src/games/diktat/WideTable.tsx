import { DecisionBar } from "../../questions/DecisionBar.tsx";
import { useShortcuts } from "../../questions/shortcuts.ts";
import { preparing } from "../../store/draft.ts";
import { isFolded } from "../../table/decision/fold.ts";
import { Unfold } from "../../table/decision/Unfold.tsx";
import { useInert } from "../../ui/inert.ts";
import { barFor } from "./bar/barFor.tsx";
import { Decision } from "./decision/Decision.tsx";
import { stagedNow } from "./decision/staged.ts";
import { keysFor } from "./keys.ts";
import { companyOf } from "./leagues/company.ts";
import { LeagueStage } from "./leagues/LeagueStage.tsx";
import { PrivateRoom } from "./leagues/PrivateRoom.tsx";
import { isLeaguePhase, leaguesOf } from "./leagues/seen.ts";
import { isFist } from "./leagues/subjects.ts";
import { Journal } from "./log/Journal.tsx";
import { KeptMap } from "./map/KeptMap.tsx";
import { Offer } from "./offer/Offer.tsx";
import { OwnArea } from "./own/PrivateScreen.tsx";
import { PoliticsPanel } from "./politics/PoliticsPanel.tsx";
import { BidPanel } from "./resolution/BidPanel.tsx";
import { SectorRail } from "./resolution/SectorList.tsx";
import { Stage } from "./resolution/Stage.tsx";
import { TrophyColumn } from "./resolution/Trophies.tsx";
import { Seats } from "./seats/Seats.tsx";
import { useSeen } from "./seen/seen.ts";
import { POWER_BID, placeOf } from "./seen/subjects.ts";
import { TopBar } from "./top/TopBar.tsx";
import "./wide.css";
import "./large.css";

/**
 * Seats on the left, scene in the middle, offer and journal on the right, the bar and the own area below. The document
 * has them in the order of the Tab key: bar, scene, own area, offer, seats, journal.
 */
export function WideTable() {
  const seen = useSeen();
  const bar = barFor(seen);
  useShortcuts(keysFor(seen), bar);
  const { conquest, phase } = seen.game;
  const { question } = seen.view;
  const bidding =
    question && (placeOf(question) === POWER_BID || isFist(question)) && preparing.value === null ? question : null;
  const resolving = phase === "resolution";
  const leagues = leaguesOf(seen);
  const inLeague = leagues !== null && isLeaguePhase(seen);
  const company = companyOf(leagues, seen.you, seen.game.players.length);
  const staged = stagedNow(seen);
  const isOnStage = staged !== null && !isFolded(staged.decision);
  const under = useInert<HTMLDivElement>(isOnStage, question !== null);
  return (
    <div class={`tb-wide ${resolving ? "resolving" : ""} ${seen.you === null ? "watching" : ""}`}>
      <TopBar />
      <DecisionBar bar={staged && !isOnStage ? { ...bar, more: <Unfold /> } : bar} />
      {isOnStage && (
        <div class="tb-decision">
          <Decision staged={staged} />
        </div>
      )}
      <main class="tb-scene" data-scene>
        {/* Under the stage nothing can be touched, nor reached by keys. */}
        <div ref={under} class="tb-under">
          {conquest ? (
            <Stage key={conquest.sector} conquest={conquest} />
          ) : inLeague ? (
            <LeagueStage leagues={leagues} />
          ) : null}
          <KeptMap isAway={conquest !== null || inLeague} />
        </div>
      </main>
      {bidding ? <BidPanel question={bidding} /> : <OwnArea isOnStage={isOnStage} />}
      {conquest ? <TrophyColumn key={conquest.sector} conquest={conquest} /> : !company && <Offer />}
      {resolving ? <SectorRail /> : <Seats />}
      {company ? <PrivateRoom /> : !resolving && <Journal />}
      <PoliticsPanel />
    </div>
  );
}
