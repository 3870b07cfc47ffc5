import { packOf, packText } from "@paravent/diktat";
import { ENGLISH_DIKTAT } from "@paravent/diktat/english";
import { table } from "@paravent/diktat/testing";
import { diktatText } from "@paravent/diktat/text";
import type { JournalEntry } from "@paravent/protocol";
import { expect, test, vi } from "vitest";
import type { Seen } from "../seen/seen.ts";

// The words of the shell ask the browser for its language.
vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
vi.stubGlobal("document", { documentElement: {} });
const { darknessSteps } = await import("./darkness.ts");
const { texts } = await import("../words/index.ts");
await texts.open();

const pack = packText(packOf(table({ ana: {}, bor: {} }).others().turnOf("ana").facts));
const seen = { pack, words: diktatText(ENGLISH_DIKTAT, pack) } as Seen;
const entry = (seq: number, ...events: object[]) => ({ seq, events }) as unknown as JournalEntry;
const began = (phase: string) => ({ type: "phaseBegan", phase });
const moved = (to: string) => ({ type: "othersMoved", from: "artefact", to });

const story = [
  entry(1, began("endOfCycle"), { type: "othersMoved", from: "karst", to: "motol" }),
  entry(2, began("darkness"), { type: "othersGathered", pawns: [1, 2] }, { type: "cardCorrupted", card: "ka2" }),
  entry(3, moved("karst"), moved("motol"), moved("karst"), { type: "corruptionPlaced", sector: "josefov" }),
  entry(4, { type: "gloomPlaced", sector: "karst", n: 2 }, began("opportunities"), {
    type: "cardCorrupted",
    card: "fa1",
  }),
];
const drawn = (after: number, entries = story) =>
  darknessSteps(seen, entries, after).map(({ omens, from }) => [
    from,
    ...omens.map(({ sector, sign, n }) => `${sector} ${sign} ${n}`),
  ]);

test("each step of the Darkness says where it happens: gathering, the card, the spread, the infection", () => {
  const score = pack.cards.find(({ id }) => id === "ka2")!.darknessScore;
  expect(drawn(0)).toEqual([
    [null, "artefact pile 2"],
    [null, `karst card ${score}`],
    ["artefact", "karst pile 2", "motol pile 1", "josefov corruption 1"],
    [null, "karst gloom 2"],
  ]);
});

test("where somebody stopped in the Darkness only what is new is shown; nothing is shown twice or from elsewhere", () => {
  expect(drawn(2).map(([, first]) => first)).toEqual(["karst pile 2", "karst gloom 2"]);
  expect(drawn(0, story.slice(0, 2)).map(([, first]) => first)).toHaveLength(2);
  expect(drawn(4)).toEqual([]);
});

test("an infection that brings no Gloom is told too", () => {
  const calm = [entry(1, began("darkness"), moved("karst"), began("opportunities"))];
  expect(darknessSteps(seen, calm, 0).at(-1)).toMatchObject({ title: "Infection", omens: [] });
});
