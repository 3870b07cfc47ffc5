import { loadDiktat } from "@paravent/diktat/node";
import { table } from "@paravent/diktat/testing";
import { expect, test } from "vitest";
import { MOMENT_PHASES, MOMENTS } from "../games/diktat/settings/boundaries.ts";
import { asked, choose, commit, manoeuvre, touch } from "./hands.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { openStage } from "./stage.ts";

const stage = openStage();

test("the moments one can be asked at are those of the game", () => {
  const steps = [...loadDiktat().procedures.values()].flatMap((procedure) => [...procedure.steps.values()]);
  const boundaries = new Set(steps.map(({ boundary }) => boundary));
  for (const phase of MOMENT_PHASES) for (const at of MOMENTS[phase]) expect(boundaries, at).toContain(at);
});

test.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])(
  "on a %s one says where one wants to be stopped, once or every time, and asked about an element",
  async (_, size) => {
    const board = table({
      ana: { cabal: "resistance", pp: 9, reserve: "3C 2G", row: ["ka6"] },
      bor: { cabal: "coordination", reserve: "3C" },
    }).turnOf("ana");
    const [ana] = await stage.seat(board, [{ size, language: "en" }], 2);
    const { page, faults } = ana!;
    await touch(page, "[data-settings]");
    await touch(page, "[data-often=always]");
    await touch(page, ".tb-moments [data-moment=manoeuvreDone]");
    await page.locator("section .tb-moments [data-moment=manoeuvreDone][aria-pressed=true]").waitFor();

    await page.locator("select[data-policy='card:ka6']").selectOption("moments");
    await touch(page, "[data-moments='card:ka6'] [data-moment=turnStart]");
    await page.locator("[data-moments='card:ka6'] [data-moment=turnStart][aria-pressed=true]").waitFor();
    await page.locator("select[data-policy='card:ka6']").selectOption("usual");
    await page.locator("[data-moments='card:ka6']").waitFor({ state: "detached" });
    await page.keyboard.press("Escape");

    // Every time: the end of her own manoeuvre waits for her, and so does the end of the other's.
    await asked(page, /manoeuvre/);
    await manoeuvre(page, "extendInfluence");
    await choose(page, "nothing");
    for (let ends = 0; ends < 2; ends++) {
      await asked(page, /react/);
      await commit(page);
    }
    await asked(page, /manoeuvre/);
    expect(faults).toEqual([]);
  },
);
