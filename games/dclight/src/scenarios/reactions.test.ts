import { canonical } from "@paravent/kernel";
import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

rule(["DC-SCN-41", "DC-ANX-01", "DC-REACT-05", "DC-REACT-07"], "Holy War", () => {
  const t = table({
    A: { tracks: "Mil4 Mor3", hand: ["Siege"], buildings: ["Temple", "Colossus"] },
    B: { tracks: "Mil2", hand: ["Holy War"], buildings: ["Market"] },
  }).development("A");
  t.does("A", "power", "Siege", "B", "Market").has({ A: { tracks: "Mil0", destroyed: ["Market"] } });
  t.asks("B", "reactRetaliate").offers("B", ["decline", "Holy War"]);
  t.offers("B", ["destroyBuilding", "oppLose"], "Holy War").offers("B", ["A.Temple"], "Holy War", "destroyBuilding");
  t.does("B", "Holy War", "destroyBuilding", "Temple");
  t.has({
    A: { buildings: ["Colossus"], destroyed: ["Market"], score: { destroyed: 2 }, tracks: "Mor3" },
    B: { tracks: "Mil0", hand: [], destroyed: ["Temple"], score: { destroyed: 3 } },
  });
  // A holds no Civil card: nobody asks him about Diplomacy. The turn goes on.
  t.asks("B", "devTurn");
});

rule(
  ["DC-SCN-42", "DC-REACT-07", "DC-INFO-04"],
  "no window where it is public that there is nothing to react with",
  () => {
    const raid = (B: object, discard: string[] = []) => {
      const t = table({ A: { tracks: "Mil2", hand: ["Raid"] }, B: { ...B } })
        .discard("civil", ...discard)
        .development("A");
      return t.does("A", "power", "Raid", "B", "2G").has({ A: { tracks: "G2" }, B: { tracks: "G1" } });
    };
    raid({ tracks: "G3 Civ1", hand: ["Diplomacy"] }).asks("B", "devTurn");
    raid({ tracks: "G3 Civ5", hand: ["Altar"] }).asks("B", "devTurn");
    raid({ tracks: "G3 Civ5", hand: ["Market"] }, ["Diplomacy", "Diplomacy"]).asks("B", "devTurn");
  },
);

rule(
  ["DC-SCN-53", "DC-REACT-07", "DC-REACT-08", "DC-REACT-09", "DC-REACT-10", "DC-TIME-09"],
  "asked without the card, and nobody can tell",
  () => {
    const raid = (card: string) =>
      table({ A: { tracks: "Mil2", hand: ["Raid"] }, B: { tracks: "G3 Civ2", hand: [card] }, C: {} })
        .discard("civil", "Diplomacy")
        .development("A")
        .does("A", "power", "Raid", "B", "2G");
    const without = raid("Market");
    const holder = raid("Diplomacy");
    without.asks("B", "reactCancel").offers("B", ["decline"]);
    without.refuses("B", "Diplomacy", "notHeld", "DC-REACT-08");
    holder.asks("B", "reactCancel").offers("B", ["decline", "Diplomacy"]);
    for (const who of ["A", "C", "public"]) expect(canonical(without.table(who))).toBe(canonical(holder.table(who)));

    without.does("B", "decline");
    holder.does("B", "decline");
    const standing = table({ A: { tracks: "Mil2", hand: ["Raid"] }, B: { tracks: "G3 Civ2", hand: ["Market"] }, C: {} })
      .discard("civil", "Diplomacy")
      .development("A")
      .stands("B", "reactCancel");
    for (const who of ["A", "C", "public"]) expect(standing.hears(who)).toEqual([]);
    standing
      .does("A", "power", "Raid", "B", "2G")
      .has({ B: { tracks: "G1" } })
      .asks("B", "devTurn");
    for (const who of ["A", "C", "public"]) {
      const declined = [{ type: "reactionDeclined", seat: 1, window: "reactCancel" }];
      for (const played of [without, holder, standing])
        expect(played.hears(who).filter(({ type }) => type.startsWith("reaction"))).toEqual(declined);
      // Numbers included: that a pass was set counts for nobody else, and the decline counts as one.
      expect(canonical(without.table(who))).toBe(canonical(holder.table(who)));
      expect(canonical(without.table(who))).toBe(canonical(standing.table(who)));
    }
  },
);

rule(["DC-SCN-58", "DC-REACT-06", "DC-RUL-43"], "Holy War answered by Diplomacy", () => {
  const t = table({
    A: { tracks: "Civ2 Mor3 Mil4", hand: ["Siege", "Diplomacy"] },
    B: { tracks: "Mil2", hand: ["Holy War"], buildings: ["Market"] },
  }).development("A");
  t.does("A", "power", "Siege", "B", "Market");
  t.asks("B", "reactRetaliate")
    .does("B", "Holy War", "oppLose")
    .has({ B: { tracks: "Mil0" } });
  t.asks("A", "reactCancel").does("A", "Diplomacy");
  t.has({ A: { tracks: "Civ0 Mor4", hand: [], destroyed: ["Market"] }, B: { hand: [], buildings: [] } });
  t.is({ discards: { civil: ["Diplomacy"], military: ["Siege", "Holy War"] } }).asks("B", "devTurn");
});
