import type { Question, Ref, Seat } from "@paravent/kernel";
import { t } from "../../../i18n/index.ts";
import type { Bar } from "../../../questions/bar.ts";
import { barOf, type MineBar, questionBar, type Speaker } from "../../../questions/bars.tsx";
import { answer } from "../../../store/answer.ts";
import { draftOf } from "../../../store/draft.ts";
import { CabalShape, cabalLook, Icon, type IconName } from "../art/index.ts";
import { bidAgainstOath } from "../decision/breach.tsx";
import { conclaveBar } from "../leagues/conclaveBar.tsx";
import { OTHERS_VICTIM } from "../others/attack.ts";
import { attackBar, silencedBar } from "../others/attackBar.tsx";
import { lastTold } from "../seen/last-told.ts";
import { elementAbout, thingOf } from "../seen/refs.ts";
import type { Seen } from "../seen/seen.ts";
import {
  CHOOSE_MANOEUVRE,
  EFFECT_CHOICE,
  FINAL_AFFINITIES,
  OFFER_ANSWER,
  POWER_BID,
  REACTION,
  SPY_TARGET,
  VICTIM,
} from "../seen/subjects.ts";
import { texts } from "../words/index.ts";
import { aheadBar } from "./aheadBar.ts";
import { commitLabel } from "./commit.ts";
import { sendBar } from "./sendBar.ts";

/** What the decision bar says now. */
export function barFor(seen: Seen): Bar {
  const cabal = (seat: number | null) => (seat === null ? null : seen.player(seat).cabal);
  const speaker: Speaker = {
    view: seen.view,
    words: seen.words,
    you: seen.you,
    name: seen.name,
    mark: (seat) => <CabalShape cabal={cabal(seat)} size={17} />,
    colour: (seat) => cabalLook(cabal(seat)).colour,
  };
  const bar = barOf(speaker, {
    question: (question, mine) =>
      attackBar(seen, question, mine) ??
      conclaveBar(seen, question, mine) ??
      sendBar(seen, question, mine) ??
      aheadBar(seen, question, mine) ??
      reactionBar(seen, speaker, question, mine) ??
      usualBar(seen, speaker, question, mine),
    // Whatever is closed at this table brings its reason along.
    closed: () => undefined,
  });
  return signedBar(seen, silencedBar(seen, bar));
}

function usualBar(seen: Seen, speaker: Speaker, question: Question, mine: MineBar): Bar {
  const draft = draftOf(question);
  const bar = questionBar(speaker, question, mine, {
    lead: question.subject === POWER_BID ? bidAgainstOath(seen, draft) : null,
    commit: commitLabel(seen, question, draft),
    back: backLabel(question.subject),
    quiet: quietOf(seen, question),
  });
  return { ...bar, isReason: nothingFits(question) !== null };
}

/** What the button does to somebody's secret. */
const REVEALS: Readonly<Record<string, IconName>> = { [SPY_TARGET]: "spy", [VICTIM]: "kill", [OTHERS_VICTIM]: "kill" };

function signedBar({ view: { question } }: Seen, bar: Bar): Bar {
  const sign = question && bar.tone === "mine" ? REVEALS[question.subject] : undefined;
  return sign && bar.commit ? { ...bar, commit: { ...bar.commit, sign: <Icon name={sign} size={15} /> } } : bar;
}

/** In a reaction window passing needs no choice: it is what the button says until something is chosen. */
function reactionBar(seen: Seen, speaker: Speaker, question: Question, mine: MineBar): Bar | null {
  if (question.subject !== REACTION || draftOf(question) !== null) return null;
  const { pass } = texts.value.commit;
  const bar = questionBar(speaker, question, mine, { commit: pass, back: "", quiet: lastTold(seen) });
  return { ...bar, commit: { label: pass, missing: null, run: () => void answer(question, { branch: "pass" }) } };
}

function backLabel(subject: string): string {
  const { back } = texts.value;
  if (subject === CHOOSE_MANOEUVRE) return back.manoeuvre;
  return subject === POWER_BID ? back.bid : back.choice;
}

/** What the table can say beyond the question: to what one reacts, who wins a tie, why nothing fits, what asks. */
function quietOf(seen: Seen, question: Question): string | null {
  if (question.subject === REACTION) return lastTold(seen);
  return tieRule(seen, question) ?? nothingFits(question) ?? offered(seen, question) ?? belonging(seen, question);
}

/** What accepting an offer means is part of the question: whoever listens has not read it on a button. */
function offered({ words, name }: Seen, { subject, about }: Question): string | null {
  if (subject !== OFFER_ANSWER) return null;
  const element = elementAbout(about);
  const meant = words.offered(about, "accept", name);
  return element === null || !meant ? null : `${words.element(element).title}${t.value.table.colon} ${meant}`;
}

/** In a Power Struggle the quiet line names who wins equal bids (DK-STRUG-04). */
function tieRule(seen: Seen, { subject }: Question): string | null {
  const tied = seen.game.conquest?.tied ?? [];
  // An element comes before the Ranks.
  const isGiven = (seat: Seat) => seen.game.lasting.some((one) => one.seat === seat && one.stat === "struggleTie");
  const byRank = seen.game.rankOrder.filter((seat) => tied.includes(seat));
  const first = byRank.find(isGiven) ?? byRank[0];
  if (subject !== POWER_BID || first === undefined) return null;
  const name = first === seen.you ? texts.value.youInside : seen.name(first);
  return texts.value.struggle.tie(name, isGiven(first) ? null : seen.player(first).rank);
}

/**
 * DK-AFF-01, DK-RUL-136: whom the game asks depends on public facts alone, so that one is asked as well who has no token
 * that fits, or cannot use any effect; that is said to them alone.
 */
function nothingFits({ subject, ask }: Question): string | null {
  if (ask.shape !== "pick") return null;
  const { noneFits, noneUsable } = texts.value.own;
  if (subject === FINAL_AFFINITIES && ask.from.length === 0) return noneFits;
  return subject === EFFECT_CHOICE && ask.from.length === 1 ? noneUsable : null;
}

/** What an effect asks is said with the name of the element it belongs to; whether one is used, with those one may use. */
function belonging(seen: Seen, { about, subject, ask }: Question): string | null {
  const { words, name } = seen;
  const element = elementAbout(about);
  const usable =
    subject === EFFECT_CHOICE && ask.shape === "pick" ? ask.from.flatMap((ref) => usableIn(seen, ref)) : [];
  const named = element === null ? usable : [element];
  if (named.length === 0) return null;
  const { quiet } = words.question({ subject, about }, name);
  return [`${t.value.stage.list(named.map((one) => words.element(one).title))}.`, quiet].filter(Boolean).join(" ");
}

const usableIn = (seen: Seen, ref: Ref): string[] => {
  const thing = thingOf(seen, ref);
  return thing.is === "element" ? [thing.element] : [];
};
