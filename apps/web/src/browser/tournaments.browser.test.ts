import { Rng } from "@paravent/kernel";
import { expect, test } from "vitest";
import { Browser } from "../../../server/src/testing/browser.ts";
import { playSome } from "../../../server/src/testing/releases/play-some.ts";
import { violations } from "./axe.ts";
import { openHouse } from "./house.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { smallTargets, smallTexts } from "./too-small.ts";

const house = openHouse();

test("somebody makes a tournament, people join by its link, and the same deal stays closed until the last table is over", async () => {
  const olga = await house.visit(DESKTOP, "fr");
  const { page } = olga;
  const { origin } = new URL(page.url());
  await page.getByRole("link", { name: "Tournois" }).click();
  await page.getByRole("button", { name: "Créer un tournoi" }).click();
  await page.getByLabel("Nom").fill("Coupe de Prague");
  const sheet = page.locator(".create");
  await sheet.getByRole("button", { name: "DCLight" }).click();
  await sheet.getByRole("group", { name: "Par table" }).getByRole("button", { name: "2" }).click();
  await sheet.getByRole("group", { name: "Rondes" }).getByRole("button", { name: "1" }).click();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Ouvrir les inscriptions" }).click();
  const link = await page.getByLabel("Lien d’inscription").inputValue();
  const id = link.split("/").at(-1)!;

  const phone = await house.visit(PHONE, "en");
  await phone.page.goto(link);
  await phone.page.getByRole("button", { name: "Join", exact: true }).click();
  const others = ["Ada", "Bea", "Cleo"].map((name) => ({ name, browser: new Browser(origin) }));
  for (const { name, browser } of others) {
    await browser.signIn(name);
    await browser.fetch(`/api/tournaments/${id}/join`, {});
  }
  await page.getByRole("button", { name: "Commencer la première ronde" }).click();
  await page.getByRole("listitem").filter({ hasText: "Table 2" }).waitFor();
  await page.getByText("rien ne s’ouvre avant la fin de la dernière").waitFor();
  expect(await page.getByRole("link", { name: "Regarder" }).count()).toBe(0);

  // Who organises and does not sit there is not let in; who plays is warned where they talk.
  const { played } = await (await page.request.get(`${origin}/api/tournaments/${id}`)).json();
  await page.goto(`${origin}/table/${played[0].boards[0].table}`);
  await page.getByRole("heading", { name: "Encore fermée" }).waitFor();
  await phone.page.reload();
  await phone.page.getByRole("link", { name: "Go to my table" }).first().click();
  await phone.page.getByRole("button", { name: "Chat" }).first().click();
  await phone.page.getByText("say nothing of it elsewhere").waitFor();

  // One of the tables has people alone who answer here; there the game ends.
  await phone.page.goto(link);
  for (const { table } of played[0].boards) {
    const seated = [];
    for (const { browser } of others) if ((await browser.fetch(`/api/tables/${table}`)).ok) seated.push(browser);
    if (seated.length < 2) continue;
    await Promise.all(seated.map((browser, n) => playSome(browser, table, 10_000, Rng.from(`${n}`))));
  }
  await phone.page.getByText("finished", { exact: true }).waitFor();
  expect(await phone.page.getByRole("link", { name: "Replay" }).count()).toBe(0);
  expect(await violations(phone.page)).toEqual([]);
  expect(await smallTexts(phone.page)).toEqual([]);
  expect(await smallTargets(phone.page)).toEqual([]);
  expect([...olga.faults, ...phone.faults]).toEqual([]);
});
