import { table } from "@paravent/diktat/testing";
import { expect, test } from "vitest";
import { covered, cutOff, runningOut } from "./covered.ts";
import { manoeuvre, politics, touch } from "./hands.ts";
import { DESKTOP, resized } from "./player.ts";
import { openStage } from "./stage.ts";

const stage = openStage();

const STANDING_TABLET = { width: 768, height: 1024 };
const LYING_PHONES = [
  { width: 844, height: 390 },
  { width: 720, height: 450 },
  { width: 640, height: 360 },
];

const four = () =>
  table({
    ana: { cabal: "resistance", pp: 7, reserve: "3C 2G 2E", spyTokens: 1, row: ["vv6"], influence: { newTown: 1 } },
    bor: { cabal: "coordination", pp: 5, reserve: "3C 2E", row: ["jo1"] },
    cyr: { cabal: "polisec", pp: 4 },
    dua: { cabal: "syndicat", pp: 6 },
  })
    .track("jo2", "vv1", "ka1")
    .pile("bor", "oldTown", "C C G E C")
    .pile("ana", "karst", "C E");

test.each(["fr", "en"] as const)(
  "on a standing tablet one card has the stage, five are whole, and none is pushed into another row (%s)",
  async (language) => {
    const [ana] = await stage.seat(four().turnOf("ana"), [{ size: STANDING_TABLET, language }], 4);
    const { page, faults } = ana!;
    await manoeuvre(page, "specialManoeuvre");
    const card = page.locator("[data-stage] .ds-card");
    await expect.poll(async () => (await card.first().boundingBox())!.width).toBeGreaterThan(300);
    await expect.poll(() => cutOff(page, "[data-stage] .dk-card__text > *")).toEqual([]);
    for (const act of ["developCabal", "extendInfluence"]) {
      await stage.next(ana!, four().turnOf("ana"), 4);
      await touch(page, `[data-ref=${act}][aria-disabled=false]:visible`);
      if (act === "extendInfluence") await touch(page, "[data-commit][aria-disabled=false]:visible");
      await expect.poll(() => card.count()).toBe(5);
      await expect.poll(() => cutOff(page, "[data-stage] :is([data-ref], .ds-card p)")).toEqual([]);
      const inFirstRow = () =>
        card.evaluateAll((all) => {
          const [first, ...others] = all.map((one) => one.parentElement!.offsetTop);
          return others.filter((top) => top === first).length + 1;
        });
      expect(await inFirstRow()).toBe(3);
      await card.nth(1).click();
      await page.locator("[data-stage] li.chosen").waitFor();
      expect(await inFirstRow()).toBe(3);
    }
    expect(faults).toEqual([]);
  },
);

test.each(["fr", "en"] as const)("on low desktops the boards of the Leagues lie on nothing (%s)", async (language) => {
  const position = table({
    ana: { cabal: "coordination", pp: 9, reserve: "2C" },
    bor: { cabal: "polisec", pp: 9 },
    cyr: { cabal: "garde_noire", pp: 5 },
    dua: { cabal: "syndicat", pp: 5 },
  })
    .league("newOrder", { members: ["bor", "cyr", "dua"], level: 2 })
    .leaguePhase();
  const [ana] = await stage.seat(position, [{ size: DESKTOP, language }], 4);
  const { page, faults } = ana!;
  for (const size of [{ width: 1024, height: 768 }, { width: 1280, height: 720 }, DESKTOP]) {
    await resized(page, size);
    const message = `${size.width}`;
    await expect.poll(() => covered(page, ".lg-lower > *", ".lg-board"), { message }).toEqual([]);
    await expect.poll(() => cutOff(page, ".lg-stage button, .lg-order li, .lg-objective"), { message }).toEqual([]);
    await expect.poll(() => cutOff(page, ".tb-seat"), { message }).toEqual([]);
  }
  expect(faults).toEqual([]);
});

test.each(["fr", "en"] as const)(
  "on lying phones politics have the width of the screen, and most of its height, with the Others too (%s)",
  async (language) => {
    const others = four().others("josefov", "C E").turnOf("ana");
    const [ana] = await stage.seat(others, [{ size: DESKTOP, language }], 4);
    const { page, faults } = ana!;
    for (const leaf of ["trade", "oath"]) {
      await resized(page, DESKTOP);
      await politics(page, leaf, 1);
      await touch(page, leaf === "trade" ? ".tb-politics-begin button" : "[data-write-oath]");
      for (const size of LYING_PHONES) {
        await resized(page, size);
        const message = `${leaf} at ${size.width}`;
        const sheet = page.locator(".tb-politics-leaf");
        await expect.poll(async () => (await sheet.boundingBox())!.width, { message }).toBe(size.width);
        expect((await sheet.boundingBox())!.height, message).toBeGreaterThan(200);
        const around = ".tb-partners button, .tb-leaf, .tb-politics-foot button, .tb-tabs button, .bar-lead > span";
        await expect.poll(() => cutOff(page, around), { message }).toEqual([]);
      }
    }
    expect(faults).toEqual([]);
  },
);

test.each(["fr", "en"] as const)(
  "on lying phones a team is whole above its buttons, and nothing lies on the map it is sent over (%s)",
  async (language) => {
    const [ana] = await stage.seat(four().turnOf("ana"), [{ size: DESKTOP, language }], 4);
    const { page, faults } = ana!;
    await touch(page, "[data-ref=sendTeam]:visible");
    for (const agent of ["guard", "emissary", "citizen"]) await touch(page, `[data-agent=${agent}]:visible`);
    await touch(page, "[data-sector=karst]");
    for (const size of LYING_PHONES) {
      await resized(page, size);
      const message = `${size.width}`;
      await expect.poll(() => covered(page, ".tb-team li", ".bar-buttons"), { message }).toEqual([]);
      await expect.poll(() => cutOff(page, ".tb-team li"), { message }).toEqual([]);
      await expect.poll(() => page.locator(".tb-inspector:visible").count(), { message }).toBe(0);
      const worth = page.locator(".tb-inspector-strip > div");
      await expect
        .poll(() => worth.evaluate((all) => all.scrollHeight - all.clientHeight), { message })
        .toBeLessThan(2);
      const [done, ...others] = await page
        .locator(".bar-buttons button:visible")
        .evaluateAll((all) => all.toReversed().map((one) => one.getBoundingClientRect().width));
      expect(done, message).toBeGreaterThan(Math.max(...others));
    }
    expect(faults).toEqual([]);
  },
);

test("on a small phone the pieces of both sides of a Power Struggle are in sight", async () => {
  const position = table({
    ana: { cabal: "resistance", pp: 6, reserve: "1C" },
    bor: { cabal: "coordination", pp: 5, reserve: "1C" },
  })
    .track("vv1")
    .pile("ana", "oldTown", "C E E")
    .pile("bor", "oldTown", "E C E")
    .resolving("oldTown");
  const [ana] = await stage.seat(position, [{ size: { width: 360, height: 640 } }], 2);
  await ana!.page.locator(".tb-contender-card").first().waitFor();
  await expect.poll(() => runningOut(ana!.page, ".tb-contender-card", ".tb-stage")).toEqual([]);
  await expect.poll(() => covered(ana!.page, ".tb-bid-amounts button", ".bar-buttons")).toEqual([]);
});
