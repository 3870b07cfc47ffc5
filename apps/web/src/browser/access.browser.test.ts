import { table } from "@paravent/diktat/testing";
import { describe, expect, test } from "vitest";
import { violations } from "./axe.ts";
import { openHouse } from "./house.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { openStage } from "./stage.ts";
import { smallTargets, smallTexts } from "./too-small.ts";

const house = openHouse();
const stage = openStage();

const four = () =>
  table({
    ana: { cabal: "resistance", pp: 6, reserve: "2C 2G 2E", influence: { newTown: 1 } },
    bor: { cabal: "coordination", pp: 5, reserve: "2C 1E", row: ["jo1"] },
    cyr: { cabal: "polisec", pp: 5, reserve: "2C" },
    dua: { cabal: "syndicat", pp: 4, reserve: "1C" },
  })
    .track("vv1", "jo2")
    .pile("bor", "oldTown", "C E E")
    .pile("cyr", "karst", "C G");

describe.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])("on a %s", (_, size) => {
  // Our own policy keeps foreign code out; the checker needs a way in.

  test("axe finds nothing on the lobby, and no text is under 12 px", async () => {
    const { page } = await house.visit(size, "fr");
    await page.getByRole("button", { name: "Jouer à Diktat contre des bots" }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await smallTexts(page)).toEqual([]);
  });

  test("axe finds nothing on the table and the resolution, and no text is under 12 px", async () => {
    const [ana] = await stage.seat(four().turnOf("ana"), [{ size }], 4);
    const { page } = ana!;
    const isClean = async () => {
      expect(await violations(page)).toEqual([]);
      expect(await smallTexts(page)).toEqual([]);
      if (size === PHONE) expect(await smallTargets(page)).toEqual([]);
    };
    await page.locator("[data-ref=sendTeam]:visible").click();
    await page.locator("[data-agent=citizen]:visible").click();
    await isClean();
    await stage.next(ana!, four().pile("ana", "oldTown", "C C E").resolving("oldTown"), 4);
    await page.locator(".tb-stage, [data-stage]").filter({ visible: true }).first().waitFor();
    await isClean();
  });
});

test("a manoeuvre is played with the keyboard alone, and Esc takes a draft back", async () => {
  const [ana] = await stage.seat(four().turnOf("ana"), [{ size: DESKTOP }], 4);
  const { page } = ana!;
  await page.locator("[data-ref=sendTeam]:not([aria-disabled=true])").waitFor();

  const send = page.locator("[data-ref=sendTeam]");
  await page.keyboard.press("1");
  await expect.poll(() => send.getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.press("Escape");
  await expect.poll(() => send.getAttribute("aria-pressed")).toBe("false");
  await page.keyboard.press("1");

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
