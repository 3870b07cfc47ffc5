import { expect, test } from "vitest";
import type { DclightView } from "../view/types.ts";
import { moment } from "./moment.ts";

test("a game is at a turn of so many, in a phase", () => {
  const view = { turn: 6, turns: 12, phase: "production" } as DclightView;
  expect(moment(view)).toEqual({ fr: "tour 6 sur 12, Production", en: "turn 6 of 12, Production" });
  expect(moment({ ...view, phase: "setup" }).fr).toBe("Mise en place");
});
