import { AFFINITIES, AGENTS, type DiktatView, MANOEUVRES, PHASES, packOf, packText } from "@paravent/diktat";
import { ENGLISH_DIKTAT } from "@paravent/diktat/english";
import { FRENCH_DIKTAT } from "@paravent/diktat/french";
import { loadDiktat } from "@paravent/diktat/node";
import { type Played, table } from "@paravent/diktat/testing";
import { diktatText } from "@paravent/diktat/text";
import { viewFor } from "@paravent/kernel";
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
const { pieceTexts } = await import("./words.ts");
const { cardFrom } = await import("./index.ts");
const { KINDS } = await import("./kinds.ts");
const { CONTROLS } = await import("./signs.tsx");
const { GLYPHS } = await import("../art/sprite/glyphs.tsx");

const LANGUAGES = { en: ENGLISH_DIKTAT, fr: FRENCH_DIKTAT } as const;
type Tongue = keyof typeof LANGUAGES;

beforeAll(async () => {
  for (const language of ["en", "fr"] as const) {
    await switchTo(language);
    await Promise.all([shell.open(), texts.open(), pieceTexts.open()]);
  }
});

const game = () =>
  table({
    ana: { cabal: "resistance", pp: 9, reserve: "3C 2G 2E", influence: { karst: 1 }, row: ["vv1"] },
    bor: { cabal: "coordination", pp: 5, reserve: "3C 2E" },
    cyr: { cabal: "polisec", pp: 5, reserve: "3C 2E" },
  })
    .others("suburbs", "C C G E")
    .corruption("fa1", "ka2")
    .track("jo2")
    .pile("ana", "karst", "C E")
    .pile("bor", "suburbs", "C E G")
    .turnOf("ana");

async function seenBy(t: Played, who: number, language: Tongue): Promise<Seen> {
  await switchTo(language);
  const view = viewFor(loadDiktat(), t.position.state, who) as unknown as Seen["view"] & { game: DiktatView };
  const pack = packText(packOf(t.facts));
  return {
    view,
    game: view.game,
    pack,
    words: diktatText(LANGUAGES[language], pack),
    you: who,
    name: (seat: number) => ["Ana", "Bor", "Cyr"][seat] ?? "The Others",
    player: (seat: number) => view.game.players[seat]!,
  } as unknown as Seen;
}

/** A name of each kind, as the table writes it. */
function namesIn({ game: now, pack }: Seen): string[] {
  const pawns = now.piles.flatMap(({ pawns: all }) => all.map(({ id }) => `pawn:${id}`));
  return [
    ...[0, 1, 2].flatMap((seat) =>
      ["seat", "vp", "pp", "rank", "agents", "row", "influence", "cabal", "manoeuvres", "tokens"].map(
        (kind) => `${kind}:${seat}`,
      ),
    ),
    ...AGENTS.flatMap((agent) => [agent, `agent:${agent}`, `other:${agent}`]),
    ...[
      "agent:hidden",
      "other:hidden",
      "others",
      "corruption",
      "corruption:karst",
      "cycle",
      "deck",
      "track",
      "secret",
      "shadow",
      "sleeper:1",
    ],
    ...AFFINITIES.map((type) => `affinity:${type}`),
    ...MANOEUVRES,
    ...MANOEUVRES.map((id) => `manoeuvre:${id}`),
    ...PHASES.map((phase) => `phase:${phase}`),
    ...pawns,
    ...now.piles.map(({ id }) => `pile:${id}`),
    ...pack.cards.map(({ id }) => `card:${id}`),
    ...pack.cabals.flatMap(({ id, cards }) => [
      `mark:${id}`,
      `screen:${id}`,
      ...cards.map((card) => `cabal:${card.id}`),
    ]),
    ...pack.sectors.flatMap(({ id }) => [id, `sector:${id}`, `marker:${id}:1`, `marker:${id}:2`]),
    ...Object.keys(GLYPHS)
      .filter((name) => !(CONTROLS as readonly string[]).includes(name))
      .map((name) => `sign:${name}`),
  ];
}

test.each(["en", "fr"] as const)("every thing that the table names has a card, in %s", async (language) => {
  const seen = await seenBy(game(), 0, language);
  expect(faultsOf("diktat", language, namesIn(seen), (name) => cardFrom(seen, [name]))).toEqual([]);
});

test("every kind has been asked about", async () => {
  const asked = new Set(namesIn(await seenBy(game(), 0, "en")).map((name) => name.split(":")[0]));
  // Leagues are asked about on a table of their own, below.
  expect(Object.keys(KINDS).filter((kind) => !asked.has(kind) && kind !== "league")).toEqual([]);
});

test("every name that a file of the table writes is of a kind that has a card", () => {
  expect(kindsWritten("diktat").length).toBeGreaterThan(20);
  expect(kindsWritten("diktat").filter((kind) => !Object.hasOwn(KINDS, kind))).toEqual([]);
});

test("a pawn is told only to those who know it", async () => {
  const t = game();
  const own = t.view("ana").piles.find(({ owner }) => owner === 0)!.pawns[1]!.id;
  const told = async (who: number) => cardFrom(await seenBy(t, who, "en"), ["agent:hidden", `pawn:${own}`]);
  expect((await told(0))?.title).toBe("Emissary");
  expect((await told(1))?.title).toBe("Face-down pawn");
  expect(JSON.stringify(await told(1))).not.toMatch(/Emissary/);
});

test("Power Points are told to their owner; of others only what was seen", async () => {
  const lines = async (who: number) =>
    cardFrom(await seenBy(game(), who, "en"), ["pp:0"])!
      .lines.map(({ text }) => text)
      .join();
  expect(await lines(0)).toContain("You have **9**");
  expect(await lines(1)).not.toContain("9");
});

test("a card of the track says what it would bring the reader", async () => {
  const seen = await seenBy(game(), 0, "en");
  const slots = seen.pack.cabals.find(({ id }) => id === "resistance")!.board.opportunityVp;
  const said = cardFrom(seen, ["card:jo2"])!.lines.map(({ text }) => text);
  expect(said).toContain(`In your row it would fill slot 2: ${slots[1]! > 0 ? `**+${slots[1]} VP**` : "no VP"}.`);
});

test("a League says who is in it and what joining costs", async () => {
  const t = table({
    ana: { cabal: "coordination" },
    bor: { cabal: "polisec" },
    cyr: { cabal: "garde_noire" },
    dua: { cabal: "syndicat" },
  })
    .league("newOrder", { members: ["bor", "cyr"], level: 2 })
    .leaguePhase();
  const seen = await seenBy(t, 0, "en");
  const said = cardFrom(seen, ["league:newOrder"])!.lines.map(({ text }) => text);
  expect(said).toContain("Members: Bor and Cyr.");
  expect(said).toContain(
    `Joining costs ${seen.game.leagues!.boards.find(({ id }) => id === "newOrder")!.cost} PP now.`,
  );
  expect(cardFrom(seen, ["league:maisel"])).not.toBeNull();
});
