import { AND } from "@paravent/content/lists";
import { expect, test } from "vitest";
import { withOneSubject } from "./one-subject.ts";

const list = (parts: readonly string[]): string => AND.en.format(parts);
const told = (...sentences: string[]) => withOneSubject(sentences, "Ilse", list);

test("what one does in a row is one sentence", () => {
  expect(told("Ilse pays 1 Gold.", "Ilse gains 1 Morale.")).toEqual(["Ilse pays 1 Gold and gains 1 Morale."]);
  expect(told("Ilse pays 1 Gold.", "Rook gains 1 Morale.", "Ilse wins.")).toEqual([
    "Ilse pays 1 Gold.",
    "Rook gains 1 Morale.",
    "Ilse wins.",
  ]);
});

test("a sentence of several clauses, and one about another with a longer name, stay as they are", () => {
  const sentences = ["Ilse pays 1 Gold.", "Ilse gains 1 Civil: it is her priority.", "Ilsebill gains 1 Gold."];
  expect(told(...sentences)).toEqual(sentences);
});

test("what the table does has no subject to tell apart", () => {
  expect(withOneSubject(["The dice fall.", "The dice lie."], null, list)).toEqual(["The dice fall.", "The dice lie."]);
});
