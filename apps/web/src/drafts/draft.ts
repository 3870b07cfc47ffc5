import {
  boundsOf,
  type Json,
  type Ref,
  type Refusal,
  type RuleId,
  refuse,
  type Shape,
  validate,
} from "@paravent/kernel";

/** An answer in preparation: of the form its shape asks for, but perhaps not complete. Null: nothing chosen yet. */
export type Draft = Json;

/** What a fresh question starts from. The only possible choice is made already; it still has to be committed. */
export function begin(ask: Shape): Draft {
  switch (ask.shape) {
    case "pick":
      return ask.min > 0 && ask.from.length === ask.min ? [...ask.from] : [];
    case "order":
      return [...ask.items];
    case "amount":
      return ask.min;
    case "allocate":
      return leastOf(ask);
    case "compose":
      return [];
    case "branch": {
      const [only] = ask.options;
      return only && ask.options.length === 1 ? choose(ask, only.name) : null;
    }
    case "form":
      return mapFields(ask.fields, (inner) => begin(inner));
    case "list":
      return Array.from({ length: ask.min }, () => begin(ask.of));
    case "text":
      return "";
    case "confirm":
      return true;
  }
}

/** What each thing must have of an allocation anyway: its own least, or what the others cannot take. */
function leastOf(ask: Extract<Shape, { shape: "allocate" }>): Record<string, number> {
  const all = ask.among.reduce((sum, ref) => sum + boundsOf(ask, ref)[1], 0);
  const shares = ask.among.map((ref) => {
    const [least, most] = boundsOf(ask, ref);
    return [ref, Math.max(least, ask.total - (all - most))] as const;
  });
  return Object.fromEntries(shares.filter(([, n]) => n > 0));
}

/** Whether the draft can be committed as it stands. */
export function isComplete(ask: Shape, draft: Draft): boolean {
  return validate(ask, draft) === null;
}

/** What is left of a draft made earlier when the question is asked for real: things no longer offered drop out. */
export function fit(ask: Shape, draft: Draft | undefined): Draft {
  if (draft === undefined) return begin(ask);
  if (isComplete(ask, draft)) return draft;
  switch (ask.shape) {
    case "pick":
      return isRefs(draft) ? draft.filter((ref) => ask.from.includes(ref)).slice(0, ask.max) : begin(ask);
    case "compose":
      return isRefs(draft) ? withinSupply(ask, draft) : begin(ask);
    case "amount":
      return typeof draft === "number" ? Math.min(ask.max, Math.max(ask.min, Math.round(draft))) : begin(ask);
    case "form":
      return isFields(draft) ? mapFields(ask.fields, (inner, name) => fit(inner, draft[name])) : begin(ask);
    case "list":
      return Array.isArray(draft) ? draft.slice(0, ask.max).map((value) => fit(ask.of, value)) : begin(ask);
    case "text":
      return typeof draft === "string" ? draft.slice(0, ask.max) : begin(ask);
    case "allocate":
    case "branch":
    case "order":
    case "confirm":
      return isPartial(ask, draft) ? draft : begin(ask);
  }
}

/** Adds or removes one thing; where only one may be chosen, the new one replaces the old one. */
export function toggle(ask: Extract<Shape, { shape: "pick" }>, draft: Draft, ref: Ref): Draft {
  const chosen = isRefs(draft) ? draft : [];
  // What must be chosen anyway stays chosen.
  if (chosen.includes(ref)) return ask.from.length === ask.min ? chosen : chosen.filter((other) => other !== ref);
  if (ask.max === 1) return [ref];
  return chosen.length < ask.max ? [...chosen, ref] : chosen;
}

/** Why this cannot be chosen beside what is chosen already; null while it can. Of one thing at most, another takes its place. */
export function tooMany(
  { max }: { readonly max: number },
  chosen: readonly Ref[],
  ref: Ref,
  rule: RuleId | null = null,
): Refusal | null {
  return max > 1 && chosen.length >= max && !chosen.includes(ref) ? refuse("tooMany", rule, { max }) : null;
}

/** Why no more of a kind can be put in a composition; null while there can. */
export function noMoreOf(
  { supply, max }: { readonly supply: Readonly<Record<string, number>>; readonly max: number },
  draft: Draft,
  kind: string,
  rule: RuleId | null = null,
): Refusal | null {
  if (remaining(supply, draft, kind) <= 0) return refuse("notEnough", rule, { ref: kind, has: supply[kind] ?? 0 });
  return isRefs(draft) && draft.length >= max ? refuse("tooMany", rule, { max }) : null;
}

/** Puts one more of a kind at the end of a composition, if the supply has it. */
export function append(ask: Extract<Shape, { shape: "compose" }>, draft: Draft, kind: string): Draft {
  const pile = isRefs(draft) ? draft : [];
  if (pile.length >= ask.max || remaining(ask.supply, pile, kind) <= 0) return pile;
  return [...pile, kind];
}

/** How many of a kind the supply still has beside the composition. */
export function remaining(supply: Readonly<Record<string, number>>, draft: Draft, kind: string): number {
  const used = isRefs(draft) ? draft.filter((other) => other === kind).length : 0;
  return (supply[kind] ?? 0) - used;
}

/** Moves the thing at `from` to `to`, both counted from 0. */
export function move(list: readonly string[], from: number, to: number): string[] {
  const moved = [...list];
  const [item] = moved.splice(from, 1);
  if (item !== undefined) moved.splice(Math.max(0, Math.min(moved.length, to)), 0, item);
  return moved;
}

/** Takes a named option of a branch; what it asks further starts fresh. */
export function choose(ask: Extract<Shape, { shape: "branch" }>, name: string): Draft {
  const option = ask.options.find((candidate) => candidate.name === name);
  return option?.ask ? { branch: name, value: begin(option.ask) } : { branch: name };
}

/** What has been filled in of a form. */
export function isFields(draft: Draft | undefined): draft is Record<string, Json> {
  return typeof draft === "object" && draft !== null && !Array.isArray(draft);
}

function mapFields(
  fields: Readonly<Record<string, Shape>>,
  of: (inner: Shape, name: string) => Draft,
): Record<string, Draft> {
  return Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, of(inner, name)]));
}

export function isRefs(draft: Draft | undefined): draft is string[] {
  return Array.isArray(draft) && draft.every((ref) => typeof ref === "string");
}

export function isBranch(draft: Draft | undefined): draft is { branch: string; value?: Json } {
  return typeof draft === "object" && draft !== null && !Array.isArray(draft) && typeof draft.branch === "string";
}

function withinSupply(ask: Extract<Shape, { shape: "compose" }>, draft: string[]): string[] {
  const kept: string[] = [];
  for (const kind of draft) if (kept.length < ask.max && remaining(ask.supply, kept, kind) > 0) kept.push(kind);
  return kept;
}

/** Incomplete but of the right form, naming only what is offered. */
function isPartial(ask: Shape, draft: Draft): boolean {
  if (ask.shape === "branch")
    return draft === null || (isBranch(draft) && ask.options.some(({ name }) => name === draft.branch));
  if (ask.shape !== "allocate" || typeof draft !== "object" || draft === null || Array.isArray(draft)) return false;
  return Object.keys(draft).every((ref) => ask.among.includes(ref));
}
