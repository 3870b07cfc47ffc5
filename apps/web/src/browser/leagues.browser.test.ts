import { table } from "@paravent/diktat/testing";
import { expect, test } from "vitest";
import { violations } from "./axe.ts";
import { covered, cutOff } from "./covered.ts";
import { asked, choose, commit, told, touch } from "./hands.ts";
import { DESKTOP, PHONE, resized } from "./player.ts";
import { openStage } from "./stage.ts";
import { smallTargets, smallTexts } from "./too-small.ts";

const stage = openStage();

/** Ranks fall in this order: ana, bor, cyr, dua. */
const four = () =>
  table({
    ana: { cabal: "coordination", pp: 9, reserve: "2C", spyTokens: 1 },
    bor: { cabal: "polisec", pp: 9, reserve: "2C" },
    cyr: { cabal: "garde_noire", pp: 5, reserve: "2C" },
    dua: { cabal: "syndicat", pp: 5, reserve: "2C" },
  });

test.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
] as const)("a League is joined on its board, on a %s; what is closed says why", async (_, size) => {
  const position = four()
    .league("newOrder", { members: ["bor", "cyr", "dua"], level: 2 })
    .leaguePhase();
  const [ana] = await stage.seat(position, [{ size }], 4);
  const { page, faults } = ana!;
  await page.locator(".lg-board").first().waitFor();
  await expect.poll(() => page.locator("[data-league=newOrder] .lg-pawn").count()).toBe(3);
  expect(await page.locator("[data-join=newOrder]").count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(await smallTexts(page)).toEqual([]);
  if (size === PHONE) expect(await smallTargets(page)).toEqual([]);
  await page.locator(".lg-card.closed button").first().click({ force: true });
  await page.locator(".bar-quiet.reason", { hasText: "DK-LG-JOIN-04" }).first().waitFor();
  await touch(page, "[data-join=maisel]:visible");
  await expect.poll(() => page.locator("[data-commit]:visible").first().textContent()).toContain("Ligue de Maisel");
  await commit(page);
  // The next question is on stage, which is all of a phone's screen.
  if (size === PHONE) await touch(page, "[data-fold]");
  await page.locator("[data-league=maisel].own .lg-pawn, .lg-rail").first().waitFor();
  if (size === PHONE) await touch(page, ".tb-tabs button:nth-child(4)");
  await told(page, /ralliez la Ligue/);
  expect(faults).toEqual([]);
});

test("on phones both boards, all that can be done and what it costs are in sight above the button", async () => {
  const outside = () =>
    four()
      .league("newOrder", { members: ["bor", "cyr", "dua"], level: 2 })
      .leaguePhase();
  const member = () =>
    four()
      .league("maisel", { members: ["ana", "bor", "cyr"], level: 3 })
      .leaguePhase();
  const asked = () =>
    table({
      bor: { cabal: "polisec", pp: 9 },
      ana: { cabal: "coordination", pp: 9 },
      cyr: { cabal: "garde_noire", pp: 5 },
      dua: { cabal: "syndicat", pp: 5 },
    })
      .league("maisel", { members: ["ana", "bor", "cyr"], level: 3 })
      .leaguePhase()
      .does("ana", "exclude", "cyr");
  const [ana] = await stage.seat(outside(), [{ size: PHONE }], 4);
  const { page, faults } = ana!;
  const inSight = async (things: string) => {
    await page.locator(things.split(",")[0]!).first().waitFor();
    for (const size of [PHONE, { width: 360, height: 640 }, { width: 844, height: 390 }]) {
      await resized(page, size);
      const all = `${things}, [data-stage] [data-ref], [data-commit]`;
      await expect.poll(() => cutOff(page, all), { message: `${size.width}` }).toEqual([]);
    }
  };
  const choice = "[data-stage] .lg-board, [data-stage] .lg-card, [data-stage] .lg-card em";
  await inSight(choice);
  await stage.next(ana!, member(), 4);
  await inSight(choice);
  await stage.next(ana!, asked(), 4);
  await inSight("[data-stage] .lg-exclusion, [data-stage] .lg-note, [data-stage] .lg-rest");
  expect(faults).toEqual([]);
});

test.each(["fr", "en"] as const)(
  "on phones and at twice its size a Conclave is called on the stage, and what the bar says is whole (%s)",
  async (language) => {
    const member = four()
      .league("maisel", { members: ["ana", "bor", "cyr"], level: 3 })
      .leaguePhase();
    const [ana] = await stage.seat(member, [{ size: PHONE, language }], 4);
    const { page, faults } = ana!;
    const small = [PHONE, { width: 360, height: 640 }, { width: 844, height: 390 }, { width: 640, height: 360 }];
    const inSight = async (things: string) => {
      for (const size of small) {
        await resized(page, size);
        const all = `${things}, .bar-lead > span, [data-stage] [data-ref], [data-commit]`;
        const message = `${things} at ${size.width}`;
        await expect.poll(() => cutOff(page, all), { message }).toEqual([]);
        await expect.poll(() => covered(page, ".tb-strip .tb-pips", ".tb-strip em"), { message }).toEqual([]);
      }
    };
    await inSight("[data-stage] [data-call-conclave], [data-stage] .lg-card");
    await touch(page, "[data-stage] [data-call-conclave]");
    await inSight("[data-stage] .lg-calling button");
    await touch(page, ".lg-calling [data-ref='seat:1']");
    await commit(page);
    await page.locator(".lg-calling").waitFor({ state: "detached" });
    expect(faults).toEqual([]);
  },
);

test("an exclusion: the payment set aside, closed fists, declarations in Rank order", async () => {
  const position = four()
    .league("maisel", { members: ["ana", "bor"], level: 2 })
    .leaguePhase();
  const [ana, bor] = await stage.seat(position, [{ size: DESKTOP }, { size: PHONE, language: "en" }], 4);
  await touch(ana!.page, "[data-exclude='1']");
  await commit(ana!.page);
  await ana!.page.locator(".lg-exclusion", { hasText: "2 PP mis de côté" }).waitFor();
  await asked(bor!.page, /League/);
  // Who asks for it, and with what, is read where it is answered.
  await bor!.page.locator("[data-stage] .lg-exclusion", { hasText: /against.*2 PP set aside/ }).waitFor();
  await choose(bor!.page, "oppose");
  for (const { page } of [ana!, bor!]) await commit(page);
  await touch(ana!.page, ".tb-bid [data-ref='3']");
  await commit(ana!.page);
  // A closed fist tells nothing on the other side.
  await bor!.page.locator(".tb-bid [data-ref='1']").waitFor();
  expect(await bor!.page.locator(".lg-exclusion").textContent()).not.toContain("3 PP");
  await touch(bor!.page, ".tb-bid [data-ref='1']");
  await commit(bor!.page);
  await asked(ana!.page, /Pour ou contre/);
  await choose(ana!.page, "for");
  await ana!.page.locator(".lg-fists .for").waitFor();
  await choose(bor!.page, "against");
  await told(ana!.page, /Les poings s’ouvrent/);
  await told(ana!.page, /La Ligue exclut/);
  expect([...ana!.faults, ...bor!.faults]).toEqual([]);
});

test("a Conclave is a private room with a running clock; a Spy lengthens it, and nobody else reads it", async () => {
  const position = four()
    .league("maisel", { members: ["ana", "bor"], level: 1 })
    .league("newOrder", { members: ["cyr"], level: 1 })
    .leaguePhase();
  const [ana, bor, cyr] = await stage.seat(
    position,
    [{ size: DESKTOP }, { size: PHONE, language: "en" }, { size: DESKTOP }],
    4,
  );
  const { page } = ana!;
  // With Leagues talk apart is closed, and says why.
  await page.getByRole("button", { name: "Discussion" }).click();
  await page.locator(".talk nav button").nth(1).click();
  expect(await page.locator(".talk [data-closed] a").getAttribute("href")).toBe("/rules/diktat/law#DK-RUL-95");
  await page.keyboard.press("Escape");

  await touch(page, "[data-call-conclave]");
  // There is one fellow only: nothing but to call.
  await page.locator(".lg-calling [data-ref='seat:1'][aria-pressed=true]").waitFor();
  await commit(page);
  await choose(bor!.page, "go");
  const timer = page.getByRole("timer", { name: /Reste/ });
  await expect.poll(() => timer.textContent()).toMatch(/^(1:00|0:[45]\d)/);
  expect(await violations(page)).toEqual([]);

  await page.locator(".lg-room input").fill("Karst, this Cycle.");
  await page.locator(".lg-room form button").click();
  await bor!.page.locator(".lg-room li", { hasText: "Karst, this Cycle." }).waitFor();
  // No member of Maisel has stayed: the others have a room of their own, and hear nothing of this one.
  await cyr!.page.locator(".lg-conclave").waitFor();
  expect(await cyr!.page.locator("body").textContent()).not.toContain("Karst, this Cycle.");

  await page.locator("[data-decline]:visible").first().click();
  await page.getByRole("timer", { name: /Reste (1[0-2]\d|\d\d)/ }).waitFor();
  // The clock is the server's: it goes on where it stood when the page is loaded anew.
  await page.reload();
  await page.getByRole("timer", { name: /Reste (1[01]\d|\d\d)/ }).waitFor();
  await commit(page);
  await page.locator(".lg-room").waitFor({ state: "detached" });
  await told(cyr!.page, /défausse 1 jeton Espion/);
  await told(cyr!.page, /Conciliabule est clos/);
  expect([...ana!.faults, ...bor!.faults, ...cyr!.faults]).toEqual([]);
});

test("whoever is left alone outside becomes the Shadow, and manifests", async () => {
  const position = four()
    .league("maisel", { members: ["bor"], level: 1 })
    .league("newOrder", { members: ["cyr", "dua"], level: 1 })
    .shadow("ana")
    .turnOf("ana");
  const [ana] = await stage.seat(position, [{ size: DESKTOP }], 4);
  const { page, faults } = ana!;
  await touch(page, ".lg-rail");
  await page.locator(".lg-sheet .lg-shadow-name").waitFor();
  await expect.poll(() => page.locator(".lg-sheet").textContent()).toContain("Vous êtes l’Ombre");
  await touch(page, ".tb-sheet-close");
  await touch(page, "[data-act=manifest]");
  await touch(page, "[data-ref^='use:shadow']");
  await commit(page);
  await touch(page, "[data-ref='option:0']");
  await commit(page);
  await told(page, /2 jetons Espion/);
  expect(faults).toEqual([]);
});
