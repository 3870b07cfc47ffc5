import { advance, cloneState, type Input } from "@paravent/kernel";
import { LAWS } from "@paravent/testkit";
import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table, type WrittenTerm } from "../../testing/index.ts";

const NAMES = ["ana", "bor", "cyr"];

/** Cyr, no party to it, ends the last Manoeuvre to which an oath of Ana and Bor runs, and is asked again. */
function lastAnswer(term: WrittenTerm, isOffered = false) {
  const t = table({ ana: { pp: 3 }, bor: {}, cyr: {} })
    .pile("bor", "karst", "C")
    .administrator("cyr")
    .turnOf("ana");
  t.swears("ana", "bor", { until: "manoeuvresDone", terms: [term] });
  if (isOffered) t.proposes("ana", "bor", { give: "pp" });
  for (;;) {
    const seat = t.table("public").waiting!.seats[0]!;
    t.does(NAMES[seat]!, "extendInfluence");
    const { game, state } = t.position;
    const done = advance(game, state, { kind: "answer", seat, question: state.question, value: ["nothing"] });
    if (!done.ok) throw new Error(done.refusal.reason);
    const { events, undoable } = done.value;
    t.does(NAMES[seat]!, "nothing");
    if (events.some(({ type }) => type === "manoeuvresEnded")) return { t, events, undoable };
  }
}

rule(["DK-RUL-58", "DK-OATH-02"], "what becomes of an oath shows to nobody else by what they may take back", () => {
  const lapsed = lastAnswer(["ana", "give", { pp: 1 }], true);
  const kept = lastAnswer(["ana", "notSend", { sector: "motol" }]);
  expect(lapsed.events).toContainEqual(expect.objectContaining({ type: "oathTermSettled", as: "lapsed" }));
  expect(kept.events).toContainEqual(expect.objectContaining({ type: "oathTermSettled", as: "kept" }));
  for (const { t } of [lapsed, kept]) t.asks("cyr", "nameSector");
  expect(lapsed.t.hears("cyr")).toEqual(kept.t.hears("cyr"));
  // The parties know now whether what was promised lay ready: the end of an oath stays, whatever was in it.
  expect([lapsed.undoable, kept.undoable]).toEqual([false, false]);
});

rule(["DK-RUL-58", "DK-OATH-02"], "a breach is told to all, though what would have prevented it is not", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} }).pile("ana", "karst", "C C").turnOf("cyr");
  t.swears("ana", "bor", { until: "manoeuvreDone", terms: [["ana", "concede", { pile: "karst" }]] });
  t.does("cyr", "extendInfluence");
  const { game, state: before } = t.position;
  const state = cloneState(game, before);
  const input: Input = { kind: "answer", seat: 2, question: before.question, value: ["nothing"] };
  const done = advance(game, state, input);
  if (!done.ok) throw new Error(done.refusal.reason);
  const { events } = done.value;
  expect(events).toContainEqual(expect.objectContaining({ type: "oathBroken", seats: [0] }));
  // Whatever somebody does out of sight just before, the place offered to Bor among it.
  for (let n = 0; n < 300; n++) {
    const moment = { seq: state.seq, input, events, atOnce: [] };
    const run = { setup: { seed: `unseen ${n}` }, probes: [{ moment, before, state }] };
    expect(LAWS.nonInterference(game, run as never)).toEqual([]);
  }
});
