import { describe, expect, test } from "vitest";
import { violations } from "./axe.ts";
import { dice, playUntil } from "./driver.ts";
import { openHouse } from "./house.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { smallTargets, smallTexts } from "./too-small.ts";

const house = openHouse();

describe.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])("on a %s", (_, size) => {
  test("axe finds nothing on the lobby, the table and the resolution, and no text is under 12 px", async () => {
    // Our own policy keeps foreign code out; the checker needs a way in.
    const { page } = await house.visit(size, "fr", { bypassCSP: true });
    await page.getByRole("button", { name: "Jouer à Diktat contre des bots" }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await smallTexts(page)).toEqual([]);

    await page.getByRole("button", { name: "Jouer à Diktat contre des bots" }).click();
    await playUntil(page, "[data-ref=sendTeam]:not([aria-disabled=true])", dice(31));
    await page.locator("[data-ref=sendTeam]:visible").click();
    await page.locator("[data-agent=citizen]:visible").click();
    expect(await violations(page)).toEqual([]);
    expect(await smallTexts(page)).toEqual([]);

    if (size === PHONE) expect(await smallTargets(page)).toEqual([]);

    await playUntil(page, ".tb-stage", dice(32));
    expect(await violations(page)).toEqual([]);
    expect(await smallTexts(page)).toEqual([]);
    if (size === PHONE) expect(await smallTargets(page)).toEqual([]);
  });
});

test("a manoeuvre is played with the keyboard alone, and Esc takes a draft back", async () => {
  const { page } = await house.visit(DESKTOP, "fr");
  await page.getByRole("button", { name: "Jouer à Diktat contre des bots" }).focus();
  await page.keyboard.press("Enter");
  await playUntil(page, "[data-ref=sendTeam]:not([aria-disabled=true])", dice(33));

  const send = page.locator("[data-ref=sendTeam]");
  await page.keyboard.press("1");
  await expect.poll(() => send.getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.press("Escape");
  await expect.poll(() => send.getAttribute("aria-pressed")).toBe("false");
  await page.keyboard.press("1");

  // On the way here an Agent may have been touched already: a team can be prepared at any time.
  const clear = page.locator(".tb-team-clear");
  if ((await clear.count()) > 0) await clear.press("Enter");
  await page.locator(".tb-add").focus();
  for (const key of ["c", "g", "e", "Backspace"]) await page.keyboard.press(key);
  await expect.poll(() => page.locator("[data-piece]").count()).toBe(2);

  await page.locator("[data-sector][tabindex='0']").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const commit = page.locator("[data-commit]");
  await expect.poll(() => commit.textContent()).toMatch(/^Envoyer 2 pions /);
  await commit.focus();
  await page.keyboard.press("Enter");
  await page.locator(".tb-log").getByText("envoyez 2 pions").waitFor();
});

test("what is closed says why, with its rule", async () => {
  const { page } = await house.visit(DESKTOP, "fr");
  await page.getByRole("button", { name: "Jouer à Diktat contre des bots" }).click();
  await page.locator(".bar[data-tone=mine]").waitFor();
  const affinity = page.getByRole("button", { name: "Placer une Affinité" });
  await expect.poll(() => affinity.getAttribute("aria-disabled")).toBe("true");
  await affinity.click({ force: true });
  const reason = page.locator(".bar-quiet");
  await expect.poll(() => reason.textContent()).toContain("Aucun symbole libre");
  await reason.getByRole("link").click();
  await page.locator("#DK-AFF-02").waitFor();
});
