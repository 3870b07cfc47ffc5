import { table } from "@paravent/diktat/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { covered, cutOff } from "./covered.ts";
import { asked, commit, manoeuvre, openPiles, politics, told, touch } from "./hands.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { openStage } from "./stage.ts";

const stage = openStage();

const three = () =>
  table({
    ana: { cabal: "resistance", pp: 6, reserve: "3C 2G 1E", row: ["ka1"], influence: { newTown: 1 } },
    bor: { cabal: "coordination", pp: 5, reserve: "3C 2E", influence: { harmony: 1 } },
    cyr: { cabal: "polisec", pp: 4, reserve: "2C" },
  })
    .pile("bor", "josefov", "C E G")
    .pile("ana", "karst", "C E");

const seatTwo = (size = DESKTOP) => stage.seat(three().turnOf("ana"), [{ size }, { size: DESKTOP, language: "en" }], 3);

test("a trade: offered, countered, accepted; both parts change hands, the third player sees only that", async () => {
  const [ana, bor] = await seatTwo();
  await politics(ana!.page, "trade", 1);
  await touch(ana!.page, ".tb-politics-begin button");
  await touch(ana!.page, "[data-good=pp]");
  // Something of one's own is also given by touching it on the board.
  await ana!.page.locator(".tb-board .tb-place.card").first().click();
  await touch(ana!.page, "section:nth-of-type(2) [data-good='marker:harmony']");
  // What it would make of the Ranks and of the office is read before it is offered.
  const ranks = ana!.page.locator(".tb-trade-line");
  await expect
    .poll(() => ranks.textContent())
    .toMatch(/PP 6 → 5.*vous 10 → 20.*Ilse 48 → 38.*Ilse reste Administrateur/);
  await touch(ana!.page, "[data-send]");

  await bor!.page.locator(".tb-slip").filter({ hasText: "Milena offers you" }).waitFor();
  await touch(bor!.page, "[data-read]");
  await bor!.page.getByRole("button", { name: "Counter-offer" }).click();
  // It begins with the offer seen from the other side.
  await expect.poll(() => bor!.page.locator(".tb-trade section").nth(0).textContent()).toContain("College of Harmony");
  await expect.poll(() => bor!.page.locator(".tb-trade section").nth(1).textContent()).toMatch(/PP.*1/);
  await touch(bor!.page, "[data-good=emissary]");
  await touch(bor!.page, "[data-send]");

  await ana!.page.locator("[data-accept]").waitFor();
  await expect.poll(() => ana!.page.locator(".tb-trade section").nth(1).textContent()).toContain("Émissaire");
  await touch(ana!.page, "[data-accept]");
  await told(bor!.page, /traded/);
  await ana!.page.locator(".tb-screen [data-agent=emissary]").filter({ hasText: "×2" }).waitFor();
  expect([...ana!.faults, ...bor!.faults]).toEqual([]);
});

async function swear(writer: Page, reader: Page): Promise<void> {
  await politics(writer, "oath", 0);
  await touch(writer, "[data-write-oath]");
  await writer.locator("[data-field=by] select").selectOption("partner");
  await writer.locator("[data-field=promise] select").first().selectOption("notKill");
  // Not to kill one's own pawns is no promise: it is not offered.
  const owner = writer.locator("[data-field=owner] select");
  expect(await owner.locator("option[value='seat:0']").count()).toBe(0);
  await owner.selectOption("seat:1");
  await writer.locator("[data-preview] li", { hasText: "assassinates none of your pawns" }).waitFor();
  await touch(writer, "[data-offer-oath][aria-disabled=false]");
  await touch(reader, "[data-read]");
  await reader.locator(".tb-oath.proposed").filter({ hasText: "assassinez aucun" }).waitFor();
  await touch(reader, "[data-swear]");
  await reader.locator(".tb-oath.sworn").waitFor();
}

test("an oath is written, sworn and broken; the seal splits and a point is lost", async () => {
  const [ana, bor] = await seatTwo();
  const { page } = ana!;
  await swear(bor!.page, page);
  await page.keyboard.press("Escape");

  const vp = async () => Number.parseInt((await page.locator(".tb-me-fact").first().textContent()) ?? "", 10);
  const before = await vp();
  await manoeuvre(page, "assassinate");
  await asked(page, /Assassiner/);
  await openPiles(page, "josefov");
  await touch(page, ".tb-fan [data-ref]:not([aria-disabled=true])");
  await commit(page);
  await told(page, /Serment rompu.*aucun des pions/);
  await page.locator(".tb-log li", { hasText: "Serment rompu" }).locator(".tb-seal.broken").waitFor();
  await expect.poll(vp).toBe(before - 1);
  await politics(page, "oath", 1);
  await page.locator(".tb-oath-broken .tb-seal.broken").waitFor();
  expect([...ana!.faults, ...bor!.faults]).toEqual([]);
});

test("by keys an oath is written from the first blank to the last, and the focus is never lost", async () => {
  const [ana] = await seatTwo();
  const { page, faults } = ana!;
  const enter = (selector: string) => page.locator(selector).last().press("Enter");
  const isAt = (selector: string) => expect.poll(() => page.locator(selector).last().evaluate(isFocused)).toBe(true);
  const isFocused = (thing: Element) => document.activeElement === thing;
  await page.locator("[data-politics]").press("Enter");
  await page.locator("[data-leaf=oath]").press("Enter");
  await enter("[data-write-oath]");
  await isAt(".tb-sentences > li:nth-child(1) [data-field=by] select");
  await enter(".tb-oath .tb-add-one");
  await isAt(".tb-sentences > li:nth-child(2) [data-field=by] select");
  await enter(".tb-sentences > li:nth-child(1) > button");
  await isAt(".tb-sentences > li:nth-child(1) [data-field=by] select");
  await page.locator("[data-field=promise] select").selectOption("notKill");
  await page.locator("[data-field=owner] select").selectOption("seat:1");
  // What will be sworn is read out with the button that offers it.
  const offer = page.getByRole("button", { name: "Proposer de jurer à Ilse" });
  const read = await offer.getAttribute("aria-describedby");
  await expect.poll(() => page.locator(`#${read}`).textContent()).toContain("Vous n’assassinez aucun des pions d’Ilse");
  await enter("[data-offer-oath]");
  await page.locator(".tb-oath.proposed").waitFor();
  await isAt(".tb-politics h2");
  await page.keyboard.press("Escape");
  await isAt(".bar-lead");
  expect(faults).toEqual([]);
});

test("showing is certified, telling is not; the notebook says which; a place is left to another", async () => {
  const [ana, bor] = await seatTwo();
  await politics(ana!.page, "inform", 1);
  await touch(ana!.page, "[data-some^='pawn:']");
  await touch(ana!.page, "[data-do=showInfo][aria-disabled=false]");
  await touch(ana!.page, "[data-inform=tell]");
  await ana!.page.locator("[data-field=what] select").first().selectOption("pp");
  await ana!.page.locator("[data-field=what] input").fill("2");
  await touch(ana!.page, "[data-do=tell][aria-disabled=false]");

  await politics(bor!.page, "notebook", 0);
  await bor!.page.locator(".tb-notebook .shown").first().waitFor();
  await bor!.page.locator(".tb-notebook .told").filter({ hasText: "not verified" }).waitFor();

  await touch(ana!.page, "[data-inform=offerConcede]");
  // Her only pile is chosen already.
  await ana!.page.locator(".tb-politics-leaf select").nth(1).selectOption("seat:1");
  await touch(ana!.page, "[data-do=offerConcede][aria-disabled=false]");
  await politics(bor!.page, "inform", 0);
  await touch(bor!.page, "[data-accept-place]");
  await told(ana!.page, /laissez la place/);
  expect([...ana!.faults, ...bor!.faults]).toEqual([]);
});

test("on a phone the offer waits on the map and is answered under its own tab", async () => {
  const [ana, bor] = await seatTwo(PHONE);
  await touch(ana!.page, "[data-talk]");
  await ana!.page.locator(".talk form input").waitFor();
  await politics(bor!.page, "trade", 0);
  await touch(bor!.page, ".tb-politics-begin button");
  await touch(bor!.page, "[data-good=pp]");
  await touch(bor!.page, "[data-send]");
  // Who is talking when it comes can answer it all the same.
  await ana!.page.locator("[data-read]").waitFor();
  expect(await covered(ana!.page, "[data-place=offers] button", ".talk")).toEqual([]);
  await ana!.page.keyboard.press("Escape");
  // A pointer over a sector, on its way to the offer, does not make it give way.
  const offer = ana!.page.locator("[data-read]");
  const waits = (await offer.boundingBox())!.y;
  await ana!.page.locator("[data-sector=hypogea]").hover();
  await ana!.page.locator(".dk-sector--pointed[data-sector=hypogea]").waitFor();
  expect((await offer.boundingBox())!.y).toBe(waits);
  await touch(ana!.page, "[data-read]");
  // Talking about it covers neither what would be given and received nor the answers.
  await touch(ana!.page, "[data-talk]");
  await ana!.page.locator(".talk form input").waitFor();
  expect(await covered(ana!.page, ".tb-trade section, .tb-politics-foot button", ".talk")).toEqual([]);
  // In the little room that is left its own parts lie on nothing either.
  expect(await covered(ana!.page, ".talk ol, .talk nav, .bar, .tb-tabs", ".talk form")).toEqual([]);
  await ana!.page.keyboard.press("Escape");
  await touch(ana!.page, "[data-accept]");
  await touch(ana!.page, ".tb-tabs button:nth-child(4)");
  await told(ana!.page, /avez échangé/);
  expect([...ana!.faults, ...bor!.faults]).toEqual([]);
});

test("on small desktops and standing tablets an offer lies on nothing that stands on the map", async () => {
  const sizes = [
    { width: 1024, height: 768 },
    { width: 768, height: 1024 },
  ];
  const position = three().pile("ana", "artefact", "C").pile("bor", "artefact", "C C").turnOf("ana");
  const [ana, bor] = await stage.seat(position, [{ size: sizes[0]! }, { size: DESKTOP, language: "en" }], 3);
  await politics(bor!.page, "trade", 0);
  await touch(bor!.page, ".tb-politics-begin button");
  await touch(bor!.page, "[data-good=pp]");
  await touch(bor!.page, "[data-send]");
  await ana!.page.locator("[data-read]").waitFor();
  for (const size of sizes) {
    await ana!.page.setViewportSize(size);
    await expect.poll(() => covered(ana!.page, ".dk-pile", ".tb-slips")).toEqual([]);
    expect(await cutOff(ana!.page, ".tb-slip p, .tb-slip button")).toEqual([]);
  }
  expect(ana!.faults).toEqual([]);
});

test("on a small phone an offer stays in sight while the map scrolls to a sector in the south", async () => {
  const [ana, bor] = await seatTwo({ width: 360, height: 640 });
  const { page, faults } = ana!;
  await page.locator("[data-sector=karst]").tap();
  await expect.poll(() => page.locator(".tb-map").evaluate((map) => map.scrollTop)).toBeGreaterThan(50);
  await politics(bor!.page, "trade", 0);
  await touch(bor!.page, ".tb-politics-begin button");
  await touch(bor!.page, "[data-good=pp]");
  await touch(bor!.page, "[data-send]");
  await page.locator("[data-read]").waitFor();
  expect(await cutOff(page, ".tb-slip")).toEqual([]);
  expect(faults).toEqual([]);
});

test("Agents given away leave a team drafted before, and the rest of it can still be sent", async () => {
  const [ana, bor] = await seatTwo(PHONE);
  const { page } = ana!;
  await touch(page, "[data-ref=sendTeam]:visible");
  for (const kind of ["guard", "guard", "emissary"]) await touch(page, `[data-agent=${kind}]:visible`);
  await touch(page, "[data-sector=newTown]");

  await politics(bor!.page, "trade", 0);
  await touch(bor!.page, ".tb-politics-begin button");
  await touch(bor!.page, "[data-good=pp]");
  await touch(bor!.page, "section:nth-of-type(2) [data-good=guard]");
  await touch(bor!.page, "[data-send]");
  await touch(page, "[data-read]");
  await touch(page, "[data-accept]");
  await touch(page, ".tb-tabs button:nth-child(4)");
  await told(page, /avez échangé/);
  await touch(page, ".tb-tabs button:nth-child(1)");

  await expect.poll(() => page.locator("[data-agent=guard]:visible").textContent()).toContain("×0");
  await expect.poll(() => page.locator("[data-commit]:visible").textContent()).toContain("2 pions");
  await commit(page);
  // What the pile gives rise to is on stage; the journal is behind it.
  await touch(page, "[data-fold]");
  await touch(page, ".tb-tabs button:nth-child(4)");
  await told(page, /envoyez 2 pions/);
  expect([...ana!.faults, ...bor!.faults]).toEqual([]);
});
