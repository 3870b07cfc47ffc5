import { loadDiktat } from "@paravent/diktat/node";
import { expect, test } from "vitest";
import { MOMENT_PHASES, MOMENTS, momentPhases } from "./boundaries.ts";

test("every boundary of the game can be stopped at, each on one line", () => {
  const steps = [...loadDiktat().procedures.values()].flatMap((procedure) => [...procedure.steps.values()]);
  const boundaries = new Set(steps.flatMap(({ boundary }) => boundary ?? []));
  expect(MOMENT_PHASES.flatMap((phase): string[] => [...MOMENTS[phase]]).sort()).toEqual([...boundaries].sort());
});

test("phases that the game does not play are not offered", () => {
  expect(momentPhases({ others: null, leagues: null })).not.toContain("darkness");
  expect(momentPhases({ others: {}, leagues: null })[0]).toBe("darkness");
  expect(momentPhases({ others: null, leagues: {} })).toContain("league");
});
