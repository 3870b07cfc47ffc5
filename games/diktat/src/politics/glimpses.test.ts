import { resample } from "@paravent/kernel";
import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { newGame, type Played, table } from "../testing/index.ts";

/** Other worlds of a player. */
function worlds(t: Played, who: number, n = 120) {
  const { game, state } = t.position;
  return Array.from({ length: n }, (_, i) => resample(game, state, who, `world ${i}`).facts);
}

const deduced = (t: Played, who: string, seat: number) =>
  t.view(who).knowledge?.deduced.find((one) => one.seat === seat)?.pp;

/** Everybody has the 3 PP and 9 Agents of Development. Ana has traded with Bor: the others cannot follow her PP. */
const traded = () => {
  const t = newGame(["ana", "bor", "cyr", "dua"]).does("ana", "ana");
  return t.proposes("ana", "bor", { give: "pp" }).accepts("bor", "ana");
};

describe("a trade that failed", () => {
  rule(["DK-RUL-106", "DK-RUL-49"], "tells who accepted it that PP were missing, and nobody else", () => {
    const t = traded().proposes("ana", "cyr", { give: "2pp" });
    // Ana spends one of her 2 PP on something nobody sees: Bor gets it.
    t.proposes("ana", "bor", { give: "pp" }).accepts("bor", "ana");
    expect(deduced(t, "cyr", 0)).toEqual({ min: 0, max: 6 });
    t.accepts("cyr", "ana");

    expect(t.hears("cyr")).toEqual([{ type: "offerClosed", kind: "trade", from: 0, to: 2, id: 1, how: "failed" }]);
    expect(t.hears("dua")).toEqual([]);
    expect(deduced(t, "cyr", 0)).toEqual({ min: 0, max: 1 });
    expect(deduced(t, "dua", 0)).toEqual({ min: 0, max: 6 });
    expect(new Set(worlds(t, 2).map(({ players }) => players[0]!.pp))).toEqual(new Set([0, 1]));
    expect(new Set(worlds(t, 3).map(({ players }) => players[0]!.pp)).size).toBe(7);
    // What comes in the open comes on top.
    t.does("ana", "extendInfluence").does("ana", "nothing");
    expect(deduced(t, "cyr", 0)).toEqual({ min: 1, max: 2 });
  });

  rule(["DK-RUL-106", "DK-HIDE-02"], "for want of Agents: where they are not, they have gone", () => {
    const t = table({ ana: { reserve: "2E 3C" }, bor: {}, cyr: {} }).turnOf("ana");
    t.proposes("ana", "bor", { give: "2emissary" });
    t.does("ana", "sendTeam").does("ana", "karst").does("ana", "E C").accepts("bor", "ana");

    const placed = (who: number) =>
      new Set(worlds(t, who).map(({ piles }) => piles[0]!.pawns.filter(({ kind }) => kind === "emissary").length));
    // Of two Emissaries at least one lies in the pile: else the trade would have been good.
    expect(placed(1)).toEqual(new Set([1, 2]));
    expect(placed(2)).toEqual(new Set([0, 1, 2]));
  });

  rule(["DK-RUL-106", "DK-RUL-49"], "of several things: any of them may have been missing, but not none", () => {
    const t = traded().proposes("ana", "cyr", { give: "2pp 3emissary" });
    t.does("ana", "sendTeam").does("ana", "karst").does("ana", "E").accepts("cyr", "ana");

    const seen = new Set(
      worlds(t, 2, 200).map(({ players, piles }) => {
        const { pp, agents } = players[0]!;
        expect(pp < 2 || agents.emissary < 3).toBe(true);
        return `${pp < 2} ${piles[0]!.pawns[0]!.kind === "emissary"}`;
      }),
    );
    // Nobody has paid anything since the offer: the PP are there.
    expect(seen).toEqual(new Set(["false true"]));
  });

  rule(["DK-RUL-106", "DK-RUL-44"], "tells who had offered that the other had what was wanted", () => {
    const t = traded().proposes("cyr", "ana", { give: "emissary", want: "2pp" });
    t.does("ana", "extendInfluence").does("ana", "nothing").does("bor", "extendInfluence").does("bor", "nothing");
    t.does("cyr", "sendTeam").does("cyr", "karst").does("cyr", "E E E");
    expect(deduced(t, "cyr", 0)!.min).toBe(1);
    t.accepts("ana", "cyr");

    expect(t.hears("cyr")).toMatchObject([{ how: "failed" }]);
    expect(deduced(t, "cyr", 0)).toEqual({ min: 2, max: 7 });
    for (const { players } of worlds(t, 2)) expect(players[0]!.pp).toBeGreaterThanOrEqual(2);
  });
});

describe("an offer", () => {
  rule(["DK-RUL-49", "DK-TRADE-01"], "that was refused or taken back has still told that the things were there", () => {
    const t = traded().proposes("ana", "cyr", { give: "2pp 3emissary politics" });
    expect(deduced(t, "cyr", 0)).toEqual({ min: 2, max: 6 });
    t.declines("cyr", "ana");

    expect(deduced(t, "cyr", 0)).toEqual({ min: 2, max: 6 });
    for (const { players } of worlds(t, 2)) {
      expect(players[0]!.pp).toBeGreaterThanOrEqual(2);
      expect(players[0]!.agents.emissary).toBeGreaterThanOrEqual(3);
      expect(players[0]!.affinities.politics).toBeGreaterThanOrEqual(1);
    }
  });

  rule("DK-RUL-49", "of which part was taken since: what is left is known as it was", () => {
    const t = traded().proposes("ana", "cyr", { give: "2pp" }).proposes("ana", "cyr", { give: "2pp" });
    t.accepts("cyr", "ana");

    expect(deduced(t, "cyr", 0)).toEqual({ min: 0, max: 4 });
    for (const { players } of worlds(t, 2)) expect(players[0]!.pp + players[1]!.pp).toBe(4);
  });

  rule(
    ["DK-RUL-49", "DK-EOC-02"],
    "tells no more of Agents when they have been gained, lost or discarded since",
    () => {
      const t = table({ ana: { reserve: "2E C", pawns: 1 }, bor: { pawns: 0 } })
        .pile("ana", "motol", "E C")
        .turnOf("ana");
      t.proposes("ana", "bor", { give: "2emissary" }).retracts("ana", "bor");
      for (const { players } of worlds(t, 1)) expect(players[0]!.agents.emissary).toBeGreaterThanOrEqual(2);
      t.does("ana", "extendInfluence").does("ana", "emissary");
      // One of them was discarded in the open.
      expect(new Set(worlds(t, 1).map(({ players }) => players[0]!.agents.emissary))).toEqual(new Set([1, 2]));
      t.does("ana", "motol").does("ana", "marker").does("ana").does("bor");
      expect(t.facts.glimpses).toEqual([]);
    },
  );
});

rule(["DK-RUL-49", "DK-RUL-48"], "a trade tells each party what the other has of it, even like for like", () => {
  const t = table({ ana: { reserve: "2C" }, bor: { reserve: "C E" }, cyr: {} })
    .pile("bor", "karst", "G G")
    .turnOf("ana");
  // In some worlds of Ana's Bor has no Citizen, and her acceptance fails.
  t.proposes("bor", "ana", { give: "citizen", want: "citizen" }).does("ana", "extendInfluence").does("ana", "nothing");
  t.does("bor", "sendTeam").does("bor", "motol").does("bor", "E").accepts("ana", "bor");

  for (const { players } of worlds(t, 0)) expect(players[1]!.agents.citizen).toBe(1);
  expect(new Set(worlds(t, 2).map(({ players }) => players[1]!.agents.citizen)).size).toBeGreaterThan(1);
});

rule(
  ["DK-RUL-49", "DK-HIDE-03"],
  "tokens that one player gains unseen blur nothing of what another has offered",
  () => {
    const t = table({ ana: {}, bor: { affinities: { politics: 1 } }, cyr: {} })
      .pile("ana", "josefov", "E")
      .resolution();
    t.proposes("bor", "cyr", { give: "politics" }).retracts("bor", "cyr");
    t.does("ana", "josefov").does("ana", "marker").does("ana", "people people");
    expect(t.facts.glimpses).toMatchObject([{ of: 1, by: 2, goods: { politics: 1 }, had: true }]);
  },
);

rule(["DK-RUL-51", "DK-RUL-54"], "a reserve that was shown is not mixed with a pile conceded later", () => {
  const t = table({ ana: { reserve: "2E" }, bor: {}, cyr: {} })
    .pile("ana", "karst", "G C")
    .turnOf("bor");
  t.shows("ana", "bor", "agents").leaves("ana", "karst", "bor").accepts("bor", "ana");

  for (const { players } of worlds(t, 1)) expect(players[0]!.agents).toEqual({ citizen: 0, guard: 0, emissary: 2 });
  expect(new Set(worlds(t, 2).map(({ players }) => players[0]!.agents.emissary))).toEqual(new Set([0, 1, 2]));
});
