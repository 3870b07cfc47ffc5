import { PackFault, readFile } from "@paravent/content";
import { type BranchAnswer, canonical, enumerate, type Json } from "@paravent/kernel";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import type { DclightEvent } from "../model/events.ts";
import { basePackFiles } from "../node.ts";
import { type Played, packWith, table } from "../testing/index.ts";
import { Effect, Reprisal } from "./effects.ts";
import { CardsFile, CreaturesFile, GodsFile } from "./schema.ts";

/**
 * Every word of the vocabulary, with every name it can be given, on everything that can bear one: it is refused, or it
 * is played here and does something. A word that the reader takes and no rule reads has no way through.
 */

type Word = { readonly do: string } & Readonly<Record<string, unknown>>;

/** All ways to write a part of an effect, one number of each sign. */
function formsOf(schema: z.core.$ZodType): unknown[] {
  const { def } = schema._zod as { def: z.core.$ZodTypes["_zod"]["def"] };
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).reduce<object[]>(
        (made, [key, member]) => made.flatMap((one) => formsOf(member).map((form) => ({ ...one, [key]: form }))),
        [{}],
      );
    case "enum":
      return Object.values(def.entries);
    case "literal":
      return [...def.values];
    case "number":
      return [1, -1];
    case "array":
      // Options of a choice are made of actions, which are tried for themselves.
      return (def.element._zod.def as { type: string }).type === "array"
        ? [OPTIONS]
        : formsOf(def.element).map((form) => [form]);
    default:
      throw new Error(`nothing is made up for ${def.type}`);
  }
}

const OPTIONS = [[{ do: "gain", tracks: ["gold"], n: 1 }], [{ do: "oppLose", target: "one", tracks: ["gold"], n: 1 }]];

const wordsOf = (union: typeof Effect | typeof Reprisal): Word[] =>
  union.options
    .flatMap((option) => (formsOf(option) as Word[]).filter((form) => option.safeParse(form).success))
    .map(reaching);

/** No building is worth 1 VP. */
function reaching(word: Word): Word {
  return "maxVp" in word ? { ...word, maxVp: 99 } : word;
}

const WORDS: readonly Word[] = [...wordsOf(Effect), ...wordsOf(Reprisal)];

const OWN = ["gain", "pay", "creature", "common", "draw"];
const HOSTILE = ["oppLose", "steal", "oppCreature", "oppDiscard", "destroyBuilding"];
const LASTING = ["modPurchase", "modCost", "modOffer", "faceBonus", "immune"];

/** What a effect is told by. */
const TOLD: Readonly<Record<string, DclightEvent["type"]>> = {
  gain: "gained",
  pay: "pointsPaid",
  creature: "creatureMoved",
  common: "commonMoved",
  draw: "cardLookedAt",
  oppLose: "lost",
  steal: "lost",
  oppCreature: "creatureMoved",
  oppDiscard: "cardLostAtRandom",
  destroyBuilding: "buildingDestroyed",
  oneOf: "gained",
  avoidReprisal: "reprisalAvoided",
  offerWith: "creatureDefeated",
  cancelHostile: "hostileCancelled",
  lose: "lost",
  discard: "cardDiscarded",
  loseAge: "ageLost",
  loseBuilding: "buildingLost",
};

const HARM = { do: "oppLose", target: "aggressor", tracks: ["morale"], n: 1 };
const GAIN = { do: "gain", tracks: ["morale"], n: 1 };

const RICH = "G5 M5 P5 Mil6 Civ6 Rel6 Mor3 Cre3";

/** Somebody who has some of everything. */
const city = (hand: string[], buildings: string[]) => ({ tracks: RICH, ages: "2/2/2", hand, buildings });

/** The first answer that goes this way through the options of the open question. */
function goes(t: Played, name: string, ...way: string[]): Played {
  const { ask } = t.table(name).question!;
  const isOnWay = (answer: Json, [step, ...rest]: string[]): boolean =>
    step === undefined || ((answer as BranchAnswer).branch === step && isOnWay((answer as BranchAnswer).value!, rest));
  const answer = (enumerate(ask, 100_000) ?? []).find((one) => isOnWay(one, way));
  expect(answer, `${name} may not ${way.join(" ")}`).toBeDefined();
  return t.answers(name, answer);
}

const tells = (t: Played, { do: word, tracks }: Word): boolean =>
  t.events.some(
    (event) =>
      event.type === TOLD[word] &&
      (tracks === undefined || !("track" in event) || (tracks as string[]).includes(event.track)),
  );

/** With this card instead of the one of that id. */
const withCard = (id: string, effects: readonly object[]) => packWith({ cards: { [id]: { effects } } });

interface Bearer {
  readonly file: string;
  /** The words that some rule reads on it. */
  readonly reads: readonly string[];
  /** The item as it would be written. */
  entry(word: Word): object;
  /** Whether the word does something when it is played. */
  works(word: Word): boolean;
}

const base = basePackFiles();
const { cards } = readFile(base, "cards.yaml", CardsFile);
const { gods } = readFile(base, "gods.yaml", GodsFile);
const [firstCreature] = readFile(base, "creatures.yaml", CreaturesFile).creatures;
const card = (id: string, effects: readonly object[]): object => ({
  cards: [{ ...cards.find((one) => one.id === id)!, effects }],
});

/** A price needs something to pay for. */
const use = (word: Word): object[] => (word.do === "pay" ? [word, GAIN] : [word]);
const answer = (word: Word): object[] => (word.do === "cancelHostile" ? [word] : [{ do: "cancelHostile" }, word]);
const revenge = (word: Word): object[] => (HOSTILE.includes(word.do) ? [word] : [word, HARM]);

const BEARERS: Readonly<Record<string, Bearer>> = {
  "an activated building": {
    file: "cards.yaml",
    reads: OWN,
    entry: (word) => card("mil-caserne", use(word)),
    works: (word) => {
      const t = table({ A: city([], ["Barracks"]), B: {} }, withCard("mil-caserne", use(word)))
        .common(5)
        .development("A");
      return tells(goes(t, "A", "activate", "building:0:mil-caserne"), word);
    },
  },
  "a passive building": {
    file: "cards.yaml",
    reads: [...LASTING, "vpPer", "copyBuilding"],
    entry: (word) => card(word.do === "copyBuilding" ? "civ-espionnage" : "mil-remparts", [word]),
    works(word) {
      if (word.do === "copyBuilding") return copies(word);
      return differs(lookAround(withCard("mil-remparts", [word]), "City Walls", null), withoutWalls());
    },
  },
  "a power": {
    file: "cards.yaml",
    reads: [...OWN, ...HOSTILE, "oneOf"],
    entry: (word) => card("mil-raid", use(word)),
    works(word) {
      const t = table({ A: city(["Raid"], []), B: city(["Mil"], ["Market"]) }, withCard("mil-raid", use(word)))
        .discard("civil", "Diplomacy", "Diplomacy")
        .common(5)
        .development("A");
      const isAimed = HOSTILE.includes(word.do) || word.do === "oneOf";
      return tells(goes(t, "A", "power", "card:mil-raid", ...(isAimed ? ["seat:1"] : [])), word);
    },
  },
  "a card for offerings": {
    file: "cards.yaml",
    reads: ["avoidReprisal", "offerWith"],
    entry: (word) => card("rel-miracle", [word]),
    works(word) {
      // Somebody demands something else than the card offers.
      const creature = word.track === "gold" ? "Cyclops" : "Hydra";
      const t = table({ A: city(["Miracle"], []), B: {} }, withCard("rel-miracle", [word]))
        .front("A", creature)
        .offerings();
      return tells(goes(t, "A", "card:rel-miracle"), word);
    },
  },
  "an answer to a card": {
    file: "cards.yaml",
    reads: [...OWN, "cancelHostile"],
    entry: (word) => card("civ-diplomatie", answer(word)),
    works(word) {
      const t = table({ A: city(["Curse"], []), B: city(["Diplomacy"], []) }, withCard("civ-diplomatie", answer(word)))
        .common(5)
        .development("A");
      goes(t, "A", "power", "card:rel-malediction");
      return tells(goes(t, "B", "card:civ-diplomatie"), word);
    },
  },
  "an answer to harm": {
    file: "cards.yaml",
    reads: [...OWN, ...HOSTILE, "oneOf"],
    entry: (word) => card("mil-guerre-sainte", revenge(word)),
    works(word) {
      const pack = withCard("mil-guerre-sainte", revenge(word));
      const t = table({ A: city(["Curse", "Mil"], ["Market"]), B: city(["Holy War"], []) }, pack)
        .common(5)
        .development("A");
      goes(t, "A", "power", "card:rel-malediction");
      return tells(goes(t, "B", "card:mil-guerre-sainte"), word);
    },
  },
  "a god": {
    file: "gods.yaml",
    reads: [...LASTING, "neutraliseFace"],
    entry: (word) => ({ gods: gods.map((god) => (god.id === "zeus" ? { ...god, effects: [word] } : god)) }),
    works: (word) =>
      differs(lookAround(packWith({ gods: { zeus: { effects: [word] } } }), "Colossus", "Zeus"), withoutGod()),
  },
  "a creature": {
    file: "creatures.yaml",
    reads: ["lose", "discard", "loseAge", "loseBuilding"],
    entry: (word) => ({ creatures: [{ ...firstCreature, reprisal: [word] }] }),
    works(word) {
      const t = table(
        { A: city(["Mil"], ["Market"]), B: {} },
        packWith({ creatures: { sirens: { reprisal: [word] } } }),
      )
        .front("A", "Sirens")
        .offerings();
      return tells(goes(t, "A", "refuse"), word);
    },
  },
};

/** A copy has no points of its own. */
function copies(word: Word): boolean {
  const spy = packWith({ cards: { "mil-remparts": { vp: 0, effects: [word] } } });
  const t = table({ A: city(["City Walls"], []), B: city([], ["Market"]) }, spy).development("A");
  goes(t, "A", "build", "card:mil-remparts");
  return t.facts.players[0]!.buildings[0]!.as === "civ-marche";
}

/** Everything a lasting effect can change, as all see it: gains, purchases, offerings, prices, targets, points. */
function* lookAround(pack: ReturnType<typeof packWith>, building: string, god: string | null): Generator<string> {
  const look = (t: Played): string =>
    canonical(
      ["A", "B", "public"].map((who) => {
        const { game, question } = t.table(who);
        return { game: { ...game, pack: null }, question };
      }),
    );
  const set = (A: object, B: object = {}) => {
    const t = table({ A: { ...A, buildings: [building, "Temple"] }, B }, pack);
    return god === null ? t : t.god(god);
  };
  yield look(set({ tracks: RICH }).front("A", "Hydra").rolls("Gold Creature Civil").offerings());
  // Without a point every price is told.
  yield look(set({ hand: ["Forge", "Market", "Altar", "Raid", "Trade"] }).development("A"));
  yield look(set({ hand: ["Dionysia"] }).development("A"));
  const armed = { tracks: "Mil9 Civ9 Rel9", hand: ["Raid", "Catapults", "Ostracism", "Curse"] };
  yield look(set({ tracks: RICH, hand: ["Market"] }, armed).development("B"));
  yield look(set({ ages: "2/1/1", defeated: ["Lamia", "Python"] }).development("A"));
  for (const order of ["Mil Civ Rel", "Civ Rel Mil", "Rel Mil Civ"])
    for (const faces of ["Gold Materials Population", "Morale Creature"]) {
      const of = (own: string): string => (faces.endsWith("Creature") ? `${faces} ${own}` : faces);
      const dice = { red: of("Military"), blue: of("Civil"), green: of("Religion") };
      const t = set({ order }, { order: "Rel Civ Mil" }).common(3).rolls(dice).rolling();
      yield look(t);
      yield look(t.does("A").does("B"));
    }
}

/** Whether anything looks otherwise; the rest need not be looked at then. */
function differs(looks: Iterable<string>, otherwise: readonly string[]): boolean {
  let n = 0;
  for (const look of looks) if (look !== otherwise[n++]) return true;
  return false;
}

/** The same where the building or the god does nothing. */
const withoutWalls = once(() => [...lookAround(withCard("mil-remparts", []), "City Walls", null)]);
const withoutGod = once(() => [...lookAround(packWith({ gods: { zeus: { effects: [] } } }), "Colossus", "Zeus")]);

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const faultOf = ({ file, entry }: Bearer, word: Word): string | null => {
  const schema = { "cards.yaml": CardsFile, "gods.yaml": GodsFile, "creatures.yaml": CreaturesFile }[file]!;
  try {
    readFile({ [file]: JSON.stringify(entry(word)) }, file, schema as typeof CardsFile);
    return null;
  } catch (fault) {
    expect(fault).toBeInstanceOf(PackFault);
    return (fault as PackFault).message;
  }
};

/** A reaction is aimed at its aggressor, everything else at one opponent. */
const isAimedRight = (on: string, { target }: Word): boolean =>
  target === undefined || (target === "aggressor") === (on === "an answer to harm");

test("there are words to try: all of them, and every name they take", () => {
  expect(new Set(WORDS.map(({ do: word }) => word)).size).toBe(26);
  expect(WORDS.length).toBeGreaterThan(100);
});

test("what does nothing looks the same", () => {
  expect(differs(lookAround(withCard("mil-remparts", []), "City Walls", null), withoutWalls())).toBe(false);
});

describe.each(Object.entries(BEARERS))("%s", (on, bearer) => {
  const words = WORDS.map((word) => [JSON.stringify(word), word] as const);
  const isRead = (word: Word): boolean => bearer.reads.includes(word.do) && isAimedRight(on, word);

  test("refuses what no rule reads on it, and says where it stands", () => {
    for (const [text, word] of words.filter(([, one]) => !isRead(one)))
      expect(faultOf(bearer, word), text).toMatch(
        new RegExp(`^${bearer.file.replace(".", "\\.")}: [\\w-]+ \\(\\w+\\.\\d+\\.(effects|reprisal)`),
      );
  });

  test.each(words.filter(([, word]) => isRead(word)))("%s does something", (_, word) => {
    // A choice between effects of both kinds is written for the one who makes it.
    const written =
      on === "an answer to harm" ? (JSON.parse(JSON.stringify(word).replaceAll('"one"', '"aggressor"')) as Word) : word;
    expect(faultOf(bearer, written)).toBeNull();
    expect(bearer.works(written)).toBe(true);
  });
});
