import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ensureLab } from "../../../../scripts/lib/client.ts";
import { violations } from "../../../web/src/browser/axe.ts";
import { theChromium } from "../../../web/src/browser/the-chromium.ts";
import { makeApp } from "../http/app.ts";
import { PackFolder } from "../packs/pack-folder.ts";
import { companyFor } from "../queue/players.ts";
import { Viewer } from "../replay/viewer.ts";
import { Shelf } from "../runs/shelf.ts";

const folder = mkdtempSync(join(tmpdir(), "paravent-lab-"));
const packs = new PackFolder(join(folder, "packs"));
const shelf = new Shelf(join(folder, "runs"), await companyFor("", 1));
let app: Awaited<ReturnType<typeof makeApp>>;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  if ((await ensureLab()) !== 0) throw new Error("the pages of the lab cannot be built");
  const pages = fileURLToPath(new URL("../../dist", import.meta.url));
  app = await makeApp({ shelf, people: null, packs, viewer: new Viewer(), pages });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const browser = await theChromium();
  page = await browser.newPage({ baseURL: address, locale: "en", viewport: { width: 1440, height: 900 } });
  page.on("pageerror", ({ message }) => faults.push(message));
});
afterAll(async () => {
  await page.close();
  await app.close();
  await shelf.close();
  rmSync(folder, { recursive: true });
});

it("plays what a designer wishes for, changes a card, keeps it as a pack and prints it", async () => {
  await page.goto("/");
  await page.getByRole("button", { name: "DCLight" }).click();
  await page.getByRole("checkbox", { name: "Greedy" }).check();
  await page.getByRole("checkbox", { name: "Casual" }).uncheck();
  await page.getByRole("checkbox", { name: "At tables of every size" }).check();
  await page.getByLabel("Deals", { exact: true }).fill("10");
  await page.getByRole("button", { name: "Play 10 deals" }).click();
  await page.getByText("30 games of 30").waitFor();
  const sizes = page.getByRole("table").filter({ has: page.getByRole("columnheader", { name: "3 players" }) });
  expect(
    await sizes
      .getByRole("row", { name: /^Civil/ })
      .getByRole("cell")
      .count(),
  ).toBe(3);
  await page.getByRole("button", { name: "2 players" }).click();
  await page.getByRole("img", { name: /Civil \d/ }).waitFor();
  expect(await page.getByRole("heading", { name: "Games far from the others" }).count()).toBe(1);
  expect(await violations(page)).toEqual([]);

  await page.getByRole("link", { name: "Packs" }).click();
  await page.getByLabel("Card, side, sector, numbers").selectOption({ label: "Alliance: Coordination" });
  await page.getByLabel("Effect · Action · Number", { exact: true }).fill("20");
  await page.getByText("gagner 20 PP").waitFor();
  await page.getByRole("spinbutton", { name: "Darkness" }).fill("-1");
  await page.getByRole("alert").getByText("opportunities.yaml · nv1 · opportunities.0.darkness").waitFor();
  await page.getByRole("spinbutton", { name: "Darkness" }).fill("1");
  expect(await violations(page)).toEqual([]);
  // A draft outlives a look at the reports.
  await page.getByRole("link", { name: "Simulations" }).click();
  await page.getByRole("link", { name: "Packs", exact: true }).click();
  await page.getByText("gagner 20 PP").waitFor();
  await page.getByLabel("Name of the new pack").fill("Généreux");
  await page.getByRole("button", { name: "Keep" }).click();
  await page.getByText("Nothing is changed yet.").waitFor();
  expect(packs.files("diktat", "genereux")["opportunities.yaml"]).toContain("{op: gain, res: pp, n: 20}");

  await page.getByRole("link", { name: "Print" }).click();
  // What was opened last is what is printed.
  await page.getByText("to gain 20 PP").first().waitFor();
  expect(await page.locator(".lab-sheet-card > article").count()).toBeGreaterThan(100);

  // Of two packs each part of the report shows one beside the other, or says which it shows.
  await page.getByRole("link", { name: "Simulations" }).click();
  await page.getByRole("button", { name: "Diktat" }).click();
  await page.getByRole("checkbox", { name: "Greedy" }).check();
  await page.getByRole("checkbox", { name: "Casual" }).uncheck();
  await page.getByLabel("Pack B").selectOption({ label: "Généreux" });
  await page.getByLabel("Deals", { exact: true }).fill("100");
  await page.getByRole("button", { name: "Play 100 deals" }).click();
  await page.getByText("200 games of 200").waitFor();
  const worth = page.locator("section", { has: page.getByRole("heading", { name: "What things are worth" }) });
  await worth.getByRole("button", { name: "B", exact: true, pressed: true }).waitFor();
  // Which Cabals won is the same in both: they play the same deals. What the cards were worth is not.
  await worth.getByRole("button", { name: "Opportunity cards", exact: true }).click();
  const rows = () => worth.locator(".lab-worth-row").allTextContents();
  const ofB = await rows();
  expect(ofB.length).toBeGreaterThan(50);
  await worth.getByRole("button", { name: "A", exact: true }).click();
  const ofA = page.getByRole("button", { name: "A", exact: true, pressed: true });
  await expect.poll(() => ofA.count()).toBeGreaterThan(3);
  await expect.poll(rows).not.toEqual(ofB);
  expect(await violations(page)).toEqual([]);
  expect(faults).toEqual([]);
});
