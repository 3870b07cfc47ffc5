import { signal } from "@preact/signals";
import { Link } from "wouter";
import { t } from "../../i18n/index.ts";
import type { Bar } from "../../questions/bar.ts";
import { BarButtons, DecisionBar } from "../../questions/DecisionBar.tsx";
import { useShortcuts } from "../../questions/shortcuts.ts";
import { FaceGlyph, SignGlyph } from "./art/index.ts";
import { barFor } from "./bar/barFor.tsx";
import { Frieze } from "./city/Frieze.tsx";
import { PhoneTracks } from "./city/Tracks.tsx";
import { KEYS } from "./keys.ts";
import { GodPanel } from "./log/GodPanel.tsx";
import { Journal } from "./log/Journal.tsx";
import { CardTexts } from "./own/CardTexts.tsx";
import { Holdings } from "./own/Holdings.tsx";
import { SectorCards } from "./own/SectorCards.tsx";
import { answerPanel } from "./own/TopPanel.tsx";
import { Payment } from "./scene/Payment.tsx";
import { PhoneScene } from "./scene/PhoneScene.tsx";
import { SeatStrip } from "./seats/Seats.tsx";
import { MIDDLE } from "./seen/places.ts";
import { secretsOf, shownPlayer, useSeen } from "./seen/seen.ts";
import { DEV_TURN, DISCARD, LOST_BUILDING, OFFERING, placeOf, TO_LIMIT, TURN_DRAW } from "./seen/subjects.ts";
import { PhoneTop } from "./top/PhoneTop.tsx";
import "./narrow.css";
import "./low.css";
import "./tablet.css";
import { texts } from "./words/index.ts";

const TABS = ["dice", "city", "hand", "log"] as const;
type Tab = (typeof TABS)[number];

const tab = signal<Tab>("dice");

/** Phone and standing tablet: one scene at a time under the rivals, the bar and what it needs always in reach. */
export function NarrowTable() {
  const bar = barFor(useSeen());
  useShortcuts(KEYS, bar);
  return (
    <div class="dc-narrow">
      <PhoneTop />
      <SeatStrip />
      <main class={`dc-scene ${tab.value}`} data-scene data-place={MIDDLE}>
        <Shown />
      </main>
      <DecisionBar bar={bar} />
      <Answer bar={bar} />
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
    </div>
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
      return <PhoneScene />;
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

/** Questions that are answered with the cards in front of the player. */
const WITH_CARDS: ReadonlySet<string | null> = new Set<string | null>([
  DEV_TURN,
  TURN_DRAW,
  TO_LIMIT,
  DISCARD,
  LOST_BUILDING,
]);

/** Under the bar: what the open question needs, else the eight tracks; and the commit button in reach of the thumb. */
function Answer({ bar }: { bar: Bar }) {
  const seen = useSeen();
  const { question } = seen.view;
  const panel = question && answerPanel(question);
  const place = placeOf(question);
  const withCards = WITH_CARDS.has(place) && tab.value !== "hand";
  return (
    <section class="dc-answer-sheet" aria-label={texts.value.ownSheet}>
      <div class="dc-answer-scroll">
        {panel || withCards ? (
          <>
            {place === OFFERING && seen.game.facing && <Payment question={question!} cost={seen.game.facing.cost} />}
            {panel}
            {withCards && <Holdings />}
          </>
        ) : (
          tab.value !== "city" && <PhoneTracks player={shownPlayer(seen)} />
        )}
        {bar.quiet && bar.tone === "mine" && !bar.isReason && !panel && <p class="dc-effect">{bar.quiet}</p>}
      </div>
      <BarButtons bar={bar} />
    </section>
  );
}
