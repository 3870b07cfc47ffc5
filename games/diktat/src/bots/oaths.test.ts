import { greedyBot, playBots } from "@paravent/bots";
import { Rng, start } from "@paravent/kernel";
import { rule } from "@paravent/testkit/vitest";
import { describe, expect, test } from "vitest";
import type { DiktatEvent } from "../model/events.ts";
import { loadDiktat } from "../node.ts";
import { type Played, table } from "../testing/index.ts";
import type { WrittenTerm } from "../testing/oaths.ts";
import { diktatHeuristic } from "./index.ts";

const greedy = greedyBot(diktatHeuristic);
const action = (t: Played, name: string) => greedy.act!(t.table(name), Rng.from("oaths"));
const answer = (t: Played, name: string) => greedy.choose(t.table(name), t.table(name).question!, Rng.from("oaths"));

/** Bor has much to lose in Karst, Ana little in Motol. */
const position = () =>
  table({ ana: { reserve: "2C", pp: 3 }, bor: { reserve: "C E", pp: 4 }, cyr: { reserve: "C" } })
    .card("file", { sector: "karst", symbols: ["politics", "politics"] })
    .track("file")
    .pile("bor", "karst", "C E")
    .pile("ana", "motol", "C C")
    .pile("cyr", "suburbs", "E C");

describe("an oath offered to the greedy bot", () => {
  const offered = (...terms: WrittenTerm[]) =>
    action(position().turnOf("cyr").offersOath("ana", "bor", { terms }), "bor");
  const spares = (by: string, owner: string): WrittenTerm => [by, "notKill", { owner }];

  test("is sworn when it protects more than it costs", () => {
    expect(offered(spares("ana", "bor"))?.act).toBe("acceptOath");
    expect(offered(spares("ana", "bor"), spares("bor", "ana"))).toEqual({
      act: "acceptOath",
      value: ["seat:0"],
      answers: { seat: 0, reason: { kind: "swornGladly", with: {} } },
    });
    expect(offered(["ana", "give", { pp: 3 }], ["bor", "notSpy", { owner: "ana" }])?.act).toBe("acceptOath");
  });

  rule("DK-OTH-KILL-05", "waits while the Others attack the bot's pile for the one who offers it", () => {
    const t = table({ ana: { reserve: "E E", pp: 3 }, bor: { pp: 4 }, cyr: {} })
      .others("karst", "C C C")
      .turnOf("ana")
      .does("ana", "sendTeam")
      .does("ana", "karst")
      .does("ana", "E E")
      .does("bor", "ana.karst:1")
      .offersOath("bor", "ana", { terms: [["bor", "give", { pp: 3 }]] });
    expect(action(t, "ana")).toBeNull();
    expect(action(t.does("bor", "stop"), "ana")).toMatchObject({ act: "acceptOath", value: ["seat:1"] });
  });

  test("is refused when it brings nothing, costs more, or asks for a truth or a word", () => {
    expect(offered(spares("bor", "ana"))?.act).toBe("refuseOath");
    expect(offered(spares("ana", "cyr"), spares("bor", "ana"))?.act).toBe("refuseOath");
    expect(offered(["ana", "give", { pp: 1 }], ["bor", "notTake", { card: "file" }])?.act).toBe("refuseOath");
    for (const term of [
      ["bor", "give", { pp: 4 }],
      ["bor", "concede", { pile: "karst" }],
      ["bor", "truth", { pp: 4 }],
      ["bor", "words", { text: "peace" }],
    ] as const)
      expect(offered(spares("ana", "bor"), term), term[1]).toMatchObject({ act: "refuseOath" });
  });

  test("is worth less from whoever has broken one, and nothing a second time", () => {
    const terms = [
      ["ana", "give", { pp: 1 }],
      ["bor", "notSpy", { owner: "ana" }],
    ] as const;
    const t = position()
      .turnOf("ana")
      .swears("ana", "cyr", { terms: [["ana", "notSend", { sector: "harmony" }]] });
    const kept = action(t.offersOath("ana", "bor", { terms }), "bor");
    expect(kept?.act).toBe("acceptOath");
    t.does("ana", "sendTeam")
      .does("ana", "harmony")
      .does("ana", "C")
      .has({ ana: { vp: -1 } });
    expect(action(t, "bor")).toMatchObject({
      act: "refuseOath",
      answers: { seat: 0, reason: { kind: "wordBroken", with: { broken: 1 } } },
    });
    const twice = position()
      .turnOf("cyr")
      .swears("ana", "bor", { terms: [spares("ana", "bor")] })
      .offersOath("ana", "bor", { terms: [spares("ana", "bor"), ["bor", "notSpy", { owner: "ana" }]] });
    expect(action(twice, "bor")).toMatchObject({ answers: { reason: { kind: "oathForNothing" } } });
  });

  test("until the end of the game must be worth it all that time", () => {
    const terms = [spares("ana", "bor"), ["bor", "notSend", { sector: "harmony" }]] as const;
    const t = position().turnOf("cyr").offersOath("ana", "bor", { until: "endOfGame", terms });
    expect(action(t, "bor")?.act).toBe("refuseOath");
  });
});

describe("what the greedy bot has sworn", () => {
  rule(["DK-OATH-02", "DK-OATH-03"], "it keeps: the spared pawn is not its victim", () => {
    const board = () =>
      table({ ana: { pp: 3 }, bor: {}, cyr: {} })
        .pile("bor", "karst", "E C")
        .pile("cyr", "motol", "E C")
        .card("file", { sector: "karst" })
        .track("file")
        .turnOf("ana");
    const free = board().shows("bor", "ana", "karst:1").does("ana", "assassinate");
    expect(answer(free, "ana")).toEqual([free.pawn("karst:1")]);
    const sworn = board().swears("ana", "bor", { terms: [["ana", "notKill", { owner: "bor" }]] });
    const victim = answer(sworn.shows("bor", "ana", "karst:1").does("ana", "assassinate"), "ana") as string[];
    expect([sworn.pawn("motol:1"), sworn.pawn("motol:2")]).toContain(victim[0]);
  });

  rule(["DK-OATH-02", "DK-STRUG-01"], "it bids no more than it has sworn", () => {
    const struggle = () =>
      table({ ana: { pp: 9 }, bor: { pp: 9 }, cyr: {} })
        .card("file", { sector: "karst", symbols: ["politics", "politics"] })
        .track("file")
        .pile("ana", "karst", "E")
        .pile("bor", "karst", "E")
        .resolving("karst");
    const free = struggle().does("ana").does("bor");
    expect(answer(free, "ana")).toBeGreaterThan(1);
    const bound = struggle().swears("ana", "bor", { terms: [["ana", "bidAtMost", { n: 1, sector: "karst" }]] });
    expect(answer(bound.does("ana").does("bor"), "ana")).toBeLessThanOrEqual(1);
  });

  rule(["DK-OATH-02", "DK-TRO-01"], "it takes what it swore not to only if that is worth more than the VP", () => {
    const takes = (symbols: "politics"[]) =>
      table({ ana: { affinities: { politics: 3 } }, bor: {}, cyr: {} })
        .card("file", { sector: "karst", symbols })
        .track("file")
        .pile("ana", "karst", "E")
        .resolution()
        .swears("ana", "bor", { terms: [["ana", "notTake", { card: "file" }]] })
        .does("ana", "karst");
    expect(answer(takes([]), "ana")).toEqual({ branch: "marker" });
    expect(answer(takes(["politics", "politics", "politics"]), "ana")).toMatchObject({ branch: "card:file" });
  });
});

describe("what the greedy bot has promised to give", () => {
  const sworn = () =>
    position()
      .turnOf("bor")
      .swears("ana", "bor", {
        until: "endOfCycle",
        terms: [
          ["ana", "notKill", { owner: "bor" }],
          ["bor", "give", { pp: 1 }],
        ],
      });

  rule("DK-OATH-02", "it hands over in its turn, once", () => {
    const t = sworn();
    const given = action(t, "bor")!;
    expect(given).toMatchObject({ act: "offerTrade", value: { branch: "seat:0", value: { give: { pp: 1 } } } });
    t.acts("bor", given.act, given.value)
      .accepts("ana", "bor")
      .is({ oaths: { "oath:1": "open kept" } });
    expect(action(t, "bor")?.act).not.toBe("offerTrade");
  });
});

describe("a truce", () => {
  const third = { pawns: 3 };

  test("is offered once a Cycle, by one who has much to lose to one who has little", () => {
    const t = table({ ana: third, bor: third, cyr: third })
      .card("file", { sector: "karst", symbols: ["any", "any"] })
      .track("file")
      .pile("ana", "karst", "E E")
      .pile("bor", "suburbs", "C")
      .turnOf("ana");
    const offer = action(t, "ana")!;
    expect(offer).toMatchObject({ act: "offerOath", value: { until: ["manoeuvresDone"] } });
    t.acts("ana", offer.act, offer.value);
    expect(action(t, "ana")).toBeNull();
    expect(t.view("ana").oathOffers).toMatchObject([
      { from: 0, terms: [{ by: 0 }, { by: t.view("ana").oathOffers[0]!.to }] },
    ]);
    // On another turn there is nothing to say.
    const early = table({ ana: {}, bor: third, cyr: third }).pile("ana", "karst", "E E").turnOf("ana");
    expect(action(early, "ana")).toBeNull();
  });

  test("comes about among bots, and those who swore it seldom break it", () => {
    const told: DiktatEvent[] = [];
    const diktat = loadDiktat();
    const game = {
      ...diktat,
      apply(facts: Parameters<typeof diktat.apply>[0], event: DiktatEvent) {
        told.push(event);
        diktat.apply(facts, event);
      },
    };
    for (let i = 0; i < 6; i++) {
      const { state } = start(game, { seats: 4, options: {}, seed: `truce/${i}` });
      playBots(game, state, new Array(4).fill(greedy), Rng.from(`truce/${i}`));
    }
    const count = (type: DiktatEvent["type"]) => told.filter((event) => event.type === type).length;
    expect(count("oathSworn")).toBeGreaterThan(0);
    expect(count("oathBroken") * 5).toBeLessThanOrEqual(count("oathSworn"));
  });
});
