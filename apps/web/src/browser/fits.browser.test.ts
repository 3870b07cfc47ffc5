import { table } from "@paravent/diktat/testing";
import { describe, expect, test } from "vitest";
import { violations } from "./axe.ts";
import { covered, cutOff, runningOut } from "./covered.ts";
import { commit, openPiles, touch } from "./hands.ts";
import { DESKTOP, PHONE, resized } from "./player.ts";
import { openStage } from "./stage.ts";
import { smallTargets, smallTexts } from "./too-small.ts";

const stage = openStage();

/** The fullest table: five players, the Others, both Leagues, a Cycle of six Manoeuvres. */
const fullest = () =>
  table({
    ana: { cabal: "resistance", pp: 9, reserve: "3C 2G 2E", vp: 6, row: ["vv5"], influence: { hypogea: 1 } },
    bor: { cabal: "coordination", pp: 5, vp: 5, influence: { suburbs: 2 }, performed: ["sendTeam", "spy"] },
    cyr: { cabal: "polisec", pp: 5, vp: 3, performed: ["spy"] },
    dua: { cabal: "syndicat", pp: 5, vp: 4, performed: ["sendTeam"] },
    eva: { cabal: "garde_noire", pp: 5, vp: 2, performed: ["sendTeam"] },
  })
    .cycle(3)
    .others("suburbs", "C C G E E")
    .others("karst", "C E")
    .corruption("fa1", "hy2", "ka2", "mo2", "co2")
    .gloom({ suburbs: 2, hypogea: 1 })
    .corruptionTokens({ karst: 1, motol: 2 })
    .track("vv1", "ms2", "jo2")
    .pile("cyr", "harmony", "C E")
    .pile("dua", "harmony", "C E")
    .pile("eva", "newTown", "C E")
    .pile("bor", "newTown", "C C")
    .pile("ana", "oldTown", "C E E G")
    .printedLeagues()
    .league("maisel", { members: ["bor", "eva", "ana"], level: 3 })
    .league("newOrder", { members: ["cyr"], level: 2 })
    .shadow("dua");

const LOW = { width: 1280, height: 720 };
const TABLET = { width: 1100, height: 800 };

describe.each(["fr", "en"] as const)("in %s", (language) => {
  test.each([
    ["desktops and a lying tablet", [DESKTOP, LOW, TABLET]],
    ["a phone", [PHONE]],
  ] as const)("five players with the Others and the Leagues fit on %s", async (_, sizes) => {
    const visitor = { size: sizes[0], language };
    const [ana] = await stage.seat(fullest().turnOf("ana"), [visitor], 5);
    const { page, faults } = ana!;
    await touch(page, "[data-ref=sendTeam]:visible");
    await touch(page, "[data-agent=citizen]:visible");
    await page.locator(".dk-lock").first().waitFor();
    for (const size of sizes) {
      await resized(page, size);
      // Names and boards find their places after the window has its size.
      const comesToBeEmpty = (faults: () => Promise<string[]>) =>
        expect.poll(faults, { message: `${size.width}` }).toEqual([]);
      await comesToBeEmpty(() => covered(page, ".dk-name", ".dk-lock"));
      await comesToBeEmpty(() => covered(page, ".dk-name", ".lg-rail, .tb-legend"));
      if (size !== PHONE) await comesToBeEmpty(() => covered(page, ".tb-phases li", ".tb-scores li, .tb-scores p"));
      // On a tablet opponents have their pips alone.
      if (size !== TABLET) await comesToBeEmpty(() => covered(page, ".tb-pips i", ".tb-fact, .tb-strip em"));
      await comesToBeEmpty(() => runningOut(page, ".tb-fact, .tb-pips i", ".tb-seat, .tb-strip li"));
      if (size === PHONE) await comesToBeEmpty(() => runningOut(page, ".tb-boards > *", ".tb-boards"));
      const isWhole = () => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return scrollWidth <= innerWidth && scrollHeight <= innerHeight;
      };
      await expect.poll(() => page.evaluate(isWhole)).toBe(true);
      await comesToBeEmpty(() => smallTexts(page));
      if (size === PHONE) await comesToBeEmpty(() => smallTargets(page));
    }
    // Axe is dear, and looks once at each: at the tablet, and at the phone in French.
    if (language === "fr" || sizes[0] === DESKTOP) expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
});

test("with a card more on offer the table is as high as the window, and nothing lies on the bar", async () => {
  const offered = fullest().track("ka1").secret("vv2").turnOf("ana");
  const [ana] = await stage.seat(offered, [{ size: DESKTOP }], 5);
  const { page, faults } = ana!;
  expect(await page.locator(".tb-offer li").count()).toBe(5);
  for (const [width, height] of [
    [1024, 768],
    [1366, 768],
  ] as const) {
    await resized(page, { width, height });
    const message = `${width}`;
    await expect.poll(() => covered(page, ".bar", ".tb-offer, .tb-log h2"), { message }).toEqual([]);
    await expect.poll(() => cutOff(page, ".tb-seat"), { message }).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), message).toBeLessThan(1);
  }
  expect(faults).toEqual([]);
});

test.each(["fr", "en"] as const)("in %s what is done has the widest button, on a small desktop", async (language) => {
  const visitor = { size: { width: 1024, height: 768 }, language };
  const [ana] = await stage.seat(fullest().turnOf("ana"), [visitor], 5);
  const { page, faults } = ana!;
  const spare = () =>
    page.evaluate(() => {
      const widest = (buttons: string) =>
        Math.max(...[...document.querySelectorAll(buttons)].map((one) => one.getBoundingClientRect().width));
      return widest(".bar-buttons [data-commit]") - widest(".bar-buttons button:not([data-commit])");
    });
  await touch(page, "[data-ref=sendTeam]:visible");
  await touch(page, "[data-agent=citizen]:visible");
  await expect.poll(spare).toBeGreaterThan(0);
  // A team of all that one has is in sight, and so is the place of the next.
  const more = page.locator("[data-agent]:visible:not([aria-disabled=true])");
  while ((await more.count()) > 0) await more.first().click();
  await expect.poll(() => cutOff(page, ".tb-team li")).toEqual([]);
  const piece = await page.locator(".tb-team [data-piece]").last().boundingBox();
  expect(piece!.width).toBeGreaterThanOrEqual(34);
  await expect.poll(() => runningOut(page, ".tb-standing span", ".tb-standing button")).toEqual([]);
  expect(faults).toEqual([]);
});

test.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
] as const)("with people at the table the talk lies on nothing of a Power Struggle, on a %s", async (_, size) => {
  const position = table({
    ana: { cabal: "resistance", pp: 6, reserve: "1C" },
    bor: { cabal: "coordination", pp: 5, reserve: "1C" },
  })
    .track("vv1", "vv2", "vv3")
    .pile("ana", "oldTown", "C G E E")
    .pile("bor", "oldTown", "C E E")
    .resolving("oldTown");
  const [ana, bor] = await stage.seat(position, [{ size }, { size: DESKTOP, language: "en" }]);
  await commit(ana!.page);
  await commit(bor!.page);
  const { page } = ana!;
  await touch(page, ".tb-bid [data-ref='4']");
  const wide = [
    { width: 1024, height: 768 },
    { width: 1280, height: 720 },
  ];
  for (const shown of [...(size === DESKTOP ? wide : []), size]) {
    await resized(page, shown);
    // Every amount is in sight, whatever the window.
    await expect
      .poll(() => cutOff(page, ".tb-bid [data-ref], .tb-bid-debt"), { message: `${shown.width}` })
      .toEqual([]);
  }
  await page.locator("[data-talk]").waitFor();
  const under = ".tb-trophies *, .tb-phone-top > *, .tb-tools > *, .tb-fists *";
  await expect.poll(() => covered(page, under, "[data-talk]")).toEqual([]);
  if (size !== DESKTOP) await expect.poll(() => runningOut(page, ".tb-phone-top > *", ".tb-phone-top")).toEqual([]);
  // The pieces of both sides are in sight, under their fists.
  await expect.poll(() => runningOut(page, ".tb-contender-card", ".tb-stage")).toEqual([]);
  // Closed by a key, it leaves the focus where it was opened.
  await touch(page, "[data-talk]");
  await page.locator(".talk form input").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-talk"))).toBe(true);
});

test("on a phone a decision is the screen: its cards, what one pays with and the button are whole, the map a tap away", async () => {
  const position = table({
    ana: { cabal: "resistance", pp: 9, reserve: "2C" },
    bor: { cabal: "coordination", pp: 5 },
  }).turnOf("ana");
  const [ana] = await stage.seat(position, [{ size: PHONE }], 2);
  const { page, faults } = ana!;
  for (const size of [PHONE, { width: 360, height: 640 }, { width: 844, height: 390 }]) {
    await resized(page, size);
    await stage.next(ana!, position);
    // What may be done at any moment says what it is, beside its sign.
    const words = page.locator(".tb-standing:visible span");
    expect((await words.allTextContents()).join()).toBe("Dette,Affinité,Manifester");
    await expect.poll(() => runningOut(page, ".tb-standing span", ".tb-standing button")).toEqual([]);
    await expect.poll(() => runningOut(page, ".tb-pocket > *", ".tb-pocket")).toEqual([]);
    await touch(page, "[data-ref=developCabal]:visible");
    await touch(page, "[data-ref='cabal:resistance_4']:visible");
    const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
    for (const part of [".ds-shown .tb-cabal-card", ".ds-row"]) {
      await page.locator(part).first().waitFor();
      await expect.poll(() => runningOut(page, part, ".ds-body")).toEqual([]);
      expect((await box(part)).y).toBeGreaterThanOrEqual((await box(".ds-body")).y - 1);
    }
    const [pocket, button] = [await box(".tb-pocket-pp"), await box("[data-commit]:visible")];
    expect(pocket.y + pocket.height).toBeLessThanOrEqual(button.y);
    expect(button.y + button.height).toBeLessThanOrEqual(size.height);
    await touch(page, "[data-fold]");
    expect((await box(".dk-map")).height).toBeGreaterThanOrEqual(200);
    await touch(page, "[data-unfold]:visible");
    // The draft is still there.
    await page.locator("[data-stage] [data-ref='cabal:resistance_4'][aria-pressed=true]").waitFor();
    if (size.height === 640) {
      // Two notices above take so much: what is decided by stays in sight, and so do the tabs beside the map.
      const under = async (selector: string) => {
        const { y, height } = await box(selector);
        return y + height;
      };
      const notices = (room: string) =>
        page.evaluate((px) => document.documentElement.style.setProperty("--notices", px), room);
      await notices("106px");
      await expect.poll(() => under("[data-commit]:visible")).toBeLessThanOrEqual(size.height);
      await touch(page, "[data-fold]");
      await expect.poll(() => under(".tb-tabs")).toBeLessThanOrEqual(size.height);
      await notices("0px");
      await touch(page, "[data-unfold]:visible");
    }
    expect(faults).toEqual([]);
  }
});

test("what an effect says of its question is read whole on phones, in the width of the screen", async () => {
  const position = table({
    ana: { cabal: "coordination", pp: 4, reserve: "2C 1G" },
    bor: { cabal: "resistance", pp: 5, reserve: "2C" },
  })
    .revolts("karst")
    .turnOf("ana")
    .does("ana", "sendTeam")
    .does("ana", "karst");
  const [ana] = await stage.seat(position, [{ size: PHONE, language: "en" }], 2);
  const { page, faults } = ana!;
  const says = page.locator(".ds-title p");
  await says.waitFor();
  // The toll alone, and not what else the Cabal can do.
  expect(await says.textContent()).toMatch(/^Ability: when another player wants to place a pile/);
  for (const size of [PHONE, { width: 360, height: 640 }, { width: 844, height: 390 }, { width: 640, height: 360 }]) {
    await resized(page, size);
    const message = `${size.width}`;
    await expect.poll(() => says.evaluate((p) => p.scrollHeight - p.clientHeight), { message }).toBeLessThan(2);
    if (size.width < 600) expect((await says.boundingBox())!.width, message).toBeGreaterThan(size.width - 40);
    await expect.poll(() => cutOff(page, "[data-stage] :is([data-ref], .ds-title p)"), { message }).toEqual([]);
  }
  expect(faults).toEqual([]);
});

const LARGE_AND_SMALL = [
  PHONE,
  { width: 360, height: 640 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  DESKTOP,
];

const PAWN_WORDS = ".dk-pile button > span:not(.dk-piece, .visually-hidden)";

test("two opened piles of six and the secret card are in sight above what a look costs, phones on their side included", async () => {
  const position = table({
    ana: { cabal: "resistance", pp: 7, reserve: "2C", spyTokens: 1 },
    bor: { cabal: "coordination", pp: 5 },
    cyr: { cabal: "polisec", pp: 5 },
  })
    .secret("vv2")
    .pile("bor", "oldTown", "C C G E C C")
    .pile("cyr", "oldTown", "C E G C E C")
    .turnOf("ana");
  const [ana] = await stage.seat(position, [{ size: PHONE }], 3);
  const { page, faults } = ana!;
  await touch(page, "[data-ref=spy]:visible");
  await openPiles(page, "oldTown");
  await page.locator(".tb-fan [data-ref]").nth(2).click();
  await page.locator(".ds-chips:visible").waitFor();
  for (const size of [...LARGE_AND_SMALL, { width: 844, height: 390 }, { width: 768, height: 1024 }]) {
    await resized(page, size);
    const message = `${size.width}`;
    await expect.poll(() => cutOff(page, "[data-stage] [data-ref]"), { message }).toEqual([]);
    await expect.poll(() => covered(page, "[data-stage] [data-ref]", ".ds-chips"), { message }).toEqual([]);
    // What is known of a pawn is read under it, and nowhere else.
    await expect.poll(() => covered(page, PAWN_WORDS, PAWN_WORDS), { message }).toEqual([]);
  }
  expect(faults).toEqual([]);
});

test("two opened piles of seven have no room for words on a small phone: the pawns alone are all in sight", async () => {
  const position = table({
    ana: { cabal: "resistance", pp: 7 },
    bor: { cabal: "coordination" },
    cyr: { cabal: "polisec" },
  })
    .pile("bor", "oldTown", "C C G E C C G")
    .pile("cyr", "oldTown", "C E G C E C C")
    .turnOf("ana");
  const [ana] = await stage.seat(position, [{ size: { width: 360, height: 640 }, language: "en" }], 3);
  const { page, faults } = ana!;
  await touch(page, "[data-ref=assassinate]:visible");
  await openPiles(page, "oldTown");
  await expect.poll(() => cutOff(page, "[data-stage] [data-ref]")).toEqual([]);
  await expect.poll(() => covered(page, "[data-stage] [data-ref]", ".ds-chips, .ds-head")).toEqual([]);
  expect(await page.locator("[data-stage] [data-ref]").count()).toBe(14);
  expect(faults).toEqual([]);
});

test("pawns of an opened pile are as large as the stage allows, and none moves when one is chosen", async () => {
  const position = table({
    ana: { cabal: "resistance", pp: 7, reserve: "2C", spyTokens: 1 },
    bor: { cabal: "coordination", pp: 5 },
  })
    .pile("bor", "oldTown", "C E G C E")
    .turnOf("ana");
  const [ana] = await stage.seat(position, [{ size: PHONE, language: "en" }], 2);
  const { page, faults } = ana!;
  await touch(page, "[data-ref=spy]:visible");
  await openPiles(page, "oldTown");
  const first = page.locator("[data-stage] .dk-piece").first();
  const third = page.locator(".tb-fan [data-ref]").nth(2);
  for (const [at, size] of LARGE_AND_SMALL.entries()) {
    await resized(page, size);
    const least = [90, 56, 130, 130, 170][at]!;
    await expect
      .poll(async () => (await first.boundingBox())!.width, { message: `${size.width}` })
      .toBeGreaterThan(least);
    const before = await first.boundingBox();
    await third.click();
    await page.locator(".ds-chips:visible").waitFor();
    expect(await first.boundingBox(), `${size.width}`).toEqual(before);
    await third.click();
    await page.locator(".ds-chips:visible").waitFor({ state: "detached" });
  }
  expect(faults).toEqual([]);
});

test("on a small desktop what may be done at any moment is in sight below five Affinities", async () => {
  const position = table({
    ana: { cabal: "resistance", pp: 9, reserve: "2C", affinities: { politics: 1, people: 2, artefact: 2 } },
    bor: { cabal: "coordination" },
  }).turnOf("ana");
  const [ana] = await stage.seat(position, [{ size: { width: 1024, height: 768 } }], 2);
  const { page, faults } = ana!;
  await expect.poll(() => page.locator(".tb-standing:visible button").count()).toBe(3);
  expect(await cutOff(page, ".tb-standing button")).toEqual([]);
  expect(faults).toEqual([]);
});
