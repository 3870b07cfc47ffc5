import { table } from "@paravent/dclight/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { cutOff, runningOut } from "./covered.ts";
import { DICE } from "./dclight-positions.ts";
import { DESKTOP, PHONE, resized } from "./player.ts";
import { openStage } from "./stage.ts";

const stage = openStage("dclight");

const rival = { tracks: "G4 M3 P5 Mil1 Civ3 Rel6 Mor2 Cre2", ages: "1/1/2", order: "Rel Mil Civ" };

/** A full hand, buildings that ask for something more, four players. */
const full = () =>
  table({
    A: {
      tracks: "G5 M4 P6 Mil7 Civ5 Rel3 Mor4 Cre2",
      ages: "2/1/1",
      order: "Mil Civ Rel",
      hand: ["Oracle", "Raid", "Industrial Espionage", "Miracle"],
      buildings: ["Market", "Academy"],
    },
    B: { ...rival, buildings: ["Theatre", "Temple"] },
    C: rival,
    D: { ...rival, buildings: ["Theatre", "Temple"] },
  })
    .turn(6)
    .development("A");

/** What is touched, and what is then still to be named. */
const DRAFTS: readonly (readonly string[])[] = [
  [],
  ["age:civil"],
  ["card:rel-oracle"],
  ["building:0:civ-academie"],
  ["card:civ-espionnage"],
  ["card:mil-raid", "seat:1"],
  ["morale"],
  ["morale", "draw"],
];

/** Takes back what is chosen and chooses this. */
async function choose(page: Page, draft: readonly string[]): Promise<void> {
  await page.keyboard.press("Escape");
  await page.locator("[data-stage] .dc-devstage:not(.chosen)").waitFor();
  for (const ref of draft) await page.locator(`[data-stage] [data-ref="${ref}"]:visible`).first().click();
}

const isNoWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test.each(["fr", "en"] as const)(
  "all there is to do in Development is in sight on any desktop (%s)",
  async (language) => {
    const [ada] = await stage.seat(full(), [{ size: DESKTOP, language }], 4);
    const { page, faults } = ada!;
    for (const draft of DRAFTS) {
      await page.keyboard.press("Escape");
      for (const ref of draft) await page.locator(`[data-stage] [data-ref="${ref}"]:visible`).first().click();
      for (const size of [{ width: 1024, height: 768 }, { width: 1280, height: 720 }, DESKTOP]) {
        await resized(page, size);
        const message = `${draft.at(-1) ?? "nothing chosen"} at ${size.width}`;
        await expect.poll(() => cutOff(page, "[data-stage] [data-ref]"), { message }).toEqual([]);
        expect(await isNoWider(page), message).toBe(true);
      }
    }
    expect(faults).toEqual([]);
  },
);

test.each(["fr", "en"] as const)(
  "what there is to do in Development fills the stage of a desktop, with its words whole (%s)",
  async (language) => {
    const [ada] = await stage.seat(full(), [{ size: DESKTOP, language }], 4);
    const { page, faults } = ada!;
    const filled = () =>
      page.evaluate(() => {
        const high = (all: string) => [...document.querySelectorAll(all)].map((one) => one.getBoundingClientRect());
        const bottom = Math.max(...high(".dc-choices .dc-tile").map((box) => box.bottom));
        const [body] = high(".ds-body");
        return (bottom - body!.top) / body!.height;
      });
    for (const draft of [[], ["age:civil"], ["building:0:civ-academie"]]) {
      await choose(page, draft);
      for (const size of [{ width: 1280, height: 720 }, DESKTOP, { width: 1920, height: 1080 }]) {
        await resized(page, size);
        const message = `${draft.at(-1) ?? "nothing chosen"} at ${size.width}`;
        await expect.poll(filled, { message }).toBeGreaterThan(0.9);
        await expect.poll(() => cutOff(page, ".dc-choices :is(b, small, h3)"), { message }).toEqual([]);
      }
    }
    expect(faults).toEqual([]);
  },
);

/** Phones that stand and that lie, pages at twice their size, and a standing tablet. */
const PHONES = [
  PHONE,
  { width: 768, height: 1024 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
  { width: 640, height: 360 },
];

/** Everything on the stage that can be touched, what is read there, and the button: whole, at each of the sizes. */
async function inSight(page: Page, what: string): Promise<void> {
  const parts = "[data-ref], .dc-face, .dc-stele, .dc-stepper button, .dc-die, .ds-chips li";
  const things = `[data-stage] :is(${parts}), .bar-lead > span, [data-commit], [data-commit] > span`;
  for (const size of PHONES) {
    await resized(page, size);
    const message = `${what} at ${size.width}`;
    await expect.poll(() => cutOff(page, things), { message }).toEqual([]);
    expect(await isNoWider(page), message).toBe(true);
  }
}

test.each(["fr", "en"] as const)(
  "and on phones what is chosen from, what it costs, what it still needs and the button (%s)",
  async (language) => {
    const [ada] = await stage.seat(full(), [{ size: PHONE, language }], 4);
    const { page, faults } = ada!;
    for (const draft of DRAFTS) {
      await resized(page, PHONE);
      await choose(page, draft);
      await inSight(page, draft.at(-1) ?? "nothing chosen");
    }
    expect(faults).toEqual([]);
  },
);

test("on phones what there is stays in sight, with what it lacks, where one can only pass", async () => {
  const poor = () =>
    table({ A: { ages: "1/0/0", hand: ["Oracle"] }, B: rival })
      .turn(6)
      .development("A");
  const [ada] = await stage.seat(poor(), [{ size: PHONE }], 2);
  const { page } = ada!;
  await page.locator("[data-commit][aria-disabled=false]:visible", { hasText: "Pass" }).waitFor();
  // A long name is one word, not two halves of one.
  expect((await page.locator("[data-stage] .dc-tile b").boundingBox())!.height).toBeLessThan(24);
  for (const size of PHONES) {
    await resized(page, size);
    const seen = () => page.locator("[data-stage] :is(.dc-dev-card, .dc-tile):visible").count();
    await expect.poll(seen, { message: `at ${size.width}` }).toBe(5);
  }
});

/** Long names of cards: each of them is one word, or has one. */
const LONG = ["Mobilisation", "Great Library", "Watchtower", "Curse", "Oracle"];

/** Words of names that stand on two lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-stage] .dc-tile > b")].flatMap(({ firstChild: name }) =>
      [...name!.textContent!.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(name!, index);
        range.setEnd(name!, index + word.length);
        return range.getBoundingClientRect().height > 20 ? [word] : [];
      }),
    ),
  );

test.each(["fr", "en"] as const)(
  "no word of a name breaks where four or five cards stand in a row (%s)",
  async (language) => {
    for (const hand of [LONG, LONG.slice(0, 4)]) {
      const position = table({ A: { ages: "1/0/0", hand }, B: rival })
        .turn(6)
        .development("A");
      const [ada] = await stage.seat(position, [{ size: PHONE, language }], 2);
      const { page } = ada!;
      for (const [width, height] of [
        [360, 640],
        [360, 740],
        [375, 667],
        [375, 812],
        [390, 844],
      ] as const) {
        await resized(page, { width, height });
        const message = `${hand.length} at ${width}x${height}`;
        await expect.poll(() => brokenWords(page), { message }).toEqual([]);
        const letters = page.locator("[data-stage] .dc-tile > b").first();
        expect(await letters.evaluate((name) => getComputedStyle(name).fontSize), message).toMatch(/^1[2-9]/);
        const tops = await page
          .locator("[data-stage] .dc-tile:visible")
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
        expect(new Set(tops.map(Math.round)).size, message).toBe(1);
      }
    }
  },
);

test("dice to buy are as large as a phone on its side has room for", async () => {
  const own = { tracks: "G5 M4 P6 Mil7 Civ5 Rel3 Mor4", ages: "2/1/1", order: "Mil Civ Rel" };
  const [ada] = await stage.seat(table({ A: own, B: rival }).turn(6).dice(DICE).secondary(), [{ size: PHONE }], 2);
  const { page } = ada!;
  for (const [width, height] of [
    [844, 390],
    [915, 412],
    [740, 360],
    [640, 360],
  ] as const) {
    await resized(page, { width, height });
    const message = `at ${width}`;
    const side = async () => (await page.locator("[data-stage] .dc-die").first().boundingBox())!.width;
    await expect.poll(side, { message }).toBeGreaterThan(47);
    await expect
      .poll(() => cutOff(page, "[data-stage] :is(.dc-tray, .dc-die, .dc-phone-track)"), { message })
      .toEqual([]);
    expect(await runningOut(page, "[data-stage] .dc-phone-track b", ".dc-phone-tracks"), message).toEqual([]);
    expect(await runningOut(page, "[data-stage] .dc-die", ".dc-dice"), message).toEqual([]);
  }
});

test.each(["fr", "en"] as const)(
  "an offering and a promotion are in sight on phones, with all answers and how it is paid (%s)",
  async (language) => {
    const own = { ...rival, order: "Mil Civ Rel", hand: ["Oracle", "Miracle"], tracks: "G5 M4 P6 Mil7 Civ5 Rel3 Mor4" };
    const offering = () => table({ A: own, B: rival }).turn(6).front("A", "Hydra").rolls("Creature Gold Population");
    const roll = { red: "Creature Creature Military", blue: "Gold Population Creature", green: "Religion Gold Morale" };
    const [ada] = await stage.seat(offering().offerings(), [{ size: PHONE, language }], 2);
    const { page, faults } = ada!;
    await inSight(page, "no answer");
    for (const answer of ["pay", "card:rel-miracle", "refuse"]) {
      await page.locator(`[data-stage] [data-ref="${answer}"]`).click();
      await inSight(page, answer);
    }
    // A dear one has as many places, and all of them are in sight.
    const dear = table({ A: own, B: rival }).turn(6).front("A", "Geryon").rolls("Creature Military Population");
    await stage.next(ada!, dear.offerings(), 2);
    await page.locator("[data-stage] [data-ref=pay]").click();
    await resized(page, { width: 844, height: 390 });
    expect(await cutOff(page, "[data-stage] .dc-places i")).toEqual([]);
    await stage.next(ada!, table({ A: own, B: rival }).turn(6).rolls(roll).rolling());
    await page.locator("[data-stage] [data-ref=promote]").click();
    await inSight(page, "promote");
    expect(faults).toEqual([]);
  },
);

test.each(["fr", "en"] as const)(
  "what is drawn, put in order or answered is in sight on phones, with what one has (%s)",
  async (language) => {
    const { order: _, ...unordered } = rival;
    const own = { ...unordered, hand: ["Oracle", "Raid", "Trade"], buildings: ["Market", "Academy"] };
    const raided = { tracks: "G4 Mor1 Civ3", ages: "0/1/0", hand: ["Diplomacy"] };
    const raider = { tracks: "Mil4", ages: "1/0/0", hand: ["Raid"] };
    const moments = {
      draw: () => table({ A: own, B: unordered }).turn(6).turnStart(),
      order: () => table({ A: own, B: unordered }).turn(6).production(),
      react: () => table({ A: raided, B: raider }).turn(6).development("B").does("B", "power", "Raid", "A", "2G"),
    };
    const [ada] = await stage.seat(moments.draw(), [{ size: PHONE, language }], 2);
    const { page, faults } = ada!;
    for (const [is, position] of Object.entries(moments)) {
      await resized(page, PHONE);
      if (is !== "draw") await stage.next(ada!, position());
      await page.locator("[data-stage] [data-ref]").first().waitFor();
      await inSight(page, is);
      if (is === "order") expect(await page.locator("[data-stage] .dc-phone-track:visible").count()).toBe(8);
    }
    expect(faults).toEqual([]);
  },
);

test("what is built stands where it lay in hand, and no other card moves for it", async () => {
  const own = {
    tracks: "G5 M4 P6 Mil7 Civ5 Rel3 Mor4",
    ages: "2/1/1",
    order: "Mil Civ Rel",
    hand: ["Oracle", "Raid", "Miracle"],
    buildings: ["Market"],
  };
  const [ada] = await stage.seat(table({ A: own, B: rival }).turn(6).development("A"), [{ size: DESKTOP }], 2);
  const { page, faults } = ada!;
  const names = () => page.locator(".dc-own .dc-tile > b").allTextContents();
  await expect.poll(names).toEqual(["Marché", "Oracle", "Raid", "Miracle"]);
  await page.locator('[data-stage] [data-ref="card:rel-oracle"]').click();
  await page.locator("[data-commit][aria-disabled=false]:visible").click();
  await page.locator(".dc-own .dc-tile.in-play", { hasText: "Oracle" }).waitFor();
  expect(await names()).toEqual(["Marché", "Oracle", "Raid", "Miracle"]);
  expect(faults).toEqual([]);
});

test("fifteen buildings and cards in hand are all in sight on any desktop", async () => {
  const ten = ["Market", "Academy", "Theatre", "Temple", "Forge", "Aqueduct", "Agora", "Colossus", "Altar", "Barracks"];
  const own = {
    ...rival,
    ages: "2/2/2",
    hand: ["Oracle", "Raid", "Industrial Espionage", "Miracle", "Trade"],
    buildings: ten,
  };
  const [ada] = await stage.seat(table({ A: own, B: rival }).turn(6).secondary(), [{ size: DESKTOP }], 2);
  const { page, faults } = ada!;
  await expect.poll(() => page.locator(".dc-own .dc-tile").count()).toBe(15);
  for (const size of [{ width: 1024, height: 768 }, { width: 1280, height: 720 }, DESKTOP]) {
    await resized(page, size);
    await expect.poll(() => cutOff(page, ".dc-own .dc-tile"), { message: `${size.width}` }).toEqual([]);
  }
  expect(faults).toEqual([]);
});

test("at twice its size, what dice there are to buy and what one has are in sight beside each other", async () => {
  const own = { ...rival, order: "Mil Civ Rel" };
  const position = table({ A: own, B: rival, C: rival, D: rival }).turn(6).god("Zeus").dice(DICE).secondary();
  const [ada] = await stage.seat(position, [{ size: DESKTOP }], 4);
  const { page, faults } = ada!;
  for (const size of [
    { width: 720, height: 450 },
    { width: 640, height: 360 },
    { width: 844, height: 390 },
  ]) {
    await resized(page, size);
    const message = `${size.width}`;
    await expect.poll(() => cutOff(page, "[data-stage] .dc-die-button, .dc-phone-track b"), { message }).toEqual([]);
    await expect.poll(() => cutOff(page, ".dc-strip button > *"), { message }).toEqual([]);
  }
  expect(faults).toEqual([]);
});

test("on a standing tablet the dice to buy fill the stage, and how many may be bought is read in their tray", async () => {
  const position = table({ A: { ...rival, order: "Mil Civ Rel" }, B: rival, C: rival, D: rival }).turn(6);
  const [ada] = await stage.seat(
    position.god("Zeus").dice(DICE).secondary(),
    [{ size: { width: 768, height: 1024 } }],
    4,
  );
  const { page, faults } = ada!;
  const die = page.locator("[data-stage] .dc-die-button").first();
  await expect.poll(async () => (await die.boundingBox())!.width).toBeGreaterThan(62);
  await expect.poll(() => runningOut(page, "[data-stage] .dc-tray-name > *", ".dc-tray")).toEqual([]);
  expect(faults).toEqual([]);
});

test("on a small phone the dice of the board, and what is written beside them, stay in their trays", async () => {
  const position = table({ A: { ...rival, order: "Mil Civ Rel" }, B: rival })
    .turn(6)
    .dice(DICE)
    .secondary();
  const [ada] = await stage.seat(position, [{ size: { width: 360, height: 640 } }], 2);
  const { page, faults } = ada!;
  await page.getByRole("button", { name: "Voir le plateau" }).click();
  const inTrays = ".dc-scene.dice :is(.dc-tray-name > *, .dc-die)";
  await page.locator(inTrays).first().waitFor();
  await expect.poll(() => runningOut(page, inTrays, ".dc-tray")).toEqual([]);
  expect(faults).toEqual([]);
});
