import { type DclightView, PHASES, packText, SECTORS, SLOTS, TRACKS } from "@paravent/dclight";
import { ENGLISH_DCLIGHT } from "@paravent/dclight/english";
import { FRENCH_DCLIGHT } from "@paravent/dclight/french";
import { loadBasePack } from "@paravent/dclight/node";
import { type Played, table } from "@paravent/dclight/testing";
import { dclightText } from "@paravent/dclight/text";
import { beforeAll, expect, test, vi } from "vitest";
import { faultsOf, kindsWritten } from "../../../browser/piece-faults.ts";
import type { Seen } from "../seen/seen.ts";

vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: {}, addEventListener: () => undefined });
vi.stubGlobal("addEventListener", () => undefined);
const { switchTo } = await import("../../../i18n/language.ts");
const { t: shell } = await import("../../../i18n/index.ts");
const { texts } = await import("../words/index.ts");
const { lexiconOf } = await import("../seen/lexicon.ts");
const { SIGNS } = await import("../art/glyphs.tsx");
const { pieceTexts } = await import("./words.ts");
const { cardFrom } = await import("./index.ts");
const { KINDS } = await import("./kinds.ts");
const { CONTROLS } = await import("./course.tsx");

const LANGUAGES = { en: ENGLISH_DCLIGHT, fr: FRENCH_DCLIGHT } as const;
const pack = packText(loadBasePack());

beforeAll(async () => {
  for (const language of ["en", "fr"] as const) {
    await switchTo(language);
    await Promise.all([shell.open(), texts.open(), pieceTexts.open()]);
  }
});

const city = {
  ages: "2/1/1",
  tracks: "G5 M4 P6 Mor2",
  buildings: ["Necropolis", "Market"],
  defeated: ["Hydra"],
  destroyed: ["Theatre"],
};
const game = () => table({ A: city, B: {} }).turn(6).development("A");

async function seenBy(t: Played, who: "A" | "B", language: "en" | "fr"): Promise<Seen> {
  await switchTo(language);
  const now = t.view(who) as DclightView;
  const words = dclightText(LANGUAGES[language], pack);
  return {
    game: now,
    pack,
    words,
    lexicon: lexiconOf(pack, words),
    you: who === "A" ? 0 : 1,
    name: (seat: number) => ["Ada", "Blaise"][seat]!,
    player: (seat: number) => now.players[seat]!,
  } as Seen;
}

/** A name of each kind, as the table writes it. */
function namesIn({ game: now }: Seen): string[] {
  const signs = Object.keys(SIGNS).filter((sign) => !CONTROLS.includes(sign));
  return [
    ...["common", "gods", "turn"],
    ...[0, 1].flatMap((seat) => [
      `seat:${seat}`,
      `vp:${seat}`,
      `trophies:${seat}`,
      ...TRACKS.map((one) => `track:${seat}:${one}`),
    ]),
    ...TRACKS.flatMap((one) => [one, `points:${one}`, `face:${one}`, `gain:${one}`, `pay:${one}`]),
    ...SECTORS.flatMap((one) => [
      `sector:${one}`,
      `age:${one}`,
      `deck:${one}`,
      `tray:${one}`,
      ...SLOTS.map((slot) => `slot:${slot}:${one}`),
    ]),
    ...SLOTS.map((slot) => `slot:${slot}`),
    ...PHASES.map((phase) => `phase:${phase}`),
    ...pack.gods.map(({ id }) => `god:${id}`),
    ...pack.creatures.map(({ id }) => `creature:${id}`),
    ...pack.cards.flatMap(({ id }) => [`card:${id}`, `discard:${id}`]),
    ...now.players.flatMap(({ buildings }) => buildings.map(({ ref }) => ref)),
    ...signs.map((sign) => `sign:${sign}`),
  ];
}

test.each(["en", "fr"] as const)("every thing that the table names has a card, in %s", async (language) => {
  const seen = await seenBy(game(), "A", language);
  expect(faultsOf("dclight", language, namesIn(seen), (name) => cardFrom(seen, [name]))).toEqual([]);
});

test("every kind has been asked about, and every name that a file of the table writes is of one", async () => {
  const asked = new Set(namesIn(await seenBy(game(), "A", "en")).map((name) => name.split(":")[0]));
  // Dice are asked about once they are rolled, below.
  const dice = ["die", "red", "blue", "green"];
  expect(Object.keys(KINDS).filter((kind) => !asked.has(kind) && !dice.includes(kind))).toEqual([]);
  expect(kindsWritten("dclight").length).toBeGreaterThan(20);
  expect(kindsWritten("dclight").filter((kind) => !Object.hasOwn(KINDS, kind))).toEqual([]);
});

test("a die says what its face brings", async () => {
  const seen = await seenBy(game(), "A", "en");
  const dice = {
    red: ["gold", "creature", "morale"],
    blue: ["civil"],
    green: ["religion"],
  } as unknown as DclightView["dice"];
  const rolled = { ...seen, game: { ...seen.game, dice } };
  expect(["red:2", "die:red:2"].map((name) => cardFrom(rolled, [name])?.title)).toEqual([
    "Creature face",
    "Creature face",
  ]);
  expect(cardFrom(rolled, ["blue:1"])?.title).toBe("Civil face");
  expect(cardFrom(seen, ["die:green:3"])).toBeNull();
});

test("trophies that lie face down are told to their owner alone", async () => {
  const said = async (who: "A" | "B") => {
    const seen = await seenBy(game(), who, "en");
    return JSON.stringify([cardFrom(seen, ["trophies:0"]), cardFrom(seen, ["vp:0"])]);
  };
  expect(await said("A")).toContain("Hydra");
  expect(await said("A")).toContain("Trophies face down: **");
  expect(await said("B")).not.toMatch(/Hydra|Theatre|face down: \*\*/);
});

test("a track says what its points are worth, and a sector what its next age costs", async () => {
  const seen = await seenBy(game(), "A", "en");
  const lines = (name: string) => cardFrom(seen, [name])!.lines.map(({ text }) => text);
  expect(lines("track:0:morale")).toContain("Worth 2 VP. Below 0 it counts against you.");
  expect(lines("track:0:gold")).toContain("Worth 1 VP: one for every 3 points.");
  expect(lines("sector:military").join()).toMatch(/Age 3: .*worth 8 VP in all/);
});
