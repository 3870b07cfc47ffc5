import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { OTHERS } from "../names/names.ts";
import { newGame, table } from "../testing/index.ts";

const three = () => table({ ana: {}, bor: {}, cyr: {} });

describe("setup", () => {
  rule(
    ["DK-OTH-SETUP-01", "DK-OTH-SETUP-02", "DK-OTH-SETUP-03", "DK-OTH-PILE-01", "DK-OTH-PILE-02"],
    "4 Parasites, 4 Abominations and 4 Vectors lie shuffled on the Artefact; the board waits with Mist & Bile",
    () => {
      const t = newGame(["ana", "bor", "cyr"], { others: true });
      const laid = t.story.find((e) => e.type === "othersLaid");
      expect(laid).toMatchObject({ sector: "artefact" });
      const kinds = laid?.type === "othersLaid" ? laid.pawns.map(({ kind }) => kind) : [];
      expect([...kinds].sort()).toEqual([
        ...new Array(4).fill("citizen"),
        ...new Array(4).fill("emissary"),
        ...new Array(4).fill("guard"),
      ]);
      const orders = ["a", "b", "c"].map((seed) => {
        const other = newGame(["ana", "bor", "cyr"], { others: true, seed });
        const event = other.story.find((e) => e.type === "othersLaid");
        return event?.type === "othersLaid" ? event.pawns.map(({ kind }) => kind).join() : "";
      });
      expect(new Set(orders).size).toBe(3);
      // Nobody knows a kind; everybody sees the pile.
      for (const who of ["ana", "bor", "cyr", "public"]) {
        const seen = t.view(who);
        expect(seen.others).toMatchObject({ bile: "brume_et_fiel", gloom: {}, gloomLeft: 6, discarded: [] });
        const pawns = seen.piles.flatMap((pile) => (pile.owner === OTHERS ? pile.pawns : []));
        expect(pawns.length).toBe(12);
        expect(pawns.every(({ kind }) => kind === null)).toBe(true);
      }
      expect(newGame(["ana", "bor"]).view("public").others).toBeNull();
    },
  );
});

describe("Darkness", () => {
  rule(
    ["DK-CYC-02", "DK-OTH-DARK-01", "DK-OTH-DARK-02", "DK-ADMIN-06"],
    "it opens the Cycle; its card is drawn by the Administrator; no Gathering in the first Cycle",
    () => {
      const t = newGame(["ana", "bor"], { others: true });
      const phases = t.story.flatMap((e) => (e.type === "phaseBegan" ? [e.phase] : []));
      expect(phases.slice(0, 3)).toEqual(["darkness", "opportunities", "development"]);
      expect(t.story.some((e) => e.type === "othersGathered")).toBe(false);
      for (const e of t.story) if (e.type === "othersMoved") expect(e.by).toBe(t.facts.administrator);
      t.is({ cycle: 1, corruption: t.facts.others!.corruption });
      expect(t.facts.others!.corruption.length).toBe(1);
    },
  );

  rule(
    [
      "DK-SCN-70",
      "DK-OTH-DARK-02",
      "DK-OTH-DARK-04",
      "DK-OTH-DARK-05",
      "DK-OTH-BOARD-01",
      "DK-OTH-PILE-07",
      "DK-OTH-PILE-08",
    ],
    "the first Proliferation takes from the top; the first taken lies lowest",
    () => {
      const t = three()
        .card("file", { sector: "karst", darkness: 3 })
        .deck("file", "nv1", "nv2", "ms1")
        .others("artefact", "E G C")
        .cycleStart();
      t.is({ corruption: ["file"], others: { artefact: 9, karst: 3 }, gloom: {}, corruptionTokens: {} });
      expect(t.facts.piles.find(({ sector }) => sector === "karst")!.pawns.map(({ kind }) => kind)).toEqual([
        "citizen",
        "guard",
        "emissary",
      ]);
      expect(t.story.some((e) => e.type === "othersGathered")).toBe(false);
      t.sees("ana", "karst", "? ? ?");
    },
  );

  rule(
    ["DK-SCN-71", "DK-OTH-DARK-05", "DK-OTH-DARK-06", "DK-OTH-DARK-08", "DK-OTH-BOARD-02"],
    "every card of the track in cell order, each by the score of the last; 4 to 7 Others bring one Gloom token",
    () => {
      const t = three()
        .card("k1", { sector: "karst", darkness: 4 })
        .card("m1", { sector: "motol", darkness: 4 })
        .card("k2", { sector: "karst", darkness: 2 })
        .corruption("k1", "m1")
        .others("karst", "C C C")
        .deck("k2", "nv1", "nv2", "ms1")
        .cycleStart();
      t.is({
        corruption: ["k1", "m1", "k2"],
        others: { artefact: 3, karst: 7, motol: 2 },
        gloom: { karst: 1 },
        corruptionTokens: {},
      });
      const to = t.story.flatMap((e) => (e.type === "othersMoved" ? [e.to] : []));
      expect(to).toEqual(["karst", "karst", "motol", "motol", "karst", "karst"]);
    },
  );

  rule(
    ["DK-SCN-72", "DK-OTH-DARK-07", "DK-OTH-PILE-10", "DK-RUL-81"],
    "an Artefact that runs out serves in order; who has received nothing at all gets a Corruption token",
    () => {
      const t = three()
        .card("m1", { sector: "motol" })
        .card("j1", { sector: "josefov" })
        .card("c1", { sector: "combinat", darkness: 2 })
        .corruption("m1", "j1")
        .others("fortress", "C C C")
        .others("suburbs", "G G G")
        .others("hypogea", "E E E")
        .deck("c1", "nv1", "nv2", "ms1")
        .cycleStart();
      t.is({
        others: { motol: 2, josefov: 1, fortress: 3, suburbs: 3, hypogea: 3 },
        corruptionTokens: { combinat: 1 },
      });
    },
  );

  rule("DK-RUL-81", "a score of 0 places nothing; two cards of one sector bring one token at most", () => {
    const calm = three()
      .card("m1", { sector: "motol" })
      .card("c1", { sector: "combinat", darkness: 0 })
      .corruption("m1")
      .deck("c1", "nv1", "nv2", "ms1")
      .cycleStart();
    calm.is({ others: { artefact: 12 }, corruptionTokens: {} });

    const empty = three()
      .card("m1", { sector: "motol" })
      .card("m2", { sector: "motol", darkness: 2 })
      .corruption("m1")
      .others("fortress", "C C C C")
      .others("suburbs", "G G G G")
      .others("hypogea", "E E E E")
      .deck("m2", "nv1", "nv2", "ms1")
      .cycleStart();
    empty.is({ corruptionTokens: { motol: 1 } });
  });

  rule("DK-RUL-80", "a card of the Artefact moves nothing while a pile is there; an empty one gets a token", () => {
    const full = three()
      .card("a1", { sector: "artefact" })
      .card("k1", { sector: "karst", darkness: 1 })
      .corruption("a1")
      .deck("k1", "nv1", "nv2", "ms1")
      .cycleStart();
    full.is({ others: { artefact: 11, karst: 1 }, corruptionTokens: {}, gloom: {} });

    const empty = three()
      .card("a1", { sector: "artefact", darkness: 1 })
      .others("fortress", "C C C C")
      .others("suburbs", "G G G G")
      .others("hypogea", "E E E E")
      .deck("a1", "nv1", "nv2", "ms1")
      .cycleStart();
    empty.is({ corruptionTokens: { artefact: 1 }, gloom: { fortress: 1, suburbs: 1, hypogea: 1 } });
  });

  rule(
    ["DK-OTH-DARK-03", "DK-OTH-PILE-09"],
    "Gathering: the discarded lie open until they go, shuffled and unknown, under the pile of the Artefact",
    () => {
      const t = table({ ana: { reserve: "C" }, bor: {} })
        .card("k1", { sector: "karst", darkness: 1 })
        .deck("k1", "nv1", "nv2", "ms1")
        .others("artefact", "E")
        .others("motol", "C C C C G G G")
        .discardedOthers("EEEG")
        .cycle(2)
        .cycleStart();
      const gathered = t.story.find((e) => e.type === "othersGathered");
      expect(gathered?.type === "othersGathered" && gathered.pawns.map(({ kind }) => kind).sort()).toEqual([
        "emissary",
        "emissary",
        "emissary",
        "guard",
      ]);
      // The Vector on top went to Karst; the four gathered are what lies on the Artefact now.
      t.is({ others: { artefact: 4, motol: 7, karst: 1 }, discardedOthers: "" });
      expect(t.facts.piles.find(({ sector }) => sector === "karst")!.pawns[0]!.kind).toBe("emissary");
      t.sees("ana", "artefact", "? ? ? ?");
    },
  );

  rule("DK-OTH-DARK-03", "without a pile on the Artefact the gathered form one", () => {
    const t = table({ ana: {}, bor: {} })
      .card("k1", { sector: "karst", darkness: 0 })
      .deck("k1", "nv1", "nv2", "ms1")
      .others("motol", "C C C C")
      .others("karst", "G G G G")
      .discardedOthers("EEEE")
      .cycle(2)
      .cycleStart();
    t.is({ others: { motol: 4, karst: 4, artefact: 4 }, discardedOthers: "" });
  });

  rule(["DK-OTH-DARK-08", "DK-RUL-76"], "Infection counts pawns and Corruption tokens; never the Artefact", () => {
    const t = three()
      .card("k1", { sector: "karst", darkness: 0 })
      .others("motol", "C C C")
      .others("josefov", "G G G")
      .corruptionTokens({ motol: 1 })
      .deck("k1", "nv1", "nv2", "ms1")
      .cycleStart();
    t.is({ gloom: { motol: 1 }, others: { artefact: 6, motol: 3, josefov: 3 } });
  });

  rule("DK-OTH-DARK-09", "Gloom adds up from Cycle to Cycle", () => {
    const t = three()
      .card("k1", { sector: "karst", darkness: 0 })
      .others("motol", "CCCC GGGG")
      .gloom({ motol: 1, karst: 1 })
      .deck("k1", "nv1", "nv2", "ms1")
      .cycleStart();
    t.is({ gloom: { motol: 3, karst: 1 } });
    expect(t.view("public").others!.gloomLeft).toBe(2);
  });

  rule("DK-RUL-82", "what must be placed ignores the limit of piles, and then counts in it", () => {
    const t = table({ ana: { reserve: "C" }, bor: {}, cyr: {} })
      .card("k1", { sector: "karst", darkness: 1 })
      .deck("k1", "nv1", "nv2", "ms1")
      .pile("bor", "karst", "C")
      .pile("cyr", "karst", "C")
      .others()
      .cycleStart();
    t.is({ others: { artefact: 11, karst: 1 } });
    t.asks("ana", "nameFirstPlayer").does("ana", "ana");
    t.does("ana", "sendTeam").refuses("ana", "karst", "sectorFull", "DK-MAN-SEND-05");
  });
});

describe("the fall of Prague", () => {
  rule(["DK-SCN-80", "DK-OTH-LOSE-02", "DK-RUL-122"], "a seventh Gloom token: all lose at once", () => {
    const t = three()
      .card("m1", { sector: "motol", darkness: 0 })
      .others("karst", "CCCC GGGG")
      .gloom({ karst: 3, motol: 2 })
      .deck("m1", "nv1", "nv2", "ms1")
      .cycleStart();
    t.is({ gloom: { karst: 4, motol: 2 }, prague: "fell", winners: [], phase: "over" });
    expect(t.view("ana").final).toMatchObject({ winners: [], prague: "fell", fellBy: "gloom" });
    expect(t.table("ana").question).toBeNull();
    expect(t.story.some((e) => e.type === "cardDealt")).toBe(false);
  });

  rule("DK-OTH-LOSE-02", "six Gloom tokens are borne", () => {
    const t = three()
      .card("m1", { sector: "motol", darkness: 0 })
      .others("karst", "CCCC")
      .gloom({ karst: 3, motol: 2 })
      .deck("m1", "nv1", "nv2", "ms1")
      .cycleStart();
    t.is({ gloom: { karst: 4, motol: 2 }, phase: "manoeuvres" });
  });

  rule(["DK-RUL-124", "DK-OTH-LOSE-01"], "a seventh card drawn in Darkness is the end, before pawns are placed", () => {
    const t = three()
      .card("last", { sector: "karst", darkness: 3 })
      .corruption("nv1", "nv2", "nv3", "nv4", "nv5", "nv6")
      .deck("last", "ms1", "ms2", "ms3")
      .cycleStart();
    t.is({ prague: "fell", winners: [], others: { artefact: 12 } });
    expect(t.view("public").final).toMatchObject({ fellBy: "corruption" });
    expect(t.view("public").others!.corruption.length).toBe(7);
  });

  rule("DK-OTH-LOSE-01", "six cards are borne", () => {
    const t = three()
      .card("last", { sector: "karst", darkness: 0 })
      .corruption("nv1", "nv2", "nv3", "nv4", "nv5")
      .deck("last", "ms1", "ms2", "ms3")
      .cycleStart();
    t.is({ phase: "manoeuvres" });
    expect(t.facts.others!.corruption.length).toBe(6);
  });
});
