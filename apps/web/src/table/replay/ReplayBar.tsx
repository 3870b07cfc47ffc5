import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { isBehind, playing } from "../../stage/director.ts";
import { PACES, type Pace, pace } from "../../stage/pace.ts";
import { moment } from "../../store/moment.ts";
import {
  chapterFrom,
  chapters,
  endReplay,
  isUnseen,
  lens,
  momentStory,
  replayFault,
  showMoment,
  wantedMoment,
} from "../../store/replay.ts";
import { table } from "../../store/table.ts";
import { faultText } from "../../ui/faults.ts";
import { isTyping } from "../../ui/typing.ts";
import { LensPanel, LensSign } from "./LensPanel.tsx";
import { MarkLegend, Marks } from "./MarkLine.tsx";
import { NoteFlags } from "./Notes.tsx";
import { fetchNotes } from "./notes.ts";
import { ShareButton } from "./ShareButton.tsx";
import { keepFollowing } from "./together.ts";
import { lookBackWords } from "./words.ts";
import "./replay.css";

/** How long a moment stands while the game plays by itself, at each pace. */
const STEP_MS: Readonly<Record<Pace, number>> = { off: 1_500, quick: 500, normal: 1_000, slow: 1_800 };

/** In place of the decision bar while a finished game is looked at again: there is nothing to decide, only to leaf. */
export function ReplayBar() {
  const { replay } = t.value;
  const { at, of } = moment.value!;
  const [isPlaying, setPlaying] = useState(false);
  const isShowing = isBehind.value;
  const words = lookBackWords.value;
  const story = playing.value?.beat.text ?? (isUnseen.value && at > 0 ? words.unseen : momentStory.value);
  const [isOpen, setOpen] = useState(false);
  const [noting, setNoting] = useState(0);
  const open = (opens: boolean) => {
    setOpen(opens);
    setNoting(0);
  };
  const go = (to: number) => void showMoment(Math.min(of - 1, Math.max(0, to)));
  // A step is counted from the moment on its way: keys and clicks may come faster than moments do.
  const leaf = (step: 1 | -1) => go(wantedMoment() + step);
  const leap = (step: 1 | -1) => go(chapterFrom(wantedMoment(), of, step));
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= of - 1) {
      setPlaying(false);
      return;
    }
    // What the move shows comes first.
    if (isShowing) return;
    const timer = setTimeout(() => go(at + 1), STEP_MS[pace.value]);
    return () => clearTimeout(timer);
  }, [isPlaying, isShowing, at, of]);
  const note = () => {
    setOpen(true);
    setNoting((times) => times + 1);
  };
  useKeys({ go, leaf, leap, of, play: () => setPlaying((was) => !was), note });
  const id = table.value?.id;
  useEffect(() => {
    // Without notes the game can be looked at all the same.
    if (id !== undefined) void fetchNotes(id).catch(() => {});
  }, [id]);
  useEffect(keepFollowing, []);
  const fault = replayFault.value;
  return (
    <section class="bar on-bone replay" data-tone="replay" aria-label={replay.label}>
      <div class="bar-tag disp">
        <span>{replay.tag}</span>
      </div>
      <div class="rp-steps">
        <Step label={replay.phaseBack} sign="M5 4h3v16H5zM20 4v16L9 12z" closed={at === 0} press={() => leap(-1)} />
        <Step label={replay.back} sign="M17 4v16L6 12z" closed={at === 0} press={() => leaf(-1)} />
        <Step
          label={isPlaying ? replay.pause : replay.play}
          sign={isPlaying ? "M6 4h4v16H6zM14 4h4v16h-4z" : "M7 4l13 8-13 8z"}
          closed={at === of - 1}
          press={() => setPlaying(!isPlaying)}
        />
        <Step label={replay.on} sign="M7 4v16l11-8z" closed={at === of - 1} press={() => leaf(1)} />
        <Step label={replay.phaseOn} sign="M4 4v16l11-8zM16 4h3v16h-3z" closed={at === of - 1} press={() => leap(1)} />
      </div>
      <label class="rp-slide">
        <span class="rp-said">
          <span role="status">{fault === null ? replay.move(at + 1, of) : faultText(fault)}</span>
          <Paces />
          <MarkLegend />
        </span>
        <span class="rp-story" data-story>
          {story}
        </span>
        <Marks of={of} go={go} />
        <Ticks of={of} />
        <input
          type="range"
          min={0}
          max={of - 1}
          value={at}
          aria-label={replay.label}
          aria-valuetext={replay.move(at + 1, of)}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
      </label>
      <div class="rp-buttons">
        <button type="button" data-lenses aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          <LensSign lens={lens.value} />
          <span>{words.through(words.lens[lens.value])}</span>
        </button>
        <ShareButton label={words.copy} text={null} />
        <button type="button" data-replay-end onClick={endReplay}>
          <span>{at === of - 1 ? replay.end : words.result}</span>
          <kbd>{t.value.bar.escape}</kbd>
        </button>
      </div>
      {isOpen && <LensPanel noting={noting} onClose={() => open(false)} />}
    </section>
  );
}

/** How fast the game plays. */
function Paces() {
  const { pace: label, paces } = t.value.preferences;
  return (
    <select
      class="rp-pace"
      aria-label={label}
      value={pace.value}
      onChange={(event) => {
        pace.value = PACES.find((one) => one === event.currentTarget.value) ?? pace.value;
      }}
    >
      {PACES.map((one) => (
        <option key={one} value={one}>
          {paces[one]}
        </option>
      ))}
    </select>
  );
}

/** Over the slider: where each round of the game begins, by its number, and the phases inside it. */
function Ticks({ of }: { of: number }) {
  const { rounds, phases } = chapters.value;
  const place = (at: number) => ({ "--at": of > 1 ? at / (of - 1) : 0 });
  return (
    <span class="rp-ticks" aria-hidden="true">
      {phases.map((at) => (
        <i key={at} style={place(at)} />
      ))}
      {rounds.map((at, n) => (
        <b key={at} style={place(at)}>
          {n + 1}
        </b>
      ))}
      <NoteFlags of={of} />
    </span>
  );
}

interface StepProps {
  readonly label: string;
  readonly sign: string;
  readonly closed: boolean;
  press(): void;
}

function Step({ label, sign, closed, press }: StepProps) {
  return (
    // Not disabled: at either end of the game it would lose the focus, and the next key with it.
    <button type="button" aria-label={label} title={label} aria-disabled={closed} onClick={() => closed || press()}>
      <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
        <path fill="currentColor" d={sign} />
      </svg>
    </button>
  );
}

interface Keys {
  readonly of: number;
  go(to: number): void;
  leaf(step: 1 | -1): void;
  leap(step: 1 | -1): void;
  play(): void;
  note(): void;
}

/** Arrows leaf, brackets leap from phase to phase, Home and End go to the ends, P plays, N notes, Esc leaves. The slider knows the arrows by itself. */
function useKeys(keys: Keys): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (isTyping(event.target) && event.key !== "Escape") return;
      if (document.querySelector("dialog[open]")) return;
      const done = KEYS[event.key]?.(now.current);
      if (done !== undefined) event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}

const KEYS: Readonly<Record<string, (keys: Keys) => true>> = {
  ArrowLeft: ({ leaf }) => does(() => leaf(-1)),
  ArrowRight: ({ leaf }) => does(() => leaf(1)),
  "[": ({ leap }) => does(() => leap(-1)),
  "]": ({ leap }) => does(() => leap(1)),
  Home: ({ go }) => does(() => go(0)),
  End: ({ go, of }) => does(() => go(of - 1)),
  p: ({ play }) => does(play),
  n: ({ note }) => does(note),
  Escape: () => does(endReplay),
};

function does(what: () => void): true {
  what();
  return true;
}
