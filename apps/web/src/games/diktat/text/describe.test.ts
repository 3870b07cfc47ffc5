import { type DiktatView, packOf, packText } from "@paravent/diktat";
import { ENGLISH_DIKTAT } from "@paravent/diktat/english";
import { loadDiktat } from "@paravent/diktat/node";
import { table } from "@paravent/diktat/testing";
import { diktatText } from "@paravent/diktat/text";
import { viewFor } from "@paravent/kernel";
import { beforeAll, expect, test, vi } from "vitest";
import type { Seen } from "../seen/seen.ts";

vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: {}, addEventListener: () => undefined });
vi.stubGlobal("addEventListener", () => undefined);
const { switchTo } = await import("../../../i18n/language.ts");
const { t: shell } = await import("../../../i18n/index.ts");
const { texts } = await import("../words/index.ts");
const { describe: described } = await import("./describe.ts");

beforeAll(async () => {
  await switchTo("en");
  await Promise.all([shell.open(), texts.open()]);
});

test("the Cabal cards one still holds are listed with what they do, the played ones with the board", () => {
  const { position, facts } = table({
    ana: { cabal: "resistance", pp: 9, reserve: "3C", cabalRow: ["resistance_2"] },
    bor: { cabal: "coordination", pp: 5, reserve: "3C" },
  })
    .track("jo2")
    .turnOf("ana");
  const view = viewFor(loadDiktat(), position.state, 0) as unknown as Seen["view"] & { game: DiktatView };
  const pack = packText(packOf(facts));
  const words = diktatText(ENGLISH_DIKTAT, pack);
  const seen = {
    view,
    game: view.game,
    pack,
    words,
    you: 0,
    name: (seat: number) => ["Ana", "Bor"][seat]!,
    player: (seat: number) => view.game.players[seat]!,
  } as unknown as Seen;
  const sections = described(seen);
  const held = sections.find(({ title }) => title === "Cabal cards in hand")!.items as string[];
  expect(held).toHaveLength(pack.cabals.find(({ id }) => id === "resistance")!.cards.length - 1);
  const { title, text } = words.element("cabal:resistance_1");
  expect(held).toContain(`${title}: ${text}`);
  const own = JSON.stringify(sections.find(({ title: heading }) => heading === "You"));
  expect(own).toContain(words.element("cabal:resistance_2").title);
});

test("the boards of the Others and of the Leagues are told, and who is Administrator", () => {
  const { position, facts } = table({
    ana: { cabal: "coordination", pp: 9 },
    bor: { cabal: "polisec", pp: 9 },
    cyr: { cabal: "garde_noire", pp: 5 },
    dua: { cabal: "syndicat", pp: 5 },
  })
    .others("karst", "C E")
    .corruption("ka1")
    .gloom({ motol: 2 })
    .printedLeagues()
    .league("maisel", { members: ["ana", "bor"], level: 2 })
    .leaguePhase();
  const view = viewFor(loadDiktat(), position.state, 0) as unknown as Seen["view"] & { game: DiktatView };
  const pack = packText(packOf(facts));
  const words = diktatText(ENGLISH_DIKTAT, pack);
  const names = ["Ana", "Bor", "Cyr", "Dua"];
  const name = (seat: number) => names[seat]!;
  const player = (seat: number) => view.game.players[seat]!;
  const sections = described({ view, game: view.game, pack, words, you: 0, name, player } as unknown as Seen);
  const told = (title: string) => JSON.stringify(sections.find((section) => section.title === title)?.items);
  expect(told("The Others")).toContain("Corruption track, 1 card of 7");
  expect(told("The Others")).toContain(`1. ${words.element("card:ka1").title}, Karst, Darkness`);
  expect(told("The Others")).toContain("Motol Centre: 2 Gloom tokens");
  expect(told("League of Maisel")).toContain("Level 2 of 7: You, Bor");
  expect(told("League of Maisel")).toContain("level 3: ");
  expect(told("Assembly")).toBe(JSON.stringify(["Cyr", "Dua"]));
  expect(told("You")).toContain("Rank 38, Administrator");
});
