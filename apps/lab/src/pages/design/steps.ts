import type { Field } from "../../packs/items.ts";
import type { PackChange } from "../../runs/wish.ts";

/** One change that has not been kept yet: what it was, and what it is to be. */
export interface Step {
  readonly file: string;
  readonly field: Field;
  /** What the thing and the field are called. */
  readonly of: string;
  readonly to: Field["value"];
}

const isSame = (step: Step, file: string, field: Field): boolean =>
  step.file === file && step.field.path.join(".") === field.path.join(".");

/** A value set: one step for each field, none where it is what it was. */
export function stepped(steps: readonly Step[], step: Step): Step[] {
  const others = steps.filter((one) => !isSame(one, step.file, step.field));
  const first = steps.find((one) => isSame(one, step.file, step.field))?.field ?? step.field;
  return first.value === step.to ? others : [...others, { ...step, field: first }];
}

export const changesOf = (steps: readonly Step[]): PackChange[] =>
  steps.map(({ file, field, to }) => ({ file, path: [...field.path], value: to }));

export const stepAt = (steps: readonly Step[], file: string, field: Field): Step | undefined =>
  steps.find((step) => isSame(step, file, field));
