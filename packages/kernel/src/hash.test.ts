import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hashOf } from "./hash.ts";
import { canonical, copyJson, notJson } from "./json.ts";

const KNOWN: [unknown, string][] = [
  [null, "f38e29e46d53654d024e54fbf0d3f11d"],
  [true, "2840b48755f6a4f13490a5ce27f50037"],
  [0, "eac7225a019453ca6cbf6699a8550481"],
  [-1.5, "819077a2d5e8984cfcca729f13a7998d"],
  [1e21, "c8c002dda930c169c5f7cc8dd824a70e"],
  ["", "edb65adf4fd1241e5b7fee9861b31e73"],
  ["Paravent", "ff6c2db3d5e67bf9bdfa3bbaeb03b361"],
  ["é\u{1F3B2}", "04660c2cc1a8b5ad315d9e0f6d02623d"],
  [[], "f84e494eb2942bc302875b57c4be9f2f"],
  [{}, "f2967d28b61e52dca5b419952b45c235"],
  [[1, [2, {}]], "b22b2e00205c62589feb14cd8aef7425"],
  [{ b: 1, a: { z: null, y: ["x"] } }, "a6a298b796defd8939fa20a08d452fbf"],
];

/**
 * Anything a state may hold. Without escapes: the V8 of Node 24 reads an escaped name for another that it has met before
 * (after `{"": 0, "\\\\": 0}`, `{"": 0, "\\"": 0}` has the name of the former).
 */
const json = fc.jsonValue().filter((value) => notJson(value) === null && !JSON.stringify(value).includes("\\"));

/** The same value with every object's keys in another order. */
function turned(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(turned);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, turned(member)]),
  );
}

describe("the hash", () => {
  // Any machine and any browser must give these: a change here breaks every stored log.
  test.each(KNOWN)("of %j is the same everywhere", (value, hash) => {
    expect(hashOf(value)).toBe(hash);
  });

  test("is equal for equal values, whatever the order of keys", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(hashOf(turned(value))).toBe(hashOf(value));
        expect(hashOf(JSON.parse(JSON.stringify(value)))).toBe(hashOf(value));
        expect(hashOf(copyJson(value))).toBe(hashOf(value));
      }),
    );
  });

  test("differs for different values", () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        fc.pre(canonical(a) !== canonical(b));
        expect(hashOf(a)).not.toBe(hashOf(b));
      }),
    );
    const many = Array.from({ length: 50_000 }, (_, i) => hashOf({ seats: [i % 7, { n: i }] }));
    expect(new Set(many).size).toBe(many.length);
  });

  test("feels every single change of a long value", () => {
    const value = Array.from({ length: 2000 }, (_, i) => i % 10);
    const hashes = new Set([hashOf(value)]);
    for (let i = 0; i < value.length; i += 37) hashes.add(hashOf(value.with(i, 99)));
    expect(hashes.size).toBe(1 + Math.ceil(2000 / 37));
  });
});

describe("canonical text", () => {
  test("sorts keys, keeps order of lists, drops what JSON drops", () => {
    expect(canonical({ b: [2, 1], a: { d: null, c: "é\n" }, u: undefined })).toBe(
      '{"a":{"c":"é\\n","d":null},"b":[2,1]}',
    );
  });

  test("is JSON", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe("plain JSON", () => {
  test("has no fault", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(notJson(JSON.parse(JSON.stringify(value)))).toBeNull();
      }),
    );
  });

  test.each([
    [{ a: [1, undefined] }, "$.a[1]"],
    [{ a: { b: Number.NaN } }, "$.a.b"],
    [[new Date(0)], "$[0]"],
    [{ m: new Map() }, "$.m"],
    [{ f: () => 1 }, "$.f"],
    [JSON.parse('{"a": {"__proto__": 1}}'), "$.a.__proto__"],
    [1n, "$"],
    [Number.POSITIVE_INFINITY, "$"],
  ])("%o is no JSON, and the path says where", (value, path) => {
    expect(notJson(value)).toBe(path);
  });

  test("a copy shares nothing", () => {
    const value = { a: [{ b: 1 }] };
    const copy = copyJson(value);
    copy.a[0]!.b = 2;
    expect(value.a[0]!.b).toBe(1);
  });
});
