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

/** A number that is varied, and between which bounds. */
export interface Variable extends Omit<Step, "to"> {
  readonly now: number;
  readonly low: number;
  readonly high: number;
}

/** A field by its file and place. */
export const keyOfStep = ({ file, field }: Pick<Step, "file" | "field">): string => `${file} ${field.path.join(".")}`;

const isSame = (step: Step, file: string, field: Field): boolean => keyOfStep(step) === keyOfStep({ file, field });

/** A value set: one step for each field, none where it is what it was. */
export function stepped(steps: readonly Step[], step: Step): Step[] {
  const others = steps.filter((one) => !isSame(one, step.file, step.field));
  const first = steps.find((one) => isSame(one, step.file, step.field))?.field ?? step.field;
  return first.value === step.to ? others : [...others, { ...step, field: first }];
}

export const changesOf = (steps: readonly Pick<Step, "file" | "field" | "to">[]): PackChange[] =>
  steps.map(({ file, field, to }) => ({ file, path: [...field.path], value: to }));

export const stepAt = (steps: readonly Step[], file: string, field: Field): Step | undefined =>
  steps.find((step) => isSame(step, file, field));
