import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { type Played, table } from "../../testing/index.ts";

const states = (t: Played): string[] => t.view("ana").oaths.flatMap(({ terms }) => terms!.map(({ state }) => state));

rule("DK-OATH-02", "an Administrator names the first player as sworn, or pays", () => {
  const begin = () =>
    table({ ana: {}, bor: {}, cyr: {} })
      .manoeuvres()
      .swears("ana", "bor", { terms: [["ana", "nameFirst", { player: "cyr" }]] });
  begin()
    .does("ana", "cyr")
    .has({ ana: { vp: 0 } });
  begin()
    .does("ana", "bor")
    .has({ ana: { vp: -1 } });
});

rule("DK-RUL-58", "who does not hold the office decides nothing, and breaks nothing", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} }).manoeuvres();
  t.swears("bor", "ana", { until: "manoeuvreDone", terms: [["bor", "nameFirst", { player: "cyr" }]] });
  t.does("ana", "bor")
    .does("bor", "extendInfluence")
    .does("bor", "nothing")
    .has({ bor: { vp: 0 } });
  expect(t.facts.oaths).toEqual([]);

  const u = table({ ana: {}, bor: {}, cyr: {} }).pile("cyr", "karst", "C").pile("cyr", "motol", "C").resolution();
  u.swears("bor", "ana", { terms: [["bor", "nameSector", { order: ["motol", "karst"] }]] });
  u.does("ana", "karst").has({ bor: { vp: 0 } });
  expect(states(u)).toEqual(["open"]);
});

rule("DK-OATH-02", "sectors are named in the order sworn; those without a pile are passed over", () => {
  const begin = () =>
    table({ ana: {}, bor: {}, cyr: {} })
      .pile("cyr", "karst", "C")
      .pile("cyr", "motol", "C")
      .pile("cyr", "fortress", "C")
      .resolution()
      .swears("ana", "bor", { terms: [["ana", "nameSector", { order: ["suburbs", "motol", "karst"] }]] });
  begin()
    .does("ana", "karst")
    .has({ ana: { vp: -1 } });
  const t = begin()
    .does("ana", "motol")
    .has({ ana: { vp: 0 } });
  expect(states(t)).toEqual(["open"]);
  const wrong = begin()
    .does("ana", "motol")
    .does("ana", "fortress")
    .has({ ana: { vp: -1 } });
  expect(wrong.facts.oaths).toEqual([]);
  t.does("ana", "karst");
  expect(states(t)).toEqual(["kept"]);
});

rule(
  ["DK-OATH-02", "DK-RUL-26"],
  "a sector that has had its turn is not due again, though a pile has come back",
  () => {
    const t = table({ ana: {}, bor: { influence: { motol: 2 } }, cyr: {} })
      .pile("cyr", "motol", "C")
      .pile("cyr", "karst", "C")
      .pile("bor", "fortress", "C")
      .resolution()
      .swears("ana", "cyr", { terms: [["ana", "nameSector", { order: ["motol", "karst"] }]] });
    t.does("ana", "motol").uses("bor", "marker:motol:2").does("bor", "option:2").does("bor", "bor.fortress", "motol");
    expect(states(t)).toEqual(["open"]);
    t.does("ana", "karst").has({ ana: { vp: 0 } });
    expect(states(t)).toEqual(["kept"]);
  },
);

rule("DK-OATH-02", "bids are as low or as high as sworn, judged when they are revealed", () => {
  const struggle = (kind: string, n: number, sector = "karst") => {
    const t = table({ ana: { pp: 9 }, bor: { pp: 9 }, cyr: {} })
      .pile("ana", "karst", "E")
      .pile("bor", "karst", "E")
      .resolving("karst");
    t.swears("ana", "bor", { terms: [["ana", kind, { n, sector }]] });
    return t.does("ana").does("bor");
  };
  struggle("bidAtMost", 2)
    .does("ana", 2)
    .does("bor", 5)
    .has({ ana: { vp: 0 } });
  const high = struggle("bidAtMost", 2)
    .does("ana", 3)
    .has({ ana: { vp: 0 } });
  // Sealed, it is nobody's business; revealed, it is.
  high.does("bor", 0).has({ ana: { vp: -1 }, bor: { vp: 0 } });
  struggle("bidAtLeast", 4)
    .does("ana", 4)
    .does("bor", 9)
    .has({ ana: { vp: 0 } });
  struggle("bidAtLeast", 4)
    .does("ana", 3)
    .does("bor", 9)
    .has({ ana: { vp: -1 } });
  struggle("bidAtLeast", 4, "motol")
    .does("ana", 0)
    .does("bor", 9)
    .has({ ana: { vp: 0 } });
});

const trophies = (kind: string, what: object, pile = "E", others: readonly string[] = []) => {
  const setup = table({ ana: {}, bor: {}, cyr: {} })
    .card("file", { sector: "karst" })
    .card("key", { sector: "karst" })
    .track("file", "key")
    .pile("ana", "karst", pile);
  for (const other of others) setup.pile("bor", "karst", other);
  return setup
    .resolution()
    .swears("ana", "bor", { terms: [["ana", kind, { ...what }]] })
    .does("ana", "karst");
};

rule("DK-OATH-02", "a Trophy that was to be left is left; discarded at once it was not taken (DK-RUL-142)", () => {
  trophies("notTake", { card: "file" })
    .does("ana", "file")
    .has({ ana: { vp: -1 } });
  trophies("notTake", { card: "file" })
    .does("ana", "key")
    .has({ ana: { vp: 0 } });
  trophies("notTake", { card: "file" })
    .does("ana", "file", "discard")
    .has({ ana: { vp: 0 } });
  trophies("notTake", { marker: "karst" })
    .does("ana", "marker")
    .has({ ana: { vp: -1 } });
  // Others may take it.
  const t = trophies("notTake", { card: "file" }, "E", ["E E"]).does("bor", "file").does("ana", "key");
  t.does("bor", "marker").has({ ana: { vp: 0 }, bor: { vp: 0 } });
});

rule("DK-OATH-02", "a Trophy that was to be taken is taken while it can be", () => {
  trophies("take", { card: "file" })
    .does("ana", "file")
    .has({ ana: { vp: 0 } });
  trophies("take", { card: "file" })
    .does("ana", "key")
    .has({ ana: { vp: -1 } });
  // With another Emissary there is time.
  const t = trophies("take", { marker: "karst" }, "E E")
    .does("ana", "key")
    .has({ ana: { vp: 0 } });
  t.does("ana", "marker").has({ ana: { vp: 0 } });
  trophies("take", { marker: "karst" }, "E E")
    .does("ana", "key")
    .does("ana", "file")
    .has({ ana: { vp: -1 } });
});

rule("DK-RUL-58", "a Trophy that others took first, or that one could never take, is not owed", () => {
  trophies("take", { card: "file" }, "C", ["E"])
    .does("bor", "key")
    .has({ ana: { vp: 0 } });
  const t = trophies("take", { card: "file" }, "E", ["E E"]).does("bor", "file").does("ana", "key");
  t.has({ ana: { vp: 0 } }).does("bor", "marker");
  expect(t.events.map(({ type }) => type)).toContain("sectorCleared");
  t.has({ ana: { vp: 0 } });
});

rule(
  ["DK-OATH-02", "DK-RUL-58"],
  "a sector where only the Others stand cannot be named: the next of the order is",
  () => {
    const t = table({ ana: { vp: 2 }, bor: {}, cyr: {} })
      .others("motol", "C")
      .pile("ana", "karst", "C")
      .pile("bor", "suburbs", "C")
      .resolution();
    t.swears("ana", "bor", { terms: [["ana", "nameSector", { order: ["motol", "karst"] }]] });
    t.does("ana", "karst").has({ ana: { vp: 2 } });
  },
);

rule(
  ["DK-OATH-02", "DK-RUL-26"],
  "a sector resolved without the promisor is not the last word: it may be resolved again",
  () => {
    const again = () => {
      const t = table({ ana: {}, bor: { influence: { motol: 2 } }, cyr: {} })
        .card("file", { sector: "newTown" })
        .track("file")
        .pile("cyr", "newTown", "C")
        .pile("bor", "karst", "E")
        .resolution();
      t.swears("bor", "ana", { terms: [["bor", "take", { marker: "newTown" }]] }).does("ana", "newTown");
      t.uses("bor", "marker:motol:2").does("bor", "option:2").does("bor", "bor.karst", "newTown");
      return t.does("ana", "newTown").asks("bor", "chooseTrophy");
    };
    again()
      .does("bor", "file")
      .has({ bor: { vp: -1 } });
    again()
      .does("bor", "marker")
      .has({ bor: { vp: 1 } });
  },
);

rule(["DK-RUL-58", "DK-RUL-02"], "who gives the office away answers for what the next one names", () => {
  const given = (to: string) => {
    const t = table({ ana: {}, bor: { influence: { harmony: 1 } }, cyr: {} }).manoeuvres();
    t.swears("bor", "ana", { terms: [["bor", "nameFirst", { player: "ana" }]] });
    t.proposes("bor", "cyr", { give: "marker:harmony" }).accepts("cyr", "bor");
    return t.asks("cyr", "nameFirstPlayer").does("cyr", to);
  };
  given("cyr").has({ bor: { vp: -1 } });
  given("ana").has({ bor: { vp: 0 } });

  // Another has risen above him: nothing of his doing.
  const risen = table({ ana: { influence: { harmony: 1 } }, bor: { rank: 19 }, cyr: { rank: 12 } }).manoeuvres();
  risen.swears("bor", "ana", { terms: [["bor", "nameFirst", { player: "ana" }]] });
  risen.proposes("ana", "cyr", { give: "marker:harmony" }).accepts("cyr", "ana");
  risen
    .asks("cyr", "nameFirstPlayer")
    .does("cyr", "cyr")
    .has({ bor: { vp: 0 } });

  // Who never held it has not given it away; nor has who gives what it did not rest on.
  const never = table({ ana: {}, bor: { influence: { karst: 1 } }, cyr: {} }).manoeuvres();
  never.swears("bor", "cyr", { terms: [["bor", "nameFirst", { player: "cyr" }]] });
  never.proposes("bor", "cyr", { give: "marker:karst" }).accepts("cyr", "bor");
  never.does("ana", "ana").has({ bor: { vp: 0 } });
  const kept = table({
    ana: { influence: { harmony: 1 } },
    bor: { rank: 19, influence: { karst: 1 } },
    cyr: { rank: 12 },
  });
  const keeps = kept.manoeuvres().swears("bor", "ana", { terms: [["bor", "nameFirst", { player: "ana" }]] });
  keeps.proposes("bor", "cyr", { give: "marker:karst" }).accepts("cyr", "bor").asks("bor", "nameFirstPlayer");
  keeps.proposes("ana", "cyr", { give: "marker:harmony" }).accepts("cyr", "ana");
  keeps.does("cyr", "cyr").has({ bor: { vp: 0 } });

  const sectors = (...order: string[]) => {
    const t = table({ ana: {}, bor: { influence: { harmony: 1 } }, cyr: {} })
      .pile("ana", "karst", "C")
      .pile("bor", "motol", "C")
      .pile("cyr", "suburbs", "C")
      .resolution();
    t.swears("bor", "ana", { terms: [["bor", "nameSector", { order: ["karst", "motol"] }]] }).does("bor", "karst");
    t.proposes("bor", "cyr", { give: "marker:harmony" }).accepts("cyr", "bor");
    for (const sector of order) t.does("cyr", sector);
    return t;
  };
  sectors("suburbs").has({ bor: { vp: -1 } });
  sectors("motol", "suburbs").has({ bor: { vp: 0 } });
});
