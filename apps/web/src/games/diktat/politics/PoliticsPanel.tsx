import type { Seat } from "@paravent/kernel";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../i18n/index.ts";
import { useFetched } from "../../../ui/fetched.ts";
import { goOnFrom } from "../../../ui/kept-focus.ts";
import { memo } from "../../../ui/memo.ts";
import { Icon, type IconName, Medallion } from "../art/index.ts";
import { opponents, type Seen, useSeen } from "../seen/seen.ts";
import { closePolitics, openPolitics, type PoliticsTab, politics } from "./open.ts";
import "./politics.css";
import "./trade.css";
import "./goods.css";
import "./fields.css";
import "./inform.css";
import "./notebook.css";
import { texts } from "../words/index.ts";

const LEAVES = [
  ["trade", "trade"],
  ["oath", "oath"],
  ["inform", "eye"],
  ["notebook", "notebook"],
] as const satisfies readonly (readonly [PoliticsTab, IconName])[];

/** What stands on the leaves is fetched when somebody first opens the sheet: most turns are played without it. */
const fetchLeaves = () => import("./leaves.ts");

/** The side sheet of politics. The west half of the map, the seats and the own board stay in sight and in reach. */
export const PoliticsPanel = memo(Panel);

function Panel({ embedded = false }: { embedded?: boolean }) {
  const seen = useSeen();
  const shown = politics.value;
  const leaves = useFetched(shown ? fetchLeaves : null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown) heading.current?.focus();
    else goOnFrom(document.querySelector<HTMLElement>(".bar-lead"));
  }, [shown === null]);
  if (!shown || seen.you === null) return null;
  const { tab, partner } = shown;
  // The sheet lies over the place of answers: it says when another question has come, and a touch puts it aside.
  const { question } = seen.view;
  const words = texts.value.politics;
  return (
    <aside class={embedded ? "tb-politics embedded" : "tb-politics"} data-side-sheet aria-label={words.label}>
      <header>
        <h2 ref={heading} tabIndex={-1} class="disp">
          {words.tabs[tab]}
        </h2>
        {tab !== "notebook" && (
          <div class="tb-partners">
            {opponents(seen).map(({ seat, cabal }) => (
              <button
                key={seat}
                type="button"
                data-partner={seat}
                data-place={`partner:${seat}`}
                aria-pressed={seat === partner}
                onClick={() => openPolitics(tab, seat)}
              >
                <Medallion cabal={cabal} size={20} />
                {seen.name(seat)}
                {waitsFor(seen, seat) && <i class="tb-dot" title={words.waiting} />}
              </button>
            ))}
          </div>
        )}
        {!embedded && (
          <button type="button" class="tb-politics-close" aria-label={t.value.table.close} onClick={closePolitics}>
            <Icon name="cross" size={18} />
          </button>
        )}
      </header>
      {!embedded && question && question.sealed === undefined && question.id !== shown.question && (
        <button type="button" class="tb-politics-turn" data-turn onClick={closePolitics}>
          <b>{t.value.bar.you}</b> {seen.words.question(question, seen.name).lead}
        </button>
      )}
      <nav aria-label={words.label}>
        {LEAVES.map(([leaf, icon]) => (
          <button
            key={leaf}
            type="button"
            class="tb-leaf"
            data-leaf={leaf}
            aria-current={leaf === tab ? "page" : undefined}
            onClick={() => openPolitics(leaf, partner)}
          >
            <Icon name={icon} size={15} /> {words.tabs[leaf]}
          </button>
        ))}
      </nav>
      <div class="tb-politics-leaf">
        {leaves && tab === "trade" && <leaves.TradeTab partner={partner} />}
        {leaves && tab === "oath" && <leaves.OathTab partner={partner} />}
        {leaves && tab === "inform" && <leaves.InformTab partner={partner} />}
        {leaves && tab === "notebook" && <leaves.Notebook />}
      </div>
    </aside>
  );
}

/** Whether an offer of this player waits for the reader's answer. */
export function waitsFor({ game, you }: Seen, seat: Seat): boolean {
  return (
    game.offers.some(({ from, to }) => from === seat && to === you) ||
    game.oathOffers.some(({ from, to }) => from === seat && to === you)
  );
}

/** How many offers wait for the reader. */
export function offersWaiting({ game, you }: Seen): number {
  return [...game.offers, ...game.oathOffers].filter(({ to }) => to === you).length;
}
