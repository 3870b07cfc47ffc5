import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

rule(
  ["DK-SCN-33", "DK-PLACE-01", "DK-PLACE-02", "DK-RUL-53", "DK-RUL-54", "DK-RUL-12"],
  "a conceded pile goes unseen, its pawn stays spent, its place is anybody's",
  () => {
    const t = table({ ana: { pp: 0, pawns: 2 }, bor: {}, cyr: { pp: 2, reserve: "C" }, dua: { reserve: "C" } })
      .pile("ana", "karst", "E C")
      .pile("bor", "karst", "G")
      .turnOf("dua");
    t.does("dua", "sendTeam").refuses("dua", "karst", "sectorFull");
    t.proposes("cyr", "ana", { give: "2pp" }).accepts("ana", "cyr");
    t.leaves("ana", "karst", "cyr");
    expect(t.view("cyr").offers).toMatchObject([{ kind: "place", from: 0, to: 2 }]);
    for (const who of ["bor", "dua", "public"]) {
      expect(t.hears(who)).toEqual([]);
      expect(t.view(who).offers).toEqual([]);
    }
    t.sees("dua", "karst", "? ?", "?").accepts("cyr", "ana");
    const conceded = { type: "pileConceded", seat: 0, to: 2, pile: 1, sector: "karst" };
    expect(t.hears("ana")).toEqual([{ ...conceded, kinds: ["emissary", "citizen"] }]);
    for (const who of ["bor", "cyr", "dua", "public"]) expect(t.hears(who)).toEqual([conceded]);
    t.has({ ana: { pp: 2, pawns: 2, reserve: "" }, cyr: { pp: 0 } }).sees("dua", "karst", "?");
    // Dua acts before Cyr, and is quicker.
    t.does("dua", "karst").does("dua", "C").sees("dua", "karst", "?", "C");
  },
);

rule(["DK-PLACE-01", "DK-RUL-53"], "both must agree; only one's own pile, and only while it is unrevealed", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} }).pile("ana", "karst", "E").pile("bor", "motol", "E").turnOf("cyr");
  const own = `pile:${t.facts.piles[0]!.id}`;
  const his = `pile:${t.facts.piles[1]!.id}`;
  t.refusesAct("ana", "offerConcede", { branch: his, value: ["seat:2"] }, "notYourPile", "DK-PLACE-01");
  t.refusesAct("ana", "offerConcede", { branch: "pile:99", value: ["seat:2"] }, "pileGone", "DK-RUL-53");
  t.refusesAct("ana", "offerConcede", { branch: own, value: ["seat:0"] }, "notOffered", "DK-PLACE-01");
  t.refusesAct("cyr", "offerConcede", { branch: own, value: ["seat:1"] }, "noPileToConcede", "DK-PLACE-01");
  t.refusesAct("cyr", "acceptConcede", ["offer:0:1"], "noOffer", "DK-RUL-53");
  t.leaves("ana", "karst", "cyr");
  // Nobody agrees in the beneficiary's place, the owner least of all.
  for (const name of ["ana", "bor"]) t.refusesAct(name, "acceptConcede", ["offer:0:1"], "noOffer", "DK-RUL-53");
  t.declines("cyr", "ana").leaves("ana", "karst", "cyr").retracts("ana", "cyr");
  t.sees("ana", "karst", "E");
  expect(t.facts.offers).toEqual([]);

  const revealed = table({ ana: {}, bor: { pp: 1 } })
    .pile("ana", "karst", "E")
    .pile("bor", "karst", "E")
    .resolving("karst");
  revealed.asks(["ana", "bor"], "ready");
  revealed.refusesAct("ana", "offerConcede", { branch: "pile:1", value: ["seat:1"] }, "noPileToConcede", "DK-PLACE-01");
});

rule(["DK-PLACE-01", "DK-RUL-106"], "the offer of a place lapses with its pile", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} }).pile("ana", "karst", "E").turnOf("cyr");
  t.leaves("ana", "karst", "cyr").leaves("ana", "karst", "bor").accepts("bor", "ana");
  expect(t.facts.offers).toEqual([]);
  t.refusesAct("cyr", "acceptConcede", ["offer:0:1"], "noOffer");
});

rule(
  ["DK-PLACE-01", "DK-SEQ-05"],
  "a named victim's pile may be conceded before the reveal: another choice is made",
  () => {
    const t = table({ ana: { pp: 3 }, bor: {}, cyr: {} })
      .pile("bor", "karst", "G")
      .turnOf("ana");
    t.stops("bor", "victimNamed").does("ana", "assassinate").does("ana", "karst:1").asks("bor", "kernel/reaction");
    t.leaves("bor", "karst", "cyr").accepts("cyr", "bor").does("bor", "pass");
    t.has({ ana: { pp: 3, performed: [] }, bor: { pp: 0 } }).asks("ana", "chooseManoeuvre");
    expect(t.story.some(({ type }) => type === "victimRevealed")).toBe(false);
    // Nobody is pointed at any more.
    expect(t.view("public").victim).toBeNull();
  },
);

rule(
  ["DK-PLACE-01", "DK-RUL-118", "DK-SEQ-05"],
  "the last pile may be conceded while its sector is being named",
  () => {
    const t = table({ ana: {}, bor: {} }).pile("bor", "karst", "E").resolution();
    t.asks("ana", "nameSector").leaves("bor", "karst", "ana").accepts("ana", "bor");
    t.asks(["ana", "bor"], "endOfCycleCall");
  },
);

rule(
  ["DK-PLACE-01", "DK-SEQ-05"],
  "nobody left to kill: the Manoeuvre ends if a first victim fell, else another is chosen",
  () => {
    const position = () =>
      table({ ana: { assassinTokens: 1 }, bor: {} })
        .pile("bor", "karst", "C")
        .pile("bor", "motol", "C")
        .turnOf("ana");
    const t = position().does("ana", "assassinate").does("ana", "karst:1").leaves("bor", "motol", "ana");
    t.accepts("ana", "bor").asks("ana", "chooseVictim").offers("ana", ["stop"]).does("ana", "stop");
    t.asks("bor", "chooseManoeuvre").has({ ana: { performed: ["assassinate"] } });

    // Lost between naming and reveal: there is nothing left to choose.
    const named = position().does("ana", "assassinate").does("ana", "karst:1").stops("bor", "victimNamed");
    named.does("ana", "motol:1").leaves("bor", "motol", "ana").accepts("ana", "bor").does("bor", "pass");
    expect(named.story).toContainEqual(expect.objectContaining({ type: "victimLost", seat: 0 }));
    named.asks("bor", "chooseManoeuvre").has({ ana: { performed: ["assassinate"] } });

    const u = table({ ana: {}, bor: {} }).pile("bor", "karst", "C").turnOf("ana").does("ana", "assassinate");
    u.leaves("bor", "karst", "ana")
      .accepts("ana", "bor")
      .asks("ana", "chooseManoeuvre")
      .has({ ana: { performed: [] } });
  },
);

rule(["DK-PLACE-01", "DK-RUL-106"], "the offer of a place lapses when its pile is moved to another", () => {
  const t = table({ ana: { influence: { motol: 2 } }, bor: {}, cyr: {} })
    .pile("ana", "karst", "C")
    .turnOf("cyr");
  t.leaves("ana", "karst", "bor").uses("ana", "marker:motol:2").does("ana", "option:2");
  t.does("ana", "ana.karst", "josefov");
  expect(t.view("bor").offers).toEqual([]);
  t.refusesAct("bor", "acceptConcede", ["offer:0:1"], "noOffer").sees("bor", "josefov", "?");
});

rule(["DK-RUL-53", "DK-RUL-11"], "the offer of a place lapses when the last pawn of its pile is revealed", () => {
  const t = table({ ana: {}, bor: {}, cyr: { stops: ["victimRevealed"] } })
    .pile("bor", "karst", "C")
    .turnOf("ana");
  t.swears("bor", "cyr", { terms: [["bor", "concede", { pile: "karst" }]] }).leaves("bor", "karst", "cyr");
  t.does("ana", "assassinate").does("ana", "karst:1").asks("cyr", "kernel/reaction");
  t.refusesAccept("cyr", "bor", "noOffer");
  t.refusesAct("bor", "offerConcede", { branch: "pile:1", value: ["seat:2"] }, "noPileToConcede", "DK-PLACE-01");
  t.does("cyr", "pass");
  expect(t.view("cyr").oaths[0]!.terms!.map(({ state }) => state)).toEqual(["lapsed"]);
});
