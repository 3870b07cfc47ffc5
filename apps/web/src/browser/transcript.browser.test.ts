import { table as dclight } from "@paravent/dclight/testing";
import { table as diktat } from "@paravent/diktat/testing";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { answerOne, mouse } from "./dclight-player.ts";
import { dice, playOne } from "./driver.ts";
import { commit, touch } from "./hands.ts";
import { listen } from "./listening.ts";
import { DESKTOP } from "./player.ts";
import { openStage, type Stage } from "./stage.ts";
import type { Staged } from "./staged-game.ts";

/** Sentences as people write them: whole, without names of the program and without gaps that nothing filled. */
function checkTold(heard: readonly string[]): void {
  expect(heard.length).toBeGreaterThan(5);
  for (const text of heard) {
    expect(text, "it ends as a sentence does").toMatch(/[.!?…»”)]\u200b?$/);
    expect(text, "it has no name of the program in it").not.toMatch(/undefined|null|NaN|\b[a-z]+:[a-z0-9]|[a-z][A-Z]/);
    expect(text, "it has no gap").not.toMatch(/ {2}| [.,]|\(\)|^[^\p{L}\p{N}«“]/u);
  }
  const twice = heard.filter((text, at) => text.replace("\u200b", "") === heard[at + 1]?.replace("\u200b", ""));
  expect(twice, "nothing is said twice").toEqual([]);
}

async function sit(stage: Stage, position: Staged, language: "fr" | "en", seats: number): Promise<Page> {
  const [player] = await stage.seat(position, [{ size: DESKTOP, language, name: "Ada" }], seats);
  return player!.page;
}

describe("a screen reader's transcript", () => {
  const forDiktat = openStage();
  test("of a turn of Diktat reads like a story, in French", async () => {
    const position = diktat({
      ana: { cabal: "resistance", pp: 7, reserve: "3C 2G 2E", spyTokens: 1 },
      bor: { cabal: "coordination", pp: 5, reserve: "3C 2E" },
      cyr: { cabal: "polisec", pp: 4, reserve: "2C 1E" },
    })
      .track("jo2")
      .pile("bor", "oldTown", "C C G E C")
      .turnOf("ana");
    const page = await sit(forDiktat, position, "fr", 3);
    const heard = await listen(page, "quick");
    await touch(page, "[data-ref=sendTeam]:visible");
    for (const agent of ["guard", "emissary"]) await touch(page, `[data-agent=${agent}]:visible`);
    await touch(page, "[data-sector=karst]");
    await commit(page);
    const roll = dice(61);
    for (let answers = 0; answers < 3; answers++) await playOne(page, roll);
    await page.locator(".bar[data-tone=mine]").waitFor();
    const story = await heard();
    checkTold(story);
  });

  test("explains a question once: not again when what was read beforehand is asked", async () => {
    const position = diktat({
      ana: { cabal: "resistance", pp: 7, reserve: "3C 2G" },
      bor: { cabal: "coordination", pp: 5, reserve: "3C" },
    }).turnOf("ana");
    const page = await sit(forDiktat, position, "en", 2);
    const heard = await listen(page, "quick");
    await touch(page, "[data-ref=extendInfluence]:visible");
    await commit(page);
    const asked = async () => (await heard()).filter((text) => text.includes("Extend influence: discard"));
    await expect.poll(async () => (await asked()).length).toBe(2);
    expect((await asked()).filter((text) => text.includes("everybody will see which"))).toHaveLength(1);
  });

  const forDclight = openStage("dclight");
  test("of a turn of DCLight reads like a story, in English", async () => {
    const city = { tracks: "G5 M4 P3 Mil6 Civ5 Rel4 Mor2 Cre3", ages: "2/1/1", hand: ["Temple", "Raid"] };
    const rival = {
      tracks: "G7 M6 P6 Mil3 Civ4 Rel6 Mor3 Cre5",
      ages: "1/1/2",
      buildings: ["Theatre"],
      hand: ["Agora"],
    };
    const position = dclight({ A: city, B: rival, C: rival }).common(8).turn(4).production();
    const page = await sit(forDclight, position, "en", 3);
    const heard = await listen(page, "quick");
    const roll = dice(62);
    for (let answers = 0; answers < 4; answers++) await answerOne(page, mouse, roll);
    await page.locator(".bar[data-tone=mine]").waitFor();
    const story = await heard();
    checkTold(story);
  });
});
