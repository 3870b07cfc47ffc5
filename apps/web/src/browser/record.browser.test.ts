import { Rng } from "@paravent/kernel";
import { expect, test } from "vitest";
import { Browser } from "../../../server/src/testing/browser.ts";
import { playSome } from "../../../server/src/testing/releases/play-some.ts";
import { violations } from "./axe.ts";
import { openHouse } from "./house.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { smallTargets, smallTexts } from "./too-small.ts";

const house = openHouse();
const PASSWORD = "seven grey geese fly";

test("games between people are rated; one finds them again by filters, with numbers and their doubt, and among the best", async () => {
  const { page, faults } = await house.visit(DESKTOP, "fr");
  const { origin } = new URL(page.url());
  const people = await Promise.all(
    ["Milena", "Ondra"].map(async (name) => {
      const browser = new Browser(origin);
      await browser.signIn(name);
      await browser.fetch("/api/account", { name, password: PASSWORD });
      return browser;
    }),
  );
  for (let n = 0; n < 3; n++) {
    const terms = { talk: "rules", rated: true };
    const wish = { game: "dclight", language: "fr", name: `Table ${n}`, seats: ["me", "open"], terms };
    const { id } = await (await people[0]!.fetch("/api/tables", wish)).json();
    await people[1]!.fetch(`/api/tables/${id}/join`, {});
    await Promise.all(people.map((each, seat) => playSome(each, id, 10_000, Rng.from(`${n} ${seat}`))));
  }

  await page.request.post(`${origin}/api/account/sign-in`, { data: { name: "Milena", password: PASSWORD } });
  await page.goto(`${origin}/account`);
  await page.locator(".acc-history li").nth(2).waitFor();
  await page.getByText("3 parties classées").waitFor();
  await page.getByText(/à \d$/).waitFor();
  // Each says what it did to the rating, and what the other was at the table.
  await expect.poll(() => page.locator(".acc-ended small", { hasText: /^[+-−]\d+ · / }).count()).toBe(3);
  await expect.poll(() => page.locator(".acc-others .dc-shield").count()).toBe(3);
  // Rounds are called what the game calls them.
  await expect.poll(() => page.locator(".acc-history li", { hasText: /DCLight, .* \d+ tours/ }).count()).toBe(3);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("Adversaire").fill("nobody");
  await page.getByText("Aucune partie ne correspond").waitFor();

  const other = await house.visit(PHONE, "en");
  await other.page.goto(`${origin}/leaders`);
  await other.page.getByRole("button", { name: "DCLight" }).click();
  await other.page.getByRole("row", { name: /Ondra/ }).waitFor();
  expect(await violations(other.page)).toEqual([]);
  expect(await smallTexts(other.page)).toEqual([]);
  expect(await smallTargets(other.page)).toEqual([]);
  expect([...faults, ...other.faults]).toEqual([]);
});
