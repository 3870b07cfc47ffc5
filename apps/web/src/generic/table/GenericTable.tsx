import type { DescribedView, Seat } from "@paravent/kernel";
import type { Language } from "@paravent/protocol";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { useLocation } from "wouter-preact";
import { t } from "../../i18n/index.ts";
import { language } from "../../i18n/language.ts";
import type { Vocabulary } from "../../i18n/vocabulary.ts";
import { DecisionBar } from "../../questions/DecisionBar.tsx";
import { useShortcuts } from "../../questions/shortcuts.ts";
import { answering } from "../../store/answer.ts";
import { table, view } from "../../store/table.ts";
import { sayRefusal } from "../../store/talk.ts";
import { useRematch } from "../../table/rematch/rematch.ts";
import { Notice } from "../../ui/Notice.tsx";
import { useTabTitle } from "../../ui/tab-title.ts";
import type { GenericText } from "../words/text.ts";
import { Answer } from "./Answer.tsx";
import { barFor, endBar, KEYS, resultOf } from "./bar.tsx";
import { Journal } from "./Journal.tsx";
import { Middle } from "./Middle.tsx";
import { Seats } from "./Seats.tsx";
import { type Seen, SeenContext, useSeen } from "./seen.ts";
import { Top } from "./Top.tsx";
import "./table.css";

/** The table of a game nobody has drawn: what it describes of itself as cards, its questions by their shape. */
export function tableOf(game: Readonly<Record<Language, string>>, words: Vocabulary<GenericText>): ComponentType {
  return function GenericTable() {
    const seen = seenNow(game[language.value], words.value);
    useTabTitle(seen?.table.name, seen?.view.question != null && seen.view.question.sealed === undefined);
    const said = words.value;
    // Talk belongs to the shell; why the rules close it is said in the words of the game.
    useEffect(() => {
      sayRefusal.value = said.refusal;
      return () => {
        sayRefusal.value = null;
      };
    }, [said]);
    if (!seen) return <Notice>{t.value.line.loading}</Notice>;
    return <SeenContext.Provider value={seen}>{seen.view.outcome ? <Ended /> : <Running />}</SeenContext.Provider>;
  };
}

/** The view with its words; null where the game does not describe it. */
function seenNow(game: string, words: GenericText): Seen | null {
  const now = view.value;
  const info = table.value;
  const { described } = (now?.game ?? {}) as { readonly described?: DescribedView };
  if (!now || !info || !described) return null;
  return {
    table: info,
    game,
    // While an answer is on its way nothing more can be answered.
    view: answering.value ? { ...now, question: null } : now,
    described,
    words,
    you: now.who === "public" ? null : now.who,
    name: (seat: Seat) => info.seats[seat]?.name ?? t.value.table.seatName(seat + 1),
  };
}

function Running() {
  const bar = barFor(useSeen());
  useShortcuts(KEYS, bar);
  return (
    <div class="gt">
      <Top />
      <div class="gt-scroll">
        <main class="gt-main">
          <Middle />
          <Seats />
        </main>
        <Journal />
      </div>
      <DecisionBar bar={bar} />
      <Answer />
    </div>
  );
}

function Ended() {
  const seen = useSeen();
  const [, navigate] = useLocation();
  const again = useRematch(seen.table);
  return (
    <div class="gt" data-screen="end">
      <Top />
      <div class="gt-scroll">
        <main class="gt-main">
          <p class="gt-result disp">{resultOf(seen)}</p>
          <Middle />
          <Seats />
        </main>
        <Journal />
      </div>
      <DecisionBar bar={endBar(seen, again, () => navigate("/"))} />
    </div>
  );
}
