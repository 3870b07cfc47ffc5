import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { SECTORS } from "../names/names.ts";
import { table } from "../testing/index.ts";

/** Every sector but Motol. */
const REST = SECTORS.filter((sector) => sector !== "motol");

describe("Gloom and the corruption track", () => {
  rule(
    ["DK-SCN-77", "DK-OTH-MB-01", "DK-OTH-MB-02", "DK-RUL-84", "DK-TRO-02"],
    "under Gloom only the token can be taken; then the card or a marker",
    () => {
      const t = table({ ana: {}, bor: {}, cyr: {} })
        .card("file", { sector: "karst" })
        .track("file")
        .gloom({ karst: 1 })
        .pile("cyr", "karst", "E E")
        .resolving("karst");
      t.asks("cyr", "chooseTrophy").offers("cyr", ["gloom"]).does("cyr", "gloom");
      t.is({ gloom: {} });
      expect(t.view("public").others!.gloomLeft).toBe(6);
      t.offers("cyr", ["file", "marker"])
        .does("cyr", "file")
        .has({ cyr: { row: ["file"] } });
    },
  );

  rule(["DK-OTH-MB-02", "DK-RUL-64"], "a Gloom token is a Trophy where nothing else is left", () => {
    const t = table({ ana: {}, bor: { influence: { karst: 2 } } })
      .gloom({ karst: 1 })
      .pile("ana", "karst", "E E")
      .resolving("karst");
    t.asks("ana", "chooseTrophy").offers("ana", ["gloom"]).does("ana", "gloom").is({ gloom: {} });
    // The second Emissary finds nothing: the sector is cleared.
    t.is({ markers: { karst: 0 } }).asks(["ana", "bor"], "endOfCycleCall");
  });

  rule(["DK-OTH-MB-01", "DK-RUL-84"], "Gloom veils cards of both tracks; each token must go", () => {
    const t = table({ ana: {}, bor: {} })
      .card("file", { sector: "karst" })
      .card("old", { sector: "karst" })
      .track("file")
      .corruption("old")
      .gloom({ karst: 2 })
      .pile("ana", "karst", "E E E")
      .resolving("karst");
    t.offers("ana", ["gloom"]).does("ana", "gloom").offers("ana", ["gloom"]).does("ana", "gloom");
    t.offers("ana", ["file", "old", "marker"]);
  });

  rule(
    ["DK-SCN-78", "DK-OTH-BOARD-02", "DK-OTH-BOARD-03", "DK-OTH-BOARD-04"],
    "cards of the corruption track are claimed like others; those of higher cells move down",
    () => {
      const t = table({ ana: {}, bor: {}, cyr: {}, dua: {} })
        .card("m", { sector: "motol" })
        .card("k", { sector: "karst" })
        .card("s", { sector: "suburbs" })
        .corruption("m", "k", "s")
        .pile("dua", "karst", "E")
        .resolving("karst");
      t.offers("dua", ["k", "marker"]).does("dua", "k");
      t.has({ dua: { row: ["k"] } }).is({ corruption: ["m", "s"] });
    },
  );

  rule(["DK-OTH-BOARD-03", "DK-TRO-06"], "such a card may be discarded at once, as any card", () => {
    const t = table({ ana: {}, bor: {} })
      .card("k", { sector: "karst" })
      .corruption("k")
      .pile("ana", "karst", "E")
      .resolving("karst");
    t.does("ana", "k", "discard")
      .is({ corruption: [], discard: ["k"] })
      .has({ ana: { row: [] } });
  });

  rule(
    ["DK-INF-13", "DK-OTH-MB-04", "DK-RUL-84", "DK-RUL-140"],
    "both Artefact markers see through Gloom, unless they are Used; one does not",
    () => {
      const start = (level: 1 | 2, used: string[] = []) =>
        table({ ana: { influence: { artefact: level }, used }, bor: {} })
          .card("file", { sector: "karst" })
          .track("file")
          .gloom({ karst: 1 })
          .pile("ana", "karst", "E")
          .resolving("karst");
      start(2).offers("ana", ["file", "marker", "gloom"]);
      start(1).offers("ana", ["gloom"]);
      start(2, ["marker:artefact:2"]).offers("ana", ["gloom"]);
    },
  );

  rule(
    ["DK-OTH-MB-01"],
    "Singularity takes no card whose own sector lies under Gloom, nor a corrupted one elsewhere",
    () => {
      const t = table({
        ana: { cabal: "progres", cabalRow: ["progres_5"], affinities: { artefact: 1 } },
        bor: {},
      })
        .card("here", { sector: "karst" })
        .card("veiled", { sector: "motol" })
        .card("open", { sector: "suburbs" })
        .card("far", { sector: "suburbs" })
        .track("veiled", "open")
        .corruption("here", "far")
        .gloom({ motol: 1 })
        .pile("ana", "karst", "E")
        .resolving("karst");
      t.does("ana", "cabal:progres_5").asks("ana", "chooseTrackCard").offers("ana", ["open", "here"]);
    },
  );

  rule(
    ["DK-INF-13", "DK-RUL-84", "DK-TRO-02"],
    "who sees through Gloom takes a card under it as a special Trophy too: that is a Trophy",
    () => {
      const start = (level: 1 | 2) =>
        table({
          ana: {
            cabal: "progres",
            cabalRow: ["progres_5"],
            affinities: { artefact: 1 },
            influence: { artefact: level },
          },
          bor: {},
        })
          .card("veiled", { sector: "motol" })
          .card("open", { sector: "suburbs" })
          .track("veiled", "open")
          .gloom({ motol: 1 })
          .pile("ana", "karst", "E")
          .resolving("karst")
          .does("ana", "cabal:progres_5");
      start(2).offers("ana", ["veiled", "open"]);
      start(1).offers("ana", ["open"]);
    },
  );

  rule(
    ["DK-INF-13", "DK-RUL-84", "DK-OTH-MB-01"],
    "who sees through Gloom takes no marker under it by an ability: that is no Trophy",
    () => {
      const start = (influence: object, gloom: object) =>
        table({ ana: { cabal: "coordination", cabalRow: ["coordination_4"], influence: { ...influence } }, bor: {} })
          .gloom({ ...gloom })
          .turnOf("ana");
      const open = start({ artefact: 2, karst: 1 }, {})
        .does("ana", "specialManoeuvre")
        .does("ana", "cabal:coordination_4");
      open.does("ana", "karst").asks("ana", "chooseMarker");
      const ask = open.table("ana").question!.ask;
      const near = ask.shape === "pick" ? ask.from : [];
      expect(near.length).toBeGreaterThan(1);
      const veiled = start({ artefact: 2, karst: 1 }, { [near[0]!]: 1 }).does("ana", "specialManoeuvre");
      veiled.does("ana", "cabal:coordination_4").does("ana", "karst").offers("ana", near.slice(1));
      veiled.refuses("ana", near[0]!, "gloomOverTrophies", "DK-RUL-84");
    },
  );

  rule(["DK-INF-13", "DK-RUL-84"], "nor a card or a marker by a Manifestation, whatever the sector", () => {
    const t = table({ ana: { row: ["grab"], influence: { artefact: 2 } }, bor: {} })
      .card("grab", {
        sector: "karst",
        effects: [{ kind: "manifestation", do: [{ op: "take_card", n: 1, from: "track", any_sector: true }] }],
      })
      .card("veiled", { sector: "motol" })
      .card("open", { sector: "suburbs" })
      .track("veiled", "open")
      .gloom({ motol: 1 })
      .turnOf("ana");
    t.uses("ana", "card:grab").asks("ana", "chooseTrackCard").offers("ana", ["open"]);
    t.refuses("ana", "veiled", "gloomOverTrophies", "DK-RUL-84");

    const only = table({ ana: { row: ["grab", "seize"], influence: { artefact: 2 } }, bor: {} })
      .card("grab", {
        sector: "karst",
        effects: [{ kind: "manifestation", do: [{ op: "take_card", n: 1, from: "track", any_sector: true }] }],
      })
      .card("seize", {
        sector: "karst",
        effects: [
          {
            kind: "manifestation",
            do: [{ op: "take_marker", n: 1, sector: { from: "any", with: ["marker_available"], except: [...REST] } }],
          },
        ],
      })
      .card("veiled", { sector: "motol" })
      .track("veiled")
      .gloom({ motol: 1 })
      .turnOf("ana");
    only.mayUse("ana", ["marker:artefact:2"]);
  });

  rule(["DK-OTH-MB-01"], "no marker is taken from a sector under Gloom by an effect either", () => {
    const t = table({ ana: { cabal: "coordination", cabalRow: ["coordination_4"], influence: { karst: 1 } }, bor: {} })
      .gloom({ suburbs: 1, fortress: 1, hypogea: 1 })
      .turnOf("ana");
    t.does("ana", "specialManoeuvre");
    if (t.table("public").waiting?.subject === "diktat/chooseSpecial") t.does("ana", "cabal:coordination_4");
    t.does("ana", "karst").asks("ana", "chooseMarker");
    const ask = t.table("ana").question!.ask;
    for (const sector of ["suburbs", "fortress", "hypogea"])
      expect(ask.shape === "pick" && ask.from.includes(sector), sector).toBe(false);
  });

  rule("DK-OTH-PILE-11", "Mass Filing counts Parasites and Corruption tokens among the Citizens of the sector", () => {
    const t = table({ ana: { cabal: "coordination", cabalRow: ["coordination_2"], pp: 0 }, bor: {} })
      .others("karst", "C")
      .corruptionTokens({ karst: 1 })
      .pile("ana", "karst", "E")
      .resolving("karst");
    t.does("ana", "cabal:coordination_2").has({ ana: { pp: 3 } });
  });
});

rule("DK-OTH-MB-01", "cards and markers under Gloom are refused by that name", () => {
  const t = table({ ana: {}, bor: {} })
    .card("file", { sector: "karst" })
    .track("file")
    .gloom({ karst: 1 })
    .pile("ana", "karst", "E")
    .resolving("karst");
  t.offers("ana", ["gloom"]).refuses("ana", "file", "gloomOverTrophies", "DK-OTH-MB-01");
  t.refuses("ana", "marker", "gloomOverTrophies", "DK-OTH-MB-01");
});
