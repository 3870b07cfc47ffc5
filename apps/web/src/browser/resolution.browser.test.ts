import { readFile } from "node:fs/promises";
import { table } from "@paravent/diktat/testing";
import { expect, test } from "vitest";
import { violations } from "./axe.ts";
import { dice, playUntilEnd } from "./driver.ts";
import { asked, choose, commit, manoeuvre, openPiles, told, touch } from "./hands.ts";
import { DESKTOP, PHONE, type Player, resized } from "./player.ts";
import { openStage } from "./stage.ts";
import { smallTargets, smallTexts } from "./too-small.ts";

const stage = openStage();

test("a Power Struggle: fists, secret bids opened together, takes in rounds", async () => {
  const position = table({
    ana: { cabal: "resistance", pp: 6, reserve: "1C" },
    bor: { cabal: "coordination", pp: 5, reserve: "1C" },
  })
    .track("vv1")
    .pile("ana", "oldTown", "C E E")
    .pile("bor", "oldTown", "E E")
    .resolving("oldTown");
  const [ana, bor] = await stage.seat(position, [{ size: DESKTOP }, { size: DESKTOP, language: "en" }]);
  await commit(ana!.page);
  await commit(bor!.page);
  await touch(ana!.page, ".tb-bid [data-ref='4']");
  await expect.poll(() => ana!.page.locator(".tb-order-if").count()).toBe(2);
  expect(await violations(ana!.page)).toEqual([]);
  await commit(ana!.page);
  await bor!.page.locator(".tb-fists .sealed").first().waitFor();
  // Nothing of the sealed bid is known on the other side.
  expect(await bor!.page.locator(".tb-fists").textContent()).not.toContain("4 PP");
  await touch(bor!.page, ".tb-bid [data-ref='2']");
  await commit(bor!.page);

  await asked(ana!.page, /prenez un Trophée/);
  await told(ana!.page, /Mises/);
  await choose(ana!.page, "card:vv1");
  await asked(bor!.page, /take a Trophy/);
  await choose(bor!.page, "marker");
  expect([...ana!.faults, ...bor!.faults]).toEqual([]);
});

/** How many maps are in sight while the last page is on its way. */
let mapsMeanwhile = -1;

/** Ana's last take of the last Cycle, and on to the last page. */
async function playToTheEnd(more: object, size = DESKTOP): Promise<Player> {
  const position = table({
    ana: { cabal: "resistance", pp: 6, row: ["ka1", "mo1"], influence: { newTown: 1 } },
    bor: { cabal: "coordination", pp: 5, debts: 1 },
  })
    .cycle(5)
    .pile("ana", "newTown", "E E")
    .resolving("newTown");
  const [ana] = await stage.seat(position, [{ size, ...more }], 2);
  const { page } = ana!;
  await page.route(/EndScreen-[^/]*\.js/, async (route) => {
    await page.waitForTimeout(300);
    mapsMeanwhile = await page.locator(".dk-map:visible").count();
    await route.continue();
  });
  await choose(page, "marker");
  for (let steps = 0; steps < 6 && (await page.locator("[data-screen=end]").count()) === 0; steps++) {
    await page.locator("[data-screen=end], [data-commit][aria-disabled=false]:visible").first().waitFor();
    if ((await page.locator("[data-screen=end]").count()) === 0) await commit(page);
  }
  return ana!;
}

test("the end of the game: podium, points over time as lines and as a table, where each point came from, and a picture of it", async () => {
  const { page, faults } = await playToTheEnd({});
  // However long the last page takes to come, the table stays in sight until then.
  expect(mapsMeanwhile).toBe(1);
  await expect.poll(() => page.locator(".tb-podium h2").textContent()).toContain("Vous imposez votre Diktat");
  // Whoever listens hears who has won, and everybody's points.
  await expect
    .poll(() => page.locator("[data-live]").textContent())
    .toMatch(/Vous imposez votre Diktat\. Vous \d+ PV, /);
  await expect.poll(() => page.locator(".tb-end-line").textContent()).toMatch(/^Partie terminée en .* · Jeu de base/);
  await page.locator(".tb-chart-lines .line").first().waitFor();
  await touch(page, "[data-chart-table]");
  await expect.poll(() => page.locator(".tb-chart-table tbody tr").count()).toBe(2);
  await expect.poll(() => page.locator(".tb-bars .debts").count()).toBe(1);
  // The reader is "you" in whatever list there is, but for the podium, which is handed on as a picture.
  for (const list of [".tb-chart-table tbody th", ".tb-sources tbody th", ".tb-screens li b"])
    expect((await page.locator(list).allInnerTexts()).join()).toContain("Vous");

  // The result is saved as a picture that others can be shown.
  const [file] = await Promise.all([page.waitForEvent("download"), touch(page, "[data-picture]")]);
  expect(file.suggestedFilename()).toMatch(/\.png$/);
  const picture = await readFile(await file.path());
  // A PNG of 1000 by 1564 dots, and drawn: an empty one is a few kilobytes.
  expect([...picture.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join("")).toBe("PNG");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1000, 1564]);
  expect(picture.length).toBeGreaterThan(60_000);
  await page.locator("[data-picture]", { hasText: "Image enregistrée" }).waitFor();

  // On a small desktop what was played with has a line of its own: between Cycle and points it would be cut off.
  await resized(page, { width: 1024, height: 768 });
  await expect.poll(() => page.locator(".tb-end-main .tb-end-line").count()).toBe(1);
  expect(await page.locator(".tb-end-line").count()).toBe(1);
  const buttons = page.locator(".tb-end .bar-buttons > button:visible");
  const rows = () => buttons.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
  await expect.poll(rows).toBe(1);
  expect(await smallTexts(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
] as const)("a finished game is looked at again, move by move, and its address handed on, on a %s", async (_, size) => {
  const clipboard = { permissions: ["clipboard-read", "clipboard-write"] };
  const { page, faults } = await playToTheEnd({ language: "en", more: clipboard }, size);
  const end = page.url();
  await touch(page, "[data-share]");
  await page.locator("[data-share]", { hasText: "Address copied" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`Milena imposes their Diktat. ${end}`);

  await touch(page, "[data-replay]");
  const move = page.locator(".rp-slide [role=status]");
  await expect.poll(() => move.textContent()).toMatch(/^Move 1 of \d+$/);
  // The position of then, with nothing to answer.
  await page.locator(".tb-stage").first().waitFor();
  expect(await page.locator("[data-commit]:visible, [data-stage]").count()).toBe(0);
  // Two on and one back, before any of them is here: each counts from the one before.
  await page.evaluate(() => {
    for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft"])
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
  await expect.poll(() => move.textContent()).toMatch(/^Move 2 of/);
  expect(await violations(page)).toEqual([]);
  if (size === PHONE) expect(await smallTargets(page)).toEqual([]);

  // A note on this move, by keyboard; Escape leaves the line and not the replay.
  await page.keyboard.press("n");
  await page.waitForFunction(() => document.activeElement?.matches("[data-note]"));
  await page.keyboard.type("Bor knew.");
  await page.keyboard.press("Enter");
  const noted = page.locator(".rp-notes li");
  await expect.poll(() => noted.allTextContents()).toEqual(["2Bor knew. · private"]);
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.activeElement?.matches("[data-lenses]"));
  expect(await violations(page)).toEqual([]);
  if (size === PHONE) expect(await smallTargets(page)).toEqual([]);
  // The arrows leaf again, and the line does not take them back at the next move.
  for (const [key, at] of [
    ["ArrowLeft", 1],
    ["ArrowRight", 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => move.textContent()).toMatch(new RegExp(`^Move ${at} of`));
  }

  await page.reload();
  await expect.poll(() => move.textContent()).toMatch(/^Move 2 of/);
  // The note is there again, flagged over the line, and leads to its move.
  await page.locator("[data-flag]").waitFor({ state: "attached" });
  await page.keyboard.press("Home");
  await expect.poll(() => move.textContent()).toMatch(/^Move 1 of/);
  await touch(page, "[data-lenses]");
  await noted.getByRole("button", { name: "Go to move 2" }).click();
  await expect.poll(() => move.textContent()).toMatch(/^Move 2 of/);
  await expect.poll(() => page.locator("[data-note]").inputValue()).toBe("Bor knew.");
  await page.locator("[data-note]").fill("");
  await page.getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => noted.count()).toBe(0);
  // One on a player, and one on a thing of the table, on its card.
  await page.locator(".rp-about select").selectOption({ index: 1 });
  await page.locator(".rp-panel [data-note]").fill("Bluffs.");
  await page.keyboard.press("Enter");
  await expect.poll(() => noted.count()).toBe(1);
  await page.locator("[data-lenses]").focus();
  await page.keyboard.press("?");
  const card = page.locator("[data-piece-card]");
  await card.waitFor();
  await card.locator("[data-note]").fill("Worth it.");
  await page.keyboard.press("Enter");
  await expect.poll(() => noted.count()).toBe(2);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
  expect((await noted.allTextContents()).join()).toMatch(/2\S.* · Bluffs\. · private.*2\S.* · Worth it\. · private/);
  await touch(page, "[data-lenses]");
  // From phase to phase: the next one begins with the End of Cycle.
  await page.locator(".rp-ticks i").first().waitFor({ state: "attached" });
  await page.keyboard.press("]");
  await expect.poll(() => move.textContent()).toMatch(/^Move [3-9] of/);
  await page.keyboard.press("End");
  await page.locator("[data-screen=end]").waitFor();
  // The first Escape may only end the motion of the last move.
  const isLeft = async () => {
    await page.keyboard.press("Escape");
    return page.locator("[data-replay]:visible").count();
  };
  await expect.poll(isLeft, { interval: 300 }).toBeGreaterThan(0);
  expect(page.url()).toBe(end);
  expect(faults).toEqual([]);
});

test("over the line of the replay a death has its sign; nothing can be prepared in a game that is over", async () => {
  const position = table({
    ana: { cabal: "resistance", pp: 6, reserve: "2C", pawns: 2 },
    bor: { cabal: "coordination", pp: 5, pawns: 0 },
  })
    .cycle(5)
    .pile("bor", "karst", "C C")
    .turnOf("ana");
  const [ana] = await stage.seat(position, [{ size: DESKTOP }], 2);
  const { page, faults } = ana!;
  await touch(page, "[data-agent=citizen]");
  await manoeuvre(page, "assassinate");
  await openPiles(page, "karst");
  await touch(page, ".tb-fan [data-ref]:not([aria-disabled=true])");
  await page.locator("[data-commit] [data-about='sign:kill']").waitFor();
  await commit(page);
  await told(page, /Citoyen/);
  await playUntilEnd(page, dice(7));
  await touch(page, "[data-replay]");
  const sign = page.locator(".rp-marks button").first();
  await sign.waitFor();
  await expect.poll(() => page.locator(".rp-legend").textContent()).toContain("Morts");
  expect(await page.locator(".tb-team").count()).toBe(0);
  // A click on the sign leads to the death.
  const before = await page.locator(".rp-slide input").inputValue();
  await page.keyboard.press("End");
  await sign.click();
  await told(page, /Citoyen/);
  expect(await page.locator(".rp-slide input").inputValue()).not.toBe(before);
  expect(faults).toEqual([]);
});

test("a card taken instead of what the sector holds is chosen where the Trophies lie, and may be discarded", async () => {
  for (const size of [DESKTOP, PHONE]) {
    const position = table({
      ana: { cabal: "progres", pp: 6, cabalRow: ["progres_5"], affinities: { artefact: 2 } },
      bor: { cabal: "coordination", reserve: "3C" },
    })
      .track("nv2", "ka5", "mo5")
      .pile("ana", "karst", "E E")
      .resolving("karst");
    const [ana] = await stage.seat(position, [{ size, language: "en" }], 2);
    const { page, faults } = ana!;
    await asked(page, /take a Trophy/);
    const special = page.locator("[data-ref='special:cabal:progres_5/0']:visible");
    await special.click();
    const read = page.locator("[data-stage] .tb-cabal-card");
    await expect.poll(() => read.textContent()).toContain("any card of the Opportunity track");
    await commit(page);
    await asked(page, /Take a card of the track/);
    // On a phone the stage is the screen; the steps of the conquest are behind it.
    if (size !== PHONE)
      await expect.poll(() => page.locator(".tb-steps [aria-current]").textContent()).toContain("Takes");
    await touch(page, "[data-stage] [data-ref='card:mo5']:visible");
    // What it asks further is in reach at once, with placing chosen.
    const discard = page.locator("[data-stage] [data-ref=discard]:visible");
    await expect.poll(() => discard.getAttribute("aria-pressed")).toBe("false");
    await discard.click();
    await commit(page);
    await asked(page, /take a Trophy/);
    if (size === PHONE) {
      await touch(page, "[data-fold]");
      await touch(page, ".tb-tabs button:nth-child(4)");
    }
    await told(page, /discard/);
    expect(faults).toEqual([]);
  }
});
