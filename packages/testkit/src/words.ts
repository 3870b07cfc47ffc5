import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Game,
  type GameEvent,
  type Observer,
  type Refusal,
  type Seat,
  type Shape,
  viewFor,
} from "@paravent/kernel";
import { describe, expect, test } from "vitest";
import type { Probe } from "./worlds/run.ts";

export type Language = "fr" | "en";

interface Lines {
  readonly lead: string;
  readonly quiet: string;
}

interface Asked {
  readonly subject: string;
  readonly about: Readonly<Record<string, unknown>>;
}

/** What a game says at a table in one language. */
export interface Said {
  question(asked: Asked): Lines;
  waiting(asked: Asked, names: readonly string[]): Lines;
  event(event: GameEvent, nameOf: (seat: Seat) => string, you: Seat | null): string | null;
  refusal(refusal: Refusal): string;
  ref(ref: string, nameOf: (seat: Seat) => string): string;
  /** The label of one part of an answer with several. */
  field(name: string): string;
  standing(act: string): Lines;
}

/** A game's words, and the games in which they are tried. */
export interface GameWords<F, E extends GameEvent, V> {
  readonly game: Game<F, E, V>;
  readonly probes: readonly Probe<F>[];
  /** The folder of the game's sources: reasons of refusal are found there. */
  readonly sources: string;
  /** Reasons that must be among those found, or the search itself is broken. */
  readonly reasons: readonly string[];
  said(language: Language): Said;
  /** By the types of events and by reasons. */
  sentences(language: Language): { readonly events: object; readonly refusals: object };
  /** What any question of the game may be about, and what any refusal may count. */
  readonly about: Readonly<Record<string, unknown>>;
  readonly numbers: NonNullable<Refusal["with"]>;
  /** Fails where a person would read a word of the program. */
  readonly expectWords: (said: string | null, about: unknown) => void;
}

const NAMES = ["Ana", "Bor", "Cyr", "Dua", "Eva"];
export const nameOf = (seat: Seat): string => NAMES[seat]!;

/** What a server says no with, whatever the game. */
const SERVER_REASONS = ["notStarted", "noTable", "frozen", "damaged", "tooFast", "unavailable", "rulesBroke"];

/** A check that words are for people: none of these codes, and calm. Names in `spelled` are written so by right. */
export function clerk(codes: readonly RegExp[], spelled?: RegExp): (said: string | null, about: unknown) => void {
  return (said, about) => {
    expect(said, JSON.stringify(about)).toBeTruthy();
    const read = spelled ? said!.replace(spelled, "") : said!;
    for (const code of codes) expect(read, JSON.stringify(about)).not.toMatch(code);
    expect(said, "a calm clerk").not.toMatch(/!/);
  };
}

/** What nobody says in a language, where a name or a noun is put into a sentence: "a Emissary", "de Ana", "à le Karst". */
const SLIPS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/\b[Aa] (?!one\b)[AEIOaeio]/, /\b[Aa]n (?![AEIOUaeiouh8])/, /\p{L}'/u],
  fr: [
    /(?<![-\p{L}])(de|que|le|la|je|ne|se|jusque) (?!on[cz]e|oui\b)[aeiouéèêîôAEIOUÉÈÊÎÔ]/u,
    /\b(de|à) les? \p{Lu}/u,
    /\p{L}'/u,
  ],
};

/** The tests that the words of every game must pass in both languages. */
export function describeWords<F, E extends GameEvent, V>(words: GameWords<F, E, V>): void {
  const met = offered(words);
  const reasons = reasonsIn(words.sources);
  describe.each(["fr", "en"] as const)("words in %s", (language) => describeLanguage(words, language, met, reasons));
  test("both languages differ", () => {
    for (const reason of reasons) {
      const refusal = { reason, rule: null, with: words.numbers };
      expect(words.said("fr").refusal(refusal), reason).not.toBe(words.said("en").refusal(refusal));
    }
  });
}

function describeLanguage<F, E extends GameEvent, V>(
  { game, probes, said, sentences, about, numbers, reasons, expectWords: expectNoCodes }: GameWords<F, E, V>,
  language: Language,
  met: Met,
  known: readonly string[],
): void {
  const text = said(language);
  const expectWords = (line: string | null, about: unknown): void => {
    expectNoCodes(line, about);
    for (const slip of SLIPS[language]) expect(line, JSON.stringify(about)).not.toMatch(slip);
  };

  test("every event that somebody perceives is told in words or not worth telling", () => {
    const told = new Map<string, unknown>();
    for (const {
      moment: { events },
      state,
    } of probes)
      for (const event of events)
        for (const who of [...Array(state.seats).keys(), "public"] as Observer[]) {
          const seen = game.witness(event as E, who);
          const line = seen && text.event(seen, nameOf, who === "public" ? null : who);
          if (line !== null) told.set(line, seen);
        }
    expect(told.size).toBeGreaterThan(100);
    for (const [line, seen] of told) expectWords(line, seen);
  });

  test("every event and reason of the other language is told in this one", () => {
    const [own, other] = [sentences(language), sentences(language === "fr" ? "en" : "fr")];
    expect(Object.keys(own.events).sort()).toEqual(Object.keys(other.events).sort());
    expect(Object.keys(own.refusals).sort()).toEqual(Object.keys(other.refusals).sort());
    for (const type of new Set(probes.flatMap(({ moment }) => moment.events.map((event) => event.type))))
      expect(own.events, type).toHaveProperty(type);
  });

  test("every question the rules ask has a sentence for the asked and one for those who wait", () => {
    const asks = [...game.procedures.values()].flatMap(({ steps }) => [...steps.values()]);
    for (const subject of [...asks.flatMap((step) => (step.kind === "ask" ? [step.subject] : [])), "kernel/reaction"]) {
      const asked = { subject, about };
      expectWords(text.question(asked).lead, subject);
      expectWords(text.question(asked).quiet, subject);
      expectWords(text.waiting(asked, ["Ana", "Bor"]).lead, subject);
      expect(text.question(asked).lead).not.toContain(subject);
    }
  });

  test("everything a question offers has a label", () => {
    expect(met.refs.size).toBeGreaterThan(60);
    for (const ref of met.refs) expectWords(text.ref(ref, nameOf), ref);
    for (const name of met.fields) expectWords(text.field(name), name);
  });

  test("every standing action has a name and a reason", () => {
    for (const act of Object.keys(game.standing)) {
      expectWords(text.standing(act).lead, act);
      expectWords(text.standing(act).quiet, act);
    }
  });

  test("every reason to refuse has a sentence", () => {
    expect(known).toEqual(expect.arrayContaining(["stale", ...reasons]));
    for (const reason of known) {
      expect(sentences(language).refusals, reason).toHaveProperty(reason);
      expectWords(text.refusal({ reason, rule: null, with: numbers }), reason);
    }
  });

  test("what is closed at the table is explained", () => {
    expect(met.closed.size).toBeGreaterThan(10);
    for (const refusal of met.closed.values()) expectWords(text.refusal(refusal), refusal);
  });

  test("an unknown reason is said calmly", () => {
    expect(text.refusal({ reason: "somethingNew", rule: null })).toMatch(/somethingNew/);
  });
}

interface Met {
  readonly refs: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
  readonly closed: ReadonlyMap<string, Refusal>;
}

/** What each seat is offered in the games, and what is closed to it and why: each once. */
function offered<F, E extends GameEvent, V>({ game, probes }: GameWords<F, E, V>): Met {
  const [refs, fields, closed] = [new Set<string>(), new Set<string>(), new Map<string, Refusal>()];
  for (const { state } of probes)
    for (let seat = 0; seat < state.seats; seat++) {
      const { question, standing } = viewFor(game, state, seat);
      for (const whole of [question?.ask, ...standing.map((one) => one.ask)])
        for (const ask of whole ? parts(whole) : []) {
          for (const ref of refsOf(ask)) refs.add(ref);
          if (ask.shape === "form") for (const name of Object.keys(ask.fields)) fields.add(name);
        }
      for (const refusal of [...Object.values(question?.closed ?? {}), ...standing.map((one) => one.closed)])
        if (refusal) closed.set(JSON.stringify(refusal), refusal);
    }
  return { refs, fields, closed };
}

/** A question and all that is asked inside it, options of options included. */
function* parts(ask: Shape): Generator<Shape> {
  yield ask;
  if (ask.shape === "branch") for (const { ask: more } of ask.options) if (more) yield* parts(more);
  if (ask.shape === "form") for (const inner of Object.values(ask.fields)) yield* parts(inner);
  if (ask.shape === "list") yield* parts(ask.of);
}

function refsOf(ask: Shape): readonly string[] {
  switch (ask.shape) {
    case "pick":
      return ask.from;
    case "order":
      return ask.items;
    case "compose":
      return Object.keys(ask.supply);
    case "allocate":
      return ask.among;
    case "branch":
      return ask.options.map(({ name }) => name);
    default:
      return [];
  }
}

/** Reasons of refusal, as the sources of the kernel and of a game name them. */
function reasonsIn(sources: string): string[] {
  const found = new Set<string>(SERVER_REASONS);
  for (const folder of [join(import.meta.dirname, "../../kernel/src"), sources])
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      // Games of tests have reasons of their own, which no player ever meets.
      if (!file.endsWith(".ts") || /\.(test|fixture)\.ts$/.test(file)) continue;
      const source = readFileSync(join(folder, file), "utf8");
      for (const [, reason] of source.matchAll(/(?:refuse\(\s*|reason: )"(\w+)"/g)) found.add(reason!);
    }
  return [...found].sort();
}
