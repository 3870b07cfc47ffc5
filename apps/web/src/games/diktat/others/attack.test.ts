import type { JournalEntry } from "@paravent/protocol";
import { expect, test } from "vitest";
import { attackOf } from "./attack.ts";

const entry = (seq: number, ...events: JournalEntry["events"]): JournalEntry => ({ seq, seat: 0, events });
const began = { type: "othersAssassinationBegan", assassins: 3 };
const turned = (kind: string) => ({ type: "victimRevealed", kind });

test("an attack is read from what everybody has seen of it", () => {
  expect(attackOf([])).toBeNull();
  expect(attackOf([entry(1, turned("guard")), entry(2, began)])).toEqual({ assassins: 3, turned: [] });
  expect(attackOf([entry(1, began), entry(2, turned("citizen"), turned("emissary"))])).toEqual({
    assassins: 3,
    turned: ["citizen", "emissary"],
  });
});

test("an attack that is over is none, and the next begins anew", () => {
  const over = [entry(1, began, turned("guard")), entry(2, { type: "othersAssassinationEnded" })];
  expect(attackOf(over)).toBeNull();
  expect(attackOf([...over, entry(3, began)])?.turned).toEqual([]);
});
