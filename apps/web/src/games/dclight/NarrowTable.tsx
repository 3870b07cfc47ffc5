import { Link } from "wouter-preact";
import { t } from "../../i18n/index.ts";
import { BarButtons, DecisionBar } from "../../questions/DecisionBar.tsx";
import { useShortcuts } from "../../questions/shortcuts.ts";
import { ofTable } from "../../store/of-table.ts";
import { Unfold } from "../../table/decision/Unfold.tsx";
import { FaceGlyph, SignGlyph } from "./art/index.ts";
import { barFor } from "./bar/barFor.tsx";
import { Frieze } from "./city/Frieze.tsx";
import { PhoneTracks } from "./city/Tracks.tsx";
import { Decision, isOnStage, stagedQuestion } from "./decision/Decision.tsx";
import { KEYS } from "./keys.ts";
import { GodPanel } from "./log/GodPanel.tsx";
import { Journal } from "./log/Journal.tsx";
import { CardTexts } from "./own/CardTexts.tsx";
import { Holdings } from "./own/Holdings.tsx";
import { SectorCards } from "./own/SectorCards.tsx";
import { PhoneScene } from "./scene/PhoneScene.tsx";
import { SeatStrip } from "./seats/Seats.tsx";
import { MIDDLE } from "./seen/places.ts";
import { secretsOf, shownPlayer, useSeen } from "./seen/seen.ts";
import { PhoneTop } from "./top/PhoneTop.tsx";
import "./narrow.css";
import "./narrow-scene.css";
import "./narrow-bar.css";
import "./narrow-own.css";
import "./tablet.css";
import "./low.css";
import "./low-decisions.css";
import "./low-decisions-upright.css";
import { texts } from "./words/index.ts";

const TABS = ["dice", "city", "hand", "log"] as const;
type Tab = (typeof TABS)[number];

const tab = ofTable<Tab>("dice");

/**
 * Phone and standing tablet: a decision is the whole screen between the scores and the bar, else one part of the table
 * is, under tabs. Bar and buttons stay where they are, whatever happens.
 */
export function NarrowTable() {
  const seen = useSeen();
  const bar = barFor(seen);
  useShortcuts(KEYS, bar);
  const staged = stagedQuestion(seen);
  const isStaged = isOnStage(staged);
  const hasButtons = isStaged || (staged === null && bar.commit !== null && seen.view.question !== null);
  return (
    <div class="dc-narrow">
      <PhoneTop />
      <SeatStrip />
      <main class={isStaged ? "dc-scene staged" : `dc-scene ${tab.value}`} data-scene data-place={MIDDLE}>
        {isStaged ? <Decision question={staged} /> : <Shown />}
      </main>
      <DecisionBar bar={staged && !isStaged ? { ...bar, more: <Unfold /> } : bar} />
      {hasButtons ? (
        <section class="dc-answer-sheet" aria-label={texts.value.ownSheet}>
          <BarButtons bar={bar} />
        </section>
      ) : (
        <Tabs />
      )}
    </div>
  );
}

function Tabs() {
  return (
    <nav class="dc-tabs on-slip" aria-label={t.value.table.tabs}>
      {TABS.map((name) => (
        <button
          key={name}
          type="button"
          aria-current={tab.value === name ? "page" : undefined}
          onClick={() => {
            tab.value = name;
          }}
        >
          <TabSign tab={name} />
          {texts.value.tabs[name]}
        </button>
      ))}
      <Link href="/rules/dclight">
        <SignGlyph sign="book" size={20} />
        {t.value.table.rules}
      </Link>
    </nav>
  );
}

function TabSign({ tab: name }: { tab: Tab }) {
  if (name === "dice") return <FaceGlyph face="military" size={20} />;
  if (name === "city") return <FaceGlyph face="religion" size={20} />;
  return <SignGlyph sign={name === "hand" ? "card" : "chat"} size={20} />;
}

function Shown() {
  const seen = useSeen();
  const player = shownPlayer(seen);
  switch (tab.value) {
    case "dice":
      return (
        <>
          <PhoneScene />
          <PhoneTracks player={player} />
        </>
      );
    case "city":
      return (
        <>
          <Frieze player={player} />
          <PhoneTracks player={player} />
          <div class="dc-pad">
            <SectorCards />
          </div>
        </>
      );
    case "hand":
      return (
        <div class="dc-pad">
          <Holdings />
          <CardTexts cards={[...player.buildings.map(({ as }) => as), ...(secretsOf(seen, player.seat)?.hand ?? [])]} />
        </div>
      );
    case "log":
      return (
        <div class="dc-pad dc-story">
          <GodPanel />
          <Journal heading={false} />
        </div>
      );
  }
}
