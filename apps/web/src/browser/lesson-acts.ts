import type { Json } from "@paravent/kernel";
import type { Page } from "playwright-core";
import { isThere, touch, until } from "./lesson-hands.ts";

const SHEET = ".tb-politics";
const MAP_TAB = ".tb-tabs button:nth-child(1)";

/** Does what may be done besides answering: trades, oaths, words, a Conclave, tokens. */
export async function doAct(page: Page, act: string, value: Json): Promise<void> {
  switch (act) {
    case "acceptTrade":
      await openSheet(page, "trade", seatIn(value));
      return touch(page, "[data-accept]");
    case "acceptOath":
      await openSheet(page, "oath", seatIn(value));
      return touch(page, "[data-swear]");
    case "acceptConcede":
      await openSheet(page, "inform", seatIn(value));
      return touch(page, "[data-accept-place]");
    case "tell":
      await openSheet(page, "inform", seatIn(fieldOf(value, "to")));
      await touch(page, "[data-inform=tell]");
      await fill(page, `${SHEET} [data-field=what]`, fieldOf(value, "what"));
      return touch(page, "[data-do=tell][aria-disabled=false]");
    case "offerTrade":
      await openSheet(page, "trade", seatIn(value));
      await touch(page, ".tb-politics-begin button");
      for (const [n, side] of ["give", "want"].entries())
        for (const good of goodsIn(fieldOf(fieldOf(value, "value"), side)))
          await touch(page, `.tb-trade section:nth-of-type(${n + 1}) [data-good="${good}"]`);
      return touch(page, "[data-send]");
    case "callConclave":
      await touch(page, "[data-call-conclave]");
      for (const fellow of refsIn(fieldOf(value, "with")))
        if (!(await isThere(page, `.lg-calling [data-ref="${fellow}"][aria-pressed=true]`)))
          await touch(page, `.lg-calling [data-ref="${fellow}"]`);
      await touch(page, `[data-spies="${fieldOf(value, "spies")}"]`);
      return touch(page, "[data-commit][aria-disabled=false]");
    default:
      throw new Error(`nobody has shown how to do ${act}`);
  }
}

/** The sheet of politics lies over the place of answers: it is put aside, on a phone by going back to the map. */
export async function closeSheet(page: Page): Promise<void> {
  if (!(await isThere(page, SHEET))) return;
  await touch(page, (await isThere(page, `${SHEET}-close`)) ? `${SHEET}-close` : MAP_TAB);
  await until(page, "the sheet is put aside", async () => !(await isThere(page, SHEET)));
}

/** By the slip of an offer where there is one; else by the leaf and the partner. */
async function openSheet(page: Page, leaf: string, partner: number): Promise<void> {
  if (!(await isThere(page, SHEET)))
    await touch(page, (await isThere(page, "[data-read]")) ? "[data-read]" : "[data-politics]");
  if (!(await isThere(page, `[data-partner="${partner}"][aria-pressed=true]`)))
    await touch(page, `[data-partner="${partner}"]`);
  if (!(await isThere(page, `[data-leaf=${leaf}][aria-current]`))) await touch(page, `[data-leaf=${leaf}]`);
}

/** Fills the fields of a form as the value says: in each, what is chosen from its list. */
async function fill(page: Page, within: string, value: Json): Promise<void> {
  if (Array.isArray(value)) await select(page, within, String(value[0]));
  else if (typeof value === "object" && value !== null && "branch" in value) {
    await select(page, within, String(value.branch));
    await fill(page, within, value.value ?? null);
  } else if (typeof value === "object" && value !== null)
    for (const [field, inner] of Object.entries(value)) await fill(page, `${within} [data-field=${field}]`, inner);
}

async function select(page: Page, within: string, option: string): Promise<void> {
  await page.locator(`${within} select`).first().selectOption(option);
}

/** The seat that an answer names first: "seat:3", or "offer:3:1" for an offer of theirs. */
const seatIn = (value: Json): number => Number(/(?:seat|offer):(\d+)/.exec(JSON.stringify(value))?.[1]);

const fieldOf = (value: Json, name: string): Json =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value[name] ?? null) : null;

/** Every good of one side of a trade: PP one by one, then the things. */
function goodsIn(side: Json): string[] {
  const pp = Array.from({ length: Number(fieldOf(side, "pp")) }, () => "pp");
  return [...pp, ...refsIn(fieldOf(side, "things"))];
}

const refsIn = (value: Json): string[] => (Array.isArray(value) ? value.map(String) : []);
