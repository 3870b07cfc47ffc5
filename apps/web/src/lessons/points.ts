import type { LessonStep } from "@paravent/protocol";
import type { Box } from "../ui/box.ts";

/** A thing a caption speaks of, where it is on the screen. */
export interface Pointed extends Box {
  readonly label: LessonStep["say"] | null;
}

/** Names for what every table has. */
const STAGE = "[data-stage]";
const PARTS: Readonly<Record<string, string>> = {
  bar: ".bar",
  commit: "[data-commit]",
  decline: "[data-decline]",
  stage: STAGE,
  // Where something else lies over it.
  map: "[data-to-map]",
  politics: "[data-politics][aria-expanded=false], [data-to-politics]",
};

/**
 * What a caption points at and is in sight: a place of the table, a thing that can be chosen, or a part of every table. What
 * is chosen already is pointed at no longer.
 */
export function pointedAt(points: LessonStep["points"]): readonly Pointed[] {
  return points.flatMap(({ at, label }) => {
    const box = boxOf(at);
    return box ? [{ ...box, label }] : [];
  });
}

/**
 * Brings what a caption speaks of into sight, where it is part of something longer than the screen: the first thing that is
 * drawn and not chosen yet. Says which that is, and leaves it where it is if it is the one of last time.
 */
export function reveal(points: LessonStep["points"], last: Element | null): Element | null {
  for (const { at } of points)
    for (const selector of selectorsOf(at)) {
      const drawn = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
      const [first] = drawn;
      if (!first) continue;
      if (drawn.some((one) => one.matches("[aria-pressed=true]"))) break;
      if (first !== last && !drawn.some(isWhole)) first.scrollIntoView({ block: "center" });
      return first;
    }
  return last;
}

function selectorsOf(at: string): string[] {
  const name = CSS.escape(at);
  return [PARTS[at], wayTo(at), `[data-ref="${name}"]`, `[data-place~="${name}"]`].filter((one) => one !== undefined);
}

/** Buttons and fields that lead to a move, for as long as they are to be touched. */
const WAYS: Readonly<Record<string, (name: string) => string>> = {
  act: (name) => `[data-act="${name}"][aria-disabled=false]`,
  leaf: (name) => `[data-leaf="${name}"]:not([aria-current])`,
  // What opens the form; the next field that is empty; once none is, the button under them.
  form: (name) =>
    `[data-inform="${name}"][aria-pressed=false], [data-field] select:has(option[value=""]:checked), [data-do="${name}"][aria-disabled=false]`,
  // To begin an offer, what is put on one's own side, the button under it.
  give: (name) =>
    `[data-do=compose], section:first-of-type [data-good="${name}"], [data-send]:not([aria-disabled=true])`,
};

function wayTo(at: string): string | undefined {
  const [, kind, name] = /^(\w+):(\w+)$/.exec(at) ?? [];
  return kind && name && Object.hasOwn(WAYS, kind) ? WAYS[kind]!(name) : undefined;
}

/** Whether what can be done at any moment is being prepared. */
export const isPrepared = (act: string): boolean =>
  document.querySelector(`[data-act="${CSS.escape(act)}"][aria-pressed=true]`) !== null;

function boxOf(at: string): Box | null {
  for (const selector of selectorsOf(at)) {
    const seen = [...document.querySelectorAll(selector)].filter(isInSight);
    if (seen.some((one) => one.matches("[aria-pressed=true]"))) return null;
    const box = closestOf(seen);
    if (box) return box;
  }
  return null;
}

/** Where a thing that an answer names can be touched now; null: nowhere in sight. */
export function touchOf(word: string): Box | null {
  const name = CSS.escape(word);
  const ways = [
    `[data-ref="${name}"]`,
    `[data-join="${name}"]`,
    `[data-place="sector:${name}"]`,
    `[data-agent="${name}"]`,
  ];
  for (const way of ways) {
    const open = [...document.querySelectorAll(`${way}:not([aria-disabled=true]):not([inert] *)`)].filter(isInSight);
    const box = closestOf(open);
    if (box) return box;
  }
  return null;
}

/** The one that stands for nothing else; while a stage is open, things are chosen there. */
function closestOf(seen: readonly Element[]): Box | null {
  const staged = seen.filter(isStaged);
  const [closest] = (staged.length > 0 ? staged : seen)
    .map((one) => ({ box: boxAround(one), stands: standsFor(one) }))
    .sort((a, b) => a.stands - b.stands || areaOf(a.box) - areaOf(b.box));
  return closest?.box ?? null;
}

const isStaged = (element: Element): boolean => element.closest(STAGE) !== null;

/** For how many places it stands: a seat on a phone stands for all that its player has, the Agents for themselves. */
const standsFor = (element: Element): number => (element.getAttribute("data-place") ?? "").split(" ").length;

const areaOf = ({ width, height }: Box): number => width * height;

/** What is not dimmed though nobody speaks of it: where one answers, and a stage or sheet on which nothing is pointed at. */
export function clearOf(points: readonly Box[]): readonly Box[] {
  const open = boxesOf(`${STAGE}, [data-side-sheet]`);
  return [...boxesOf(".bar, .bar-buttons"), ...open.filter((part) => !points.some((point) => isWithin(point, part)))];
}

export const isWithin = ({ x, y, width, height }: Box, outer: Box): boolean =>
  x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height;

/** Where something is chosen that lies over the table. */
export const stageBoxes = (): Box[] => [...document.querySelectorAll(STAGE)].filter(isInSight).map(boxAround);

/** The button that sends what is prepared, where it can be used. */
export const sendBox = (): Box | null =>
  closestOf([...document.querySelectorAll("[data-commit][aria-disabled=false]")].filter(isInSight));

/** The button that puts away what is prepared. */
export const backBox = (): Box | null => closestOf([...document.querySelectorAll(".bar-back")].filter(isInSight));

/** What can be touched at the table. */
export const buttonBoxes = (): Box[] =>
  [...document.querySelectorAll("button:not([data-lesson] *)")].filter(isInSight).map(boxAround);

export const boxesOf = (selector: string): Box[] => [...document.querySelectorAll(selector)].map(boxAround);

function boxAround(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Whether its middle can be seen: on the screen, and under nothing but what a lesson draws. */
const isInSight = (element: Element): boolean => isSeenAt(element, 0.5);

/** Whether it can be seen from its top to its foot. */
const isWhole = (element: Element): boolean => [0.1, 0.5, 0.9].every((part) => isSeenAt(element, part));

/** Whether it can be seen in its middle line, so far down. */
function isSeenAt(element: Element, down: number): boolean {
  const { x, y, width, height } = boxAround(element);
  if (width === 0 || height === 0) return false;
  const above = tableAt(x + width / 2, y + height * down);
  return above !== null && (element.contains(above) || above.contains(element));
}

/** What of the table lies uppermost here. All that lies here is only asked for under a caption: it costs many times as much. */
function tableAt(x: number, y: number): Element | null {
  const above = document.elementFromPoint(x, y);
  if (!above || !isOfLesson(above)) return above;
  return document.elementsFromPoint(x, y).find((one) => !isOfLesson(one)) ?? null;
}

const isOfLesson = (element: Element): boolean => element.closest("[data-lesson]") !== null;
