import type { Page } from "playwright-core";
import { type Hand, mouse } from "./dclight-player.ts";
import { press } from "./press.ts";

/** Things a player can touch to prepare an answer, wherever the question is shown. */
const CHOICES = [
  // Under the stage of a decision the map is dark.
  ".dk-sector--open:not([inert] *)",
  "[data-ref]:not([aria-disabled=true]):not([disabled]):not([aria-pressed=true])",
  "[data-sector-fan][aria-expanded=false]",
  "[data-agent]:not([aria-disabled=true])",
] as const;

const COMMIT = "[data-commit]";
const MY_TURN = ".bar[data-tone=mine]";
const END = "[data-screen=end]";
const PATIENCE_MS = 90_000;
const MOST_ANSWERS = 600;

/** Numbers that look random and are the same in every run. */
export function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** The first tab of a phone's table, from any other one. */
const TO_THE_MAP = ".tb-tabs button:first-child:not([aria-current])";

const CAUGHT_UP = "[data-since] .main";

interface Sight {
  readonly over: boolean;
  readonly mine: boolean;
  /** The commit button can be pressed. */
  readonly ready: boolean;
  /** How many things of each kind of CHOICES can be touched. */
  readonly choices: readonly number[];
}

/** What a player sees at one moment. */
function look(page: Page): Promise<Sight> {
  return page.evaluate(
    ({ choices, commit, mine, end }) => {
      const seen = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((thing) => thing.checkVisibility({ visibilityProperty: true }));
      return {
        over: seen(end).length > 0,
        mine: seen(mine).length > 0,
        ready: seen(commit)[0]?.getAttribute("aria-disabled") === "false",
        choices: choices.map((selector) => seen(selector).length),
      };
    },
    { choices: [...CHOICES], commit: COMMIT, mine: MY_TURN, end: END },
  );
}

/**
 * Plays one answer by touching what can be seen: something to choose until the commit button is ready, then that.
 * Says whether the game goes on.
 */
export async function playOne(page: Page, roll: (n: number) => number, hand: Hand = mouse): Promise<boolean> {
  await page.locator(`${MY_TURN} , ${END}`).first().waitFor({ timeout: PATIENCE_MS });
  // Now and then something else than what stands ready is chosen first.
  let wander = roll(2);
  const tried: string[] = [];
  for (let touches = 0; touches < 60; touches++) {
    // Whoever was away while others played is told so over the table, and closes it first.
    if ((await page.locator(CAUGHT_UP).count()) > 0) await press(page, CAUGHT_UP);
    const sight = await look(page);
    if (sight.over) return false;
    if (!sight.mine) return true;
    if (sight.ready && wander-- <= 0) {
      // The table may have moved on between the look and the click; then it is looked at again.
      if (await hand.touch(page, COMMIT)) return true;
      tried.push(`could not touch the commit button: ${await overTheCommit(page)}`);
    } else tried.push(await chooseSomething(page, sight, roll, hand));
  }
  throw new Error(`no answer could be committed: ${await sentence(page)}\n${tried.slice(-20).join("\n")}`);
}

export async function playUntilEnd(page: Page, roll: (n: number) => number, hand: Hand = mouse): Promise<void> {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) if (!(await playOne(page, roll, hand))) return;
  throw new Error(`the game has not ended after ${MOST_ANSWERS} answers`);
}

/** Sends the coach away: who speaks about every answer looks ahead at each of them, which is dear and tried elsewhere. */
export async function sendCoachAway(page: Page): Promise<void> {
  await page.locator(".bar").first().waitFor();
  await page.evaluate(() => localStorage.setItem("paravent.coach", "off"));
  await page.reload();
}

/** What lies where the commit button would be hit. */
function overTheCommit(page: Page): Promise<string> {
  return page.evaluate((commit) => {
    const box = document.querySelector(commit)?.getBoundingClientRect();
    if (!box) return "it is gone";
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit?.outerHTML.slice(0, 200) ?? "it is out of sight";
  }, COMMIT);
}

/** One sentence says whose turn it is and what to do. */
export async function sentence(page: Page): Promise<string> {
  return (await page.locator(".bar-lead").first().textContent()) ?? "";
}

/** Touches one of the things that can be chosen now: first which kind of thing, then which one. Says what it tried. */
async function chooseSomething(page: Page, { choices }: Sight, roll: (n: number) => number, hand: Hand) {
  const kinds = CHOICES.flatMap((selector, at) => (choices[at] ? [{ selector, n: choices[at] }] : []));
  const kind = kinds[roll(kinds.length)];
  if (!kind) {
    // The table moved under the hand, which hit another tab instead; or the game moves on by itself between two questions.
    if (await page.locator(TO_THE_MAP).isVisible()) await press(page, TO_THE_MAP);
    else await page.waitForTimeout(40);
    return "nothing to touch";
  }
  const nth = roll(kind.n);
  const hit = await hand.touch(page, kind.selector, nth);
  return `${hit ? "touched" : "could not touch"} ${nth + 1} of ${kind.n}: ${kind.selector}`;
}
