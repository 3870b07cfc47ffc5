import { globSync, readFileSync } from "node:fs";
import { type Game, playout, Rng, start } from "@paravent/kernel";
import { describe, expect, test } from "vitest";
import { diktat } from "../diktat.ts";
import { forgetAbilities } from "../model/base/abilities.ts";
import { basePackFiles } from "../node.ts";
import { effectFaults } from "./check-effects.ts";
import type { Bearer } from "./checking.ts";
import { readDocument } from "./document.ts";
import { EffectEntry } from "./effect-schema.ts";
import type { PackDocument } from "./pack-document.ts";
import { packFrom } from "./read.ts";
import { READ_BY_EFFECTS, unreadStats } from "./unread.ts";
import { allVerbs } from "./verbs.ts";
import { LimitEntry, PileFilter, SectorFilter, StatName } from "./vocabulary.ts";
import { allCosts } from "./words.ts";

const OPERATIONS = allVerbs().map(({ entry }) => entry);
const printed = readDocument(basePackFiles(), null);

/** The base pack with this effect instead of those of one element of that kind, or of all of them. */
function bearing(on: Bearer, effects: (i: number) => readonly EffectEntry[], base = printed): PackDocument {
  let i = 0;
  const more = () => [...effects(i++)];
  switch (on) {
    case "card":
      return {
        ...base,
        opportunities: base.opportunities.map((card) => {
          const own = more();
          return { ...card, type: own[0]!.kind, effects: own };
        }),
      };
    case "marker":
      return { ...base, sectors: base.sectors.map((sector) => ({ ...sector, marker: { 1: more(), 2: more() } })) };
    case "screen":
      return {
        ...base,
        cabals: base.cabals.map((cabal) => ({ ...cabal, ability: { ...cabal.ability, effects: more() } })),
      };
    case "cabalCard":
      return {
        ...base,
        cabals: base.cabals.map((cabal) => ({
          ...cabal,
          cards: cabal.cards.map((card) => ({ ...card, effects: more() })),
        })),
      };
    case "shadow":
      return { ...base, leagues: { ...base.leagues!, shadow: { ...base.leagues!.shadow, effects: more() } } };
  }
}

const faultsOf = (on: Bearer, effect: object): string[] =>
  effectFaults(bearing(on, () => [EffectEntry.parse(effect)])).map(({ path }) => path);

const BEARERS: readonly Bearer[] = ["card", "marker", "screen", "cabalCard", "shadow"];

describe("a word that no rule reads where it stands is refused, and its place is named", () => {
  const own = { owner: "self" };
  const step = (op: string, more: object, trigger = "pile_placed") => ({
    kind: "capacity",
    trigger,
    do: [{ op, ...more }],
  });
  const refused: [what: string, effect: object, path: RegExp][] = [
    ["a Debt as a gain", step("gain", { res: "debt", n: 1 }), /do\.0\.res$/],
    ["as many as one likes", step("gain", { res: "pp", n: { up_to: 2 } }), /do\.0\.n$/],
    ["a Debt that must be discarded", step("lose", { res: "debt", n: 1, mandatory: true }), /do\.0\.mandatory$/],
    [
      "VP of a Gain that somebody else gets",
      { kind: "gain", do: [{ op: "gain", res: "vp", n: 1, to: "chosen_other" }] },
      /do\.0\.to$/,
    ],
    [
      "VP of a Gain inside a choice",
      { kind: "gain", do: [{ op: "choose", options: [[{ op: "gain", res: "vp", n: 1 }]] }] },
      /do\.0\.options\.0\.0$/,
    ],
    [
      "VP of a Gain on a condition",
      { kind: "gain", if: [{ is_administrator: "acting" }], do: [{ op: "gain", res: "vp", n: 1 }] },
      /\.if$/,
    ],
    [
      "several pawns turned at once",
      step("convert", { from: "agent", to: "guard", n: 2, where: "pile", pile: { owner: "event" } }),
      /do\.0\.n$/,
    ],
    [
      "Agents turned in the reserve",
      step("convert", { from: "agent", to: "guard", n: 1, where: "reserve" }),
      /do\.0\.from$/,
    ],
    ["another's pile withdrawn", step("withdraw", { pile: { owner: "other" } }), /do\.0\.pile$/],
    ["another's pile moved", step("move_pile", { pile: { owner: "other" }, to: { from: "any" } }), /do\.0\.pile$/],
    ["a pile of two sectors", step("withdraw", { pile: { ...own, other_sector: true } }), /do\.0\.pile\.other_sector$/],
    ["pawns moved to others", step("move_pawns", { n: 2, pile: own, to: { owner: "other" } }), /do\.0\.to$/],
    ["all of no pile", step("spy", { n: "all" }), /do\.0\.n$/],
    [
      "the secret card of a pile",
      step("spy", { n: 1, scope: "secret_card", pile: { owner: "event" } }),
      /do\.0\.pile$/,
    ],
    ["an office for a Conquest", step("take_role", { role: "administrator", until: "conquest_end" }), /do\.0\.until$/],
    ["a rebate on what is free", step("develop", { price: "free", n: 2 }), /do\.0\.n$/],
    ["a card of no sector", step("take_card", { n: 1, from: "track" }, "resolution_start"), /do\.0$/],
    [
      "a Blockhouse on a pile",
      step("place_token", { token: "blockhouse", n: 1, onto: "pile", pile: { owner: "event" } }),
      /do\.0\.onto$/,
    ],
    [
      "a Sleeper taken off",
      step("remove_token", { token: "sleeper", n: 1, from: "pile", to: "reserve" }),
      /do\.0\.(token|from)$/,
    ],
    [
      "a toll that ends",
      step(
        "toll",
        { action: "place_pile", sector: { from: "event" }, affects: "each_other", options: [{}], until: "cycle_end" },
        "want_place_pile",
      ),
      /do\.0\.until$/,
    ],
    [
      "a limit on what is always so",
      { kind: "capacity", limit: { times: 1, per: "cycle" }, do: [{ op: "modify", stat: "vp", delta: 1 }] },
      /\.limit$/,
    ],
    [
      "what is acquired and may be declined",
      { kind: "scourge", optional: true, do: [{ op: "gain", res: "pp", n: 1 }] },
      /\.optional$/,
    ],
    ["an Ability open to all", { ...step("gain", { res: "pp", n: 1 }), usable_by: "each_player" }, /\.usable_by$/],
    [
      "a limit for each of nobody",
      { ...step("gain", { res: "pp", n: 1 }, "resolution_start"), limit: { times: 1, per: "cycle_per_player" } },
      /\.limit$/,
    ],
    [
      "Memberships in a sector",
      { ...step("gain", { res: "pp", n: 1 }), if: [{ token_in_event_sector: "membership" }] },
      /token_in_event_sector$/,
    ],
    ["a stat that is never set", { ...step("gain", { res: "pp", n: 1 }), if: [{ stat_on: "rank" }] }, /stat_on$/],
    ["a number that is none", step("gain", { res: "pp", n: { stat: "tie_break" } }), /n\.stat$/],
  ];
  test.each(refused)("%s", (_, effect, path) => {
    expect(faultsOf("cabalCard", effect).some((at) => path.test(at))).toBe(true);
  });

  test("a stat that only effects read, where none does", () => {
    const wakes = { kind: "capacity", do: [{ op: "modify", stat: "dormant_cost", set: 1 }] };
    const alone: PackDocument = {
      ...bearing("cabalCard", () => [EffectEntry.parse(wakes)]),
      opportunities: [],
      sectors: [],
    };
    const asleep = {
      ...alone,
      cabals: alone.cabals.map((cabal) => ({ ...cabal, ability: { ...cabal.ability, effects: [] } })),
    };
    expect(unreadStats(asleep)[0]).toMatchObject({
      file: "cabals.yaml",
      path: expect.stringMatching(/effects\.0\.do\.0\.stat$/),
    });
    expect(unreadStats(printed)).toEqual([]);
  });

  test("nothing is acquired by a screen or by the Shadow", () => {
    const gain = { kind: "gain", do: [{ op: "gain", res: "pp", n: 1 }] };
    const scourge = { kind: "scourge", trigger: "acquire", do: [{ op: "gain", res: "pp", n: 1 }] };
    for (const on of BEARERS) {
      const isTaken = on !== "screen" && on !== "shadow";
      expect([on, faultsOf(on, gain).length === 0]).toEqual([on, isTaken]);
      expect([on, faultsOf(on, scourge).length === 0]).toEqual([on, isTaken]);
    }
  });
});

/** The code of the rules, without what is said about it. */
const CODE = globSync("{rules,others,leagues,model}/**/*.ts", { cwd: new URL("..", import.meta.url) })
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8"))
  .join("\n")
  .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");

const camel = (word: string): string => word.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const isRead = (word: string): boolean => new RegExp(`\\b${camel(word)}\\b`).test(CODE);

/** Keys that can only say what is so anyway: the reader holds them to it. */
const PINNED = new Set([
  ...["remove_pawn.chosen_by", "peek_deck.rest", "toll.action", "toll.affects", "take_role.until", "assassinate.scope"],
  ...["ready.target", "return_marker.bind"],
  ...["pile.each_owner", "pile.max_piles", "pile.other_sector"],
]);

describe("every word of the vocabulary has its reader among the rules", () => {
  const keys = (name: string, shape: object): string[] => Object.keys(shape).map((key) => `${name}.${key}`);
  const unread = (words: readonly string[]): string[] =>
    words.filter((word) => !PINNED.has(word) && !isRead(word.slice(word.lastIndexOf(".") + 1)));

  test("verbs and what they are given", () => {
    const verbs = OPERATIONS.map(({ shape }) => shape.op.value as string);
    expect(unread(verbs)).toEqual([]);
    expect(unread(OPERATIONS.flatMap(({ shape }) => keys(shape.op.value, shape)))).toEqual([]);
  });

  test("effects, limits, filters, costs, stats", () => {
    const costs = [...allCosts().values()].flatMap(({ entry }) => Object.keys(entry.shape));
    expect(unread(costs)).toEqual([]);
    expect(unread(keys("effect", EffectEntry.shape).filter((key) => key !== "effect.config"))).toEqual([]);
    expect(unread(keys("limit", LimitEntry.shape))).toEqual([]);
    expect(unread([...keys("sector", SectorFilter.shape), ...keys("pile", PileFilter.shape)])).toEqual([]);
    // Some stats are read by effects alone, through the words for them.
    expect(unread(StatName.options).sort()).toEqual(READ_BY_EFFECTS.filter((stat) => !isRead(stat)).sort());
    expect(isRead("reach_stat") && isRead("stat")).toBe(true);
  });

  test("what is pinned is a word of the vocabulary, and is read nowhere", () => {
    for (const word of PINNED) expect([word, word.split(".").length]).toEqual([word, 2]);
    expect(["pile.each_owner", "pile.max_piles", "pile.other_sector"].filter((word) => isRead(word.slice(5)))).toEqual(
      [],
    );
  });
});

const KINDS = EffectEntry.shape.kind.options;
const TRIGGERS = EffectEntry.shape.trigger.unwrap().options;

/** A moment of each kind that the reader takes on this bearer, with something to be known by: a gain like no other. */
function momentsOf(on: Bearer): { name: string; effect(at: number): EffectEntry }[] {
  return KINDS.flatMap((kind) =>
    [undefined, ...TRIGGERS].flatMap((trigger) => {
      const effect = (at: number): EffectEntry => {
        const gain = { op: "gain", ...markOf(at) };
        const toll = {
          op: "toll",
          action: "place_pile",
          sector: { from: "event" },
          affects: "each_other",
          options: [{ do: [gain] }],
        };
        return EffectEntry.parse({
          kind,
          ...(trigger && { trigger }),
          // So that somebody else can use it, and what waits for that has its moment.
          ...(kind === "special_manoeuvre" && { usable_by: "each_player" }),
          do: [trigger === "want_place_pile" ? toll : gain],
        });
      };
      // What a passive effect changes is read where it is needed; its own tests are those of the stats.
      return faultsOf(on, effect(0)).length > 0 ? [] : [{ name: `${kind} at ${trigger ?? "its moment"}`, effect }];
    }),
  );
}

describe.each(BEARERS)("every moment that the reader takes on a %s comes in some game", (on) => {
  test("and its effect is carried out", () => {
    const moments = momentsOf(on);
    expect(moments.length).toBeGreaterThan(15);
    const seen = new Set<number>();
    for (let round = 0; round < 120 && seen.size < moments.length; round++) {
      // Those still to be seen, one after the other over the elements; there is only one Shadow, and it bears them all.
      const left = moments.map((_, i) => i).filter((i) => !seen.has(i));
      const at = (i: number): number => left[(i + round) % left.length]!;
      const borne = (i: number): EffectEntry[] => [
        ...(on === "shadow" ? left : [at(i)]).map((one) => moments[one]!.effect(one)),
        // Who has an ability that is used has also one to be used.
        ...(on === "screen" ? [USED] : []),
      ];
      const others = bearing(on === "card" ? "cabalCard" : "card", (i) => [OCCASIONS[i % 4]!]);
      const document = bearing(on, borne, on === "card" && round % 3 > 0 ? printed : others);
      const game = noting(diktat(packFrom(document)), on, (what, n) => {
        for (const i of left) if (markOf(i).n === n && markOf(i).res === RESOURCES[what]) seen.add(i);
      });
      const options = { others: round % 2 === 0, eternalNight: true, leagues: true };
      const { state } = start(game, { seats: 5, options, seed: `${on} ${round}` });
      // Asked at every boundary, random players use Manifestations too.
      if (round % 3 === 1)
        for (let seat = 0; seat < 5; seat++) state.settings.push({ seat, about: "*", ask: "always" });
      playout(game, state, Rng.from(`${on} ${round}`));
    }
    expect(moments.filter((_, i) => !seen.has(i)).map(({ name }) => name)).toEqual([]);
  });
});

/** Twenty and more of something: no other element gives as much. */
const markOf = (at: number) => ({ res: at % 2 === 0 ? "pp" : "spy", n: 20 + Math.floor(at / 2) });
const RESOURCES: Readonly<Record<string, string>> = { pp: "pp", spyToken: "spy" };

/** What other elements do, so that rare moments come: pawns are placed, and somebody uses what is another's. */
const OCCASIONS: readonly EffectEntry[] = [
  { kind: "development", do: [{ op: "reinforce", n: { up_to: 1 }, pile: { owner: "self" } }] },
  { kind: "special_manoeuvre", usable_by: "each_player", do: [{ op: "gain", res: "citizen", n: 1 }] },
  {
    kind: "capacity",
    trigger: "pile_placed",
    if: [{ event_by: "self" }],
    do: [{ op: "reinforce", n: 1, pile: { owner: "event" } }],
  },
  { kind: "gain", do: [{ op: "gain", res: "affinity_any", n: 1 }] },
].map((effect) => EffectEntry.parse(effect));

const USED = OCCASIONS[1]!;

/** The game, telling of every gain by an effect. Somebody is always the Shadow, where it is the Shadow's turn to be tried. */
function noting(game: ReturnType<typeof diktat>, on: Bearer, note: (what: string, n: number) => void): Game {
  return {
    ...game,
    traits: { ...game.traits, longest: 20_000 },
    apply(facts, event) {
      if (event.type === "gained" && event.rule === "DK-EFF-02") note(event.what, event.n);
      game.apply(facts, event);
      if (on !== "shadow" || (facts.leagues.shadow === 0 && !facts.leagues.shadowUsed)) return;
      facts.leagues.shadow = 0;
      facts.leagues.shadowUsed = false;
      forgetAbilities(facts, 0);
    },
  };
}
