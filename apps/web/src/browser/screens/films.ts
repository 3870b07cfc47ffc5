import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { DESKTOP, draw, PHONE } from "../player.ts";
import { Stage } from "../stage.ts";
import type { StagedId } from "../staged-game.ts";
import { settled } from "./camera.ts";
import { contactSheet, type Frame, record } from "./film.ts";
import { DCLIGHT_SCENES, DIKTAT_SCENES, type FilmScene } from "./film-scenes.ts";

const SCENES: readonly (readonly [StagedId, readonly FilmScene[]])[] = [
  ["diktat", DIKTAT_SCENES],
  ["dclight", DCLIGHT_SCENES],
];

/** One film on a desktop in English, one on a phone in French. */
const VERSIONS = [
  { size: DESKTOP, language: "en", columns: 4, name: "desktop" },
  { size: PHONE, language: "fr", columns: 8, name: "phone" },
] as const;

/** Films everything that is wanted; says what went wrong. */
export async function filmAll(folder: string, isWanted: (name: string) => boolean): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const wrong: string[] = [];
  for (const [game, scenes] of SCENES) {
    const wanted = scenes.filter(({ id }) => isWanted(id));
    if (wanted.length === 0) continue;
    const stage = new Stage(game);
    await stage.open();
    for (const scene of wanted)
      for (const version of VERSIONS) {
        const name = `${scene.id}-${version.name}`;
        const found = await filmOne(stage, scene, version, join(folder, `${name}.webp`)).catch((fault) => [
          String(fault),
        ]);
        wrong.push(...found.map((fault) => `${name}: ${fault}`));
        console.log(`${name}${found.length > 0 ? " FAILED" : ""}`);
        await stage.empty();
      }
    await stage.close();
  }
  return wrong;
}

async function filmOne(
  stage: Stage,
  scene: FilmScene,
  { size, language, columns }: (typeof VERSIONS)[number],
  file: string,
): Promise<string[]> {
  const { people = 1, seats = 2 } = scene;
  const moving = { reducedMotion: "no-preference" } as const;
  const visitors = Array.from({ length: people }, (_, at) =>
    at === 0 ? { size, language, more: moving } : { size: DESKTOP, language },
  );
  const players = await stage.seat(scene.position(), visitors, Math.max(seats, people));
  const pages = players.map(({ page }) => page) as [Page, ...Page[]];
  const [page] = pages;
  await scene.reach?.(pages);
  await draw(page);
  await page.evaluate(() => localStorage.setItem("paravent.pace", "normal"));
  await page.reload();
  await page.locator(".bar").first().waitFor();
  await scene.draft?.(page);
  await settled(page);
  const frames: Frame[] = await record(page, scene.seconds, () => scene.act(pages));
  writeFileSync(file, await contactSheet(page, frames, columns, size));
  return players.flatMap(({ faults }) => faults);
}
