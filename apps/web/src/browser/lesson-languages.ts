import type { Language, Lesson, LessonStep } from "@paravent/protocol";
import type { Page } from "playwright-core";
import { spaced } from "../i18n/grammar/spaced.ts";
import { until } from "./lesson-hands.ts";

/** What is read of a step: the caption, the invited move, the words at what is pointed at, and what its controls are called. */
interface Read {
  readonly language: string;
  readonly said: string | null;
  readonly move: string | null;
  readonly labels: readonly string[];
  /** Things that are named here by nothing but their own sign, or not at all. */
  readonly nameless: readonly string[];
}

/**
 * Reads a step in the language being spoken and in the other one, which stays: a lesson whose steps are all read so is
 * played in both, every second step in each. The switch of the page must keep the place.
 */
export async function readInBoth(page: Page, lesson: Lesson, id: string): Promise<void> {
  const step = lesson.steps.find((one) => one.id === id) ?? null;
  const first = await languageOf(page);
  const other = first === "fr" ? "en" : "fr";
  await readIn(page, lesson, step, first);
  await speak(page, other);
  await readIn(page, lesson, step, other);
}

async function readIn(page: Page, lesson: Lesson, step: LessonStep | null, language: Language): Promise<void> {
  const wanted = {
    language,
    said: printed((step?.say ?? lesson.end)[language]),
    move: step?.move ? printed(step.move[language]) : null,
    nameless: [],
  };
  const mayLabel = (step?.points ?? []).flatMap(({ label }) => (label ? [printed(label[language])] : []));
  let seen: Read | null = null;
  const isRead = async () => {
    seen = await read(page, step);
    const { labels, ...rest } = seen;
    return JSON.stringify(rest) === JSON.stringify(wanted) && labels.every((label) => mayLabel.includes(label));
  };
  const name = `${lesson.id}, ${step?.id ?? "end"}, in ${language}`;
  await until(page, `${name}: ${JSON.stringify({ ...wanted, mayLabel })}`, isRead).catch((fault) => {
    throw new Error(`${fault}; there is ${JSON.stringify(seen)}`);
  });
}

const printed = (text: string): string => spaced(text).replaceAll("*", "").trim();

const languageOf = (page: Page): Promise<Language> =>
  page.evaluate(() => (document.documentElement.lang === "en" ? "en" : "fr"));

function read(page: Page, step: LessonStep | null): Promise<Read> {
  const refs = step?.points.map(({ at }) => at) ?? [];
  return page.evaluate((pointed) => {
    const textOf = (one: Element | null) => one?.textContent.trim() ?? null;
    const nameOf = (one: Element) => one.getAttribute("aria-label") ?? one.textContent;
    const controls = pointed.flatMap((ref) => [...document.querySelectorAll(`button[data-ref="${CSS.escape(ref)}"]`)]);
    const isNamed = (one: Element) => /\p{L}{2}|\d/u.test(nameOf(one)) && nameOf(one) !== one.getAttribute("data-ref");
    return {
      language: document.documentElement.lang,
      said: textOf(document.querySelector(".ls-caption .ls-said > p")),
      move: textOf(document.querySelector(".ls-caption .ls-move b")),
      labels: [...document.querySelectorAll(".ls-label")].map((one) => textOf(one) ?? ""),
      nameless: controls.filter((one) => !isNamed(one)).map((one) => one.outerHTML),
    };
  }, refs);
}

/** By the switch of the page; on a phone it may stand among the settings. Whether it can be touched is asked elsewhere. */
function speak(page: Page, language: Language): Promise<void> {
  return page.evaluate(async (wanted) => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const until = async <T>(what: () => T | null): Promise<T> => {
      for (const end = performance.now() + 10_000; performance.now() < end; ) {
        const found = what();
        if (found) return found;
        await new Promise((done) => setTimeout(done, 4));
      }
      throw new Error(`the page does not come to speak ${wanted}`);
    };
    const button = () => find(`.lang button[lang=${wanted}]`);
    const isAside = button() === null;
    // The last page of a game may still be on its way, with its own head.
    const opened = () => {
      if (isAside && button() === null) find("[data-settings]")?.click();
      return button();
    };
    const chosen = await until(opened);
    const isInDialog = chosen.closest("dialog") !== null;
    chosen.click();
    await until(() => document.documentElement.lang === wanted);
    if (!isInDialog) return;
    // What is in the dialog is there a frame before the dialog is open: one left open would lie over the table.
    (await until(() => find("dialog[open] .tb-sheet-close"))).click();
    await until(() => find("dialog[open]") === null);
  }, language);
}
