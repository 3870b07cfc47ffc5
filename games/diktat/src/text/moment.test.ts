import { expect, test } from "vitest";
import type { DiktatView } from "../view/types.ts";
import { moment } from "./moment.ts";

const view = (change: object): DiktatView => ({ cycle: 3, phase: "manoeuvres", turn: null, ...change }) as DiktatView;
const players = [{ seat: 1, performed: ["spy", "spy"], manoeuvrePawns: 2 }];

test("a game is in a Cycle and a phase, or at a Manoeuvre of so many", () => {
  expect(moment(view({ phase: "setup" })).en).toBe("Setup");
  expect(moment(view({ phase: "resolution" }))).toEqual({ fr: "Cycle 3, Résolution", en: "Cycle 3, Resolution" });
  const before = { seat: 1, manoeuvre: null, sector: null };
  expect(moment(view({ players, turn: before }))).toEqual({
    fr: "Cycle 3, Manœuvre 3 sur 4",
    en: "Cycle 3, Manoeuvre 3 of 4",
  });
  expect(moment(view({ players, turn: { ...before, manoeuvre: "spy" } })).en).toBe("Cycle 3, Manoeuvre 2 of 4");
});
