import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { newGame, table } from "../../testing/index.ts";

const sworn = (t: { facts: { oaths: readonly unknown[] } }) => t.facts.oaths.length;

rule(
  ["DK-OATH-01", "DK-RUL-55"],
  "an oath is offered with terms and a deadline, and binds when the other accepts",
  () => {
    const t = table({ ana: {}, bor: {}, cyr: {} }).turnOf("ana");
    t.refusesAct("bor", "acceptOath", "ana", "noOathOffered", "DK-OATH-01");
    t.offersOath("ana", "bor", {
      until: "endOfGame",
      terms: [
        ["ana", "notSend", { sector: "karst" }],
        ["bor", "notSend", { sector: "motol" }],
      ],
    });
    expect(sworn(t)).toBe(0);
    // Each promises what is theirs to keep.
    const terms = [
      { by: 0, promise: { kind: "notSend", sector: "karst" } },
      { by: 1, promise: { kind: "notSend", sector: "motol" } },
    ];
    expect(t.view("bor").oathOffers).toEqual([{ from: 0, to: 1, until: "endOfGame", terms }]);
    expect(t.view("ana").oathOffers).toHaveLength(1);
    // Nobody else knows of it, and nobody else can accept it.
    expect(t.view("cyr").oathOffers).toEqual([]);
    expect(t.hears("cyr")).toEqual([]);
    t.refusesAct("cyr", "acceptOath", "ana", "noOathOffered");
    t.acts("bor", "acceptOath", "ana");
    expect(sworn(t)).toBe(1);
    expect(t.view("bor").oathOffers).toEqual([]);
  },
);

rule(["DK-RUL-59", "DK-OATH-01"], "oaths are sworn in the course of the game, not before its first Cycle", () => {
  const t = newGame(["ana", "bor"], { cabals: "choice" }).asks("ana", "chooseCabal");
  t.refusesOath("bor", "ana", { terms: [["bor", "notSend", { sector: "karst" }]] }, "noOathNow", "DK-RUL-59");
});

rule(
  "DK-OATH-01",
  "without the other's consent nothing is sworn: refused, withdrawn, or not taken up in its Cycle",
  () => {
    const t = table({ ana: {}, bor: {}, cyr: {} }).endOfCycle();
    const oath = { terms: [["ana", "notSend", { sector: "karst" }]] as const };
    t.offersOath("ana", "bor", oath).acts("bor", "refuseOath", "ana");
    t.refusesAct("bor", "acceptOath", "ana", "noOathOffered");
    t.refusesAct("ana", "withdrawOath", "bor", "noOathOfferOut", "DK-RUL-55");
    t.offersOath("ana", "bor", oath).acts("ana", "withdrawOath", "bor");
    t.refusesAct("bor", "acceptOath", "ana", "noOathOffered");
    t.offersOath("ana", "bor", oath).refusesOath("ana", "bor", oath, "oathOffersOut", "DK-RUL-55");
    t.offersOath("ana", "cyr", oath);
    t.refusesOath("ana", "bor", oath, "oathOffersOut", "DK-RUL-55");
    for (const name of ["ana", "bor", "cyr"]) t.does(name);
    t.is({ cycle: 2 });
    t.refusesAct("bor", "acceptOath", "ana", "noOathOffered");
    expect(sworn(t)).toBe(0);
  },
);

rule(
  ["DK-SCN-34", "DK-OATH-03", "DK-RUL-57"],
  "naming a spared pawn breaks the oath once; the Assassination goes on",
  () => {
    const t = table({ ana: { assassinTokens: 1, influence: { newTown: 2 } }, bor: {}, cyr: {} })
      .pile("bor", "karst", "C C")
      .turnOf("ana");
    t.swears("ana", "bor", { terms: [["ana", "notKill", { owner: "bor" }]] });
    t.has({ ana: { vp: 2 } });
    t.does("ana", "assassinate").has({ ana: { vp: 2 } });
    t.stops("bor", "victimNamed").does("ana", "bor.karst:1");
    // At once: the victim is named, not yet revealed.
    expect(t.events.map(({ type }) => type)).toEqual(["victimNamed", "oathBroken"]);
    t.has({ ana: { vp: 1 }, bor: { vp: 0 } });
    expect(sworn(t)).toBe(0);
    t.does("bor", "pass");
    expect(t.facts.piles[0]?.pawns).toHaveLength(1);
    t.does("ana", "bor.karst:1").has({ ana: { vp: 1 } });
  },
);

rule(
  ["DK-SCN-35", "DK-OATH-02", "DK-OATH-03", "DK-RUL-36", "DK-RUL-130"],
  "a sworn lie costs its VP when it comes to light, not before",
  () => {
    const t = table({ ana: {}, bor: {}, cyr: {}, dua: { pp: 2 } })
      .pile("bor", "karst", "C E")
      .turnOf("dua");
    t.swears("cyr", "dua", { terms: [["cyr", "truth", { pawn: "bor.karst:1", is: "emissary" }]] });
    t.has({ cyr: { vp: 0 } })
      .does("dua", "assassinate")
      .has({ cyr: { vp: 0 } });
    t.does("dua", "bor.karst:1").has({ cyr: { vp: -1 }, dua: { vp: 0 } });
    expect(sworn(t)).toBe(0);
  },
);

rule("DK-RUL-55", "there is an end to the oaths between two players", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} }).turnOf("ana");
  const oath = { terms: [["ana", "notSend", { sector: "karst" }]] as const };
  for (let n = 0; n < 8; n++) t.swears("ana", "bor", oath);
  t.refusesOath("bor", "ana", oath, "tooManyOaths", "DK-RUL-55");
  t.swears("ana", "cyr", oath);
});

rule(["DK-OATH-01", "DK-RUL-55", "DK-RUL-59"], "of several oaths one that is not there is refused as such", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} }).turnOf("ana");
  const terms = { terms: [["ana", "notSend", { sector: "karst" }]] } as const;
  t.offersOath("ana", "bor", terms);
  t.refusesAct("bor", "acceptOath", "cyr", "noOathOffered", "DK-OATH-01");
  t.refusesAct("bor", "refuseOath", "cyr", "noOathOffered", "DK-OATH-01");
  t.refusesAct("ana", "withdrawOath", "cyr", "noOathOfferOut", "DK-RUL-55");
  t.acts("bor", "acceptOath", "ana").refusesAct("ana", "revealOath", "oath:2", "noOathToReveal", "DK-RUL-59");
});
