import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Refusal, Shape } from "@paravent/kernel";
import { viewFor } from "@paravent/kernel";
import { recordRun } from "@paravent/testkit";
import { describe, expect, test } from "vitest";
import { packText } from "../content/pack.ts";
import { COLOURS, ENDS, PHASES, SECTORS, SLOTS, TRACKS, WINDOWS } from "../model/names.ts";
import { loadBasePack, loadDclight } from "../node.ts";
import { ENGLISH_SENTENCES } from "./english.ts";
import { FRENCH_SENTENCES } from "./french.ts";
import { dclightText } from "./index.ts";

const game = loadDclight();
const pack = packText(loadBasePack());
const NAMES = ["Ana", "Bor", "Cyr", "Dua"];
const nameOf = (seat: number): string => NAMES[seat]!;

/** A word of the program where a person should read one of the game. */
const CODES = [
  /[a-z][A-Z]/,
  /\b(seat|card|deck|age|gain|building|discard|set|clear):\S/,
  /_|=|DC-|undefined|null|NaN|\[object/,
  /\b(mil|civ|rel)-/,
  /\b(gold|materials|morale)\b/,
];

function expectWords(said: string | null, about: unknown): void {
  expect(said, JSON.stringify(about)).toBeTruthy();
  for (const code of CODES) expect(said!, JSON.stringify(about)).not.toMatch(code);
  expect(said, "a calm clerk").not.toMatch(/!/);
}

/** Every ref that a question offers, options of options included. */
function refs(ask: Shape): string[] {
  switch (ask.shape) {
    case "pick":
      return [...ask.from];
    case "order":
      return [...ask.items];
    case "allocate":
      return [...ask.among];
    case "branch":
      return ask.options.flatMap(({ name, ask: more }) => [name, ...(more ? refs(more) : [])]);
    case "form":
      return Object.values(ask.fields).flatMap(refs);
    default:
      return [];
  }
}

/** What a server says no with, whatever the game. */
const SERVER_REASONS = ["notStarted", "noTable", "tooFast", "unavailable", "rulesBroke"];

/** Reasons of refusal, as the sources name them. */
function reasons(): string[] {
  const found = new Set<string>(SERVER_REASONS);
  for (const folder of [join(import.meta.dirname, "../../../../packages/kernel/src"), join(import.meta.dirname, "..")])
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!file.endsWith(".ts") || file.endsWith(".test.ts")) continue;
      const source = readFileSync(join(folder, file), "utf8");
      for (const [, reason] of source.matchAll(/(?:refuse\(\s*|reason: )"(\w+)"/g)) found.add(reason!);
    }
  return [...found].sort();
}

const played = [2, 3, 4].flatMap((seats) => recordRun(game, { seats, options: {}, seed: `text ${seats}` }).moments);

/** What each seat is asked and offered in those games, and what is closed to it and why: each once. */
const offers = new Set<string>();
const fields = new Set<string>();
const closed = new Map<string, Refusal>();
for (const { state } of played)
  for (let seat = 0; seat < state.seats; seat++) {
    const { question, standing } = viewFor(game, state, seat);
    for (const ask of [question?.ask, ...standing.map((one) => one.ask)])
      if (ask) for (const ref of refs(ask)) offers.add(ref);
    for (const refusal of [...Object.values(question?.closed ?? {}), ...standing.map((one) => one.closed)])
      if (refusal) closed.set(JSON.stringify(refusal), refusal);
  }
for (const name of ["gain", "pay", "draw", "steal", "oppLose", "destroyBuilding", "oneOf", "gain2"]) fields.add(name);

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
};

for (const language of ["fr", "en"] as const)
  describe(language === "fr" ? "French" : "English", () => {
    const sentences = language === "fr" ? FRENCH_SENTENCES : ENGLISH_SENTENCES;
    const text = dclightText(language, pack);

    test("every event that somebody perceives is told in words or not worth telling", () => {
      const told = new Map<string, unknown>();
      for (const { events, state } of played)
        for (const event of events)
          for (const who of [...Array(state.seats).keys(), "public" as const]) {
            const seen = game.witness(event as never, who);
            const said = seen && text.event(seen, nameOf, who === "public" ? null : who);
            if (said !== null) told.set(said, seen);
          }
      expect(told.size).toBeGreaterThan(300);
      for (const [said, seen] of told) expectWords(said, seen);
    });

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
      for (const event of events) for (const you of [null, 1]) expectWords(text.event(event, nameOf, you), event);
    });

    test("every event of the other language is told in this one", () => {
      const other = language === "fr" ? ENGLISH_SENTENCES : FRENCH_SENTENCES;
      expect(Object.keys(sentences.events).sort()).toEqual(Object.keys(other.events).sort());
      expect(Object.keys(sentences.refusals).sort()).toEqual(Object.keys(other.refusals).sort());
      const met = new Set(played.flatMap(({ events }) => events.map(({ type }) => type)));
      for (const type of met) expect(sentences.events, type).toHaveProperty(type);
    });

    test("every question the rules ask has a sentence for the asked and one for those who wait", () => {
      for (const { steps } of game.procedures.values())
        for (const step of steps.values()) {
          if (step.kind !== "ask") continue;
          const asked = { subject: step.subject, about: { deck: "civil", by: 0, card: "mil-raid", reply: null } };
          expectWords(text.question(asked).lead, step.subject);
          expectWords(text.question(asked).quiet, step.subject);
          expectWords(text.waiting(asked, ["Ana", "Bor"]).lead, step.subject);
          expect(text.question(asked).lead).not.toContain(step.subject);
        }
      const reaction = { subject: "kernel/reaction", about: {} };
      expectWords(text.question(reaction).lead, reaction);
      expectWords(text.waiting(reaction, []).lead, reaction);
    });

    test("a window names the card that takes effect", () => {
      const about = { card: "mil-siege", reply: "mil-guerre-sainte" };
      const holyWar = language === "fr" ? "Guerre Sainte" : "Holy War";
      expect(text.question({ subject: "dclight/reactCancel", about }).lead).toContain(holyWar);
      expect(text.waiting({ subject: "dclight/reactCancel", about }, ["Ana"]).lead).toContain(holyWar);
    });

    test("everything a question offers has a label", () => {
      expect(offers.size).toBeGreaterThan(60);
      for (const ref of offers) expectWords(text.ref(ref, nameOf), ref);
      for (const ref of ["destroyBuilding", "oppLose", "replace", "red:1", "clear:reactCancel"])
        expectWords(text.ref(ref, nameOf), ref);
      for (const name of fields) expectWords(text.field(name), name);
    });

    test("every reason to refuse has a sentence", () => {
      const known = reasons();
      expect(known).toContain("cannotPay");
      expect(known).toContain("stale");
      for (const reason of known) {
        expect(sentences.refusals, reason).toHaveProperty(reason);
        expectWords(text.refusal({ reason, rule: null, with: NUMBERS }), reason);
      }
      expect(text.refusal({ reason: "cannotPay", rule: null, with: NUMBERS })).toMatch(/(Market|Marché).*2.*1/);
    });

    test("what is closed at the table is explained", () => {
      expect(closed.size).toBeGreaterThan(20);
      for (const refusal of closed.values()) expectWords(text.refusal(refusal), refusal);
    });

    test("nouns: sectors, tracks, colours, phases, ends, windows, cards, creatures, gods, actions", () => {
      for (const id of SECTORS) expectWords(text.sector(id), id);
      for (const id of TRACKS) expectWords(text.track(id), id);
      for (const id of COLOURS) expectWords(text.colour(id), id);
      for (const id of SLOTS) expectWords(text.slot(id), id);
      for (const id of PHASES) expectWords(text.phase(id), id);
      for (const id of ENDS) expectWords(text.end(id), id);
      for (const id of WINDOWS) expectWords(text.window(id), id);
      for (const { id } of pack.cards) expectWords(text.card(id).title, id);
      for (const { id } of pack.creatures) for (const said of Object.values(text.creature(id))) expectWords(said, id);
      for (const { id } of pack.gods) for (const said of Object.values(text.god(id))) expectWords(said, id);
      for (const act of Object.keys(game.standing)) {
        expectWords(text.standing(act).lead, act);
        expectWords(text.standing(act).quiet, act);
      }
      expectWords(text.price({}), "nothing");
    });

    test("an unknown reason is said calmly", () => {
      expect(text.refusal({ reason: "somethingNew", rule: null })).toMatch(/somethingNew/);
    });
  });

describe("both languages", () => {
  const [fr, en] = [dclightText("fr", pack), dclightText("en", pack)];

  test("differ", () => {
    expect(fr.phase("offerings")).not.toBe(en.phase("offerings"));
    for (const reason of reasons()) {
      const refusal = { reason, rule: null, with: NUMBERS };
      expect(fr.refusal(refusal), reason).not.toBe(en.refusal(refusal));
    }
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
    expect(en.event(drawn, nameOf, 0)).toBe("Bor draws a card: Civil.");
  });

  test("are typeset, names of the pack included", () => {
    for (const text of [fr, en])
      for (const { id } of pack.cards) expect(`${text.card(id).title} ${text.card(id).text}`).not.toMatch(/\p{L}'/u);
    for (const { id } of pack.cards) expect(fr.card(id).text).not.toMatch(/ [:;?!]/);
  });
});
