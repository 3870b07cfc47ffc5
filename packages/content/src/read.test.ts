import { describe, expect, test } from "vitest";
import { z } from "zod";
import { PackFault, sayFaults } from "./fault.ts";
import { byId, checkFiles, deepFrozen, LARGEST_PACK, MOST_FILES, readFile, WordsEntry } from "./read.ts";
import { LARGEST_FILE } from "./yaml.ts";

const Amount = z.union([z.int(), z.literal("all"), z.strictObject({ up_to: z.int().max(9) })]);
const Thing = z.strictObject({
  id: z.string(),
  name: WordsEntry,
  colour: z.enum(["red", "blue"]),
  n: Amount,
  when: z.union([z.strictObject({ at_least: z.int() }), z.strictObject({ never: z.literal(true) })]).optional(),
});
const Things = z.strictObject({ things: z.array(Thing) });

const SOUND =
  'things:\n- {id: a, name: {fr: "un", en: "one"}, colour: red, n: 1}\n- id: b\n  name: {fr: deux, en: two}\n  colour: blue\n  n: {up_to: 3}\n';

/** What is said of a text in both languages. */
function faultOf(text: string): [en: string, fr: string] {
  try {
    readFile({ "things.yaml": text }, "things.yaml", Things);
  } catch (fault) {
    expect(fault).toBeInstanceOf(PackFault);
    const { faults, message } = fault as PackFault;
    expect(message).toBe(sayFaults(faults, "en"));
    for (const said of [message, sayFaults(faults, "fr")]) {
      expect(said).not.toMatch(/\n|undefined|\[object/);
      expect(said.length).toBeLessThan(800);
    }
    return [message, sayFaults(faults, "fr")];
  }
  throw new Error("the text was read");
}

const changed = (from: string, to: string): string => {
  expect(SOUND).toContain(from);
  return SOUND.replace(from, to);
};

test("a sound file is read as it stands", () => {
  expect(readFile({ "things.yaml": SOUND }, "things.yaml", Things).things).toEqual([
    { id: "a", name: { fr: "un", en: "one" }, colour: "red", n: 1 },
    { id: "b", name: { fr: "deux", en: "two" }, colour: "blue", n: { up_to: 3 } },
  ]);
});

describe("a fault names file, item and path, in both languages", () => {
  test.each([
    [
      "a wrong type",
      changed("colour: red", "colour: [red]"),
      'things.yaml: a (things.0.colour): unknown word "["red"]"; expected "red", "blue"',
    ],
    [
      "a text for a group",
      changed('{fr: "un", en: "one"}', "un"),
      "things.yaml: a (things.0.name): is a text; expected a group of keys",
    ],
    [
      "an unknown word",
      changed("blue", "bleu"),
      'things.yaml: b (things.1.colour): unknown word "bleu"; expected "red", "blue"',
    ],
    [
      "an unknown key",
      changed("  colour: blue", "  color: blue\n  colour: blue"),
      'things.yaml: b (things.1): unknown word "color"',
    ],
    ["a language that is missing", changed(', en: "one"', ""), "things.yaml: a (things.0.name.en): is missing"],
    [
      "an unknown key in one of several forms",
      changed("{up_to: 3}", "{upto: 3}"),
      'things.yaml: b (things.1.n): "{"upto":3}" is not taken here',
    ],
    [
      "a number too big in one of several forms",
      changed("{up_to: 3}", "{up_to: 30}"),
      "things.yaml: b (things.1.n.up_to): at most 9",
    ],
    [
      "a wrong value in one of several forms",
      changed("n: 1", "n: 1, when: {at_least: many}"),
      "things.yaml: a (things.0.when.at_least): is a text; expected a number",
    ],
    [
      "a key that stands twice",
      changed("  colour: blue", "  colour: red\n  colour: blue"),
      'things.yaml: b (things.1): the key "colour" stands twice',
    ],
    [
      "an alias",
      "things: &x\n- {id: a, n: *x}\n",
      "things.yaml: a (things.0.n): YAML aliases (*name) are not taken; write the value again",
    ],
    ["an empty file", "", "things.yaml: is empty; expected a group of keys"],
    [
      "no YAML",
      "things:\n- [",
      "things.yaml: not YAML, line 2 (unexpected end of the stream within a flow collection)",
    ],
    [
      "a tag",
      "things: !!js/function x",
      "things.yaml: not YAML, line 1 (unknown scalar tag !<tag:yaml.org,2002:js/function>)",
    ],
    ["two documents", "things: []\n---\nthings: []\n", "things.yaml: a file has one document only (no line ---)"],
    ["a list for a key", "? [a]\n: 1\n", "things.yaml: a key must be a word or a number"],
  ])("%s", (_, text, says) => {
    const [en, fr] = faultOf(text);
    expect(en).toBe(says);
    expect(fr).not.toBe(en);
    expect(fr.split(" : ")[0]).toBe("things.yaml");
  });

  test("many faults are counted, not listed", () => {
    const many = Array.from({ length: 9 }, (_, i) => `- {id: x${i}, name: {fr: a, en: a}, colour: green, n: 1}`);
    const [en, fr] = faultOf(`things:\n${many.join("\n")}`);
    expect(en).toMatch(/^things\.yaml: x0 .*; x4 \(things\.4\.colour\): [^;]*; [^;]*; and 4 more$/);
    expect(fr).toMatch(/ ; et 4 de plus$/);
  });
});

describe("what a hostile text can cost is bounded", () => {
  const long = (text: string): string => text.repeat(Math.floor(LARGEST_FILE / text.length));
  test.each([
    ["lists in lists", long("[")],
    ["lists in lists on one line", long("- ")],
    ["keys in keys", long("? ")],
    ["groups in groups", long("{a: ")],
    ["lists in lists, a few", "things: ".concat("[".repeat(50), "]".repeat(50))],
  ])("%s: too deep", (_, text) => {
    expect(faultOf(text)[0]).toBe("things.yaml: nested more than 40 deep");
  });

  test("aliases that would unfold into billions", () => {
    const lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"];
    for (let i = 1; i < 10; i++) lines.push(`a${i}: &a${i} [${new Array(9).fill(`*a${i - 1}`).join(", ")}]`);
    expect(faultOf(lines.join("\n"))[0]).toMatch(/^things\.yaml: \(a1\.0\): YAML aliases/);
  });

  test("a list that holds itself", () => {
    expect(faultOf("things: &a [*a]")[0]).toMatch(/^things\.yaml: \(things\.0\): YAML aliases/);
  });

  test.each([
    ["anchors", long("&a ")],
    ["quotes", long('""')],
    ["commas", `[${long(",").slice(1)}`],
    ["brackets that close nothing", long("]")],
    ["braces that close nothing", long("}")],
    ["one bracket too many", "things: []]"],
  ])("%s: one fault, not one for each", (_, text) => {
    expect(faultOf(text)[0]).toMatch(/^things\.yaml: not YAML, line 1 \([^)]+\)$/);
  });

  test.each([
    ["a list without end", `[${long("a,").slice(2)}]`, "is a list; expected a group of keys"],
    ["keys without end", long("a: 1\n"), 'the key "a" stands twice'],
  ])("%s", (_, text, says) => {
    expect(faultOf(text)[0]).toBe(`things.yaml: ${says}`);
  });

  test("brackets inside words are words", () => {
    const words = changed('"un"', '"un ]]] }"').replace("deux", "'a]b}c'").replace("two", "'- - ['");
    expect(readFile({ "things.yaml": words }, "things.yaml", Things).things[1]!.name).toEqual({
      fr: "a]b}c",
      en: "- - [",
    });
  });

  test("a file of 50 MB is not even parsed", () => {
    expect(faultOf("#".repeat(50_000_000))[0]).toBe("things.yaml: larger than 200000 characters");
  });

  test("the prototype is no key", () => {
    const [en] = faultOf("__proto__: {things: []}");
    expect(en).toContain("things");
    expect(({} as Record<string, unknown>).things).toBeUndefined();
  });
});

describe("the files together", () => {
  const refusal = (files: Record<string, string>): string => {
    try {
      checkFiles(files);
    } catch (fault) {
      return (fault as PackFault).message;
    }
    return "taken";
  };

  test("are few, .yaml, and not more than anybody types", () => {
    expect(refusal({ "pack.yaml": "" })).toBe("taken");
    expect(refusal({ "pack.yaml": "", "../x.yaml": "" })).toBe("../x.yaml: a pack has .yaml files only");
    expect(refusal({ "photo.jpg": "" })).toBe("photo.jpg: a pack has .yaml files only");
    const many = Array.from({ length: MOST_FILES + 1 }, (_, i) => [`f${i}.yaml`, ""] as const);
    expect(refusal(Object.fromEntries(many))).toBe(`pack: more than ${MOST_FILES} files`);
    const quarter = "#".repeat(LARGEST_PACK / 4);
    expect(refusal({ "a.yaml": quarter, "b.yaml": quarter, "c.yaml": quarter, "d.yaml": quarter })).toBe("taken");
    expect(refusal({ "a.yaml": quarter, "b.yaml": quarter, "c.yaml": quarter, "d.yaml": `${quarter}#` })).toBe(
      `pack: larger than ${LARGEST_PACK} characters in all`,
    );
  });

  test("a file that is missing is named", () => {
    expect(() => readFile({}, "things.yaml", Things)).toThrow("things.yaml: this file is missing");
  });
});

test("items are found by id, and nobody writes to them; their lists are left to the types", () => {
  const things = byId("things.yaml", [{ id: "a", in: { list: [1] } }]);
  expect(() => {
    (things.get("a")!.in as { list: unknown }).list = [];
  }).toThrow(TypeError);
  expect(deepFrozen(things.get("a"))).toEqual({ id: "a", in: { list: [1] } });
  expect(() => byId("things.yaml", [{ id: "a" }, { id: "b" }, { id: "a" }])).toThrow(
    "things.yaml: a: this id stands twice",
  );
});
