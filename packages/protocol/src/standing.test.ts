import type { Standing } from "@paravent/kernel";
import { expect, test } from "vitest";
import type { ServerMessage } from "./messages.ts";
import { changedStanding, KnownStanding, wholeStanding } from "./standing.ts";

const open = (act: string, max: number): Standing => ({
  act,
  rule: "XX-01",
  ask: { shape: "amount", min: 0, max },
  closed: null,
});
const closed = (act: string): Standing => ({ act, rule: "XX-01", ask: null, closed: { reason: "closed", rule: null } });

const before = [open("offer", 3), closed("accept"), open("tell", 1)];

test.each<[string, readonly Standing[], readonly (string | Standing)[]]>([
  ["nothing", before, ["offer", "accept", "tell"]],
  ["one of them", [open("offer", 4), closed("accept"), open("tell", 1)], [open("offer", 4), "accept", "tell"]],
  ["one is closed", [closed("offer"), closed("accept"), open("tell", 1)], [closed("offer"), "accept", "tell"]],
  ["all are gone", [], []],
  ["a new one", [...before, open("more", 1)], ["offer", "accept", "tell", open("more", 1)]],
])("what is sent where this has changed, and read again: %s", (_, now, sent) => {
  // Views are made anew for every state.
  expect(changedStanding(before, structuredClone(now) as Standing[])).toEqual(sent);
  expect(wholeStanding(before, sent)).toEqual(now);
});

test("whoever listens on a line hears whole views", () => {
  const line = new KnownStanding();
  const update = (standing: readonly (string | Standing)[]) =>
    ({ t: "update", table: "t", view: { seq: 1, who: 0, standing } }) as unknown as ServerMessage;
  expect(line.whole(update(before))).toEqual(update(before));
  expect(line.whole(update([open("offer", 4), "accept", "tell"]))).toEqual(
    update([open("offer", 4), closed("accept"), open("tell", 1)]),
  );
  expect(line.whole(update(["offer", "accept"]))).toEqual(update([open("offer", 4), closed("accept")]));
});
