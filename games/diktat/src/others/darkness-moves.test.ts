import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

// The Artefact marker between the steps of Darkness: each of them finds what the move before it has left.

/** Ana holds the marker and is asked at this boundary; the new card is of Karst, with this score. */
const dark = (boundary: string, darkness: number) =>
  table({ ana: { influence: { artefact: 1 }, ask: [boundary] }, bor: {} })
    .card("k", { sector: "karst", darkness })
    .card("m", { sector: "motol" })
    .card("s", { sector: "suburbs" })
    .deck("k", "nv1", "nv2", "ms1");

rule(["DK-RUL-116", "DK-OTH-DARK-08"], "one moved away after Proliferation leaves three, and no Gloom comes", () => {
  const start = () => dark("proliferated", 1).others("karst", "C C G").cycleStart().asks("ana", "kernel/reaction");
  start()
    .does("ana", "pass")
    .is({ others: { artefact: 8, karst: 4 }, gloom: { karst: 1 } });
  const t = start().uses("ana", "marker:artefact:1").does("ana", "others.karst:1", "motol").does("ana", "nothing");
  t.is({ others: { artefact: 8, karst: 3, motol: 1 }, gloom: {} });
});

rule(
  ["DK-RUL-116", "DK-OTH-DARK-05", "DK-OTH-DARK-07"],
  "what is moved from the Artefact between two cells is missing for the next",
  () => {
    const t = dark("proliferating", 1)
      .corruption("m", "s")
      .others("artefact", "E E E")
      .others("fortress", "CCCC GGGG E")
      .cycleStart();
    // Nothing is placed yet: Motol, Suburbs and Karst are to have one each, and three are there.
    t.asks("ana", "kernel/reaction")
      .does("ana", "pass")
      .is({ others: { artefact: 2, motol: 1, fortress: 9 } });
    t.uses("ana", "marker:artefact:1")
      .does("ana", "others.artefact:1", "josefov")
      .does("ana", "others.artefact:1", "josefov");
    t.is({
      others: { motol: 1, josefov: 2, fortress: 9 },
      corruptionTokens: { karst: 1, suburbs: 1 },
      gloom: { fortress: 2 },
    });
  },
);

rule(
  ["DK-RUL-116", "DK-RUL-81"],
  "a sector to which a player moved one was not served: its token comes all the same",
  () => {
    const t = dark("proliferating", 2).others("artefact", "E").others("fortress", "CCCC GGGG EEE").cycleStart();
    t.uses("ana", "marker:artefact:1").does("ana", "others.artefact:1", "karst");
    t.is({ others: { karst: 1, fortress: 11 }, corruptionTokens: { karst: 1 } });
  },
);

rule(
  ["DK-RUL-116", "DK-OTH-DARK-03", "DK-OTH-PILE-07"],
  "the top of the Artefact after Gathering is what Proliferation takes",
  () => {
    const t = dark("othersGathered", 1)
      .others("artefact", "G")
      .others("fortress", "CCCC GGG")
      .discardedOthers("EEEE")
      .cycle(2)
      .cycleStart();
    t.asks("ana", "kernel/reaction").is({ others: { artefact: 5, fortress: 7 }, discardedOthers: "" });
    t.uses("ana", "marker:artefact:1").does("ana", "others.artefact:1", "fortress").does("ana", "nothing");
    expect(t.facts.piles.find(({ sector }) => sector === "karst")?.pawns.map(({ kind }) => kind)).toEqual(["emissary"]);
    t.is({ others: { artefact: 3, fortress: 8, karst: 1 }, gloom: { fortress: 2 } });
  },
);
