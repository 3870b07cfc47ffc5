import type { JournalEntry } from "@paravent/protocol";
import { expect, test } from "vitest";
import { LATEST, type Told } from "./told.ts";
import { linesOf } from "./told-once.ts";

const entry = (seq: number): JournalEntry => ({ seq, events: [] }) as unknown as JournalEntry;

function teller() {
  const asked: number[] = [];
  const tell = ({ seq }: JournalEntry): Told[] => {
    asked.push(seq);
    return [{ key: `${seq}`, text: `line ${seq}`, seat: null, isPrivate: false, isChapter: false, opens: false }];
  };
  return { asked, tell };
}

test("an entry is told once: with the next one only that one is told, and the lines before are the same", () => {
  const { asked, tell } = teller();
  const told = new WeakMap<JournalEntry, readonly Told[]>();
  const entries = [entry(1), entry(2)];
  const before = linesOf(entries, tell, told);
  const after = linesOf([...entries, entry(3)], tell, told);
  expect(asked).toEqual([1, 2, 3]);
  expect(after.map(({ key }) => key)).toEqual(["1", "2", "3"]);
  expect(after[0]).toBe(before[0]);
});

test("an entry of which nothing is said is not asked for again", () => {
  let asked = 0;
  const told = new WeakMap<JournalEntry, readonly Told[]>();
  const entries = [entry(1)];
  const silent = () => {
    asked++;
    return [];
  };
  expect(linesOf(entries, silent, told)).toEqual([]);
  expect(linesOf(entries, silent, told)).toEqual([]);
  expect(asked).toBe(1);
});

test("of a long story only the latest entries are told", () => {
  const { asked, tell } = teller();
  const entries = Array.from({ length: LATEST + 5 }, (_, seq) => entry(seq));
  const lines = linesOf(entries, tell, new WeakMap());
  expect(lines).toHaveLength(LATEST);
  expect(asked[0]).toBe(5);
  expect(lines.at(-1)?.key).toBe(`${LATEST + 4}`);
});
