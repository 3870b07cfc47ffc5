import type { z } from "zod";
import type { Fault, Words } from "./fault.ts";

type Issue = z.core.$ZodIssue;

/** What a schema found wrong with a document, as faults that name item and path. */
export function faultsOf(file: string, document: unknown, issues: readonly Issue[]): Fault[] {
  return issues.map((found) => {
    const { issue, path } = nearest(found, found.path);
    return {
      file,
      item: itemAt(document, path),
      path: path.map(String).join("."),
      says: say(issue, at(document, path)),
    };
  });
}

/** Of a value that fits none of several forms, the fault of the form it comes closest to: the one that reads furthest. */
function nearest(issue: Issue, path: readonly PropertyKey[]): { issue: Issue; path: readonly PropertyKey[] } {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return { issue, path };
  const deepest = (branch: readonly Issue[]): number =>
    Math.max(0, ...branch.map((inner) => inner.path.length + (inner.code === "invalid_union" ? 1 : 0)));
  const branches = issue.errors.filter((branch) => !branch.some(misfit));
  const [best] = branches.toSorted((a, b) => deepest(b) - deepest(a) || a.length - b.length);
  return best?.[0] ? nearest(best[0], [...path, ...best[0].path]) : { issue, path };
}

/** A form that a value is not even meant to have: another type, or other keys. */
function misfit(issue: Issue): boolean {
  return (
    issue.path.length === 0 &&
    (issue.code === "invalid_type" || issue.code === "invalid_value" || issue.code === "unrecognized_keys")
  );
}

function say(issue: Issue, value: unknown): Words {
  const quoted = (list: readonly unknown[], quote: (text: string) => string): string =>
    list.map((item) => quote(String(item))).join(", ");
  const fr = (text: string): string => `« ${text} »`;
  const en = (text: string): string => `"${text}"`;
  switch (issue.code) {
    case "invalid_type":
      if (value === undefined) return { fr: "manque", en: "is missing" };
      return {
        fr: `est ${TYPES_FR[typeName(value)] ?? typeName(value)} ; attendu : ${TYPES_FR[issue.expected] ?? issue.expected}`,
        en: `is ${TYPES_EN[typeName(value)] ?? typeName(value)}; expected ${TYPES_EN[issue.expected] ?? issue.expected}`,
      };
    case "invalid_value":
      if (value === undefined) return { fr: "manque", en: "is missing" };
      return {
        fr: `mot inconnu ${fr(shown(value))} ; attendu : ${quoted(issue.values, fr)}`,
        en: `unknown word ${en(shown(value))}; expected ${quoted(issue.values, en)}`,
      };
    case "unrecognized_keys":
      return { fr: `mot inconnu ${quoted(issue.keys, fr)}`, en: `unknown word ${quoted(issue.keys, en)}` };
    case "too_big":
      return { fr: `${issue.maximum} au plus`, en: `at most ${issue.maximum}` };
    case "too_small":
      return { fr: `${issue.minimum} au moins`, en: `at least ${issue.minimum}` };
    case "custom":
      return (issue.params?.says as Words | undefined) ?? { fr: issue.message, en: issue.message };
    case "invalid_union": {
      if (value === undefined) return { fr: "manque", en: "is missing" };
      return { fr: `${fr(shown(value))} n’est pas admis ici`, en: `${en(shown(value))} is not taken here` };
    }
    default:
      return { fr: `${fr(shown(value))} n’a pas la bonne forme`, en: `${en(shown(value))} has not the right form` };
  }
}

const TYPES_FR: Readonly<Record<string, string>> = {
  string: "un texte",
  number: "un nombre",
  int: "un nombre entier",
  boolean: "true ou false",
  array: "une liste",
  tuple: "une liste",
  object: "un groupe de clés",
  record: "un groupe de clés",
  null: "vide",
};
const TYPES_EN: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  object: "a group of keys",
  record: "a group of keys",
  null: "empty",
};

const typeName = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : typeof value === "object" ? "object" : typeof value;

/** A value as a fault quotes it: short, and on one line. */
function shown(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function at(document: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], document);
}

/** The id of the innermost item on the way. */
function itemAt(document: unknown, path: readonly PropertyKey[]): string | null {
  for (let length = path.length; length > 0; length--) {
    const { id } = (at(document, path.slice(0, length)) as { id?: unknown } | null | undefined) ?? {};
    if (typeof id === "string") return id;
  }
  return null;
}
