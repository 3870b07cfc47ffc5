import { useEffect, useRef, useState } from "preact/hooks";
import type { Teller } from "../plug/teaching.ts";
import { isBehind } from "../stage/director.ts";
import type { Box } from "../ui/box.ts";
import { Caption, type NextLesson } from "./Caption.tsx";
import type { LessonLine } from "./line.ts";
import { type Obstacle, placeFor } from "./placing.ts";
import { type Pointed, pointedAt } from "./points.ts";
import { Spotlight } from "./Spotlight.tsx";
import { lessonWords } from "./words.ts";
import "./lessons.css";

/** How often it is looked where things are: tables move, scroll and fold. */
const LOOK_MS = 250;

interface Layout {
  readonly points: readonly Pointed[];
  /** Where one answers: never dimmed. */
  readonly clear: readonly Box[];
  readonly caption: Box | null;
}

const NOTHING: Layout = { points: [], clear: [], caption: null };

interface Props {
  readonly line: LessonLine;
  readonly teller: Teller;
  readonly next: NextLesson | null;
}

/** The lesson over its table: what is lit, and who speaks. While something happens at the table it steps aside. */
export function Lesson({ line, teller, next }: Props) {
  const [isFolded, setFolded] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  const { points, clear, caption } = useLayout(line, holder, isFolded);
  // Read, so that every change of the lesson is drawn.
  void line.changes.value;
  const step = line.now.step;
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
      {!isAside && !line.now.strayed && <Spotlight points={points} clear={clear} caption={caption} />}
      <div
        ref={holder}
        class={isAside ? "ls-holder aside" : "ls-holder"}
        data-lesson
        style={caption ? { left: `${caption.x}px`, top: `${caption.y}px` } : undefined}
      >
        <Caption line={line} teller={teller} next={next} onFold={() => setFolded(true)} />
      </div>
    </>
  );
}

/** Where the things a caption speaks of are, and where it stands so that it covers none of them. */
function useLayout(line: LessonLine, holder: { readonly current: HTMLDivElement | null }, isFolded: boolean): Layout {
  const [layout, setLayout] = useState<Layout>(NOTHING);
  useEffect(() => {
    let now = NOTHING;
    const look = () => {
      const points = pointedAt(line.now.current?.points ?? []);
      const box = holder.current?.getBoundingClientRect();
      const size = box && { width: box.width, height: box.height };
      const screen = { width: innerWidth, height: innerHeight };
      const caption = size ? placeFor(size, screen, obstacles(points), now.caption) : null;
      const next = { points, clear: boxesOf(".bar, .bar-buttons"), caption };
      if (JSON.stringify(next) === JSON.stringify(now)) return;
      now = next;
      setLayout(next);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [line, isFolded]);
  return layout;
}

/** What should not be covered: what is spoken of, where one answers, what can be chosen, an open sheet of offers. */
function obstacles(points: readonly Pointed[]): readonly Obstacle[] {
  const boxes = (selector: string, weight: number): Obstacle[] => boxesOf(selector).map((box) => ({ ...box, weight }));
  return [
    ...points.map((point) => ({ ...point, weight: 12 })),
    ...boxes(".bar, [data-commit]", 8),
    ...boxes("[data-ref]:not([aria-disabled='true'])", 3),
    ...boxes("[data-side-sheet]", 2),
    ...boxes("[data-place]", 0.01),
  ];
}

const boxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });
