import { table } from "@paravent/diktat/testing";
import { expect, test } from "vitest";
import { covered, runningOut } from "./covered.ts";
import { touch } from "./hands.ts";
import { DESKTOP, PHONE, resized } from "./player.ts";
import { openStage } from "./stage.ts";

const stage = openStage();

const two = () =>
  table({ ana: { cabal: "resistance", pp: 9, reserve: "3C 2G 2E" }, bor: { cabal: "coordination", pp: 5 } })
    .revolts("oldTown")
    .track("vv1");

test("the placard of a sector tells what its card does and that a Revolt is there", async () => {
  const [ana] = await stage.seat(two().turnOf("ana"), [{ size: DESKTOP, language: "en" }], 2);
  const { page } = ana!;
  await touch(page, "[data-sector=oldTown]");
  const placard = page.locator(".tb-inspector");
  expect(await placard.getByText("Revolt token").count()).toBe(1);
  expect((await placard.locator("em").first().textContent())?.length).toBeGreaterThan(10);
  await placard.getByRole("button").click();
  await page.getByText("2 Influence markers, Revolt token").waitFor();
});

test("that a conquest would bring nothing is said before a team is sent", async () => {
  const bare = table({
    ana: { cabal: "resistance", pp: 9, reserve: "3C", influence: { newTown: 2 } },
    bor: { cabal: "coordination", pp: 5 },
  });
  const [ana] = await stage.seat(bare.turnOf("ana"), [{ size: DESKTOP, language: "en" }], 2);
  const { page } = ana!;
  await touch(page, "[data-ref=sendTeam]:visible");
  await touch(page, "[data-sector=newTown]");
  await page.locator(".tb-inspector").getByText("Nothing to take here for now").waitFor();
  await resized(page, PHONE);
  await page.locator(".tb-inspector-strip").getByText("Nothing to take here for now").waitFor();
});

test.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
] as const)("the talk lies neither on the bar nor on the commit button, on a %s", async (_, size) => {
  const [ana] = await stage.seat(two().turnOf("ana"), [{ size }, { size: DESKTOP }]);
  const { page } = ana!;
  await touch(page, "[data-talk]");
  await page.locator(".talk form input").waitFor();
  expect(await covered(page, ".bar, [data-commit]", ".talk")).toEqual([]);
  if (size !== DESKTOP) {
    // Even on the smallest phone one can write without scrolling.
    await page.setViewportSize({ width: 360, height: 640 });
    await expect.poll(() => runningOut(page, ".talk > form > input", ".talk")).toEqual([]);
    return;
  }
  // Beside an offer it opens on the other side.
  await touch(page, "[data-politics]");
  await page.locator(".tb-politics").waitFor();
  expect(await covered(page, ".tb-politics", ".talk")).toEqual([]);
});
