import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

/** A test card: as a Trophy its owner may gain 2 PP, once per Conquest. */
const OTHER = {
  sector: "motol",
  effects: [
    {
      kind: "capacity",
      trigger: "passive",
      do: [{ op: "alt_trophy", limit: { times: 1, per: "conquest" }, do: [{ op: "gain", res: "pp", n: 2 }] }],
    },
  ],
} as const;

const SPECIAL = "special:card:other/0";

rule(["DK-TRO-02", "DK-RES-09"], "a Trophy that an element offers may be taken in place of the others", () => {
  const t = table({ ana: { row: ["other"] }, bor: {} })
    .card("other", OTHER)
    .card("here", { sector: "karst" })
    .track("here")
    .pile("ana", "karst", "E E")
    .pile("bor", "karst", "E")
    .resolving("karst");

  t.offers("ana", ["here", "marker", SPECIAL])
    .does("ana", SPECIAL)
    .has({ ana: { pp: 2, row: ["other"] } });
  t.is({ track: ["here"], markers: { karst: 2 } });
  t.asks("bor", "chooseTrophy").offers("bor", ["here", "marker"]).does("bor", "marker");
  // Once per Conquest: the second take finds only the default ones.
  t.asks("ana", "chooseTrophy").offers("ana", ["here", "marker"]);
});

rule(["DK-TRO-02", "DK-EFF-01"], "a take is one, whatever the Trophy: what waits for it acts", () => {
  const gains = (n: number, ...more: object[]) => ({
    kind: "capacity",
    trigger: "trophy_taken",
    if: [{ event_by: "self" }, ...more],
    do: [{ op: "gain", res: "pp", n }],
  });
  const named = { op: "alt_trophy", do: [{ op: "take_card", n: 1, from: "track", any_sector: true }] };
  const t = () =>
    table({ ana: { row: ["other", "waits", "names"] }, bor: {} })
      .card("other", OTHER)
      .card("waits", { sector: "motol", effects: [gains(1), gains(5, { event_trophy: "card" })] })
      .card("names", { sector: "motol", effects: [{ kind: "capacity", trigger: "passive", do: [named] }] })
      .card("far", { sector: "josefov" })
      .track("far")
      .pile("ana", "karst", "E E")
      .resolving("karst");
  t()
    .does("ana", SPECIAL)
    .has({ ana: { pp: 3 } });
  t()
    .does("ana", "special:card:names/0")
    .does("ana", "far")
    .has({ ana: { pp: 6, row: ["other", "waits", "names", "far"] } });
  // DK-RUL-142: a card discarded at once is not taken.
  t()
    .does("ana", "special:card:names/0")
    .does("ana", "far", "discard")
    .has({ ana: { pp: 0, row: ["other", "waits", "names"] } });
});

rule(["DK-RUL-64", "DK-RES-12"], "whoever has no Trophy is passed over and keeps the Emissary", () => {
  const t = table({ ana: { row: ["other"] }, bor: {}, cyr: { influence: { karst: 2 } } })
    .card("other", OTHER)
    .card("only", { sector: "karst" })
    .track("only")
    .pile("bor", "karst", "E E E")
    .pile("ana", "karst", "E E")
    .resolving("karst");

  t.does("bor", "only").asks("ana", "chooseTrophy").offers("ana", [SPECIAL]).does("ana", SPECIAL);
  // Bor has Emissaries left and nothing to take, Ana has used hers: the takes stop.
  t.asks(["ana", "bor", "cyr"], "endOfCycleCall").has({ ana: { pp: 2 } });
  const spent = t.story.flatMap((e) => (e.type === "emissarySpent" ? [e.seat] : []));
  expect(spent).toEqual([1, 0]);
});

rule("DK-RUL-64", "passed over in one round, asked again in the next", () => {
  const t = table({ ana: { row: ["other"] }, bor: {}, cyr: { influence: { karst: 1 } } })
    .card("other", OTHER)
    .card("first", { sector: "karst" })
    .card("second", { sector: "karst" })
    .track("first", "second")
    .pile("bor", "karst", "E E E E")
    .pile("ana", "karst", "E E")
    .resolving("karst");

  t.does("bor", "first").does("ana", SPECIAL).does("bor", "marker").does("ana", "second");
  t.asks(["ana", "bor", "cyr"], "endOfCycleCall");
});

rule(["DK-TRO-02", "DK-USED-02"], "a Used element offers no Trophy", () => {
  const t = table({ ana: { row: ["other"], used: ["card:other"] }, bor: {} })
    .card("other", OTHER)
    .pile("ana", "karst", "E")
    .resolving("karst");

  t.offers("ana", ["marker"]);
});

rule(
  ["DK-TRO-02", "DK-TRADE-02", "DK-RUL-142"],
  "a trade while it is being taken changes nothing about the take",
  () => {
    const named = { op: "alt_trophy", do: [{ op: "take_card", n: 1, from: "track", any_sector: true }] };
    const choice = { op: "choose", options: ["spy", "assassin"].map((res) => [{ op: "gain", res, n: 1 }]) };
    const waits = (n: number, trophy: object[]) => ({
      kind: "capacity",
      trigger: "trophy_taken",
      if: [{ event_by: "self" }, ...trophy],
      do: [{ op: "gain", res: "pp", n }],
    });
    const start = () =>
      table({ ana: { row: ["names", "waits", "old"] }, bor: {} })
        .card("names", { sector: "motol", effects: [{ kind: "capacity", trigger: "passive", do: [named] }] })
        .card("waits", { sector: "motol", effects: [waits(1, [{ event_trophy: "card" }])] })
        .card("old", { sector: "motol" })
        .card("far", { sector: "josefov", effects: [{ kind: "gain", do: [choice] }] })
        .track("far")
        .pile("ana", "karst", "E E")
        .resolving("karst")
        .does("ana", "special:card:names/0");
    // One card less while what comes with it is chosen: it is a take all the same.
    const given = start().does("ana", "far").asks("ana", "optionChoice");
    given.proposes("ana", "bor", { give: "card:old", want: "" }).accepts("bor", "ana");
    given.does("ana", "option:0").has({ ana: { pp: 1, row: ["names", "waits", "far"] } });
    // What was discarded at once is not taken.
    start()
      .does("ana", "far", "discard")
      .has({ ana: { pp: 0, row: ["names", "waits", "old"] } });
  },
);

rule(["DK-TRO-02", "DK-EFF-01"], "where its condition does not hold an element offers no Trophy", () => {
  const only = (sectors: string[]) => ({
    sector: "motol" as const,
    effects: [{ ...OTHER.effects[0], if: [{ event_sector_in: sectors }] }],
  });
  const t = (sectors: string[]) =>
    table({ ana: { row: ["other"] }, bor: {} })
      .card("other", only(sectors))
      .pile("ana", "karst", "E")
      .resolving("karst");
  t(["karst"]).offers("ana", ["marker", SPECIAL]);
  t(["motol"]).offers("ana", ["marker"]);
});
