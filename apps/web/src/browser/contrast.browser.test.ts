import { table as dclight, type PlayerSetup } from "@paravent/dclight/testing";
import { table as diktat } from "@paravent/diktat/testing";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { captions } from "./contrast.ts";
import { DICE } from "./dclight-positions.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { openStage } from "./stage.ts";

/** Every caption over the scene stands out as far as it should; there are so many at least. */
async function checkCaptions(page: Page, many: number): Promise<void> {
  await page.locator("[data-scene]").waitFor();
  const all = await captions(page, "[data-scene]");
  expect(all.length).toBeGreaterThan(many);
  expect(all.filter(({ ratio, least }) => ratio < least)).toEqual([]);
}

describe.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])("on a %s, captions over drawings are read easily", (_, size) => {
  const prague = openStage();
  test("on the map of Prague", async () => {
    const position = diktat({
      ana: { cabal: "resistance", pp: 7, reserve: "3C 2G 2E", influence: { newTown: 1, karst: 2 } },
      bor: { cabal: "coordination", pp: 5, reserve: "3C 2E", row: ["jo1"] },
    })
      .track("jo2", "vv1")
      .pile("bor", "oldTown", "C C G")
      .turnOf("ana");
    const [ana] = await prague.seat(position, [{ size }], 2);
    await checkCaptions(ana!.page, 10);
  });

  const greece = openStage("dclight");
  const city: PlayerSetup = { tracks: "G5 M4 P6 Mil7 Civ5 Rel3 Mor4 Cre2", ages: "2/1/1", order: "Mil Civ Rel" };
  test.each([
    ["the dice", () => dclight({ A: city, B: city }).turn(6).god("Zeus").dice(DICE).secondary()],
    [
      "a creature",
      () => dclight({ A: city, B: city }).turn(6).front("A", "Hydra").rolls("Creature Gold Morale").offerings(),
    ],
  ] as const)("over %s of DCLight", async (_is, position) => {
    const [ada] = await greece.seat(position(), [{ size }], 2);
    await checkCaptions(ada!.page, 2);
  });
});
