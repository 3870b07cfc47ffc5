import { type DclightView, packText } from "@paravent/dclight";
import { ENGLISH_DCLIGHT } from "@paravent/dclight/english";
import { loadBasePack } from "@paravent/dclight/node";
import { type Played, table } from "@paravent/dclight/testing";
import { dclightText } from "@paravent/dclight/text";
import { beforeAll, expect, test, vi } from "vitest";
import type { Seen } from "../seen/seen.ts";

vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: {}, addEventListener: () => undefined });
vi.stubGlobal("addEventListener", () => undefined);
const { switchTo } = await import("../../../i18n/language.ts");
const { t: shell } = await import("../../../i18n/index.ts");
const { texts } = await import("../words/index.ts");
const { lexiconOf } = await import("../seen/lexicon.ts");
const { describe: described } = await import("./describe.ts");
const { detailOf } = await import("./cards.ts");

const pack = packText(loadBasePack());
const words = dclightText(ENGLISH_DCLIGHT, pack);
const game = () =>
  table({ A: { tracks: "G5 M4", ages: "1/1/1", hand: ["Oracle", "Raid"] }, B: { hand: ["Miracle"] } })
    .turn(6)
    .development("A");

function seenBy(t: Played, who: "A" | "B"): Seen {
  const now = t.view(who) as DclightView;
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

beforeAll(async () => {
  await switchTo("en");
  await Promise.all([shell.open(), texts.open()]);
});

test("the cards one holds are a list of their own: what each is, costs, is worth and does", () => {
  const hand = described(seenBy(game(), "A")).find(({ title }) => title === "Cards in your hand");
  const [oracle, raid] = hand!.items as string[];
  expect(oracle).toMatch(/^Oracle, .*building, .*Religion.*: ./);
  expect(raid).toMatch(/^Raid, .*Military.*: ./);
});

test("nobody reads the hand of another", () => {
  const told = JSON.stringify(described(seenBy(game(), "A")));
  expect(told).toContain("Raid");
  expect(told).not.toContain("Miracle");
});

test("what may be chosen says what it does", () => {
  const seen = seenBy(game(), "A");
  expect(detailOf(seen, "card:mil-raid")).toContain(seen.lexicon.cardText("mil-raid"));
  expect(detailOf(seen, "age:civil")).toMatch(/\d/);
  expect(detailOf(seen, "pass")).toBeNull();
});
