import { defaultAnswer, Rng } from "@paravent/kernel";
import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { OTHERS } from "../names/names.ts";
import { type Played, table } from "../testing/index.ts";

// Who comes before whom: the Others among those who take, their attack among other effects, cards at the end.

const NAMES = ["ana", "bor", "cyr", "dua", "eva"];

function timesOut(t: Played, name: string): unknown {
  const { game, state } = t.position;
  return defaultAnswer(game, state, NAMES.indexOf(name), Rng.from("late"))?.value;
}

const tookIn = (t: Played): number => t.story.filter(({ type }) => type === "othersTook").length;

describe("takes", () => {
  const five = () => table({ ana: { pp: 5 }, bor: { pp: 5 }, cyr: {}, dua: {}, eva: {} });

  rule(["DK-OTH-RES-06", "DK-RUL-79"], "the Others stand behind all who have more Emissaries than they Vectors", () => {
    const order = (others: string) =>
      five()
        .pile("ana", "karst", "E E E E")
        .pile("bor", "karst", "E E E")
        .pile("cyr", "karst", "E E")
        .pile("dua", "karst", "E")
        .others("karst", others)
        .resolving("karst")
        .view("public").conquest!.order;
    expect(order("E")).toEqual([0, 1, 2, OTHERS, 3]);
    expect(order("E E")).toEqual([0, 1, OTHERS, 2, 3]);
    expect(order("E E E")).toEqual([0, OTHERS, 1, 2, 3]);
    expect(order("C G")).toEqual([0, 1, 2, 3]);
  });

  rule(["DK-RUL-86", "DK-OTH-RES-06"], "they wait behind all who bid, and behind others who are stronger", () => {
    const t = five()
      .pile("ana", "karst", "E E E")
      .pile("bor", "karst", "E E E")
      .pile("cyr", "karst", "E E")
      .others("karst", "E")
      .resolving("karst");
    t.asks(["ana", "bor"], "ready").does("ana").does("bor").does("ana", 1).does("bor", 2);
    expect(t.view("public").conquest!.order).toEqual([1, 0, 2, OTHERS]);
  });

  rule("DK-OTH-RES-07", "the Vector lies on their board at once, and whoever has no Emissary there loses none", () => {
    const t = five()
      .card("file", { sector: "karst" })
      .track("file")
      .pile("ana", "karst", "E E E")
      .pile("bor", "karst", "C G")
      .pile("cyr", "motol", "E")
      .others("karst", "E C")
      .resolving("karst");
    t.does("ana", "file").is({ discardedOthers: "E" }).sees("cyr", "motol", "E");
    expect(t.view("public").conquest).toMatchObject({ emissaries: [1, 0, 0, 0, 0], vectors: 0 });
    expect(t.events).toContainEqual({ type: "othersTook", sector: "karst", lost: [0] });
  });

  rule("DK-OTH-RES-07", "whoever has no pawn there loses what counts as an Emissary instead", () => {
    const t = five()
      .pile("ana", "karst", "E E E")
      .pile("bor", "karst", "C")
      .lasting("bor", "conquestEmissaries", 1, "conquestEnd")
      .others("karst", "E")
      .resolving("karst");
    expect(t.view("public").conquest).toMatchObject({ emissaries: [3, 1, 0, 0, 0], extra: [0, 1, 0, 0, 0] });
    t.does("ana", "marker");
    expect(t.view("public").conquest).toMatchObject({ emissaries: [1, 0, 0, 0, 0], extra: [0, 0, 0, 0, 0] });
  });

  rule("DK-RUL-78", "once their Vectors are spent they take no more; nor when no player is left to", () => {
    const cards = ["a", "b", "c", "d"];
    const taking = (emissaries: string, vectors: string) => {
      const t = five();
      for (const card of cards) t.card(card, { sector: "karst" });
      return t
        .track(...cards)
        .pile("ana", "karst", emissaries)
        .others("karst", vectors)
        .resolving("karst");
    };
    // Ana, the Others (5 to 4), then Ana alone.
    const spent = taking("E E E E E E", "E");
    for (const card of cards) spent.does("ana", card);
    spent.does("ana", "marker").is({ discardedOthers: "E", markers: { karst: 1 } });
    expect(tookIn(spent)).toBe(1);
    // Ana, the Others (2 to 1), Ana; one Vector is left and nobody to take from.
    const alone = taking("E E E", "E E").does("ana", "a").does("ana", "b").is({ discardedOthers: "2E" });
    expect(tookIn(alone)).toBe(1);
  });

  rule(
    ["DK-OTH-RES-05", "DK-OTH-RES-04"],
    "Parasites and Abominations alone stay too where nobody has an Emissary",
    () => {
      const t = five().pile("ana", "karst", "C").others("karst", "C G").resolving("karst");
      t.is({ others: { artefact: 10, karst: 2 }, discardedOthers: "" }).sees("public", "karst", "? ?");
    },
  );
});

describe("an attack on a placed pile", () => {
  const gains = (n: number) => ({
    sector: "karst",
    effects: [{ kind: "capacity", trigger: "assassination_done", do: [{ op: "gain", res: "pp", n }] }],
  });

  rule("DK-OTH-KILL-04", "an Ability of whoever acts rests, also where one of another player acts", () => {
    const t = table({ ana: { reserve: "C C C", row: ["mine"] }, bor: { row: ["theirs"] }, cyr: {} })
      .card("mine", gains(1) as never)
      .card("theirs", gains(5) as never)
      .others("karst", "C C")
      .turnOf("ana");
    t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C C C");
    t.does("bor", "ana.karst:1").has({ ana: { pp: 1 }, bor: { pp: 0 } });
    t.does("bor", "ana.karst:1").has({ ana: { pp: 2 }, bor: { pp: 0 } });
    // In a Manoeuvre of his own it does not.
    t.does("bor", "assassinate")
      .does("bor", "ana.karst:1")
      .has({ ana: { pp: 3 }, bor: { pp: 5 } });
  });

  rule(
    ["DK-OTH-KILL-01", "DK-RUL-76", "DK-RUL-06"],
    "tokens alone are no effect to be put before or after others",
    () => {
      const t = table({ ana: { reserve: "C C" }, bor: { cabal: "garde_noire" }, cyr: {} })
        .blockhouses("karst")
        .corruptionTokens({ karst: 2 })
        .turnOf("ana");
      t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C C").asks("bor", "effectChoice");
      t.does("bor", "decline").asks("bor", "chooseManoeuvre");
    },
  );

  rule("DK-RUL-103", "who does not name a victim in time names the next from the top", () => {
    const t = table({ ana: { reserve: "C C C" }, bor: {} })
      .others("karst", "C C")
      .turnOf("ana");
    t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C C C");
    expect(timesOut(t, "bor")).toEqual([t.pawn("ana.karst:1")]);
    t.does("bor", "ana.karst:2");
    expect(timesOut(t, "bor")).toEqual([t.pawn("ana.karst:1")]);
  });
});

describe("the end of the Resolution", () => {
  const left = () =>
    table({ bor: {}, ana: {} })
      .card("a", { sector: "karst" })
      .card("siren", { sector: "josefov", attack: true })
      .card("hidden", { sector: "motol" })
      .card("top", { sector: "combinat" })
      .others()
      .track("a", "siren")
      .deck("top", "nv1", "nv2")
      .secret("hidden")
      .resolution();

  rule(
    ["DK-RUL-39", "DK-RUL-103"],
    "the Administrator orders, wherever seated; by default the Attack first, the secret card last",
    () => {
      const t = left().asks("ana", "orderGeneralEffects").offers("ana", ["attack", "a", "siren", "hidden"]);
      const { game, state } = t.position;
      const given = defaultAnswer(game, state, 1, Rng.from("late"))?.value;
      expect(given).toEqual(["attack", "card:a", "card:siren", "card:hidden"]);
      t.does("ana", "attack a siren hidden").is({ corruption: ["top", "a", "siren", "hidden"], track: [] });
    },
  );
});

rule(["DK-RUL-83", "DK-RUL-103"], "both pawns go to one sector; who says nothing more moves no second one", () => {
  const t = table({ ana: { influence: { artefact: 1 } }, bor: {} })
    .others("karst", "E G C")
    .turnOf("ana");
  t.uses("ana", "marker:artefact:1").does("ana", "others.karst:2", "motol").asks("ana", "moveOthers");
  t.offersWithin("ana", "others.karst:1", ["motol"]).refusesWithin("ana", "others.karst:1", "suburbs", "notOffered");
  t.does("ana", "nothing").is({ others: { artefact: 9, karst: 2, motol: 1 } });
});
