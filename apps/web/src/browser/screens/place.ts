import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { findChromium } from "../../../../../scripts/lib/chromium.ts";
import { violations } from "../axe.ts";
import { DESKTOP, newPlayer, openChromium } from "../player.ts";
import { photograph, type Size, settled } from "./camera.ts";
import { Club } from "./club.ts";
import { PLACE_SCENES, type PlaceScene } from "./place-scenes.ts";

interface Wish {
  readonly folder: string;
  readonly sizes: readonly Size[];
  readonly languages: readonly ("fr" | "en")[];
  readonly axe: boolean;
  isWanted(name: string): boolean;
}

/** Photographs the place around the tables; says what went wrong. */
export async function photographPlace(wish: Wish): Promise<string[]> {
  const wanted = PLACE_SCENES.filter(({ id }) => wish.isWanted(`place-${id}`));
  if (wanted.length === 0) return [];
  mkdirSync(wish.folder, { recursive: true });
  const club = new Club();
  await club.open();
  const browser = await openChromium(findChromium()!);
  const wrong: string[] = [];
  for (const [n, scene] of wanted.entries()) {
    const more = { bypassCSP: true };
    const { page, faults } = await newPlayer(browser, club.address, DESKTOP, "fr", more);
    await page.context().addCookies([club.cookieOf(scene.who)]);
    const found = await photographOne(page, scene, club, wish).catch((fault) => [String(fault)]);
    found.push(...faults.filter((fault) => !scene.refused || !fault.includes("403")));
    wrong.push(...found.map((fault) => `place-${scene.id}: ${fault}`));
    console.log(`${n + 1}/${wanted.length} place-${scene.id}${found.length > 0 ? " FAILED" : ""}`);
    await page.context().close();
  }
  await browser.close();
  await club.close();
  return wrong;
}

async function photographOne(page: Page, scene: PlaceScene, club: Club, wish: Wish): Promise<string[]> {
  const found: string[] = [];
  for (const language of wish.languages)
    for (const size of wish.sizes) {
      await page.setViewportSize(size);
      await page.goto(`${club.address}/icon.svg`);
      await page.evaluate((chosen) => localStorage.setItem("paravent.language", chosen), language);
      await page.goto(club.address + scene.path(club));
      await page.locator(scene.shows).first().waitFor();
      await scene.reach?.(page);
      await settled(page);
      if (scene.at)
        await page
          .locator(scene.at)
          .first()
          .evaluate((thing) => thing.scrollIntoView({ block: "start" }));
      writeFileSync(join(wish.folder, `${scene.id}-${language}-${size.width}.webp`), await photograph(page, size));
      if (wish.axe) found.push(...(await violations(page)).map((one) => `${size.width} ${language}: ${one}`));
    }
  return found;
}
