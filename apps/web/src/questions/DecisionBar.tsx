import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { playing } from "../stage/director.ts";
import { say } from "../stage/saying.ts";
import { sound } from "../stage/sound.ts";
import { byItself } from "../store/by-itself.ts";
import { isPlayedHere, isReadHere } from "../store/link.ts";
import { moment } from "../store/moment.ts";
import { view } from "../store/table.ts";
import { AdviceButton } from "../table/advice/AdviceButton.tsx";
import { advised } from "../table/advice/advice.ts";
import { ClockText } from "../table/clock/ClockText.tsx";
import { coachLine } from "../table/coach/here.ts";
import { LookingBack } from "../table/replay/LookingBack.tsx";
import { BeatBar } from "../table/stage/BeatBar.tsx";
import { UndoButton } from "../table/undo/UndoButton.tsx";
import { NextGame } from "../turns/NextGame.tsx";
import { useKeptFocus } from "../ui/kept-focus.ts";
import { RuleLink } from "../ui/RuleLink.tsx";
import { whyNot } from "../ui/why.ts";
import type { Bar } from "./bar.ts";
import "./decision-bar.css";

/** Always on screen, always at the same place: whose turn it is and what to do, in one sentence. */
export function DecisionBar({ bar: told }: { bar: Bar }) {
  const bar = here(told);
  useCall(bar);
  useKeptFocus(
    bar.tone === "mine" && !playing.value && !byItself.value ? (view.value?.question?.id ?? null) : null,
    // While something is shown the sentence stands in a bar of its own.
    playing.value ? "shown" : bar.tone,
  );
  const advice = bar.isReason || bar.tone !== "mine" ? null : advised.value;
  if (moment.value !== null) return <LookingBack />;
  const Coach = coachLine.value;
  if (playing.value) return <BeatBar {...playing.value}>{Coach && <Coach />}</BeatBar>;
  return (
    <section class={`bar on-bone ${bar.tone}`} data-tone={bar.tone} aria-label={t.value.bar.label}>
      <div class="bar-tag disp" style={bar.colour ? { background: bar.colour } : undefined}>
        {bar.mark}
        {/* Another name is another thing, not this one moved. */}
        <span key={bar.tag}>{bar.tag}</span>
        <ClockText />
      </div>
      <div class="bar-text">
        <p class="bar-lead" tabIndex={-1}>
          {/* Another sentence is another thing, not this one moved. */}
          <span key={bar.lead}>
            <Lead text={bar.lead} />
          </span>
        </p>
        <p class={`bar-quiet ${bar.isReason ? "reason" : advice ? "advised" : ""}`} data-advised={advice !== null}>
          {byItself.value ? t.value.bar.byItself : (advice ?? bar.quiet)}
          {bar.rule && (
            <>
              {bar.quiet ? " " : ""}
              <RuleLink rule={bar.rule} />
            </>
          )}
        </p>
      </div>
      <BarButtons bar={bar} />
      {Coach && <Coach />}
    </section>
  );
}

/**
 * A game of this page alone is kept nowhere, shown to nobody and not played again: the lesson says how to go on. While it is
 * being read nothing is asked.
 */
function here(bar: Bar): Bar {
  const isRead = isReadHere.value && bar.tone !== "victory";
  if (!isRead && !(isPlayedHere.value && bar.tone === "victory")) return bar;
  const quiet = { ...bar, quiet: "", rule: null, back: null, decline: null, more: null, commit: null };
  const { lesson, readFirst } = t.value.bar;
  return isRead
    ? { ...quiet, tone: "everyone", tag: lesson, mark: null, colour: "", lead: readFirst, isReason: false }
    : quiet;
}

/** Each question calls out once, and is said to those who listen; what answers itself calls for nobody. */
function useCall({ tone, tag, lead, quiet }: Bar): void {
  const isMine = tone === "mine" && !playing.value && moment.value === null && !byItself.value;
  const called = useRef<{ readonly id: number | undefined; readonly lead: string; readonly quiet: string } | null>(
    null,
  );
  const id = view.value?.question?.id;
  useEffect(() => {
    if (isMine) sound("mine");
  }, [isMine]);
  useEffect(() => {
    const before = called.current;
    if (!isMine || (before?.id === id && before?.lead === lead)) return;
    called.current = { id, lead, quiet };
    // Whose turn it is, is said once; what is prepared changes the rest of the sentence.
    const isCalled = before?.id === id || lead.startsWith(tag);
    // What was asked just now, or was read before it was asked, needs no explaining again.
    const isKnown = before?.lead === lead && before.quiet === quiet;
    say([...(isCalled ? [] : [`${tag}.`]), lead, ...(isKnown ? [] : [quiet])].join(" ").trim());
  }, [isMine, id, lead]);
}

/** Step back, then commit. On a phone they stand apart from the sentence, in reach of the thumb. */
export function BarButtons({ bar: told }: { bar: Bar }) {
  const bar = here(told);
  const { back, commit, decline, more } = bar;
  return (
    // Another question has other buttons, not these moved.
    <div key={view.value?.question?.id} class="bar-buttons">
      <UndoButton />
      {bar.tone === "mine" && <AdviceButton />}
      {back && (
        <button type="button" class="bar-back" onClick={back.run}>
          <svg width="15" height="15" viewBox="0 0 24 24" aria-hidden="true">
            <path
              fill="currentColor"
              d="M10 4 3 10.500l7 6.500v-4.200h4.500a3 3 0 0 1 0 6H9V22h5.500a6.200 6.200 0 0 0 0-12.400H10z"
            />
          </svg>
          <span>{back.label}</span>
          <kbd>{t.value.bar.escape}</kbd>
        </button>
      )}
      {more}
      {bar.tone !== "mine" && <NextGame />}
      {decline && (
        <button type="button" class="bar-decline" data-decline onClick={decline.run}>
          {decline.label}
        </button>
      )}
      {commit && (
        <button
          type="button"
          class="bar-commit"
          data-commit
          aria-disabled={commit.missing !== null}
          onClick={commit.run}
          {...whyNot(commit.missing)}
        >
          {commit.sign}
          <span>{commit.label}</span>
          <kbd>{t.value.bar.enter}</kbd>
        </button>
      )}
    </div>
  );
}

/** The verb phrase before the colon stands out. */
function Lead({ text }: { text: string }): ComponentChildren {
  const colon = text.search(/\s?:\s/);
  if (colon < 0 || colon > 60) return text;
  const end = text.indexOf(":", colon) + 1;
  return (
    <>
      <b>{text.slice(0, end)}</b>
      {text.slice(end)}
    </>
  );
}
