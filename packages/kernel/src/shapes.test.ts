import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { count, enumerate } from "./counting.ts";
import type { Json } from "./json.ts";
import { canonical } from "./json.ts";
import { Rng } from "./rng.ts";
import { sample } from "./sample.ts";
import {
  allocate,
  allocateWithin,
  amount,
  branch,
  CONFIRM,
  compose,
  form,
  isPossible,
  list,
  order,
  pick,
  type Shape,
  text,
} from "./shapes.ts";
import { validate } from "./validate.ts";

const refs = (most: number) =>
  fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e", "pile:1", "__proto__", "constructor"), { maxLength: most });
const small = fc.integer({ min: 0, max: 3 });

/** Shapes small enough to list, the impossible ones among them. */
const plainShape: fc.Arbitrary<Shape> = fc.oneof(
  fc.tuple(refs(4), small, small).map(([from, min, more]) => pick(from, min, min + more)),
  refs(4).map(order),
  fc
    .tuple(fc.integer({ min: -2, max: 3 }), fc.integer({ min: -1, max: 5 }))
    .map(([min, more]) => amount(min, min + more)),
  fc
    .tuple(small, fc.uniqueArray(fc.constantFrom("a", "b", "c"), { maxLength: 3 }), small)
    .map(([n, among, most]) => allocate(n, among, most)),
  fc
    .tuple(small, fc.dictionary(fc.constantFrom("a", "b", "c"), fc.tuple(small, small), { maxKeys: 3 }))
    .map(([n, bounds]) => allocateWithin(n, bounds)),
  fc
    .tuple(fc.dictionary(fc.constantFrom("x", "y", "z"), fc.integer({ min: 0, max: 2 }), { maxKeys: 3 }), small, small)
    .map(([supply, min, more]) => compose(supply, min, min + more)),
  fc.constant(text(0)),
  fc.constant(CONFIRM),
);

const branches: fc.Arbitrary<Shape> = fc
  .uniqueArray(fc.constantFrom("go", "stay", "pass"), { maxLength: 3 })
  .chain((names) =>
    fc
      .tuple(...names.map(() => fc.option(plainShape)))
      .map((asks) => branch(names.map((name, i) => (asks[i] ? { name, ask: asks[i] } : { name })))),
  );

const forms: fc.Arbitrary<Shape> = fc
  .dictionary(fc.constantFrom("to", "give", "__proto"), plainShape, { maxKeys: 2 })
  .map(form);

/** Few enough to list, whatever the lists are of. */
const lists: fc.Arbitrary<Shape> = fc
  .tuple(fc.oneof(plainShape, branches), fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }))
  .map(([of, min, max]) => list(of, max, min))
  .filter((ask) => count(ask) <= 3000);

const shape: fc.Arbitrary<Shape> = fc.oneof(
  { weight: 4, arbitrary: plainShape },
  { weight: 1, arbitrary: branches },
  { weight: 1, arbitrary: forms.filter((ask) => count(ask) <= 3000) },
  { weight: 1, arbitrary: lists },
);

/** Answers that say the same: picks are sets, allocations may spell out zeros. */
function normal(ask: Shape, value: Json): string {
  if (ask.shape === "pick") return canonical([...(value as string[])].sort());
  if (ask.shape === "branch") {
    const { branch: name, value: inner } = value as { branch: string; value?: Json };
    const option = ask.options.find((other) => other.name === name)!;
    return option.ask ? `${name} ${normal(option.ask, inner!)}` : name;
  }
  if (ask.shape === "form") {
    const answers = value as Record<string, Json>;
    return canonical(Object.entries(ask.fields).map(([field, of]) => [field, normal(of, answers[field]!)]));
  }
  if (ask.shape === "list") return canonical((value as Json[]).map((member) => normal(ask.of, member)));
  return canonical(value);
}

describe("validate, sample, count and enumerate agree", () => {
  test("on the number of answers, all different and all valid", () => {
    fc.assert(
      fc.property(shape, (ask) => {
        const all = enumerate(ask, 100_000)!;
        expect(all).toHaveLength(count(ask));
        expect(new Set(all.map((value) => normal(ask, value))).size).toBe(all.length);
        for (const value of all) expect(validate(ask, value)).toBeNull();
      }),
      { numRuns: 400 },
    );
  });

  test("on whether there is any answer", () => {
    fc.assert(
      fc.property(shape, (ask) => {
        expect(isPossible(ask)).toBe(count(ask) > 0);
      }),
      { numRuns: 400 },
    );
  });

  test("on samples: each is one of those listed, and each of those listed comes up", () => {
    fc.assert(
      fc.property(shape, fc.string(), (ask, seed) => {
        fc.pre(isPossible(ask) && count(ask) <= 12);
        const listed = new Set(enumerate(ask)!.map((value) => normal(ask, value)));
        const rng = Rng.from(seed);
        const seen = new Set<string>();
        for (let i = 0; i < 2000 && seen.size < listed.size; i++) seen.add(normal(ask, sample(ask, rng)));
        expect(seen).toEqual(listed);
      }),
      { numRuns: 60 },
    );
  });

  test("on refusals: whatever JSON comes, it is accepted only if it says the same as a listed answer", () => {
    fc.assert(
      fc.property(shape, fc.oneof(fc.jsonValue(), nearAnswer), (ask, value) => {
        if (validate(ask, value) !== null) return;
        const listed = enumerate(ask, 100_000)!.map((answer) => normal(ask, answer));
        expect(listed).toContain(normal(ask, withoutZeros(ask, value as Json)));
      }),
      { numRuns: 1000 },
    );
  });
});

/** Values of the right kind that are often, but not always, answers. */
const nearAnswer = fc.oneof(
  fc.array(fc.constantFrom("a", "b", "c", "x", "y", "z", "__proto__"), { maxLength: 4 }),
  fc.integer({ min: -3, max: 6 }),
  fc.dictionary(fc.constantFrom("a", "b", "c", "__proto__"), fc.integer({ min: -1, max: 3 })),
  fc.record({ branch: fc.constantFrom("go", "stay", "pass", "run") }),
  fc.record({
    branch: fc.constantFrom("go", "stay"),
    value: fc.array(fc.constantFrom("a", "b", "x"), { maxLength: 2 }),
  }),
  fc.array(fc.oneof(fc.constant(true), fc.integer({ min: -2, max: 3 })), { maxLength: 2 }),
  fc.record({ to: fc.oneof(fc.constant(true), fc.integer({ min: -2, max: 3 })) }),
  fc.record({ to: fc.array(fc.constantFrom("a", "b"), { maxLength: 1 }), give: fc.integer({ min: -2, max: 3 }) }),
  fc.constant(true),
);

function withoutZeros(ask: Shape, value: Json): Json {
  if (ask.shape === "branch") {
    const answer = value as { branch: string; value?: Json };
    const option = ask.options.find(({ name }) => name === answer.branch)!;
    return option.ask ? { branch: answer.branch, value: withoutZeros(option.ask, answer.value!) } : answer;
  }
  if (ask.shape === "form") {
    const answers = value as Record<string, Json>;
    return Object.fromEntries(Object.entries(ask.fields).map(([name, of]) => [name, withoutZeros(of, answers[name]!)]));
  }
  if (ask.shape === "list") return (value as Json[]).map((member) => withoutZeros(ask.of, member));
  if (ask.shape !== "allocate") return value;
  return Object.fromEntries(Object.entries(value as Record<string, number>).filter(([, n]) => n > 0));
}

describe("hostile values", () => {
  const hostile: unknown[] = [
    undefined,
    null,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1n,
    Symbol("s"),
    () => ["a"],
    new Map([["a", 1]]),
    Object.create(null),
    JSON.parse('{"__proto__": 1}'),
    JSON.parse('{"branch": "__proto__"}'),
    { branch: "toString" },
    { branch: "go", value: ["a"], extra: 1 },
    { length: 1, 0: "a" },
    [undefined],
    ["a", "a"],
    ["__proto__"],
    ["constructor"],
    [["a"]],
    "a",
    "true",
    "true\u0007",
    "\ud83d",
    "to\u202erm",
    { to: ["a"] },
    { to: ["a"], note: "", extra: 1 },
    JSON.parse('{"to": ["a"], "note": "", "__proto__": 1}'),
    [["a"], ["a"], ["a"]],
  ];
  /** Words are hostile to every shape but one. */
  const isMeant = (ask: Shape, value: unknown): boolean => ask.shape === "text" && (value === "a" || value === "true");
  const shapes: Shape[] = [
    pick(["a", "b"], 1, 2),
    order(["a", "b"]),
    amount(1, 3),
    allocate(2, ["a", "b"]),
    compose({ a: 1, b: 1 }),
    branch([{ name: "go", ask: pick(["a"]) }, { name: "pass" }]),
    form({ to: pick(["a"]), note: text(3) }),
    list(pick(["b"]), 2, 1),
    text(12),
    CONFIRM,
  ];

  test.each(shapes)("are refused by $shape", (ask) => {
    for (const value of hostile) if (!isMeant(ask, value)) expect(validate(ask, value)).not.toBeNull();
  });

  test("are named in refusals only in part", () => {
    const long = "x".repeat(5000);
    for (const [ask, value] of [
      [pick(["a"]), [long]],
      [compose({ a: 1 }), [long]],
      [allocate(1, ["a"]), { [long]: 1 }],
      [branch([{ name: "go" }]), { branch: long }],
    ] as const)
      expect(JSON.stringify(validate(ask, value)).length).toBeLessThan(200);
  });
});

describe("refusals say what is wrong", () => {
  test.each([
    [pick(["a", "b"], 1), [], "tooFew"],
    [pick(["a", "b"], 1), ["a", "b"], "tooMany"],
    [pick(["a", "b"], 1), ["c"], "notOffered"],
    [pick(["a", "b"], 2), ["a", "a"], "twice"],
    [order(["a", "b"]), ["a"], "incomplete"],
    [amount(1, 3), 4, "outOfRange"],
    [allocate(3, ["a", "b"], 2), { a: 3 }, "outOfRange"],
    [allocate(3, ["a", "b"], 2), { a: 1 }, "wrongTotal"],
    [allocateWithin(3, { a: [1, 3], b: [0, 1] }), { a: 1, b: 2 }, "outOfRange"],
    [allocateWithin(3, { a: [1, 3], b: [0, 3] }), { b: 3 }, "outOfRange"],
    [allocateWithin(3, { a: [1, 3], b: [0, 1] }), { a: 1, b: 1 }, "wrongTotal"],
    [compose({ a: 1 }, 1, 2), ["a", "a"], "notEnough"],
    [branch([{ name: "go" }]), { branch: "stay" }, "notOffered"],
    [form({ to: pick(["a"]) }), { to: ["b"] }, "notOffered"],
    [form({ to: pick(["a"]), note: text(3) }), { to: ["a"] }, "malformed"],
    [list(amount(0, 1), 2, 1), [], "tooFew"],
    [list(amount(0, 1), 2, 1), [1, 0, 1], "tooMany"],
    [list(amount(0, 1), 2, 1), [2], "outOfRange"],
    [text(3), "four", "tooLong"],
  ] as [Shape, Json, string][])("%j to %j: %s", (ask, value, reason) => {
    expect(validate(ask, value)?.reason).toBe(reason);
  });
});

describe("large shapes", () => {
  test("are counted without being listed", () => {
    expect(count(compose({ a: 10, b: 10, c: 10 }, 1, 30))).toBeGreaterThan(1e12);
    expect(count(allocate(20, Array.from("abcdefghijkl")))).toBe(84_672_315);
    expect(enumerate(compose({ a: 10, b: 10, c: 10 }))).toBeNull();
    expect(enumerate(allocate(20, Array.from("abcdefghijkl")))).toBeNull();
  });

  test("nobody can answer have no answers, however many a part of them has", () => {
    const many = compose({ a: 10, b: 10, c: 10 }, 1, 30);
    const none = form({ many, none: pick([]) });
    expect(enumerate(none)).toEqual([]);
    expect(enumerate(branch([{ name: "one" }, { name: "none", ask: none }]))).toEqual([{ branch: "one" }]);
    expect(enumerate(list(many, 0))).toEqual([[]]);
  });
});

describe("words of the player's own", () => {
  test("may be of any language, on several lines, and are never listed", () => {
    for (const said of ["", "né à l’aube,\nтри, 三, 👩‍🚀", 'a"b<c>&d']) expect(validate(text(40), said)).toBeNull();
    expect(count(text(1))).toBe(Number.POSITIVE_INFINITY);
    expect(enumerate(form({ note: text(1) }))).toBeNull();
    expect(enumerate(list(text(1), 1))).toBeNull();
    expect(count(form({ note: text(1), to: pick([]) }))).toBe(0);
  });

  test("said at random are answers, and not always the same", () => {
    const rng = Rng.from("sayings");
    const said = Array.from({ length: 60 }, () => sample(text(5), rng));
    for (const words of said) expect(validate(text(5), words)).toBeNull();
    expect(new Set(said).size).toBeGreaterThan(2);
  });
});
