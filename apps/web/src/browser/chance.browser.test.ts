import type { Chance, TableSummary } from "@paravent/protocol";
import { expect, test } from "vitest";
import { violations } from "./axe.ts";
import { openHouse } from "./house.ts";
import { PHONE } from "./player.ts";

const house = openHouse();

test("whoever looks at a game that is over has every draw of it checked in their browser, and is told of one that is false", async () => {
  const { page, faults } = await house.visit(PHONE, "en");
  const at = (path: string) => new URL(path, page.url()).href;
  const data = { game: "dclight", language: "en", seats: [{ bot: "random" }, { bot: "random" }] };
  const { id } = (await (await page.request.post(at("/api/tables"), { data })).json()) as TableSummary;
  const status = async () => ((await (await page.request.get(at(`/api/tables/${id}`))).json()) as TableSummary).status;
  await expect.poll(status, { timeout: 120_000 }).toBe("over");
  const chance = (await (await page.request.get(at(`/api/tables/${id}/chance`))).json()) as Chance;
  const draws = chance.drawn.reduce((sum, drawn) => sum + drawn.draws.length, 0);
  expect(draws).toBeGreaterThan(10);

  await page.goto(at(`/replay/${id}`));
  await page.getByRole("button", { name: "Show the result" }).click();
  const check = page.locator("[data-fair]");
  await check.click();
  const found = page.locator("dialog.fair [role=status]");
  await expect.poll(() => found.textContent()).toMatch(new RegExp(`^${draws} draws .*as they should be`));
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");

  // The same game, with one die that fell otherwise than the secret says.
  const [of, is] = chance.drawn[0]!.draws[0]!;
  const forged = structuredClone(chance) as { drawn: { draws: [number, number][] }[] };
  forged.drawn[0]!.draws[0] = [of, (is + 1) % of];
  await page.route("**/chance", (route) => route.fulfill({ json: forged }));
  await check.click();
  await expect.poll(() => found.textContent()).toBe("Some draws are not what this secret gives.");
  expect(faults).toEqual([]);
});
