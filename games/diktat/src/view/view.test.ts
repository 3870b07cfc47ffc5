import { rule } from "@paravent/testkit/vitest";
import { expect, test } from "vitest";
import type { DiktatFacts } from "../model/facts.ts";
import { table } from "../testing/index.ts";
import { lent, view } from "./view.ts";

/** A table full of secrets: every hidden thing has a value that occurs nowhere else. */
const secretive = () =>
  table({
    ana: { pp: 41, reserve: "67C 11G 13E", affinities: { politics: 1 }, spyTokens: 1, assassinTokens: 2, debts: 1 },
    bor: {
      pp: 43,
      reserve: "17C 19G 23E",
      affinities: { people: 5, artefact: 4 },
      row: [{ card: "own", tokens: ["people", null] }],
      influence: { karst: 2, newTown: 1 },
    },
    cyr: { pp: 47, reserve: "29C 31G 37E", affinities: { artefact: 6 } },
  })
    .card("own", { sector: "motol", symbols: ["people", "any"] })
    .card("open", { sector: "karst" })
    .card("hidden", { sector: "karst" })
    .track("open")
    .secret("hidden")
    .pile("bor", "karst", "E G C")
    .pile("ana", "karst", "C")
    .turnOf("cyr");

rule(["DK-HIDE-01", "DK-RUL-129", "DK-MAN-05"], "what lies in the open is the same for everybody", () => {
  const t = secretive();
  const [ana, bor] = t.view("public").players;

  expect(ana).toMatchObject({ spyTokens: 1, assassinTokens: 2, debts: 1, manoeuvrePawns: 5, rank: 9, vp: 0 });
  expect(bor).toMatchObject({
    row: [{ card: "own", tokens: ["people", null] }],
    influence: [
      { sector: "karst", face: 2 },
      { sector: "newTown", face: 1 },
    ],
    vp: 2,
  });
  for (const who of ["ana", "bor", "cyr"]) {
    const { own, piles, knowledge, ...open } = t.view(who);
    const { own: nobody, piles: covered, knowledge: nothing, ...seen } = t.view("public");
    expect(open).toEqual(seen);
    expect([nobody, nothing]).toEqual([null, null]);
    expect(knowledge).toEqual({ pawns: [], secretCard: null, heard: [], said: [], deduced: [], supply: [] });
    expect(own).not.toBeNull();
    const shapes = (list: typeof piles) => list.map((p) => [p.id, p.owner, p.sector, p.pawns.map(({ id }) => id)]);
    expect(shapes(piles)).toEqual(shapes(covered));
  }
});

rule(["DK-HIDE-02", "DK-GEN-02"], "own reserve and own pawns are seen at any time, those of others never", () => {
  const t = secretive();

  expect(t.view("bor").own).toEqual({
    pp: 43,
    agents: { citizen: 17, guard: 19, emissary: 23 },
    affinities: { politics: 0, people: 5, artefact: 4 },
  });
  t.sees("bor", "karst", "E G C", "?").sees("ana", "karst", "? ? ?", "C").sees("cyr", "karst", "? ? ?", "?");
  t.sees("public", "karst", "? ? ?", "?");
  // Also while bids are being made: looking at one's own pawns waits for nothing.
  const struggle = table({ ana: {}, bor: {} })
    .pile("ana", "karst", "E")
    .pile("bor", "karst", "E")
    .pile("ana", "motol", "G C")
    .resolving("karst");
  struggle
    .does("ana")
    .does("bor")
    .asks(["ana", "bor"], "powerBid")
    .sees("ana", "motol", "G C")
    .sees("bor", "motol", "? ?");
});

rule("DK-HIDE-02", "no number from behind a screen stands anywhere in another view", () => {
  const t = secretive();
  const behind: Record<string, string[]> = {
    ana: ["41", "67", "11", "13"],
    bor: ["43", "17", "19", "23"],
    cyr: ["47", "29", "31", "37"],
  };
  for (const who of ["ana", "bor", "cyr", "public"]) {
    const { deckSize, ...rest } = t.view(who);
    const numbers = new Set(JSON.stringify({ ...t.table(who), game: { ...rest, pack: "" } }).match(/\d+/g));
    expect(deckSize).toBe(72);
    for (const [owner, secrets] of Object.entries(behind))
      for (const secret of secrets) expect(numbers.has(secret), `${owner}: ${secret}`).toBe(owner === who);
  }
});

rule(
  ["DK-OPP-02", "DK-MAN-SPY-02"],
  "the secret card and the deck stand in nobody's view, only their number does",
  () => {
    const t = secretive();
    for (const who of ["ana", "bor", "cyr", "public"]) {
      const text = JSON.stringify(t.table(who));
      expect(text).not.toContain('"hidden"');
      for (const card of t.facts.deck) expect(text).not.toContain(`"${card}"`);
      expect(t.view(who)).toMatchObject({ deckSize: 72, secret: { known: null }, track: ["open"] });
    }
  },
);

test("generator, stack and others' questions stand in no view", () => {
  const t = secretive();
  for (const who of ["ana", "bor", "public"]) {
    const seen = t.table(who);
    expect(seen.question).toBeNull();
    expect(Object.keys(seen).sort()).toEqual(
      ["game", "outcome", "question", "seq", "settings", "silence", "standing", "stops", "waiting", "who"].sort(),
    );
  }
  expect(t.table("cyr").question).toMatchObject({ subject: "diktat/chooseManoeuvre" });
});

rule("DK-MAN-SPY-02", "what a spy knows of the secret card ends when it is turned for all", () => {
  const t = table({ ana: { pawns: 1 }, bor: { pawns: 0 } })
    .card("hidden", { sector: "karst" })
    .secret("hidden")
    .turnOf("ana");

  t.does("ana", "spy").does("ana", "secretCard");
  t.asks(["ana", "bor"], "endOfCycleCall");
  for (const who of ["ana", "bor", "public"]) expect(t.view(who)).toMatchObject({ secret: null, track: ["hidden"] });
});

rule(
  ["DK-HIDE-01", "DK-HIDE-02"],
  "what a player lets spectators see is their own side, and nothing that rivals let them see",
  () => {
    const t = secretive();
    const facts = structuredClone(t.facts) as DiktatFacts;
    facts.piles[0]!.pawns = facts.piles[0]!.pawns.map((pawn) => ({ ...pawn, knownTo: 1 }));
    facts.secret!.knownTo |= 1;
    expect(view(facts, 0).piles[0]!.pawns.map(({ kind }) => kind)).not.toContain(null);
    const { own, piles, ...open } = lent(facts, 0);
    const { own: _, piles: covered, ...seen } = t.view("public");
    expect(open).toEqual(seen);
    expect(own).toEqual(t.view("ana").own);
    expect(piles[0]).toEqual(covered[0]);
    expect(piles[1]!.pawns).toMatchObject([{ kind: "citizen" }]);
  },
);
