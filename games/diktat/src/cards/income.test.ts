import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import type { PlayerSetup } from "../testing/index.ts";
import { type Played, table } from "../testing/index.ts";
import { shows } from "./shows.ts";

/** Development of Ana, who is Administrator, and of Bor. Each receives 3 Citizens, 3 Guards, 3 Emissaries and 3 PP. */
const develop = (ana: PlayerSetup, bor: PlayerSetup = {}): Played => table({ ana, bor }).development();

/** An exchange is offered once: declined, nothing changes; made, the card is done with. */
function exchange(card: string, before: PlayerSetup = {}): Played {
  const declined = develop({ row: [card], ...before });
  declined
    .asks("ana", "incomeChoice")
    .offers("ana", [`card:${card}`, "decline"])
    .does("ana", "decline");
  declined.asks("ana", "nameFirstPlayer").has({
    ana: { reserve: "3C 3G 3E", pp: 3 + (before.pp ?? 0), spyTokens: 0, assassinTokens: 0, pawns: 5 },
  });
  return develop({ row: [card], ...before }).does("ana", `card:${card}`);
}

/** Made and over: the phase has gone on, the card is not Used and nobody was asked twice (DK-EFF-06). */
const over = (t: Played, ana: Parameters<Played["has"]>[0][string]): Played =>
  t.asks("ana", "nameFirstPlayer").has({ ana: { used: [], ...ana } });

shows("card:nv1", ["DK-EFF-02", "DK-EFF-06", "DK-RUL-30"], "an Emissary may be exchanged for 4 PP", () => {
  const t = exchange("nv1");
  over(t, { reserve: "3C 3G 2E", pp: 7 });
  expect(t.hears("bor")).toContainEqual({ type: "discarded", seat: 0, what: "emissary", n: 1 });
  expect(t.hears("bor")).toContainEqual({ type: "gained", seat: 0, what: "pp", n: 4, rule: "DK-EFF-02" });
});

shows("card:nv4", ["DK-EFF-02", "DK-ADMIN-02"], "1 PP, and 2 more for the Administrator", () => {
  over(develop({ row: ["nv4"] }), { pp: 6 });
  over(develop({}, { row: ["nv4"] }), { pp: 3 }).has({ bor: { pp: 4 } });
  const harmony = develop({}, { row: ["nv4"], influence: { harmony: 1 } });
  harmony.asks("bor", "nameFirstPlayer").has({ ana: { pp: 3 }, bor: { pp: 6 } });
});

shows("card:ms1", ["DK-EFF-02", "DK-EFF-06"], "two Citizens may be exchanged for an Emissary", () => {
  over(exchange("ms1"), { reserve: "1C 3G 4E", pp: 3 });
});

shows("card:ms2", "DK-EFF-02", "an Emissary each Development, without a question", () => {
  over(develop({ row: ["ms2"] }), { reserve: "3C 3G 4E", pp: 3 }).has({ bor: { reserve: "3C 3G 3E" } });
});

shows("card:ms3", "DK-EFF-02", "1 PP and a Citizen", () => {
  over(develop({ row: ["ms3"] }), { reserve: "4C 3G 3E", pp: 4 });
});

shows("card:vv2", ["DK-EFF-02", "DK-RUL-29"], "1 PP may be paid for one more Manoeuvre pawn this Cycle", () => {
  const t = exchange("vv2");
  over(t, { pp: 2, pawns: 6 }).has({ bor: { pawns: 5 } });
  t.does("ana", "ana").idle();
  expect(t.story.filter(({ type }) => type === "turnEnded")).toHaveLength(11);
});

shows("card:hy1", ["DK-EFF-02", "DK-EFF-06"], "a Guard may be exchanged for two Spy tokens", () => {
  over(exchange("hy1"), { reserve: "3C 2G 3E", spyTokens: 2, pp: 3 });
});

shows("card:hy2", "DK-EFF-02", "a Spy token and a Citizen", () => {
  over(develop({ row: ["hy2"] }), { reserve: "4C 3G 3E", spyTokens: 1, assassinTokens: 0, pp: 3 });
});

shows("card:ka1", ["DK-EFF-02", "DK-EFF-06"], "2 PP may be exchanged for two Assassin tokens", () => {
  over(exchange("ka1"), { pp: 1, assassinTokens: 2, reserve: "3C 3G 3E" });
});

shows("card:ka2", "DK-EFF-02", "an Assassin token", () => {
  over(develop({ row: ["ka2"] }), { assassinTokens: 1, spyTokens: 0, reserve: "3C 3G 3E", pp: 3 });
});

shows("card:fa1", ["DK-EFF-02", "DK-EFF-06"], "1 PP may be exchanged for four Citizens", () => {
  over(exchange("fa1"), { pp: 2, reserve: "7C 3G 3E" });
});

shows("card:fa2", "DK-EFF-02", "two Citizens and a Guard", () => {
  over(develop({ row: ["fa2"] }), { reserve: "5C 4G 3E", pp: 3 });
});

shows("card:co1", ["DK-EFF-02", "DK-EFF-06"], "up to three Citizens may be exchanged for 1 PP each", () => {
  const t = exchange("co1", { reserve: "" });
  t.asks("ana", "costChoice").offersUpTo("ana", 3).refuses("ana", 4, "outOfRange", "DK-EFF-06");
  over(t.does("ana", 2), { reserve: "1C 3G 3E", pp: 5 });
  develop({ row: ["co1"], reserve: "2C" })
    .does("ana", "card:co1")
    .offersUpTo("ana", 3);
  over(exchange("co1").does("ana", 3), { reserve: "0C 3G 3E", pp: 6 });
  over(exchange("co1").does("ana", 0), { reserve: "3C 3G 3E", pp: 3 });
});

shows(["card:co1", "card:ms1"], ["DK-RUL-121", "DK-EFF-06"], "what one exchange took is not there for the next", () => {
  const t = develop({ row: ["co1", "ms1"] });
  t.offers("ana", ["card:co1", "card:ms1", "decline"]).does("ana", "card:ms1");
  t.asks("ana", "incomeChoice").offers("ana", ["card:co1", "decline"]).does("ana", "card:co1");
  over(t.offersUpTo("ana", 1).does("ana", 1), { reserve: "0C 3G 4E", pp: 4 });
  // The other way round nothing is left to make an Emissary of.
  const other = develop({ row: ["co1", "ms1"] })
    .does("ana", "card:co1")
    .does("ana", 2);
  other.asks("ana", "incomeChoice").offers("ana", ["decline"]).does("ana", "decline");
  over(other, { reserve: "1C 3G 3E", pp: 5 });
});

shows("card:co2", ["DK-EFF-02", "DK-DEV-03"], "2 PP, each Development anew", () => {
  const t = develop({ row: ["co2"] });
  over(t, { pp: 5, reserve: "3C 3G 3E" });
  t.does("ana", "ana").idle().does("ana").does("bor");
  // Five Extend influence of 1 PP, then the next Development: 3 and 2.
  t.asks("ana", "nameFirstPlayer")
    .is({ cycle: 2 })
    .has({ ana: { pp: 15, reserve: "3C 3G 3E" } });
});

shows("card:fo1", ["DK-CAB-GN-02", "DK-EFF-02", "DK-EFF-06"], "two Citizens may be exchanged for two Guards", () => {
  over(exchange("fo1"), { reserve: "1C 5G 3E", pp: 3 });
});

shows("card:fo2", "DK-EFF-02", "two Guards", () => {
  over(develop({ row: ["fo2"] }), { reserve: "3C 5G 3E", pp: 3 });
});

shows(
  ["card:co2", "card:nv1"],
  ["DK-USED-02", "DK-DEV-03"],
  "a Used card gives no Income and offers no exchange",
  () => {
    const t = develop({ row: ["co2", "nv1"], used: ["card:co2", "card:nv1"] });
    t.asks("ana", "nameFirstPlayer").has({ ana: { pp: 3, reserve: "3C 3G 3E", used: ["card:co2", "card:nv1"] } });
  },
);

shows(
  ["card:nv1", "card:ka1"],
  ["DK-RUL-121", "DK-SEQ-04"],
  "Rank order of players; a player orders the own cards",
  () => {
    const t = develop({ row: ["ka1", "co2"], pp: 0 }, { row: ["nv1"], rank: 11 });
    t.asks("bor", "incomeChoice").has({ bor: { pp: 3 }, ana: { pp: 0, reserve: "" } });
    t.does("bor", "card:nv1")
      .asks("ana", "incomeChoice")
      .has({ bor: { pp: 7 }, ana: { pp: 5 } });
    t.does("ana", "card:ka1").has({ ana: { pp: 3, assassinTokens: 2 } });
  },
);

const buys = (what: string, n: number, more: object = {}) => ({
  kind: "development",
  cost: [{ pay: "pp", n, to: "supply" }],
  do: [{ op: "gain", res: what, n: 1 }],
  ...more,
});

rule(["DK-RUL-121", "DK-DEV-03"], "what an element still has to give waits while another one gives", () => {
  const t = table({ ana: { row: ["two", "shop"] }, bor: {} })
    .card("two", { sector: "karst", effects: [buys("spy", 1), buys("assassin", 1)] })
    .card("shop", { sector: "karst", effects: [buys("spy", 1)] })
    .development();
  t.does("ana", "use:card:two/0").does("ana", "card:shop");
  t.asks("ana", "nameFirstPlayer").has({ ana: { pp: 0, spyTokens: 2, assassinTokens: 1 } });

  // What may be declined and was too dear is offered when the means are there.
  const later = table({ ana: { row: ["two", "shop"] }, bor: {} })
    .card("two", {
      sector: "karst",
      effects: [buys("spy", 1, { optional: true }), buys("assassin", 4, { optional: true })],
    })
    .card("shop", {
      sector: "karst",
      effects: [
        {
          kind: "development",
          optional: true,
          cost: [{ discard: "citizen", n: 1 }],
          do: [{ op: "gain", res: "pp", n: 3 }],
        },
      ],
    })
    .development();
  later.does("ana", "use:card:two/0").does("ana", "card:shop").does("ana", "card:two");
  later.has({ ana: { pp: 1, spyTokens: 1, assassinTokens: 1, reserve: "2C 3G 3E" } });
});
