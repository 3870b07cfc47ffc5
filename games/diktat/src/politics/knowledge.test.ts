import { playout, Rng, resample } from "@paravent/kernel";
import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { newGame, type Played, table } from "../testing/index.ts";

/** What a player can know of another's PP, by all that everybody saw. */
const deduced = (t: Played, who: string, seat: number) =>
  t.view(who).knowledge?.deduced.find((one) => one.seat === seat)?.pp;

/** Other worlds of a player. */
function worlds(t: Played, who: number, n = 60) {
  const { game, state } = t.position;
  return Array.from({ length: n }, (_, i) => resample(game, state, who, `world ${i}`));
}

/** A game in which everybody has the 3 PP of Development. */
const begun = () => newGame(["ana", "bor", "cyr", "dua"]).does("ana", "ana");

rule(["DK-RUL-49", "DK-HIDE-02"], "PP are deduced from what everybody saw, until they change hands unseen", () => {
  const t = begun();
  for (const who of ["bor", "cyr", "dua"]) expect(deduced(t, who, 0)).toEqual({ min: 3, max: 3 });
  t.does("ana", "extendInfluence").does("ana", "nothing").acts("dua", "takeDebt");
  expect([deduced(t, "bor", 0), deduced(t, "bor", 3)]).toEqual([
    { min: 4, max: 4 },
    { min: 8, max: 8 },
  ]);

  // 4 and 3 before the trade: it may have been anything of both.
  t.proposes("ana", "bor", { give: "2pp", want: "emissary" }).accepts("bor", "ana");
  for (const who of ["cyr", "dua"]) {
    expect(deduced(t, who, 0)).toEqual({ min: 0, max: 7 });
    expect(deduced(t, who, 1)).toEqual({ min: 0, max: 7 });
  }
  expect([deduced(t, "ana", 1), deduced(t, "bor", 0)]).toEqual([
    { min: 5, max: 5 },
    { min: 2, max: 2 },
  ]);
  expect(deduced(t, "dua", 2)).toEqual({ min: 3, max: 3 });
});

rule(["DK-RUL-49", "DK-RUL-51"], "what is spent or shown afterwards narrows it again", () => {
  const t = begun();
  t.proposes("ana", "bor", { give: "2pp" }).accepts("bor", "ana");
  t.does("ana", "extendInfluence").does("ana", "nothing");
  expect([deduced(t, "cyr", 0), deduced(t, "cyr", 1)]).toEqual([
    { min: 1, max: 7 },
    { min: 0, max: 6 },
  ]);
  // Bor develops for 2 PP: he had them, so Ana got at most 1 from him.
  t.does("bor", "developCabal").does("bor", "cabal:bor_1");
  expect([deduced(t, "cyr", 0), deduced(t, "cyr", 1)]).toEqual([
    { min: 1, max: 5 },
    { min: 0, max: 4 },
  ]);
  t.shows("bor", "cyr", "pp");
  expect([deduced(t, "cyr", 1), deduced(t, "cyr", 0)]).toEqual([
    { min: 3, max: 3 },
    { min: 2, max: 2 },
  ]);
  expect(deduced(t, "dua", 1)).toEqual({ min: 0, max: 4 });
});

rule(["DK-RUL-49", "DK-DEBT-03"], "a compulsory Debt tells that there was not enough", () => {
  const t = newGame(["ana", "bor", "cyr"]).does("ana", "bor");
  t.does("bor", "sendTeam").does("bor", "karst").does("bor", "G");
  t.proposes("cyr", "ana", { give: "3pp" }).accepts("ana", "cyr");
  expect(deduced(t, "bor", 2)).toEqual({ min: 0, max: 6 });
  t.does("cyr", "assassinate")
    .does("cyr", "karst:1")
    .has({ cyr: { pp: 3, debts: 1 } });
  // Without the Debt he would have had 0 or 1 PP.
  expect([deduced(t, "bor", 2), deduced(t, "bor", 0)]).toEqual([
    { min: 3, max: 4 },
    { min: 5, max: 6 },
  ]);
});

rule(["DK-RUL-49", "DK-TRADE-01"], "who offers PP has them", () => {
  const t = begun();
  t.proposes("ana", "bor", { give: "pp" }).accepts("bor", "ana").proposes("ana", "cyr", { give: "2pp" });
  expect([deduced(t, "cyr", 0), deduced(t, "dua", 0)]).toEqual([
    { min: 2, max: 6 },
    { min: 0, max: 6 },
  ]);
  for (const { facts } of worlds(t, 2)) expect(facts.players[0]!.pp).toBeGreaterThanOrEqual(2);
});

rule(
  ["DK-RUL-49"],
  "other worlds: the parties know what changed hands, nobody else does, and nothing is made of nothing",
  () => {
    const t = begun();
    t.proposes("ana", "bor", { give: "2pp 2citizen politics", want: "emissary" }).accepts("bor", "ana");
    const truth = t.facts.players;
    for (const who of [0, 1])
      for (const { facts } of worlds(t, who, 20))
        for (const seat of [0, 1]) {
          expect(facts.players[seat]!.pp).toBe(truth[seat]!.pp);
          expect(facts.players[seat]!.affinities).toEqual(truth[seat]!.affinities);
          expect(facts.players[seat]!.agents).toEqual(truth[seat]!.agents);
        }
    const seen = { pp: new Set<number>(), agents: new Set<number>(), affinities: new Set<number>() };
    for (const { facts } of worlds(t, 2, 300)) {
      const [ana, bor] = [facts.players[0]!, facts.players[1]!];
      expect(ana.pp + bor.pp).toBe(6);
      expect(facts.players[3]!.pp).toBe(3);
      for (const kind of ["citizen", "guard", "emissary"] as const) expect(ana.agents[kind] + bor.agents[kind]).toBe(6);
      seen.pp.add(ana.pp);
      seen.agents.add(ana.agents.citizen + ana.agents.guard + ana.agents.emissary);
      seen.affinities.add(ana.affinities.politics);
    }
    expect([...seen.pp].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(seen.agents.size).toBeGreaterThan(8);
    expect([...seen.affinities].sort()).toEqual([0, 1, 2, 3, 4]);
  },
);

rule(["DK-RUL-49"], "two circles of traders do not mix", () => {
  const t = newGame(["ana", "bor", "cyr", "dua", "eva"]).does("ana", "ana");
  t.proposes("ana", "bor", { give: "pp" }).accepts("bor", "ana");
  t.proposes("cyr", "dua", { give: "pp" }).accepts("dua", "cyr");
  expect(deduced(t, "eva", 0)).toEqual({ min: 0, max: 6 });
  t.proposes("bor", "cyr", {}).accepts("cyr", "bor");
  expect(deduced(t, "eva", 0)).toEqual({ min: 0, max: 12 });
  for (const { facts } of worlds(t, 4)) expect(facts.players.slice(0, 4).reduce((sum, { pp }) => sum + pp, 0)).toBe(12);
});

rule(["DK-RUL-49", "DK-RUL-106"], "dealings of others stand in no world, and every world can be played on", () => {
  const t = begun();
  t.proposes("ana", "bor", { give: "pp emissary" }).tells("ana", "bor", "pp=9");
  for (const world of worlds(t, 2, 5)) {
    expect([world.facts.offers, world.facts.heard]).toEqual([[], []]);
    playout(t.position.game, world, Rng.from("on"));
  }
  // The receiver of an offer keeps it, and its maker has what is in it.
  for (const { facts } of worlds(t, 1)) {
    expect(facts.offers).toHaveLength(1);
    expect(facts.players[0]!.agents.emissary).toBeGreaterThanOrEqual(1);
  }
});

rule(["DK-SCN-13", "DK-RUL-137"], "what was shown of a pawn ends when its pile is changed unseen", () => {
  const t = table({ ana: {}, bor: { reserve: "C" }, cyr: {} })
    .pile("bor", "karst", "G E")
    .turnOf("ana");
  t.shows("bor", "ana", "karst:1", "karst:2").sees("ana", "karst", "G E");
  t.does("ana", "assassinate").does("ana", "karst:1").sees("ana", "karst", "E").sees("cyr", "karst", "?");
  expect(t.view("ana").knowledge?.pawns).toMatchObject([{ kind: "emissary", how: "shown", by: 1 }]);
});
