import type { Json } from "@paravent/kernel";
import fc from "fast-check";
import { expect, it } from "vitest";
import { changed, difference } from "./difference.ts";

/** No view has a member of that name (`notJson` of the kernel). */
const isPlain = (value: unknown): boolean => !JSON.stringify(value).includes("__proto__");

const json = () =>
  fc
    .jsonValue({ maxDepth: 4 })
    .filter(isPlain)
    .map((value) => JSON.parse(JSON.stringify(value)) as Json);

it("leads from any value to any other, through text", () => {
  fc.assert(
    fc.property(json(), json(), (before, after) => {
      const by = JSON.parse(JSON.stringify(difference(before, after)));
      expect(changed(before, by)).toEqual(after);
    }),
  );
});

it("says nothing of what stays", () => {
  const before = { a: [1, { b: "long" }, 3], c: { d: null, e: 1 } };
  expect(difference(before, structuredClone(before))).toBeNull();
  expect(difference(before, { a: [1, { b: "long" }], c: { d: null, e: 2 } })).toEqual({
    o: { a: { n: 2, i: {} }, c: { o: { e: [2] } } },
  });
});
