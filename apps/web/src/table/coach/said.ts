import type { BranchAnswer, Json, Shape } from "@paravent/kernel";

/** How the parts of an answer are called. */
interface Names {
  name(ref: string): string;
  /** Where none is chosen. */
  readonly nothing: string;
}

/** An answer in a few words; null for what takes more than that. */
export function said(ask: Shape, value: Json, names: Names): string | null {
  switch (ask.shape) {
    case "pick":
    case "order":
    case "compose": {
      const chosen = (value as string[]).map(names.name);
      return chosen.length > 0 ? chosen.join(", ") : names.nothing;
    }
    case "amount":
      return String(value);
    case "branch": {
      const { branch, value: inner } = value as BranchAnswer;
      const option = ask.options.find((one) => one.name === branch);
      const rest = option?.ask && said(option.ask, inner ?? null, names);
      return [names.name(branch), rest].filter(Boolean).join(", ");
    }
    default:
      return null;
  }
}
