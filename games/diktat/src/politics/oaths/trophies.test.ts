import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { type Played, table } from "../../testing/index.ts";

const states = (t: Played): string[] => t.view("ana").oaths.flatMap(({ terms }) => terms!.map(({ state }) => state));

rule("DK-OATH-02", "a marker is owed from its own sector, and by the promisor's own hand", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} })
    .pile("bor", "motol", "E")
    .pile("cyr", "karst", "E E")
    .pile("bor", "karst", "E")
    .resolution();
  t.swears("bor", "ana", { terms: [["bor", "take", { marker: "karst" }]] });
  t.does("ana", "motol").does("bor", "marker");
  expect(states(t)).toEqual(["open"]);
  t.does("ana", "karst").does("cyr", "marker");
  expect(states(t)).toEqual(["open"]);
  t.does("bor", "marker");
  expect(states(t)).toEqual(["kept"]);
});

rule(["DK-OATH-02", "DK-RUL-58"], "what another took before is not owed", () => {
  const begin = (dua: { influence?: { karst: 1 } }) =>
    table({ ana: {}, bor: {}, cyr: {}, dua })
      .card("file", { sector: "karst" })
      .track("file")
      .pile("cyr", "karst", "E E")
      .pile("bor", "karst", "E")
      .pile("ana", "motol", "C")
      .resolution()
      .swears("bor", "ana", { terms: [["bor", "take", { marker: "karst" }]] })
      .does("ana", "karst")
      .does("cyr", "marker");
  begin({ influence: { karst: 1 } })
    .does("bor", "file")
    .has({ bor: { vp: 0 } });
  // The second marker still lay there.
  begin({})
    .does("bor", "file")
    .does("cyr", "marker")
    .has({ bor: { vp: -1 } });
});

rule(["DK-OATH-02", "DK-RUL-142"], "a card that another has in hand and discards breaks nobody's promise", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} })
    .card("file", { sector: "karst" })
    .card("key", { sector: "karst" })
    .track("file", "key")
    .pile("cyr", "karst", "E E")
    .pile("bor", "karst", "C")
    .pile("ana", "motol", "C")
    .resolution();
  t.swears("bor", "ana", { terms: [["bor", "take", { card: "file" }]] });
  t.does("ana", "karst").does("cyr", "file", "discard");
  t.does("cyr", "marker").has({ bor: { vp: 0 } });
  expect(states(t)).toEqual(["open"]);
});

rule("DK-OATH-02", "an order of sectors none of which can be named is kept by naming another", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} }).pile("cyr", "karst", "C").resolution();
  t.swears("ana", "bor", { terms: [["ana", "nameSector", { order: ["suburbs", "motol"] }]] });
  t.does("ana", "karst").has({ ana: { vp: 0 } });
  expect(states(t)).toEqual(["kept"]);
});

rule(["DK-OATH-02", "DK-RUL-58"], "an Emissary spent elsewhere was no occasion; without one there was none", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} })
    .pile("bor", "motol", "E")
    .pile("bor", "karst", "C")
    .pile("cyr", "karst", "E")
    .pile("ana", "suburbs", "C")
    .resolution();
  t.swears("bor", "ana", { terms: [["bor", "take", { marker: "karst" }]] });
  t.does("ana", "motol")
    .does("bor", "marker")
    .does("ana", "karst")
    .does("cyr", "marker")
    .has({ bor: { vp: 0 } });
  expect(states(t)).toEqual(["open"]);
});
