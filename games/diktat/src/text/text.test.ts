import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Refusal, Shape } from "@paravent/kernel";
import { viewFor } from "@paravent/kernel";
import { recordRun } from "@paravent/testkit";
import { describe, expect, test } from "vitest";
import { packText } from "../content/pack.ts";
import { AFFINITIES, AGENTS, MANOEUVRES, PHASES, SECTORS } from "../model/names.ts";
import { loadBasePack, loadDiktat } from "../node.ts";
import { ENGLISH_SENTENCES } from "./english/index.ts";
import { FRENCH_SENTENCES } from "./french/index.ts";
import { diktatText } from "./index.ts";

const game = loadDiktat();
const pack = packText(loadBasePack());
const NAMES = ["Ana", "Bor", "Cyr", "Dua", "Eva"];
const nameOf = (seat: number): string => NAMES[seat]!;

/** Names that are spelled with a capital in the middle by right. */
const SPELLED = /PoliSec/g;

/** A word of the program where a person should read one of the game. */
const CODES = [
  /[a-z][A-Z]/,
  /\b(pawn|seat|card|slot):/,
  /_|=|DK-|undefined|null|NaN|\[object/,
  new RegExp(`\\b(${[...AGENTS, ...SECTORS, "politics", "people"].join("|")})\\b`),
];

function expectWords(said: string | null, about: unknown): void {
  expect(said, JSON.stringify(about)).toBeTruthy();
  for (const code of CODES) expect(said!.replace(SPELLED, ""), JSON.stringify(about)).not.toMatch(code);
  expect(said, "a calm clerk").not.toMatch(/!/);
}

/** Every ref that a question offers, options of options included. */
function refs(ask: Shape): string[] {
  switch (ask.shape) {
    case "pick":
      return [...ask.from];
    case "order":
      return [...ask.items];
    case "compose":
      return Object.keys(ask.supply);
    case "allocate":
      return [...ask.among];
    case "branch":
      return ask.options.flatMap(({ name, ask: more }) => [name, ...(more ? refs(more) : [])]);
    case "form":
      return Object.entries(ask.fields).flatMap(([name, inner]) => [name, ...refs(inner)]);
    case "list":
      return refs(ask.of);
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

const rounds = ["choice", "random", "random", "random"] as const;
const played = rounds.map(
  (cabals, i) => recordRun(game, { seats: i + 2, options: { cabals }, seed: `text ${i}` }).moments,
);

/** What each seat is asked and offered in those games, and what is closed to it and why: each once. */
const offers = new Set<string>();
const closed = new Map<string, Refusal>();
for (const { state } of played.flat())
  for (let seat = 0; seat < state.seats; seat++) {
    const { question, standing } = viewFor(game, state, seat);
    for (const ask of [question?.ask, ...standing.map((one) => one.ask)])
      if (ask) for (const ref of refs(ask)) offers.add(ref);
    for (const refusal of [...Object.values(question?.closed ?? {}), ...standing.map((one) => one.closed)])
      if (refusal) closed.set(JSON.stringify(refusal), refusal);
  }

for (const language of ["fr", "en"] as const)
  describe(language === "fr" ? "French" : "English", () => {
    const sentences = language === "fr" ? FRENCH_SENTENCES : ENGLISH_SENTENCES;
    const text = diktatText(language, pack);

    test("every event that somebody perceives is told in words or not worth telling", () => {
      const told = new Map<string, unknown>();
      for (const { events, state } of played.flat())
        for (const event of events)
          for (const who of [...Array(state.seats).keys(), "public" as const]) {
            const seen = game.witness(event as never, who);
            const said = seen && text.event(seen, nameOf, who === "public" ? null : who);
            if (said !== null) told.set(said, seen);
          }
      expect(told.size).toBeGreaterThan(100);
      for (const [said, seen] of told) expectWords(said, seen);
    });

    test("events that only a long game meets are told as well", () => {
      expectWords(text.event({ type: "discardShuffled" }, nameOf, null), "discardShuffled");
      const [card, cabal] = [pack.cards[0]!.id, pack.cabals[0]!.id];
      const events = [
        { type: "cabalTaken", seat: 1, cabal, pp: 1, affinity: "politics", tokens: 2 },
        { type: "debtTaken", seat: 1, pp: 5, compulsory: true },
        { type: "affinityPlaced", seat: 1, card, symbol: 0, token: "politics" },
        { type: "trophyCardDiscarded", seat: 1, card },
        { type: "markerDiscarded", seat: 1, sector: "karst" },
        { type: "gameEnded", winners: [0, 1] },
      ];
      for (const event of events) for (const you of [null, 1]) expectWords(text.event(event, nameOf, you), event);
    });

    test("every event of the other language is told in this one", () => {
      const other = language === "fr" ? ENGLISH_SENTENCES : FRENCH_SENTENCES;
      expect(Object.keys(sentences.events).sort()).toEqual(Object.keys(other.events).sort());
      expect(Object.keys(sentences.refusals).sort()).toEqual(Object.keys(other.refusals).sort());
      const met = new Set(played.flat().flatMap(({ events }) => events.map(({ type }) => type)));
      for (const type of met) expect(sentences.events, type).toHaveProperty(type);
    });

    test("every question the rules ask has a sentence for the asked and one for those who wait", () => {
      for (const { steps } of game.procedures.values())
        for (const step of steps.values()) {
          if (step.kind !== "ask") continue;
          const asked = { subject: step.subject, about: { sector: "karst", by: 0 } };
          expectWords(text.question(asked).lead, step.subject);
          expectWords(text.question(asked).quiet, step.subject);
          expectWords(text.waiting(asked, ["Ana", "Bor"]).lead, step.subject);
          expect(text.question(asked).lead).not.toContain(step.subject);
        }
      const reaction = { subject: "kernel/reaction", about: {} };
      expectWords(text.question(reaction).lead, reaction);
      expectWords(text.waiting(reaction, []).lead, reaction);
    });

    test("everything a question offers has a label", () => {
      for (const ref of offers) expectWords(text.ref(ref, nameOf), ref);
    });

    test("every reason to refuse has a sentence", () => {
      const known = reasons();
      expect(known).toContain("sectorFull");
      expect(known).toContain("stale");
      const numbers = {
        sector: "karst",
        piles: 2,
        limit: 2,
        min: 1,
        max: 3,
        has: 2,
        needs: 4,
        of: 10,
        ref: "guard",
        got: 1,
        cost: 5,
        missing: 3,
        open: 3,
        what: "pp",
        free: 1,
        players: 3,
      };
      for (const reason of known) {
        const refusal: Refusal = { reason, rule: null, with: numbers };
        expect(sentences.refusals, reason).toHaveProperty(reason);
        expectWords(text.refusal(refusal), reason);
      }
      expect(text.refusal({ reason: "sectorFull", rule: null, with: numbers })).toMatch(/Karst.*2.*2/);
    });

    test("what is closed at the table is explained", () => {
      for (const refusal of closed.values()) expectWords(text.refusal(refusal), refusal);
    });

    test("nouns: sectors, Agents, Manoeuvres, phases, Affinities, markers, cards, Cabals, actions", () => {
      for (const id of SECTORS) {
        expectWords(text.sector(id), id);
        for (const face of [1, 2] as const) expectWords(text.influence(id, face), id);
      }
      for (const kind of AGENTS) for (const n of [1, 2]) expectWords(text.agent(kind, n), kind);
      for (const id of MANOEUVRES) expectWords(text.manoeuvre(id), id);
      for (const id of PHASES) expectWords(text.phase(id), id);
      for (const type of [...AFFINITIES, "any"] as const) expectWords(text.affinity(type), type);
      for (const { id } of pack.cards) {
        expectWords(text.card(id).title, id);
        expect(text.card(id).text, id).toBeTruthy();
      }
      for (const { id } of pack.cabals) {
        expectWords(text.cabal(id), id);
        expectWords(text.motto(id), id);
      }
      for (const act of Object.keys(game.standing)) {
        expectWords(text.standing(act).lead, act);
        expectWords(text.standing(act).quiet, act);
      }
    });

    test("an unknown reason is said calmly", () => {
      expect(text.refusal({ reason: "somethingNew", rule: null })).toMatch(/somethingNew/);
    });
  });

describe("both languages", () => {
  test("differ", () => {
    const [fr, en] = [diktatText("fr", pack), diktatText("en", pack)];
    expect(fr.manoeuvre("spy")).not.toBe(en.manoeuvre("spy"));
    for (const reason of reasons()) {
      const refusal = {
        reason,
        rule: null,
        with: { sector: "karst", piles: 2, limit: 2, ref: "guard", has: 1, min: 1, max: 2 },
      };
      expect(fr.refusal(refusal), reason).not.toBe(en.refusal(refusal));
    }
  });

  test("speak to the reader, and of the others by name", () => {
    const event = { type: "debtTaken", seat: 1, pp: 5, compulsory: false };
    const [fr, en] = [diktatText("fr", pack), diktatText("en", pack)];
    expect(en.event(event, nameOf, 1)).toBe("You take a Debt: +5 PP.");
    expect(en.event(event, nameOf, 0)).toBe("Bor takes a Debt: +5 PP.");
    expect(fr.event(event, nameOf, 1)).toBe("Vous prenez une Dette\u00a0: +5 PP.");
    expect(fr.event(event, nameOf, null)).toBe("Bor prend une Dette\u00a0: +5 PP.");
  });

  test("are typeset, names of the pack included", () => {
    for (const text of [diktatText("fr", pack), diktatText("en", pack)])
      for (const { id } of pack.cards) expect(`${text.card(id).title} ${text.card(id).text}`).not.toMatch(/\p{L}'/u);
    for (const { id } of pack.cards) expect(diktatText("fr", pack).card(id).text).not.toMatch(/ [:;?!]/);
  });

  test("agree with their neighbours", () => {
    const [fr, en] = [diktatText("fr", pack), diktatText("en", pack)];
    const look = { type: "pawnLookedAt", seat: 1, pawn: 5, owner: 0, sector: "karst", position: 2 };
    expect(fr.event(look, nameOf, 0)).toBe("Bor regarde votre pion 2 (Karst).");
    expect(fr.event(look, nameOf, 2)).toBe("Bor regarde le pion 2 d’Ana (Karst).");
    expect(fr.event({ ...look, owner: 2, kind: "guard" } as never, nameOf, 1)).toBe(
      "Vous savez\u00a0: le pion 2 de Cyr (Karst) est un Garde.",
    );
    const killed = { type: "victimRevealed", seat: 1, pawn: 5, owner: 0, sector: "karst", kind: "guard" };
    expect(fr.event(killed, nameOf, 0)).toBe("Bor assassine un de vos pions (Karst)\u00a0: Garde.");
    const paid = { type: "paid", from: 1, to: 0, pp: 2, rule: "DK-MAN-KILL-07" };
    expect(fr.event(paid, nameOf, 0)).toBe("Bor vous cède 2 PP.");
    expect(fr.event(paid, nameOf, 1)).toBe("Vous cédez 2 PP à Ana.");
    const named = { type: "firstPlayerNamed", by: 1, seat: 0 };
    expect(fr.event(named, nameOf, 0)).toBe("Bor vous désigne pour commencer.");
    const placed = { type: "affinityPlaced", seat: 1, card: pack.cards[0]!.id, symbol: 0, token: "artefact" };
    expect(en.event(placed, nameOf, 1)).toMatch(/^You place an Artefact Affinity on /);
  });

  test("tell a look to the one who looked only", () => {
    const en = diktatText("en", pack);
    const look = { type: "pawnLookedAt", seat: 1, pawn: 5, owner: 0, sector: "karst", position: 2 };
    expect(en.event({ ...look, kind: "emissary" } as never, nameOf, 1)).toBe(
      "You know: Ana’s pawn 2 in Karst is an Emissary.",
    );
    expect(en.event(look, nameOf, 0)).toBe("Bor looks at your pawn 2 in Karst.");
    expect(en.event(look, nameOf, 2)).toBe("Bor looks at Ana’s pawn 2 in Karst.");
  });
});
