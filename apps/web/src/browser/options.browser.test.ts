import { expect, test } from "vitest";
import { violations } from "./axe.ts";
import { dice, playOne } from "./driver.ts";
import { openHouse } from "./house.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { smallTexts } from "./too-small.ts";

const house = openHouse();

test.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])("options are chosen on a %s; what cannot be chosen says why, with its rule", async (_, size) => {
  const { page, faults } = await house.visit(size, "fr");
  await page.getByRole("button", { name: "Créer une table de Diktat" }).click();
  const option = (name: string) => page.locator(`[data-option=${name}]`);
  const counts = page.locator(".create-count [role=status]");
  const reason = (name: string) => page.locator(`#option-${name}`).textContent();

  await page.getByRole("button", { name: "3", exact: true }).click();
  await expect.poll(() => reason("eternalNight")).toContain("À 4 ou 5 joueurs seulement. DK-NIGHT-01");
  expect(await page.locator("#option-eternalNight a").getAttribute("href")).toBe("/rules/diktat/law#DK-NIGHT-01");
  await option("eternalNight").click({ force: true });
  await expect.poll(() => option("eternalNight").getAttribute("aria-pressed")).toBe("false");

  await page.getByRole("button", { name: "5", exact: true }).click();
  await expect.poll(() => counts.textContent()).toBe("3 Cycles · 4 Manœuvres par Cycle · 3 piles par secteur");
  await expect.poll(() => reason("fiveCycles")).toContain("DK-NIGHT-05");
  await option("eternalNight").press("Enter");
  await option("fiveCycles").click();
  await option("fiveManoeuvres").click();
  await expect.poll(() => counts.textContent()).toBe("5 Cycles · 5 Manœuvres par Cycle · 3 piles par secteur");
  expect(await violations(page)).toEqual([]);
  expect(await smallTexts(page)).toEqual([]);
  for (const each of await page.locator("[data-option]").all())
    expect((await each.boundingBox())!.height).toBeGreaterThanOrEqual(44);

  // With too few players the choice waits, and comes back with them.
  await page.getByRole("button", { name: "3", exact: true }).click();
  await expect.poll(() => page.locator("[data-option][aria-pressed=true]").count()).toBe(0);
  await page.getByRole("button", { name: "4", exact: true }).click();
  await expect.poll(() => page.locator("[data-option][aria-pressed=true]").count()).toBe(3);

  await page.getByRole("button", { name: "Inviter un joueur" }).first().click();
  await page.getByRole("button", { name: "Ouvrir la table et inviter" }).click();
  await page.locator(".option-digest", { hasText: "5 Cycles · 5 Manœuvres par Cycle · 2 piles par secteur" }).waitFor();
  expect(await violations(page)).toEqual([]);

  // Whoever looks for a table sees it before sitting down, in the list and on its page.
  const { page: guest } = await house.visit(DESKTOP, "en");
  const card = guest.locator(".open-table", { hasText: "Total War, 5 Cycles" }).first();
  await card.getByText("5 Cycles · 5 Manoeuvres a Cycle · 2 piles a sector").waitFor();
  await guest.goto(page.url());
  await guest.locator(".option-digest", { hasText: "Everybody plays 5 Manoeuvres a Cycle." }).waitFor();
  await guest.getByRole("button", { name: "Take a seat" }).click();
  await expect.poll(() => guest.locator(".tb-cycle").textContent()).toContain("/5");
  expect(faults).toEqual([]);
});

test("the Others and the Leagues: their phases and limits are told before one joins", async () => {
  const { page, faults } = await house.visit(DESKTOP, "en");
  await page.getByRole("button", { name: "Create a table of Diktat" }).click();
  await page.getByRole("button", { name: "5", exact: true }).click();
  const option = (name: string) => page.locator(`[data-option=${name}]`);
  await expect
    .poll(() => page.locator("#option-leagues").textContent())
    .toContain("With Eternal Night only. DK-LG-SETUP-01");
  for (const name of ["others", "eternalNight", "leagues", "fiveManoeuvres"]) await option(name).click();
  await expect.poll(() => page.locator("#option-fiveManoeuvres").textContent()).toContain("DK-NIGHT-06");
  const counts = "4 Cycles · 4 Manoeuvres a Cycle · 2 piles a sector · Darkness phase · League phase";
  await expect.poll(() => page.locator(".create-count [role=status]").textContent()).toBe(counts);
  await page.getByRole("button", { name: "Invite a player" }).first().click();
  await page.getByRole("button", { name: "Open the table and invite" }).click();
  const digest = page.locator(".option-digest", { hasText: counts });
  await digest.waitFor();
  await expect.poll(() => digest.textContent()).toContain("Prague falls, everybody loses.");
  await expect.poll(() => digest.textContent()).toContain("No talk apart");
  // It is really played so.
  const { page: guest } = await house.visit(PHONE, "en");
  await guest.goto(page.url());
  await guest.getByRole("button", { name: "Take a seat" }).click();
  // The map shows the track of the Others and a rail of the Leagues; in a League phase their boards stand in its place.
  await page.locator(".ot-track, .lg-board").first().waitFor();
  await page.getByText("To the corruption track:").first().waitFor();
  await page.locator(".lg-board, .lg-rail").first().waitFor();
  expect(faults).toEqual([]);
});

test("an illegal set is refused by the server too, with the reason and the rule", async () => {
  const { page } = await house.visit(DESKTOP, "en");
  await page.getByRole("button", { name: "Create a table of Diktat" }).waitFor();
  const seats = ["me", { bot: "greedy" }, { bot: "greedy" }];
  const data = { game: "diktat", language: "en", seats, options: { eternalNight: true } };
  const answer = await page.request.post(new URL("/api/tables", page.url()).href, { data });
  expect([answer.status(), await answer.json()]).toEqual([
    422,
    { reason: "nightNeedsFour", rule: "DK-NIGHT-01", with: { players: 3 } },
  ]);
});

/** About a Cycle; whole games are played by `npm run keys`. */
const ANSWERS = 14;

test("a game with the Others and the Leagues is played on a phone", async () => {
  const { page, faults } = await house.visit(PHONE, "en");
  await page.getByRole("button", { name: "Create a table of Diktat" }).click();
  for (const name of ["others", "eternalNight", "leagues"]) await page.locator(`[data-option=${name}]`).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  const roll = dice(5);
  for (let answers = 0; answers < ANSWERS; answers++) expect(await playOne(page, roll)).toBe(true);
  expect(faults).toEqual([]);
});
