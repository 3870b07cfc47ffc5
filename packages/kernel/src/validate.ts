import type { Json } from "./json.ts";
import { type Refusal, refuse } from "./refusal.ts";
import { type Allocation, boundsOf, type Ref, type Shape } from "./shapes.ts";

/** Null when the value answers the shape, else the reason it does not. Values come from outside: nothing is assumed. */
export function validate(ask: Shape, value: unknown): Refusal | null {
  switch (ask.shape) {
    case "pick":
      return validatePick(ask.from, ask.min, ask.max, value);
    case "order": {
      if (!isRefs(value)) return refuse("malformed");
      return value.length === ask.items.length
        ? validatePick(ask.items, ask.items.length, ask.items.length, value)
        : refuse("incomplete", null, { needs: ask.items.length, got: value.length });
    }
    case "amount":
      if (typeof value !== "number" || !Number.isInteger(value)) return refuse("malformed");
      if (value < ask.min || value > ask.max) return refuse("outOfRange", null, { min: ask.min, max: ask.max });
      return null;
    case "allocate":
      return validateAllocation(ask, value);
    case "compose":
      return validateComposition(ask, value);
    case "branch": {
      if (!isRecord(value) || typeof value.branch !== "string") return refuse("malformed");
      const option = ask.options.find(({ name }) => name === value.branch);
      if (!option) return refuse("notOffered", null, { ref: value.branch.slice(0, 80) });
      if (Object.keys(value).some((key) => key !== "branch" && !(key === "value" && option.ask)))
        return refuse("malformed");
      return option.ask ? validate(option.ask, value.value) : null;
    }
    case "form":
      return validateForm(ask.fields, value);
    case "list":
      return validateList(ask, value);
    case "text":
      return validateText(ask.max, value);
    case "confirm":
      return value === true ? null : refuse("malformed");
  }
}

function validatePick(from: readonly Ref[], min: number, max: number, value: unknown): Refusal | null {
  if (!isRefs(value)) return refuse("malformed");
  if (value.length < min) return refuse("tooFew", null, { min, got: value.length });
  if (value.length > max) return refuse("tooMany", null, { max, got: value.length });
  for (let i = 0; i < value.length; i++) {
    const ref = value[i]!;
    if (!from.includes(ref)) return refuse("notOffered", null, { ref: ref.slice(0, 80) });
    if (value.indexOf(ref) !== i) return refuse("twice", null, { ref });
  }
  return null;
}

function validateAllocation(ask: Allocation, value: unknown): Refusal | null {
  if (!isRecord(value)) return refuse("malformed");
  let given = 0;
  for (const [ref, n] of Object.entries(value)) {
    if (!ask.among.includes(ref)) return refuse("notOffered", null, { ref: ref.slice(0, 80) });
    if (typeof n !== "number" || !Number.isInteger(n) || n < 0) return refuse("malformed");
    given += n;
  }
  for (const ref of ask.among) {
    const [min, max] = boundsOf(ask, ref);
    const n = Object.hasOwn(value, ref) ? (value[ref] as number) : 0;
    if (n < min || n > max) return refuse("outOfRange", null, { ref, min, max });
  }
  return given === ask.total ? null : refuse("wrongTotal", null, { needs: ask.total, got: given });
}

function validateComposition(ask: Extract<Shape, { shape: "compose" }>, value: unknown): Refusal | null {
  if (!isRefs(value)) return refuse("malformed");
  if (value.length < ask.min) return refuse("tooFew", null, { min: ask.min, got: value.length });
  if (value.length > ask.max) return refuse("tooMany", null, { max: ask.max, got: value.length });
  const used: Record<string, number> = {};
  for (const kind of value) {
    if (!Object.hasOwn(ask.supply, kind)) return refuse("notOffered", null, { ref: kind.slice(0, 80) });
    used[kind] = (used[kind] ?? 0) + 1;
    if (used[kind] > ask.supply[kind]!) return refuse("notEnough", null, { ref: kind, has: ask.supply[kind]! });
  }
  return null;
}

function validateForm(fields: Readonly<Record<string, Shape>>, value: unknown): Refusal | null {
  if (!isRecord(value)) return refuse("malformed");
  for (const field in value) if (!Object.hasOwn(fields, field)) return refuse("malformed");
  for (const field in fields) {
    if (!Object.hasOwn(value, field)) return refuse("malformed");
    const fault = validate(fields[field]!, value[field]);
    if (fault) return fault;
  }
  return null;
}

function validateList(ask: Extract<Shape, { shape: "list" }>, value: unknown): Refusal | null {
  if (!Array.isArray(value)) return refuse("malformed");
  if (value.length < ask.min) return refuse("tooFew", null, { min: ask.min, got: value.length });
  if (value.length > ask.max) return refuse("tooMany", null, { max: ask.max, got: value.length });
  for (const member of value) {
    const fault = validate(ask.of, member);
    if (fault) return fault;
  }
  return null;
}

/** Control characters, halves of characters, and marks that turn the direction of the text around them. */
const UNWRITABLE = /(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

function validateText(max: number, value: unknown): Refusal | null {
  if (typeof value !== "string") return refuse("malformed");
  if (value.length > max) return refuse("tooLong", null, { max, got: value.length });
  return UNWRITABLE.test(value) ? refuse("malformed") : null;
}

function isRecord(value: unknown): value is Record<string, Json> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isRefs(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((ref) => typeof ref === "string");
}
