import {
  type BranchAnswer,
  isPossible,
  type Json,
  leastAnswer,
  type Ref,
  type Shape,
  validate,
} from "@paravent/kernel";
import { readCommand, wordsOf } from "./command.ts";

type NameOf = (ref: Ref) => string;
type Called = "names" | "numbers";

/**
 * A line that answers a question with as little as it allows, to be shown as an example: by names where these are clear,
 * else by numbers. Null for what has a form of its own.
 */
export function exampleOf(ask: Shape, nameOf: NameOf): string | null {
  if (!isPossible(ask)) return null;
  const least = leastAnswer(ask);
  const lines = (["names", "numbers"] as const).map((called) => written(ask, least, nameOf, called));
  return lines.find((line) => line !== null && line !== "" && isUnderstood(ask, line, nameOf)) ?? null;
}

function isUnderstood(ask: Shape, line: string, nameOf: NameOf): boolean {
  const read = readCommand(ask, nameOf, wordsOf(line));
  return "value" in read && read.rest.length === 0 && validate(ask, read.value) === null;
}

/** An answer as a line that says it. */
export function written(ask: Shape, value: Json, nameOf: NameOf, called: Called): string | null {
  const list = (offered: readonly Ref[], chosen: readonly Ref[]): string =>
    chosen.map((ref) => (called === "names" ? nameOf(ref) : String(offered.indexOf(ref) + 1))).join(" ");
  switch (ask.shape) {
    case "confirm":
    case "form":
    case "list":
    case "text":
      return null;
    case "amount":
      return String(value);
    case "pick":
      return list(ask.from, value as Ref[]);
    case "order":
      return list(ask.items, value as Ref[]);
    case "compose": {
      const made = value as Ref[];
      return counted([...new Set(made)].map((kind) => [kind, made.filter((one) => one === kind).length]));
    }
    case "allocate":
      return counted(Object.entries(value as Record<Ref, number>).filter(([, n]) => n > 0));
    case "branch": {
      const { branch, value: inner } = value as BranchAnswer;
      const offered = ask.options.filter((one) => !one.ask || isPossible(one.ask));
      const name = list(
        offered.map((one) => one.name),
        [branch],
      );
      const option = offered.find((one) => one.name === branch);
      if (!option?.ask) return name;
      const rest = written(option.ask, inner ?? null, nameOf, called);
      return rest === null ? null : `${name} ${rest}`;
    }
  }

  function counted(shares: readonly (readonly [Ref, number])[]): string {
    return shares.map(([ref, n]) => `${n} ${nameOf(ref)}`).join(" ");
  }
}
