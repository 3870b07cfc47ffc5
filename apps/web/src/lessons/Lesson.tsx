import { useEffect, useRef, useState } from "preact/hooks";
import type { Teller } from "../plug/teaching.ts";
import { isBehind } from "../stage/director.ts";
import { isNarrow } from "../store/media.ts";
import type { Box } from "../ui/box.ts";
import { type Arrow, arrowTo } from "./arrow.ts";
import { BriefCaption } from "./BriefCaption.tsx";
import { Caption, type NextLesson } from "./Caption.tsx";
import type { LessonLine } from "./line.ts";
import { obstacles } from "./obstacles.ts";
import { placeFor } from "./placing.ts";
import { boxesOf, clearOf, type Pointed, pointedAt, reveal } from "./points.ts";
import { Spotlight } from "./Spotlight.tsx";
import { ringAround } from "./spots.ts";
import { lessonWords } from "./words.ts";
import "./lessons.css";

/** How often it is looked where things are: tables move, scroll and fold. */
const LOOK_MS = 250;

/** What is touched here is no move: the lesson itself, the language, what lies over the whole table. */
const NOT_THE_TABLE = "[data-lesson], .lang, dialog, [data-settings]";

/** No arrow lies over these. */
const READ_OR_TOUCHED = ".bar, .bar-buttons, button:not([data-lesson] *), [data-ref], [data-open], .ls-label";

interface Layout {
  readonly points: readonly Pointed[];
  /** Where one answers: never dimmed. */
  readonly clear: readonly Box[];
  /** The bar that says what is decided: no label lies on it. */
  readonly bars: readonly Box[];
  readonly caption: Box | null;
  readonly arrow: Arrow | null;
}

const NOTHING: Layout = { points: [], clear: [], bars: [], caption: null, arrow: null };

interface Props {
  readonly line: LessonLine;
  readonly teller: Teller;
  readonly next: NextLesson | null;
}

/** The lesson over its table: what is lit, and who speaks. While something happens at the table it steps aside. */
export function Lesson({ line, teller, next }: Props) {
  const [isFolded, setFolded] = useState(false);
  const [said, setSaid] = useState("");
  const holder = useRef<HTMLDivElement>(null);
  // Read, so that every change of the lesson is drawn.
  void line.changes.value;
  const step = line.now.step;
  const { isBrief, read } = useBrief(line);
  const { points, clear, bars, caption, arrow } = useLayout(line, holder, `${step}/${isFolded}/${isBrief}`);
  useEffect(() => setFolded(false), [step]);
  const isAside = isBehind.value && !line.isShowing.value;
  if (isFolded)
    return (
      <button type="button" class="ls-unfold on-bone" data-lesson onClick={() => setFolded(false)}>
        {lessonWords.value.unfold}
      </button>
    );
  return (
    <>
      {!isAside && !line.now.strayed && (
        <Spotlight points={points} clear={clear} bars={bars} caption={caption} arrow={arrow} />
      )}
      <div
        ref={holder}
        class={isAside ? "ls-holder aside" : "ls-holder"}
        data-lesson
        style={caption ? { left: `${caption.x}px`, top: `${caption.y}px` } : undefined}
      >
        {isBrief ? (
          <BriefCaption line={line} teller={teller} onRead={read} />
        ) : (
          <Caption line={line} teller={teller} next={next} onFold={() => setFolded(true)} onSay={setSaid} />
        )}
      </div>
      {/* A region of its own: what the table says at the same moment would take the place of the caption in the other. */}
      <p class="visually-hidden" role="status" aria-live="polite" data-lesson-said>
        {said}
      </p>
    </>
  );
}

/** On a small screen a caption that has been read leaves room: from the first touch on the table only the move stays. */
function useBrief(line: LessonLine): { readonly isBrief: boolean; read(): void } {
  const [readAt, setReadAt] = useState("");
  const moment = () => `${line.now.step}/${line.now.tries}`;
  useEffect(() => {
    const onTouch = ({ target }: Event) => {
      if (target instanceof Element && target.closest(NOT_THE_TABLE) === null) setReadAt(moment());
    };
    // Before the touch does anything: it may end the step, or take away what was touched.
    document.addEventListener("click", onTouch, true);
    return () => document.removeEventListener("click", onTouch, true);
  }, [line]);
  const { expected, strayed } = line.now;
  const isPlaying = expected !== null && strayed === null && !line.isShowing.value;
  return { isBrief: isNarrow.value && isPlaying && readAt === moment(), read: () => setReadAt("") };
}

/** Where the things a caption speaks of are, and where it stands so that it covers none of them. */
function useLayout(line: LessonLine, holder: { readonly current: HTMLDivElement | null }, moment: string): Layout {
  const [layout, setLayout] = useState<Layout>(NOTHING);
  useEffect(() => {
    // At another moment another caption stands there, and it is looked at once where it fits.
    let now = NOTHING;
    let revealed: string | null = null;
    const look = () => {
      const spoken = line.now.current?.points ?? [];
      revealed = reveal(spoken, revealed);
      const points = pointedAt(spoken);
      const bars = boxesOf(".bar");
      const box = holder.current?.getBoundingClientRect();
      const size = box && { width: box.width, height: box.height };
      const screen = { width: innerWidth, height: innerHeight };
      const caption = size ? placeFor(size, screen, obstacles(points, bars, line.now.invited), now.caption) : null;
      const [first, ...others] = points.map(ringAround);
      const arrow = caption && first ? arrowTo(caption, first, [...others, ...boxesOf(READ_OR_TOUCHED)]) : null;
      const next = { points, clear: clearOf(points), bars, caption, arrow };
      if (JSON.stringify(next) === JSON.stringify(now)) return;
      now = next;
      setLayout(next);
    };
    look();
    // What was said just now has another size once it is drawn.
    const frame = requestAnimationFrame(look);
    const timer = setInterval(look, LOOK_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
    };
  }, [line, moment]);
  return layout;
}
