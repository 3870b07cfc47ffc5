import type { BranchAnswer, Json, Shape } from "@paravent/kernel";

const STRANGER = "nobody offered this";

/** Deeper and longer than any answer. */
const TOO_DEEP = Array.from({ length: 200 }).reduce<Json>((inner) => [inner], []);
const TOO_LONG: Json = Array<string>(5000).fill("x");

/** Values that do not answer the shape, made from one that does. */
export function spoiled(ask: Shape, value: Json): Json[] {
  const words = ask.shape === "text" ? [] : ["text"];
  return [...of(ask, value), ...words, -1, 0.5, 1e300, false, null, [null], [[STRANGER]], TOO_DEEP, TOO_LONG];
}

function of(ask: Shape, value: Json): Json[] {
  switch (ask.shape) {
    case "pick": {
      const picked = value as string[];
      return [
        [...picked, STRANGER],
        ...(picked.length > 0
          ? [
              [...picked, picked[0]!],
              [...picked.slice(1), STRANGER],
            ]
          : []),
        [...ask.from, ...ask.from, STRANGER],
        ...(ask.min > 0 ? [[]] : []),
      ];
    }
    case "order": {
      const items = value as string[];
      return [[...items, STRANGER], ...(items.length > 0 ? [items.slice(1), [STRANGER, ...items.slice(1)]] : [])];
    }
    case "amount":
      return [ask.min - 1, ask.max + 1, (value as number) + 0.5, String(value)];
    case "allocate":
      return [
        { ...(value as object), [STRANGER]: 0 },
        { ...(value as object), [STRANGER]: ask.total },
        ...(ask.total > 0 ? [{}] : []),
        ...ask.among.slice(0, 1).flatMap((ref) => [{ [ref]: ask.total + 1 }, { [ref]: -1 }, { [ref]: 0.5 }]),
      ];
    case "compose": {
      const kinds = value as string[];
      const all = Object.entries(ask.supply).flatMap(([kind, n]) => Array<string>(n + 1).fill(kind));
      const none = ask.min > 0 ? [[]] : [];
      return [[...kinds.slice(1), STRANGER], ...(all.length > 0 ? [all] : []), ...none, ["constructor"]];
    }
    case "branch": {
      const { branch, value: inner } = value as BranchAnswer;
      const option = ask.options.find(({ name }) => name === branch)!;
      return [
        { branch: STRANGER },
        { branch: [branch] },
        { ...(value as object), extra: 1 },
        branch,
        ...(option.ask ? [{ branch }, ...of(option.ask, inner!).map((bad) => ({ branch, value: bad }))] : []),
        ...(option.ask ? [] : [{ branch, value: 1 }]),
      ];
    }
    case "form": {
      const answers = value as Record<string, Json>;
      return [
        { ...answers, [STRANGER]: 1 },
        Object.values(answers),
        ...Object.entries(ask.fields).flatMap(([field, inner]) => {
          const { [field]: answer, ...others } = answers;
          return [others, ...of(inner, answer!).map((bad) => ({ ...others, [field]: bad }))];
        }),
      ];
    }
    case "list": {
      const answers = value as Json[];
      const [first, ...others] = answers;
      return [
        { ...answers },
        ...(ask.min > 0 ? [answers.slice(0, ask.min - 1)] : []),
        ...(first === undefined
          ? []
          : [Array<Json>(ask.max + 1).fill(first), ...of(ask.of, first).map((bad) => [bad, ...others])]),
      ];
    }
    case "text":
      return ["x".repeat(ask.max + 1), "\u0000".slice(0, ask.max) || [], [value]];
    case "confirm":
      return ["true", 1, {}];
  }
}
