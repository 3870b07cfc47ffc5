import { useEffect, useRef, useState } from "preact/hooks";
import type { Teller } from "../plug/teaching.ts";
import { isBehind } from "../stage/director.ts";
import { draftOf, drafts } from "../store/draft.ts";
import { isNarrow } from "../store/media.ts";
import { view } from "../store/table.ts";
import { type Box, overlap } from "../ui/box.ts";
import { type Arrow, arrowTo } from "./arrow.ts";
import { BriefCaption } from "./BriefCaption.tsx";
import { Caption, type NextLesson } from "./Caption.tsx";
import type { LessonLine } from "./line.ts";
import { litNow, soughtIn } from "./lit.ts";
import { obstacles } from "./obstacles.ts";
import { placeFor } from "./placing.ts";
import { boxesOf, buttonBoxes, clearOf, type Pointed, reveal } from "./points.ts";
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
  /** What can be touched: a label lies on it only where there is no better place. */
  readonly buttons: readonly Box[];
  readonly caption: Box | null;
  readonly arrow: Arrow | null;
}

const NOTHING: Layout = { points: [], clear: [], bars: [], buttons: [], caption: null, arrow: null };

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
  const { points, clear, bars, buttons, caption, arrow } = useLayout(line, holder, `${step}/${isFolded}/${isBrief}`);
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
        <Spotlight points={points} clear={clear} bars={bars} buttons={buttons} caption={caption} arrow={arrow} />
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

/** Where a caption last stood, whole or brief: it stays there as long as it can, from step to step. */
interface Places {
  whole: Box | null;
  brief: Box | null;
}

/** A brief caption covers the head of the table. */
const AT_THE_TOP: Box = { x: 8, y: 2, width: 0, height: 0 };

/** A whole one begins over the bar, at the left: there it is rarely in the way. */
const overThe = (bar: Box | undefined): Box => ({ x: 8, y: (bar?.y ?? innerHeight) - 8, width: 0, height: 0 });

/** What is prepared for a question: for the open one also what stands there of itself. */
function preparedFor(asked: string) {
  const question = view.peek()?.question;
  return question?.subject === asked ? draftOf(question) : drafts.peek()[asked];
}

/** Where the things a caption speaks of are, and where it stands so that it covers none of them. */
function useLayout(line: LessonLine, holder: { readonly current: HTMLDivElement | null }, moment: string): Layout {
  const [layout, setLayout] = useState<Layout>(NOTHING);
  const places = useRef<Places>({ whole: null, brief: AT_THE_TOP });
  useEffect(() => {
    let now = NOTHING;
    let revealed: Element | null = null;
    const look = () => {
      const { current, invited } = line.now;
      const spoken = current?.points ?? [];
      revealed = reveal(soughtIn(spoken, invited, preparedFor), revealed);
      const lit = litNow(spoken, invited, preparedFor);
      const bars = boxesOf(".bar");
      const buttons = buttonBoxes();
      const caption = place(lit, bars, buttons);
      const points = lit.filter((point, at) => at === 0 || !caption || !isHiddenBy(caption, point));
      const [first, ...others] = points.map(ringAround);
      const arrow = caption && first ? arrowTo(caption, first, [...others, ...boxesOf(READ_OR_TOUCHED)]) : null;
      const next = { points, clear: clearOf(points), bars, buttons, caption, arrow };
      if (JSON.stringify(next) === JSON.stringify(now)) return;
      now = next;
      setLayout(next);
    };
    const place = (points: readonly Pointed[], bars: readonly Box[], buttons: readonly Box[]): Box | null => {
      // Before the table is drawn nobody knows where there is room.
      if (!holder.current || (bars.length === 0 && places.current.whole === null)) return null;
      const kind = holder.current.querySelector(".brief") ? "brief" : "whole";
      const { width, height } = holder.current.getBoundingClientRect();
      const { current, invited } = line.now;
      places.current.whole ??= overThe(bars[0]);
      const spoken = current?.points ?? [];
      const around = obstacles({ points, spoken, invited, bars, buttons, now: places.current[kind] });
      const screen = { width: innerWidth, height: innerHeight };
      places.current[kind] = placeFor({ width, height }, screen, around, places.current[kind]);
      return places.current[kind];
    };
    look();
    // What was said just now has another size once it is drawn.
    const frame = requestAnimationFrame(look);
    const timer = setInterval(look, LOOK_MS);
    // What is touched next follows at once.
    const forget = drafts.subscribe(() => requestAnimationFrame(look));
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
      forget();
    };
  }, [line, moment]);
  return layout;
}

/** Whether a caption for which there was no better place covers more than an edge of something. */
const isHiddenBy = (caption: Box, thing: Box): boolean => overlap(caption, thing) > 0.2 * thing.width * thing.height;
