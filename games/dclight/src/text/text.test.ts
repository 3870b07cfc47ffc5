import { join } from "node:path";
import { recordRun } from "@paravent/testkit";
import { clerk, describeWords, nameOf } from "@paravent/testkit/vitest";
import { describe, expect, test } from "vitest";
import { packText } from "../content/pack.ts";
import { COLOURS, ENDS, PHASES, SECTORS, SLOTS, TRACKS, WINDOWS } from "../model/names.ts";
import { loadBasePack, loadDclight } from "../node.ts";
import { dclightText } from "./index.ts";
import { ENGLISH_DCLIGHT } from "./languages/english.ts";
import { FRENCH_DCLIGHT } from "./languages/french.ts";
import { ENGLISH_SENTENCES } from "./sentences/english.ts";
import { FRENCH_SENTENCES } from "./sentences/french.ts";

const game = loadDclight();
const pack = packText(loadBasePack());

/** A word of the program where a person should read one of the game. */
const CODES = [
  /[a-z][A-Z]/,
  /\b(seat|card|deck|age|gain|building|discard|set|clear):\S/,
  /_|=|DC-|undefined|null|NaN|\[object/,
  /\b(mil|civ|rel)-/,
  /\b(gold|materials|morale)\b/,
];

const expectWords = clerk(CODES);

const played = [2, 3, 4].flatMap((seats) => recordRun(game, { seats, options: {}, seed: `text ${seats}` }).probes);

const text = { fr: dclightText(FRENCH_DCLIGHT, pack), en: dclightText(ENGLISH_DCLIGHT, pack) };

const NUMBERS = {
  sector: "civil",
  card: "civ-marche",
  track: "gold",
  price: { gold: 2, civil: 1 },
  min: 1,
  max: 3,
  has: 2,
  needs: 4,
  got: 1,
  age: 1,
  cost: 8,
  ref: "gold",
  held: { morale: -6, common: 0 },
  cards: 0,
  tracks: ["gold", "civil"],
  by: "mil-remparts",
  vp: 8,
  least: 4,
  slot: "secondary",
  god: "zeus",
  window: "reactCancel",
};

describeWords({
  game,
  probes: played,
  sources: join(import.meta.dirname, ".."),
  reasons: ["cannotPay"],
  said: (language) => text[language],
  sentences: (language) => (language === "fr" ? FRENCH_SENTENCES : ENGLISH_SENTENCES),
  about: { deck: "civil", by: 0, card: "mil-raid", reply: null },
  numbers: NUMBERS,
  expectWords,
});

for (const language of ["fr", "en"] as const)
  describe(language === "fr" ? "French" : "English", () => {
    const words = text[language];

    test("events that only a long game meets are told as well", () => {
      const events = [
        { type: "discardShuffled", deck: "civil" },
        { type: "discardShuffled", deck: "creature" },
        { type: "creatureAppeared", seat: 1, origin: "common", creature: null, central: 2 },
        { type: "creatureAppeared", seat: 1, origin: "common", creature: "hydra", central: 2 },
        { type: "creatureDefeated", seat: 1, creature: "hydra", paid: {} },
        { type: "reprisalAvoided", seat: 1, creature: "hydra" },
        { type: "buildingLost", seat: 1, building: "civ-marche", deck: "civil" },
        { type: "buildingDestroyed", seat: 0, owner: 1, building: "civ-marche" },
        { type: "hostileCancelled", seat: 1, card: "mil-raid" },
        { type: "standingPassUsed", seat: 1, window: "reactCancel" },
        { type: "gameEnded", end: "fourthCreature", winners: [0, 1] },
      ];
      for (const event of events) for (const you of [null, 1]) expectWords(words.event(event, nameOf, you), event);
    });

    test("a window names the card that takes effect", () => {
      const about = { card: "mil-siege", reply: "mil-guerre-sainte" };
      const holyWar = language === "fr" ? "Guerre Sainte" : "Holy War";
      expect(words.question({ subject: "dclight/reactCancel", about }).lead).toContain(holyWar);
      expect(words.waiting({ subject: "dclight/reactCancel", about }, ["Ana"]).lead).toContain(holyWar);
    });

    test("labels that no short game offers", () => {
      for (const ref of ["destroyBuilding", "oppLose", "replace", "red:1", "clear:reactCancel"])
        expectWords(words.ref(ref, nameOf), ref);
      for (const name of ["gain", "pay", "draw", "steal", "oppLose", "destroyBuilding", "oneOf", "gain2"])
        expectWords(words.field(name), name);
    });

    test("a price that cannot be paid is named", () => {
      expect(words.refusal({ reason: "cannotPay", rule: null, with: NUMBERS })).toMatch(/(Market|Marché).*2.*1/);
    });

    test("nouns: sectors, tracks, colours, phases, ends, windows, cards, creatures, gods", () => {
      for (const id of SECTORS) expectWords(words.sector(id), id);
      for (const id of TRACKS) expectWords(words.track(id), id);
      for (const id of COLOURS) expectWords(words.colour(id), id);
      for (const id of SLOTS) expectWords(words.slot(id), id);
      for (const id of PHASES) expectWords(words.phase(id), id);
      for (const id of ENDS) expectWords(words.end(id), id);
      for (const id of WINDOWS) expectWords(words.window(id), id);
      for (const { id } of pack.cards) expectWords(words.card(id).title, id);
      for (const { id } of pack.creatures) for (const said of Object.values(words.creature(id))) expectWords(said, id);
      for (const { id } of pack.gods) for (const said of Object.values(words.god(id))) expectWords(said, id);
      expectWords(words.price({}), "nothing");
    });
  });

describe("both languages", () => {
  const { fr, en } = text;
  test("count a track by its own word, one or several", () => {
    expect([1, 2].map((n) => fr.points(n, "creature"))).toEqual(["1 Créature", "2 Créatures"]);
    expect([1, 2].map((n) => en.points(n, "creature"))).toEqual(["1 Creature", "2 Creatures"]);
    expect([fr.price({ gold: 2, materials: 1 }), en.price({ gold: 2, materials: 1 })]).toEqual([
      "2 Or et 1 Matériau",
      "2 Gold and 1 Material",
    ]);
  });

  test("read one of a thing in the singular where a card prints its name", () => {
    expect([fr, en].map((words) => words.card("mil-forge").text)).toEqual(["Gagner 1 Matériau", "Gain 1 Material"]);
    expect(fr.creature("erymanthian-boar").text).toBe("Perdre 2 Matériaux");
  });

  test("name creatures as their language does, one or several", () => {
    const leaves = (creature: string) => {
      const event = { type: "creatureDiscarded", creature, central: null };
      return [fr, en].map((words) => words.event(event, nameOf, null));
    };
    expect(leaves("sirens")).toEqual(["Les Sirènes s’en vont.", "The Sirens leave."]);
    expect(leaves("cyclops")).toEqual(["Le Cyclope s’en va.", "The Cyclops leaves."]);
    expect(leaves("medusa")).toEqual(["Méduse s’en va.", "Medusa leaves."]);
    const refuses = (creature: string) => {
      const event = { type: "offeringRefused", seat: 1, creature };
      return fr.event(event, nameOf, null);
    };
    expect(["harpies", "minotaur", "hydra", "geryon"].map(refuses)).toEqual([
      "Bor ne fait pas d’offrande aux Harpies.",
      "Bor ne fait pas d’offrande au Minotaure.",
      "Bor ne fait pas d’offrande à l’Hydre.",
      "Bor ne fait pas d’offrande à Géryon.",
    ]);
    const avoids = { type: "reprisalAvoided", seat: 1, creature: "cyclops" };
    expect(fr.event(avoids, nameOf, null)).toBe("Bor évite les représailles du Cyclope.");
  });

  test("differ", () => {
    expect(fr.phase("offerings")).not.toBe(en.phase("offerings"));
  });

  test("speak to the reader, and of the others by name", () => {
    const event = { type: "gained", seat: 1, track: "gold", n: 2, rule: "DC-PROD-10" };
    expect(en.event(event, nameOf, 1)).toBe("You gain 2 Gold.");
    expect(en.event(event, nameOf, 0)).toBe("Bor gains 2 Gold.");
    expect(fr.event(event, nameOf, 1)).toBe("Vous gagnez 2 Or.");
    expect(fr.event(event, nameOf, null)).toBe("Bor gagne 2 Or.");
    const destroyed = { type: "buildingDestroyed", seat: 1, owner: 0, building: "civ-marche" };
    expect(fr.event(destroyed, nameOf, 2)).toBe("Bor détruit le bâtiment Marché d’Ana.");
    expect(fr.event(destroyed, nameOf, 0)).toBe("Bor détruit votre bâtiment Marché.");
    expect(en.event(destroyed, nameOf, 2)).toBe("Bor destroys Ana’s Market.");
  });

  test("tell a drawn card to the one who drew only", () => {
    const drawn = { type: "cardDrawn", seat: 1, deck: "civil" };
    expect(en.event({ ...drawn, card: "civ-marche" } as never, nameOf, 1)).toBe("You draw: Market.");
    expect(en.event(drawn, nameOf, 0)).toBe("Bor draws a card from the Civil deck.");
  });

  test("are typeset, names of the pack included", () => {
    for (const words of [fr, en])
      for (const { id } of pack.cards) expect(`${words.card(id).title} ${words.card(id).text}`).not.toMatch(/\p{L}'/u);
    for (const { id } of pack.cards) expect(fr.card(id).text).not.toMatch(/ [:;?!]/);
  });
});
