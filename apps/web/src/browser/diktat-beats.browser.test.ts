import { table } from "@paravent/diktat/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { covered } from "./covered.ts";
import { commit, manoeuvre, openPiles, told } from "./hands.ts";
import { listen } from "./listening.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { openStage } from "./stage.ts";

const stage = openStage();

const board = () =>
  table({
    ana: { cabal: "resistance", pp: 7, reserve: "3C 2G 2E" },
    bor: { cabal: "coordination", pp: 5, reserve: "3C 2E" },
  })
    .track("jo2")
    .pile("bor", "oldTown", "C C G E C")
    .turnOf("ana");

/** Names the third pawn of the pile in Old Town. */
async function kill(page: Page): Promise<void> {
  await manoeuvre(page, "assassinate");
  await openPiles(page, "oldTown");
  await page.locator(".tb-fan [data-ref]:not([aria-disabled=true])").nth(2).click();
  await commit(page);
}

test.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])("a kill is shown before what came of it, and said once, on a %s", async (_, size) => {
  const [ana] = await stage.seat(board(), [{ size, language: "en", more: { reducedMotion: "no-preference" } }], 2);
  const { page, faults } = ana!;
  const heard = await listen(page, "slow");
  await kill(page);
  // Named, and nothing more: neither the bar nor the journal knows what the pawn is.
  await page.locator(".bar[data-tone=beat] .bar-lead", { hasText: /^You aim at .*pawn 3 in Old Town\.$/ }).waitFor();
  await page.locator(".bt-kill .bt-fan li.named", { hasText: "3" }).waitFor();
  expect(await page.locator(".bt-fan li").count()).toBe(5);
  expect(await page.locator(".tb-pp b, .tb-pocket-pp b").first().textContent()).toBe("7");
  expect(await page.locator(".tb-log li", { hasText: "Guard" }).count()).toBe(0);
  // Two Power Points fly from plate to plate; the totals are Ana's own.
  await page.locator(".st-flights .dk-power").first().waitFor();
  expect(await page.locator(".bt-plate strong").allTextContents()).toEqual(["7 → 5", "+2 PP"]);
  // What came of it is to be read at every size, and not only heard.
  const quiet = page.locator(".bar[data-tone=beat] .bar-quiet", { hasText: "2 PP" });
  await quiet.waitFor();
  expect((await quiet.boundingBox())?.width).toBeGreaterThan(150);
  await page.locator(".tb-pp b, .tb-pocket-pp b").filter({ hasText: "5" }).first().waitFor();
  await page.locator(".st-layer").waitFor({ state: "detached" });
  expect((await heard()).filter((text) => text.includes("Old Town: Guard. The manoeuvre ends."))).toHaveLength(1);
  expect(faults).toEqual([]);
});

test("what is bid lies on nobody's Rank, nor on who has won", async () => {
  const tied = table({ ana: { cabal: "resistance", pp: 6 }, bor: { cabal: "coordination", pp: 5 } })
    .pile("ana", "oldTown", "E")
    .pile("bor", "oldTown", "E")
    .resolving("oldTown");
  const moving = { reducedMotion: "no-preference" } as const;
  const [ana] = await stage.seat(tied, [{ size: DESKTOP, language: "en", more: moving }], 2);
  const { page, faults } = ana!;
  await listen(page, "slow");
  for (let steps = 0; steps < 4 && (await page.locator(".bt-bids").count()) === 0; steps++) {
    const bid = page.locator(".tb-bid [data-ref='1']");
    await page.locator("[data-commit][aria-disabled=false]:visible, .tb-bid, .bt-bids").first().waitFor();
    if ((await bid.count()) > 0) await bid.click();
    if ((await page.locator(".bt-bids").count()) === 0) await commit(page);
  }
  await page.locator(".bt-bids .dk-fist__amount").first().waitFor();
  expect(await covered(page, ".bt-bids small", ".bt-bids .dk-fist--shown > g:last-child")).toEqual([]);
  expect(faults).toEqual([]);
});

test("Space shows at once how it ended", async () => {
  const [ana] = await stage.seat(board(), [{ size: DESKTOP, language: "en" }], 2);
  const { page, faults } = ana!;
  await listen(page, "slow");
  await kill(page);
  await page.locator(".bt-kill").waitFor();
  await page.keyboard.press("Space");
  await told(page, /Old Town: Guard/);
  expect(await page.locator(".tb-pp b").first().textContent()).toBe("5");
  expect(await page.locator(".bt-kill").count()).toBe(0);
  expect(faults).toEqual([]);
});

test("with little motion nothing flies: still pictures, and the same sentence", async () => {
  const [ana] = await stage.seat(board(), [{ size: DESKTOP, language: "en" }], 2);
  const { page, faults } = ana!;
  const heard = await listen(page, "quick");
  await page.evaluate(() => {
    const flown: string[] = [];
    Object.assign(window, { flown });
    new MutationObserver(() => document.querySelector(".st-flights") && flown.push("flight")).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
  await kill(page);
  await page.locator(".st-layer.calm .bt-word", { hasText: "Guard" }).waitFor();
  await told(page, /Old Town: Guard/);
  await expect.poll(async () => (await heard()).some((text) => text.includes("You give"))).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { flown: string[] }).flown)).toEqual([]);
  expect(faults).toEqual([]);
});

test("everybody sees which pawn is looked at, and only the one who looks what it is", async () => {
  const [ana, bor] = await stage.seat(board(), [
    { size: DESKTOP, language: "en" },
    { size: PHONE, language: "en" },
  ]);
  await listen(ana!.page, "slow");
  await listen(bor!.page, "slow");
  await manoeuvre(ana!.page, "spy");
  await openPiles(ana!.page, "oldTown");
  await ana!.page.locator(".tb-fan [data-ref]:not([aria-disabled=true])").nth(2).click();
  await commit(ana!.page);
  await bor!.page.locator(".bt-look .named", { hasText: "3" }).waitFor();
  await ana!.page.locator(".bt-look .dk-piece--known.dk-piece--guard").waitFor();
  await bor!.page.locator(".bt-caption", { hasText: "nobody else sees" }).waitFor();
  expect(await bor!.page.locator(".bt-look .dk-piece--guard").count()).toBe(0);
  expect([...ana!.faults, ...bor!.faults]).toEqual([]);
});
