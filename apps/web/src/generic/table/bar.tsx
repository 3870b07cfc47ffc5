import { t } from "../../i18n/index.ts";
import type { Bar } from "../../questions/bar.ts";
import { barOf, questionBar, type Speaker } from "../../questions/bars.tsx";
import type { TableKeys } from "../../questions/shortcuts.ts";
import { asking, preparing, putAway } from "../../store/draft.ts";
import { EndActions } from "../../table/replay/EndActions.tsx";
import { SeatMark } from "./SeatMark.tsx";
import { colourOf, type Seen } from "./seen.ts";

/** What the decision bar says now. */
export function barFor(seen: Seen): Bar {
  const speaker: Speaker = {
    view: seen.view,
    words: seen.words,
    you: seen.you,
    name: seen.name,
    mark: (seat) => (seat === null ? null : <SeatMark seat={seat} />),
    colour: colourOf,
  };
  return barOf(speaker, {
    question: (question, mine) =>
      questionBar(speaker, question, mine, {
        commit: seen.words.commit(question, seen.name) ?? t.value.generic.confirm,
        back: t.value.generic.change,
      }),
    closed: () => undefined,
  });
}

/** The same once the game is over. */
export function endBar(seen: Seen, again: () => void, home: () => void): Bar {
  const { end } = t.value.table;
  const winners = seen.view.outcome?.winners ?? [];
  const won = seen.you !== null && winners.includes(seen.you);
  const text = resultOf(seen);
  return {
    tone: "victory",
    tag: won ? t.value.bar.victory : t.value.bar.ended,
    lead: text,
    quiet: end.kept,
    rule: null,
    back: { label: end.home, run: home },
    more: <EndActions text={text} />,
    commit: { label: end.again, missing: null, run: again },
  };
}

/** Who has won, and in the words of the game how. */
export function resultOf({ view, described, words, name }: Seen): string {
  const winners = (view.outcome?.winners ?? []).map(name);
  const told = described.result === null ? [] : [words.view(described.result, name)];
  return [...(winners.length > 0 ? [t.value.generic.wins(winners)] : []), ...told].join(" ");
}

export const KEYS: TableKeys = {
  isChosen: (target) => target.closest("[data-ref][aria-pressed=true]") !== null,
  stepBack(bar) {
    if (asking.value !== null) asking.value = null;
    else if (preparing.value !== null) putAway();
    else if (bar.back) bar.back.run();
    else return false;
    return true;
  },
  press: () => false,
};
