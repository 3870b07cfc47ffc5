import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { type PlayerSetup, type TableSetup, table } from "../../testing/index.ts";

rule(["DK-RES-01", "DK-ADMIN-03", "DK-RUL-132"], "the secret card is turned and can be claimed like the others", () => {
  const t = table({ ana: { pawns: 1 }, bor: { pawns: 0 } })
    .card("open", { sector: "motol" })
    .card("hidden", { sector: "karst" })
    .track("open")
    .secret("hidden")
    .pile("bor", "karst", "E")
    .turnOf("ana");

  t.is({ track: ["open"] });
  t.does("ana", "extendInfluence").does("ana", "nothing");
  t.is({ phase: "resolution", track: ["open", "hidden"] });
  expect(t.view("public").secret).toBeNull();
  expect(t.hears("public")).toContainEqual({ type: "secretCardRevealed", card: "hidden" });
  t.does("ana", "karst").offers("bor", ["hidden", "marker"]);
  t.does("bor", "hidden")
    .has({ bor: { row: ["hidden"] } })
    .is({ track: ["open"] });
});

rule(
  ["DK-RES-02", "DK-ADMIN-04", "DK-RES-14"],
  "the Administrator names sectors one by one, those with piles only",
  () => {
    const t = table({ ana: {}, bor: {} })
      .pile("bor", "karst", "C")
      .pile("ana", "motol", "G")
      .pile("bor", "motol", "C")
      .pile("ana", "newTown", "C")
      .resolution();

    t.asks("ana", "nameSector").offers("ana", ["karst", "motol", "newTown"]);
    t.refuses("ana", "suburbs", "noPileThere", "DK-RES-02").refuses("bor", ["karst"], "notAsked", "DK-ADMIN-04");
    t.refuses("ana", "karst motol", "tooMany");
    t.does("ana", "motol").asks("ana", "nameSector").offers("ana", ["karst", "newTown"]);
    expect(t.hears("public")).toContainEqual({ type: "sectorNamed", by: 0, sector: "motol" });
    t.does("ana", "newTown").offers("ana", ["karst"]);
    t.does("ana", "karst").asks(["ana", "bor"], "endOfCycleCall").is({ phase: "endOfCycle" });
    expect(t.facts.piles).toEqual([]);
  },
);

rule("DK-RES-14", "with no pile on the board the phase goes by", () => {
  table({ ana: {}, bor: {} }).resolution().asks(["ana", "bor"], "endOfCycleCall");
});

rule("DK-RUL-118", "a named sector whose last pile has left is not resolved; another is named", () => {
  const t = table({ ana: {}, bor: {} }).pile("bor", "motol", "E").resolving("karst");

  t.asks("ana", "nameSector").offers("ana", ["motol"]);
  expect(t.story).toEqual([]);
});

/** Cards for VP: one in each slot gives 0, 0, 1, 1, 2 and every further one 2. */
function withVp(players: Record<string, Omit<PlayerSetup, "row"> & { cards: number }>): TableSetup {
  const rows = Object.entries(players).map(([name, { cards, ...setup }]) => {
    const row = Array.from({ length: cards }, (_, i) => `${name}${i}`);
    return [name, { ...setup, row }] as const;
  });
  const board = table(Object.fromEntries(rows));
  for (const [, { row }] of rows) for (const card of row) board.card(card, { sector: "karst" });
  return board.card("attack", { sector: "motol", attack: true }).card("calm", { sector: "motol" });
}

rule(
  ["DK-SCN-57", "DK-RES-15", "DK-RES-16", "DK-RES-17", "DK-DEBT-03", "DK-RUL-38"],
  "an Attack costs 1 PP per VP, except the holder of Artefact II",
  () => {
    const t = withVp({
      ana: { cards: 6, pp: 10 },
      bor: { cards: 7, pp: 3, influence: { newTown: 1 } },
      cyr: { cards: 5, pp: 0, influence: { artefact: 2 } },
      dua: { cards: 0 },
    })
      .track("attack")
      .afterConquests();

    t.has({
      ana: { vp: 6, pp: 4, debts: 0 },
      bor: { vp: 9, pp: 4, debts: 2 },
      cyr: { vp: 4, pp: 0, debts: 0 },
      dua: { vp: 0, pp: 0, debts: 0 },
    });
    expect(t.hears("public")).toContainEqual({ type: "othersAttacked" });
    expect(t.hears("public")).toContainEqual({ type: "paid", from: 0, to: null, pp: 6, rule: "DK-RES-16" });
  },
);

rule("DK-RES-17", "the level I Artefact marker does not protect", () => {
  const t = withVp({ ana: { cards: 3, pp: 5, influence: { artefact: 1 } }, bor: { cards: 0 } })
    .track("attack")
    .afterConquests();

  t.has({ ana: { vp: 1, pp: 4 } });
});

rule("DK-RES-15", "without the icon on the track there is no Attack", () => {
  const t = withVp({ ana: { cards: 5, pp: 5 }, bor: { cards: 0 } })
    .track("calm")
    .afterConquests();

  t.has({ ana: { vp: 4, pp: 5 } });
  expect(t.events.map(({ type }) => type)).not.toContain("othersAttacked");
});

rule(["DK-SCN-58", "DK-RES-15"], "a claimed Attack card averts the Attack, a card left does not", () => {
  const board = () => withVp({ ana: { cards: 5, pp: 9 }, bor: { cards: 0 } }).pile("bor", "motol", "E");

  const averted = board().track("attack", "calm").resolving("motol").does("bor", "attack");
  averted
    .asks(["ana", "bor"], "endOfCycleCall")
    .has({ ana: { pp: 9 } })
    .is({ track: ["calm"] });
  const left = board().track("attack", "calm").resolving("motol").does("bor", "calm");
  left
    .asks(["ana", "bor"], "endOfCycleCall")
    .has({ ana: { pp: 5 } })
    .is({ track: ["attack"] });
});

rule("DK-RES-15", "a secret card with the icon counts once it is turned", () => {
  const t = withVp({ ana: { cards: 5, pp: 9 }, bor: { cards: 0 } })
    .secret("attack")
    .resolution();

  t.has({ ana: { pp: 5 } });
});

rule("DK-RES-15", "one card with the icon is enough, among others without", () => {
  const t = withVp({ ana: { cards: 5, pp: 9 }, bor: { cards: 0 } })
    .card("quiet", { sector: "karst" })
    .track("calm", "attack", "quiet")
    .afterConquests();

  t.has({ ana: { vp: 4, pp: 5 } });
  expect(t.hears("public")).toContainEqual({ type: "othersAttacked" });
});

rule("DK-RUL-37", "two Attack cards make one Attack", () => {
  const t = withVp({ ana: { cards: 5, pp: 9 }, bor: { cards: 0 } })
    .card("second", { sector: "suburbs", attack: true })
    .track("attack", "second")
    .afterConquests();

  t.has({ ana: { vp: 4, pp: 5 } });
});

rule("DK-RUL-38", "hidden Affinities and Debts do not change what an Attack costs", () => {
  const t = withVp({ ana: { cards: 5, pp: 9, debts: 3, affinities: { politics: 2 } }, bor: { cards: 0 } })
    .track("attack")
    .afterConquests();

  t.has({ ana: { pp: 5, debts: 3 } });
});

rule("DK-RUL-38", "VP below 0 count as none, and an Attack never gives PP", () => {
  const attack = (stat: object) => ({ sector: "karst" as const, effects: [{ kind: "capacity", ...stat }] });
  const lose = { op: "lose", res: "pp", n: 2, from: "acting", mandatory: true };
  const t = table({
    ana: { pp: 9, vp: -3, row: ["curse"] },
    bor: { pp: 9, vp: -3 },
    cyr: { pp: 9, vp: 1, row: ["ward"] },
  })
    .card("curse", attack({ trigger: "others_attack", do: [lose] }))
    .card("ward", attack({ trigger: "passive", do: [{ op: "modify", stat: "others_attack_pp", delta: -3 }] }))
    .card("attack", { sector: "motol", attack: true })
    .track("attack")
    .afterConquests();

  // Ana pays what her own card adds, and no less for what she owes the counter.
  t.has({ ana: { vp: -3, pp: 7 }, bor: { vp: -3, pp: 9 }, cyr: { vp: 1, pp: 9 } });
});

/** What a card does at an Attack of the Others. */
const atAttack = (effect: object) => ({
  sector: "karst" as const,
  effects: [{ kind: "capacity", trigger: "others_attack", ...effect }],
});

rule(["DK-RES-16", "DK-RES-15"], "what waits for an Attack acts with it, after all have paid", () => {
  const t = table({ ana: { row: ["cry"], pp: 3, influence: { newTown: 1 } }, bor: { row: ["bell"] } })
    .card("cry", atAttack({ do: [{ op: "gain", res: "pp", n: 2 }] }))
    .card("bell", atAttack({ optional: true, do: [{ op: "gain", res: "spy", n: 1 }] }))
    .track("ar2")
    .afterConquests();
  t.asks("bor", "effectChoice")
    .has({ ana: { pp: 4 } })
    .does("bor", "card:bell")
    .has({ bor: { spyTokens: 1 } });
  t.asks(["ana", "bor"], "endOfCycleCall");
});

rule(["DK-RES-16", "DK-DEBT-03"], "what makes an Attack dearer does so on its condition only", () => {
  const dearer = atAttack({ if: [{ is_administrator: "acting" }], do: [{ op: "lose", res: "pp", n: 2 }] });
  const t = table({ ana: { row: ["heavy"], pp: 1 }, bor: { row: ["light"], pp: 3 } })
    .card("heavy", dearer)
    .card("light", dearer)
    .track("ar2")
    .afterConquests();
  t.has({ ana: { pp: 4, debts: 1 }, bor: { pp: 3, debts: 0 } });
});

rule(
  ["DK-RES-16", "DK-RES-15"],
  "what takes PP at an Attack and does more is an effect of its own, and no price",
  () => {
    const both = [
      { op: "lose", res: "pp", n: 2 },
      { op: "gain", res: "spy", n: 1 },
    ];
    const t = table({ ana: { row: ["deal"], pp: 9 }, bor: {} })
      .card("deal", atAttack({ do: both }))
      .track("ar2")
      .afterConquests();
    t.has({ ana: { pp: 7, spyTokens: 1 } });

    // Nor is what may be declined.
    const may = table({ ana: { row: ["may"], pp: 9 }, bor: {} })
      .card("may", atAttack({ optional: true, do: [{ op: "lose", res: "pp", n: 2 }] }))
      .track("ar2")
      .afterConquests();
    may.asks("ana", "effectChoice").does("ana", "decline");
    may.has({ ana: { pp: 9 } });
  },
);
