import { type PlayerSetup, table } from "@paravent/dclight/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { covered, runningOut } from "./covered.ts";
import { DICE } from "./dclight-positions.ts";
import { DESKTOP, PHONE, resized } from "./player.ts";
import { openStage } from "./stage.ts";
import { smallTexts } from "./too-small.ts";

const stage = openStage("dclight");
const LOW = { width: 1280, height: 720 };
const TABLET = { width: 1024, height: 768 };
const SMALL_PHONE = { width: 360, height: 640 };

/** Four buildings, one of them used, four cards, and trophies face down. */
const full: PlayerSetup = {
  tracks: "G5 M4 P6 Mil7 Civ5 Rel3 Mor4 Cre1",
  ages: "3/2/2",
  hand: ["Oracle", "Raid", "Industrial Espionage", "Miracle"],
  buildings: ["Market", { building: "Academy", exhausted: true }, "Theatre", "Necropolis"],
  defeated: ["Hydra"],
};
const rival = (building: string): PlayerSetup => ({ ages: "1/1/2", tracks: "Mor2", buildings: [building] });
const four = () => table({ A: full, B: rival("Forge"), C: rival("Altar"), D: rival("Barracks") }).turn(6);

const sit = async (size: { width: number; height: number }, language: "fr" | "en" = "fr") => {
  const [player] = await stage.seat(four().development("A"), [{ size, language, name: "Emmy" }], 4);
  return player!;
};
const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

test.each(["fr", "en"] as const)(
  "eight cards are all in sight on desktops and a lying tablet, and a used one keeps its name, in %s",
  async (language) => {
    const { page } = await sit(DESKTOP, language);
    for (const size of [DESKTOP, LOW, TABLET]) {
      await resized(page, size);
      const own = await boxOf(page, ".dc-own");
      const tiles = await page.locator(".dc-own .dc-tile").all();
      expect(tiles.length).toBe(8);
      for (const tile of tiles) {
        const box = (await tile.boundingBox())!;
        expect(box.y + box.height).toBeLessThanOrEqual(own.y + own.height);
        expect(box.x + box.width).toBeLessThanOrEqual(own.x + own.width);
      }
      expect(await covered(page, ".dc-tile b", ".dc-card-picture")).toEqual([]);
      expect(await covered(page, ".dc-standing summary", ".dc-tile, .dc-own-title > *")).toEqual([]);
      expect(await covered(page, ".dc-phases li.on", ".dc-scores li")).toEqual([]);
      expect(await smallTexts(page)).toEqual([]);
    }
  },
);

test("on phones every card can be reached, and the commit button is in sight", async () => {
  const player = await sit(PHONE);
  const { page } = player;
  for (const size of [PHONE, SMALL_PHONE]) {
    await resized(page, size);
    await stage.next(player, four().development("A"), 4);
    const button = await boxOf(page, "[data-commit]:visible");
    expect(button.y + button.height).toBeLessThanOrEqual(size.height);
    // It is the widest of the buttons, and the table is a touch away.
    const widths = await page
      .locator(".bar-buttons button:visible")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(button.width).toBe(Math.max(...widths));
    // So is all that one could pay with.
    expect(await page.locator("[data-stage] .dc-phone-track b").count()).toBe(8);
    expect(await runningOut(page, "[data-stage] .dc-phone-track > *", ".dc-phone-tracks")).toEqual([]);
    expect(await runningOut(page, ".dc-phone-tracks", "[data-stage]")).toEqual([]);
    await page.locator("[data-fold]").click();
    await page.locator(".dc-tabs button").nth(2).click();
    expect(await runningOut(page, ".dc-tile", ".dc-tiles")).toEqual([]);
  }
});

test("what it means not to be asked is said before it is chosen, and nothing of it is cut", async () => {
  const { page, faults } = await sit(TABLET);
  await page.locator(".dc-standing summary").click();
  await page.getByText("même sans carte pour répondre").waitFor();
  expect(await runningOut(page, ".dc-standing > *", ".dc-own")).toEqual([]);
  const diplomacy = page.getByRole("switch", { name: /Diplomatie/ });
  await diplomacy.click();
  await expect.poll(() => diplomacy.getAttribute("aria-checked")).toBe("true");
  expect(faults).toEqual([]);
});

test.each([
  ["a desktop and a tablet", [DESKTOP, TABLET]],
  ["phones", [PHONE, SMALL_PHONE]],
] as const)("everybody's points are in one strip, one's own first and with its trophies, on %s", async (_, sizes) => {
  const { page } = await sit(sizes[0], "en");
  for (const size of sizes) {
    await resized(page, size);
    const strip = page.locator("[data-score]:visible");
    const seats = await strip.evaluateAll((scores) => scores.map((score) => score.getAttribute("data-score")));
    expect(seats).toEqual(["0", "1", "2", "3"]);
    expect(await strip.first().locator(".secret").count()).toBe(1);
    expect(await strip.nth(1).locator(".secret").count()).toBe(0);
    expect(await runningOut(page, "[data-score] *:not(.visually-hidden)", "[data-score]")).toEqual([]);
  }
});

test("nothing that is built lies under the plate of its district", async () => {
  const { page } = await sit(DESKTOP);
  const pictures = page.locator(".dc-district svg image[href]");
  await expect.poll(() => pictures.count()).toBe(3);
  // A district is one picture, roofs and air; its shapes, put in its place, say where each house is.
  await pictures.evaluateAll((images) => {
    for (const image of images) {
      const [, drawing] = image.getAttribute("href")!.split(",");
      const { documentElement } = new DOMParser().parseFromString(decodeURIComponent(drawing!), "image/svg+xml");
      image.replaceWith(...document.importNode(documentElement, true).childNodes);
    }
  });
  expect(await covered(page, ".dc-district figcaption", ".dc-district svg g g")).toEqual([]);
});

test("a spectator reads whose sectors they are, and is told when a player lets their seat be seen", async () => {
  const { page } = await sit(DESKTOP, "en");
  const spectator = await page.context().browser()!.newContext({ viewport: DESKTOP, locale: "en" });
  const other = await spectator.newPage();
  await other.goto(page.url());
  await other.getByRole("button", { name: "Watch", exact: true }).click();
  await other.getByText("Emmy’s sectors this turn").waitFor();
  expect(await other.getByText("Your sectors").count()).toBe(0);
  const { pathname } = new URL(page.url());
  const showing = await page.request.post(new URL(`/api${pathname.replace("table", "tables")}/show`, page.url()).href, {
    data: { shown: true },
  });
  expect(showing.status()).toBe(200);
  const notice = other.locator("[data-offered='0']");
  await notice.getByRole("button", { name: "Look" }).click();
  const looking = other.locator("[data-lent='0']");
  await expect.poll(() => looking.textContent()).toMatch(/comes in a minute|saw a minute ago/);
  await looking.getByRole("button", { name: "See as everybody" }).click();
  await looking.waitFor({ state: "detached" });
  // What was taken note of is not said twice.
  expect(await notice.count()).toBe(0);
  await spectator.close();
});

test("a card that is dragged covers the others, text and all", async () => {
  const { order: _, ...unordered } = { order: undefined, ...full };
  const [ada] = await stage.seat(
    table({ A: unordered, B: rival("Forge") })
      .turn(6)
      .production(),
    [{ size: DESKTOP }],
    2,
  );
  const { page } = ada!;
  const [first, second] = [
    await boxOf(page, ".dc-sector-card.movable"),
    page.locator(".dc-sector-card.movable").nth(1),
  ];
  const to = (await second.boundingBox())!;
  await page.mouse.move(first.x + 60, first.y + 50);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 50, { steps: 6 });
  const above = await page.evaluate(
    ([x, y]) =>
      document
        .elementsFromPoint(x!, y!)
        .filter((one) => one.matches(".dc-sector-card, .dc-sector-card *"))[0]
        ?.closest(".dc-sector-card")
        ?.hasAttribute("data-dragged"),
    [to.x + 20, to.y + 20],
  );
  expect(above).toBe(true);
  await page.mouse.up();
});

test("every number is set in figures as high as capitals: a 0 is no o", async () => {
  const [own, other] = [full, rival("Forge")].map((city) => ({ ...city, order: "Mil Civ Rel" })) as [
    PlayerSetup,
    PlayerSetup,
  ];
  const [player] = await stage.seat(table({ A: own, B: other }).turn(6).dice(DICE).secondary(), [{ size: PHONE }], 2);
  const { page } = player!;
  const low = () =>
    page.locator(".dc :is(b, i, em, small, span, td, p, li, text)").evaluateAll((all) =>
      all
        .filter((one) => /\d/.test(one.textContent ?? "") && one.children.length === 0)
        .filter((one) => !getComputedStyle(one).fontVariantNumeric.includes("lining-nums"))
        .map((one) => one.textContent),
    );
  await page.locator("[data-stage] .dc-die-button").first().waitFor();
  expect(await low()).toEqual([]);
  const offering = table({ A: own, B: other }).turn(6).front("A", "Hydra").rolls("Creature Gold Population");
  await stage.next(player!, offering.offerings());
  await page.locator("[data-stage] [data-ref=refuse]").first().waitFor();
  expect(await low()).toEqual([]);
});
