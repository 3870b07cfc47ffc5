import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { dice, playOne, sendCoachAway, sentence } from "./driver.ts";
import { openOwnHouse } from "./house.ts";
import { DESKTOP } from "./player.ts";

const house = openOwnHouse();

const myTurn = (page: Page) => page.locator(".bar[data-tone=mine]").waitFor();
const journal = (page: Page) => page.locator(".tb-log li[class]").allTextContents();

test("a reload and a killed server lose nothing, and the table goes on by itself", async () => {
  const roll = dice(21);
  const { page, faults } = await house.visit(DESKTOP, "fr");
  await page.getByRole("button", { name: "Première partie de Diktat" }).click();
  await sendCoachAway(page);
  for (let answers = 0; answers < 6; answers++) await playOne(page, roll);

  await myTurn(page);
  const [asked, told] = [await sentence(page), await journal(page)];
  await page.reload();
  await myTurn(page);
  await expect.poll(() => sentence(page)).toBe(asked);
  await expect.poll(() => journal(page)).toEqual(told);
  for (let answers = 0; answers < 3; answers++) await playOne(page, roll);
  expect(faults).toEqual([]);

  await myTurn(page);
  const before = await journal(page);
  await house.kill();
  await page.locator(".bar[data-tone=line]").waitFor();
  await expect.poll(() => sentence(page)).toContain("Connexion perdue");

  await house.restart();
  await myTurn(page);
  await expect.poll(async () => (await journal(page)).slice(0, before.length)).toEqual(before);
  for (let answers = 0; answers < 4; answers++) await playOne(page, roll);

  // Killed in the very moment of an answer: either it was taken, or the client sends it again.
  await playOne(page, roll);
  await house.kill();
  await house.restart();
  for (let answers = 0; answers < 4; answers++) if (!(await playOne(page, roll))) break;
});

test("two people meet at a table by its link", async () => {
  const host = await house.visit(DESKTOP, "fr");
  await host.page.getByRole("button", { name: "Créer une table de Diktat" }).click();
  await host.page.getByRole("button", { name: "2", exact: true }).click();
  await host.page.getByRole("button", { name: "Inviter un joueur" }).click();
  await host.page.getByRole("button", { name: "Ouvrir la table et inviter" }).click();
  const link = await host.page.getByLabel("Lien d’invitation").inputValue();

  const friend = await house.visit(DESKTOP, "en");
  await friend.page.getByRole("button", { name: /^Join/ }).waitFor();
  await friend.page.goto(link);
  await friend.page.getByRole("button", { name: "Take a seat" }).click();
  await friend.page.locator(".tb-scene").waitFor();
  await host.page.locator(".tb-scene").waitFor();
  expect([...host.faults, ...friend.faults]).toEqual([]);
});
