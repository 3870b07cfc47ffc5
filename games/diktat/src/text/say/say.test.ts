import { describe, expect, test } from "vitest";
import type { Effect } from "../../content/effects.ts";
import { packText } from "../../content/pack.ts";
import { loadBasePack } from "../../node.ts";
import { ENGLISH } from "./english.ts";
import { explain } from "./explain.ts";
import { FRENCH } from "./french.ts";
import { type Claims, claimsOf } from "./normal-form.ts";
import { say as sayIn } from "./say.ts";

type Language = "fr" | "en";
const say = (effects: readonly Effect[], language: Language, kin: readonly Effect[] = []) =>
  sayIn(effects, language === "fr" ? FRENCH : ENGLISH, kin);

const pack = loadBasePack();
const LANGUAGES: readonly Language[] = ["fr", "en"];

/** Everything with a printed sentence, and what stands beside it in its Cabal. */
const printed = [
  ...[...pack.cards.values()].map((card) => ({ ...card, kin: [] as readonly Effect[] })),
  ...[...pack.cabals.values()].flatMap(({ id, ability, cards }) => {
    const kin = [...ability.effects, ...cards.flatMap((card) => card.effects)];
    return [{ ...ability, id, kin }, ...cards.map((card) => ({ ...card, kin }))];
  }),
  { ...pack.leagues!.shadow, id: "shadow", kin: [] as readonly Effect[] },
];

const saidOf = (effects: readonly Effect[], kin: readonly Effect[], language: Language): Claims =>
  claimsOf(say(effects, language, kin), language);

describe("each printed sentence claims what its data do", () => {
  for (const language of LANGUAGES)
    test.each(printed)(`$id, ${language}`, ({ text, effects, kin }) => {
      expect(saidOf(effects, kin, language)).toEqual(claimsOf(text[language], language));
    });
});

/** Copies of effects with one thing in them changed, each with the way to it. */
function changed(value: unknown, change: (key: string, value: unknown) => unknown, path = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const put = (other: unknown): unknown => {
      const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value };
      (copy as Record<string, unknown>)[key] = other;
      return copy;
    };
    const own = SAID_NOWHERE.has(`${(value as { op?: string }).op}.${key}`) ? undefined : change(key, member);
    const here: [string, unknown][] = own === undefined ? [] : [[`${path}.${key}`, put(own)]];
    return [...here, ...changed(member, change, `${path}.${key}`).map(([at, v]): [string, unknown] => [at, put(v)])];
  });
}

/** Numbers that can only be 1, and one that counts a single card. */
const SAID_NOWHERE = new Set([
  ...["ready", "addCard", "takeCard", "takeMarker", "returnMarker", "removeToken", "lose"].map((op) => `${op}.n`),
  "peekDeck.keep",
]);

/** Changes of the effects of one element, or of a whole Cabal, that no sentence of it notices. */
function unnoticed(language: Language, change: (key: string, value: unknown) => unknown): string[] {
  const groups = [
    ...[...pack.cards.values()].map((card) => [card]),
    ...[...pack.cabals.values()].map(({ id, ability, cards }) => [{ ...ability, id }, ...cards]),
    [{ ...pack.leagues!.shadow, id: "shadow" }],
  ];
  return groups.flatMap((group) =>
    group.flatMap((element) =>
      changed(element.effects, change)
        .filter(([, other]) => {
          const now = group.map((one) => (one === element ? (other as Effect[]) : one.effects));
          const claims = now.map((effects) => saidOf(effects, now.flat(), language));
          return group.every((one, i) => same(claims[i]!, claimsOf(one.text[language], language)));
        })
        .map(([path]) => `${element.id}${path}`),
    ),
  );
}

const same = (a: Claims, b: Claims): boolean => JSON.stringify(a) === JSON.stringify(b);

describe.each(LANGUAGES)("what differs between sentence and data is noticed, %s", (language) => {
  test("a number", () => {
    // What waits for six at most is as good as without limit; the face-down card is one.
    expect(
      unnoticed(language, (_, value) => (typeof value === "number" && value !== 6 ? value + 1 : undefined)),
    ).toEqual(["polisec_1.1.do.0.n"]);
  });

  test("a resource", () => {
    const other = (key: string, value: unknown) =>
      key === "res" || key === "discard" ? (value === "guard" ? "emissary" : "guard") : undefined;
    expect(unnoticed(language, other)).toEqual([]);
  });

  test("a kind, a moment, a window", () => {
    const other = (key: string, value: unknown) => {
      if (key === "kind") return value === "manifestation" ? "specialManoeuvre" : "manifestation";
      if (key === "window" && value !== null) return value === "ownTurn" ? "betweenManoeuvres" : "ownTurn";
      if (key === "per") return value === "conquest" ? "game" : "conquest";
      if (key === "until") return value === "cycleEnd" ? "conquestEnd" : undefined;
      return undefined;
    };
    // A first player is named at once; a limit of six is none.
    expect(unnoticed(language, other)).toEqual(["mo6.0.do.0.until", "polisec.1.limit.per"]);
  });
});

describe("the line of each Influence marker claims the numbers of its data", () => {
  /** The second lines of two markers speak of the first. */
  const SHORT: Readonly<Record<string, readonly string[]>> = { artefact: ["2 pawn", "2 otherPawn", "0 pp"], motol: [] };
  for (const language of LANGUAGES)
    test.each([...pack.sectors.values()])(`$id, ${language}`, ({ id, marker, markerText }) => {
      for (const face of [0, 1] as const) {
        const said = saidOf(marker[face], [], language).numbers;
        const line = claimsOf(markerText![face][language], language).numbers;
        if (SHORT[id]) expect(line.filter((number) => !SHORT[id]!.includes(number))).toEqual([]);
        else expect(line).toEqual(said);
      }
    });
});

test("every word of the vocabulary can be said", () => {
  for (const { id, effects, kin } of printed)
    for (const language of LANGUAGES) {
      const text = say(effects, language, kin);
      expect(text, id).not.toMatch(/undefined|null|NaN|\[object| {2}|,,|[a-z][A-Z]{2,}/);
      expect(text, id).toMatch(/^\p{Lu}.*\.$/u);
    }
  for (const { id, marker } of pack.sectors.values())
    for (const effects of marker) for (const language of LANGUAGES) expect(say(effects, language), id).toMatch(/\.$/);
});

test("an element is explained by its ref, typeset", () => {
  const text = packText(pack);
  expect(explain(text, "card:nv5", ENGLISH)).toBe(
    "Special Manoeuvre: gain 1 PP, plus 1 PP per sector of which you hold an Influence marker (5 PP in all at most).",
  );
  expect(explain(text, "card:fa4", FRENCH)).toBe(
    "Manifestation (phase de Manœuvres)\u00a0: ajoutez jusqu’à 2 pions de votre réserve au sommet de l’une de vos piles.",
  );
  expect(explain(text, "marker:malaStrana:2", ENGLISH)).toBe("Income: 1 Emissary and 1 PP.");
  expect(explain(text, "screen:pegre", ENGLISH)).toMatch(
    /^Ability \(once per Cycle and per player\): when another player/,
  );
  expect(explain(text, "cabal:garde_noire_2", ENGLISH)).toMatch(/you may pay 1 PP to carry out 1 Assassination/);
  expect(explain(text, "card:nothing", ENGLISH)).toBe("");
});
