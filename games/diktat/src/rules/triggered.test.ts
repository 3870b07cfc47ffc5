import { rule } from "@paravent/testkit/vitest";
import { table } from "../testing/index.ts";

const waits = (trigger: string, optional: boolean) => ({
  sector: "suburbs" as const,
  effects: [{ kind: "capacity", trigger, ...(optional && { optional }), do: [{ op: "gain", res: "pp", n: 1 }] }],
});

/** Three who wait for a Trophy of Dua's: Ana and Cyr may gain 1 PP, Bor must. */
const threeWait = () =>
  table({ ana: { row: ["first"] }, bor: { row: ["due"] }, cyr: { row: ["last", "ch1"], pp: 1 }, dua: {} })
    .card("first", waits("trophy_taken", true))
    .card("due", waits("trophy_taken", false))
    .card("last", waits("trophy_taken", true))
    .pile("dua", "karst", "E")
    .resolving("karst")
    .does("dua", "marker");

rule("DK-SEQ-04", "what nobody may decline comes before what is optional; each in Rank order", () => {
  const t = threeWait();
  t.asks("ana", "effectChoice").has({ ana: { pp: 0 }, bor: { pp: 1 } });
  t.does("ana", "card:first")
    .asks("cyr", "effectChoice")
    .has({ ana: { pp: 1 } });
  t.does("cyr", "card:last").has({ bor: { pp: 1 }, cyr: { pp: 2 } });
});

rule(
  ["DK-RUL-06", "DK-RUL-108", "DK-SEQ-04"],
  "what a placed pile sets off goes player by player in Rank order, to be declined or not",
  () => {
    const t = table({ ana: { row: ["first"] }, bor: { row: ["due"] }, cyr: { row: ["last"] }, dua: { reserve: "C" } })
      .card("first", waits("pile_placed", true))
      .card("due", waits("pile_placed", false))
      .card("last", waits("pile_placed", true))
      .turnOf("dua");
    t.does("dua", "sendTeam").does("dua", "karst").does("dua", "C");
    t.asks("ana", "effectChoice")
      .has({ bor: { pp: 0 } })
      .does("ana", "decline");
    t.asks("cyr", "effectChoice")
      .has({ ana: { pp: 0 }, bor: { pp: 1 } })
      .does("cyr", "decline");
    t.has({ cyr: { pp: 0 } });
  },
);

rule("DK-RUL-05", "a Rank that changes while one is asked changes who comes next", () => {
  const position = () =>
    table({ ana: { row: ["first"] }, bor: { row: ["second"] }, cyr: { row: ["last", "ch1"], pp: 1 }, dua: {} })
      .card("first", waits("trophy_taken", true))
      .card("second", waits("trophy_taken", true))
      .card("last", waits("trophy_taken", true))
      .pile("dua", "karst", "E")
      .resolving("karst")
      .does("dua", "marker");
  position().asks("ana", "effectChoice").does("ana", "card:first").asks("bor", "effectChoice");
  const t = position().asks("ana", "effectChoice").uses("cyr", "card:ch1").is({ administrator: "cyr" });
  t.does("ana", "card:first").asks("cyr", "effectChoice").does("cyr", "decline").asks("bor", "effectChoice");
});
