import { expect, test } from "vitest";
import { openOwnHouse } from "./house.ts";
import { DESKTOP, PHONE } from "./player.ts";

const house = openOwnHouse();

const file = (name: string, text: string) => ({ name, mimeType: "text/yaml", buffer: Buffer.from(text) });
const HEAD = file("pack.yaml", "schema: diktat-content/1\nname: {fr: Ma boîte, en: My box}\nextends: base\n");
const card = (darkness: string) =>
  file(
    "opportunities.yaml",
    `opportunities:
- id: co6
  name: {fr: Carte imprimée, en: Printed Card}
  sector: combinat
  type: gain
  darkness: ${darkness}
  affinities: []
  others_attack: false
  text: {fr: "Gain : 3 PP.", en: "Gain: 3 PP."}
  effects: [{kind: gain, do: [{op: gain, res: pp, n: 3}]}]
  source: rulebook
`,
  );

test("a host plays with a pack of their own, and hears in their language what is wrong with it", async () => {
  const { page, faults } = await house.visit(DESKTOP, "fr");
  await page.getByRole("button", { name: "Créer une table de Diktat" }).click();
  const base = page.getByRole("button", { name: "Boîte de base" });
  await base.waitFor();
  await expect.poll(() => base.getAttribute("aria-pressed")).toBe("true");

  await page.locator(".create input[type=file]").setInputFiles([HEAD, card("beaucoup")]);
  const alert = page.locator(".create [role=alert]");
  await alert.waitFor();
  expect((await alert.textContent())?.replaceAll("\u00a0", " ")).toBe(
    "Ce paquet est refusé. opportunities.yaml : co6 (opportunities.0.darkness) : est un texte ; attendu : un nombre",
  );
  await expect.poll(() => base.getAttribute("aria-pressed")).toBe("true");

  await page.locator(".create input[type=file]").setInputFiles([HEAD, card("2")]);
  const own = page.getByRole("button", { name: "Ma boîte" });
  await own.waitFor();
  await expect.poll(() => own.getAttribute("aria-pressed")).toBe("true");
  await expect.poll(() => alert.count()).toBe(0);

  await page.getByRole("button", { name: "2", exact: true }).click();
  await page.getByRole("button", { name: "Inviter un joueur" }).click();
  await page.getByRole("button", { name: "Ouvrir la table et inviter" }).click();
  await page.getByText("Cartes : Ma boîte").waitFor();
  const link = await page.locator("#invite").inputValue();

  // The pack is the table's, whatever becomes of the process that took it.
  await house.kill();
  await house.restart();
  const guest = await house.visit(PHONE, "en");
  await guest.page.locator(".open-facts", { hasText: "My box" }).waitFor();
  await guest.page.goto(link);
  await guest.page.getByText("Cards: My box").waitFor();
  await guest.page.getByRole("button", { name: "Take a seat" }).click();
  await guest.page.locator(".bar").first().waitFor();
  expect(guest.faults).toEqual([]);
  // The refused pack and the killed server are the only things the host's browser complained of.
  expect(faults.filter((fault) => !/422|WebSocket|ERR_|Failed to load/.test(fault))).toEqual([]);
});
