import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { type Played, table } from "../../testing/index.ts";

const news = (t: Played): string[] => t.events.map(({ type }) => type);
const left = (t: Played) => t.view("public").oaths.map((oath) => oath.until);

describe("an oath until all sectors are resolved", () => {
  /** One sector is left to name; a card with the Attack icon stays on the track. */
  const last = (vp: number, pp: number) =>
    table({ ana: { vp, pp }, bor: {}, cyr: {} })
      .card("siege", { sector: "motol", attack: true })
      .track("siege")
      .pile("bor", "karst", "C")
      .resolution();
  const gift = { until: "sectorsResolved", terms: [["ana", "give", { pp: 3 }]] } as const;

  rule(["DK-RUL-55", "DK-RES-16", "DK-OATH-03"], "is judged before the Attack: its VP counts there no more", () => {
    const t = last(4, 9).swears("ana", "bor", gift).does("ana", "karst");
    t.asks(["ana", "bor", "cyr"], "endOfCycleCall").has({ ana: { vp: 3, pp: 6 } });
    expect(news(t).indexOf("oathBroken")).toBeLessThan(news(t).indexOf("othersAttacked"));
  });

  rule(
    ["DK-RUL-58", "DK-RUL-55", "DK-RES-16"],
    "what lay ready when they were resolved is not owed after the Attack",
    () => {
      const t = last(3, 3).swears("ana", "bor", gift).proposes("ana", "bor", { give: "3pp" });
      t.does("ana", "karst").has({ ana: { vp: 3, pp: 0 } });
    },
  );

  rule(["DK-RUL-55", "DK-SEQ-02"], "at that boundary itself it can still be kept", () => {
    const t = last(4, 9).swears("ana", "bor", gift).stops("cyr", "sectorsResolved").does("ana", "karst");
    t.asks("cyr", "kernel/reaction").proposes("ana", "bor", { give: "3pp" }).accepts("bor", "ana");
    t.does("cyr", "pass").has({ ana: { vp: 4, pp: 2 }, bor: { pp: 3 } });
  });

  rule(["DK-RUL-55", "DK-RUL-39"], "is judged before the Administrator orders what the Others do", () => {
    const t = table({ ana: { pp: 3 }, bor: {}, cyr: {} })
      .card("siege", { sector: "motol", attack: true })
      .card("file", { sector: "motol" })
      .track("siege", "file")
      .others("suburbs", "C")
      .pile("bor", "karst", "C")
      .resolution()
      .swears("ana", "bor", gift)
      .does("ana", "karst");
    t.asks("ana", "orderGeneralEffects").has({ ana: { vp: -1 } });
    expect(left(t)).toEqual([]);
  });

  rule(["DK-RUL-55", "DK-RES-14"], "comes also where there was nothing to resolve, or no Attack follows", () => {
    const t = table({ ana: { pawns: 1 }, bor: { pawns: 0 } }).turnOf("ana");
    t.swears("ana", "bor", { until: "sectorsResolved", terms: [["ana", "notSpy", { owner: "bor" }]] });
    t.does("ana", "extendInfluence").does("ana", "nothing").asks(["ana", "bor"], "endOfCycleCall");
    expect(left(t)).toEqual([]);
  });
});

describe("an oath until the next sector is resolved", () => {
  rule(["DK-RUL-55", "DK-RUL-118"], "does not end with a sector that was named and left before the reveal", () => {
    const t = table({ ana: {}, bor: { cabal: "polisec", pp: 3 }, cyr: { influence: { motol: 2 } } })
      .pile("cyr", "karst", "C", "sleeper")
      .pile("ana", "suburbs", "C")
      .resolution();
    t.swears("ana", "cyr", { until: "takesDone", terms: [["ana", "notSpy", { owner: "bor" }]] });
    const admin = t.facts.administrator === 0 ? "ana" : "bor";
    t.stops("cyr", "conquestStart").does(admin, "karst").does("bor", "screen:polisec");
    t.asks("cyr", "kernel/reaction")
      .uses("cyr", "marker:motol:2")
      .does("cyr", "option:2")
      .does("cyr", "cyr.karst", "newTown");
    t.asks(admin, "nameSector");
    expect(left(t)).toEqual(["takesDone"]);
    t.does(admin, "suburbs");
    expect(left(t)).toEqual([]);
  });

  rule(
    ["DK-RUL-55", "DK-SEQ-02"],
    "can still be kept when the last take is done and the sector not yet cleared",
    () => {
      const t = table({ ana: { pp: 3 }, bor: {}, cyr: {} })
        .pile("bor", "karst", "E")
        .resolution()
        .swears("ana", "bor", { until: "takesDone", terms: [["ana", "give", { pp: 3 }]] });
      t.stops("cyr", "takesDone").does("ana", "karst").does("bor", "marker").asks("cyr", "kernel/reaction");
      t.proposes("ana", "bor", { give: "3pp" }).accepts("bor", "ana").does("cyr", "pass");
      t.has({ ana: { vp: 0, pp: 0 } });
    },
  );
});

describe("what is sworn or offered for a Cycle that has been tested", () => {
  const late = () =>
    table({ ana: { pp: 3 }, bor: {}, cyr: {} })
      .endOfCycle()
      .stops("cyr", "trackDiscarded")
      .does("ana")
      .does("bor")
      .does("cyr");

  rule(["DK-RUL-117", "DK-RUL-55"], "an oath until the end of the Cycle ends with it, kept or broken", () => {
    const t = late().asks("cyr", "kernel/reaction");
    t.swears("ana", "bor", { terms: [["ana", "notSend", { sector: "karst" }]] });
    t.swears("cyr", "ana", { terms: [["ana", "give", { pp: 3 }]] });
    t.does("cyr", "pass").is({ cycle: 2 });
    expect(left(t)).toEqual([]);
    t.has({ ana: { vp: -1 } });
    t.does("ana", "ana").does("ana", "sendTeam").does("ana", "karst").does("ana", "C");
    t.has({ ana: { vp: -1 } });
  });

  rule(["DK-RUL-117", "DK-RUL-130"], "a statement sworn then is settled before the next Cycle", () => {
    const t = late().swears("ana", "bor", { until: "endOfGame", terms: [["ana", "truth", { pp: 4 }]] });
    t.has({ ana: { vp: 0 } })
      .does("cyr", "pass")
      .has({ ana: { vp: -1 } });
  });

  rule(["DK-RUL-117", "DK-RUL-106"], "an offer made then does not outlive the Cycle", () => {
    const t = late().proposes("ana", "bor", { give: "pp" });
    t.offersOath("ana", "cyr", { terms: [["ana", "notSend", { sector: "karst" }]] }).does("cyr", "pass");
    t.is({ cycle: 2 });
    expect(t.facts.offers).toEqual([]);
    expect(t.facts.oathOffers).toEqual([]);
  });
});
