import { afterEach, beforeEach, expect, it } from "vitest";
import type { Store } from "../store/store.ts";
import { guest, Rig } from "../testing/rig.ts";
import { addVacation, endVacation, vacationsOf } from "./vacations.ts";

const NOW = Date.UTC(2026, 10, 17, 15);

let rig: Rig;
let store: Store;
beforeEach(async () => {
  rig = new Rig();
  ({ store } = await rig.tables());
  await guest(store, "anna");
});
afterEach(() => rig.remove());

const add = (from: string, until: string) => addVacation(store, "anna", { from, until }, NOW);

it("notes days off from today on, thirty in a year, and none twice", async () => {
  expect(await add("2026-11-16", "2026-11-20")).toBe("past");
  expect(await add("2026-11-20", "2026-11-19")).toBe("backwards");
  expect(await add("2026-13-40", "2026-11-19")).toBe("backwards");
  expect(await add("2026-11-17", "2026-11-26")).toBeNull();
  expect(await add("2026-11-26", "2026-11-30")).toBe("overlaps");
  expect(await vacationsOf(store, "anna", NOW)).toEqual({
    days: [{ from: "2026-11-17", until: "2026-11-26" }],
    budget: 30,
    left: 20,
  });
  // Twenty days of this year and thirty of the next.
  expect(await add("2026-12-11", "2027-01-30")).toBe("tooLong");
  expect(await add("2026-12-12", "2027-01-30")).toBeNull();
  expect(await add("2027-02-01", "2027-02-01")).toBe("tooLong");
  expect(await add("2028-02-01", "2028-02-01")).toBe("tooLong");
});

it("those to come are forgotten, those that have begun end with today and count", async () => {
  await add("2026-11-17", "2026-11-26");
  await add("2026-12-01", "2026-12-02");
  await endVacation(store, "anna", "2026-12-01", NOW);
  await endVacation(store, "anna", "2026-11-17", NOW);
  await endVacation(store, "anna", "2026-01-01", NOW);
  const { days, left } = await vacationsOf(store, "anna", NOW);
  expect([days, left]).toEqual([[{ from: "2026-11-17", until: "2026-11-17" }], 29]);
});
