import { language } from "@paravent/web/kit";
import { candidates, swept } from "../../runs/candidates.ts";
import type { Way, Wish } from "../../runs/wish.ts";
import { type Sample, titleOf } from "../sample/Fields.tsx";
import { changesOf, type Step, type Variable } from "../store/steps.ts";
import { t } from "../words/index.ts";

/** What a designer wants to know of a draft. */
export interface Measure {
  readonly kind: "trial" | "sweep" | "search";
  readonly sample: Sample;
  /** The pack, by its folder and by what it calls itself. */
  readonly name: string;
  readonly title: string;
  readonly steps: readonly Step[];
  /** Whether it is compared with the pack the game comes with, or with itself before the changes. */
  readonly isBase: boolean;
  readonly varied: readonly Variable[];
  readonly goal: { readonly low: number; readonly high: number };
}

/** How many choices a search begins with: two dozen are left to one after five rounds. */
const TRIED = 24;

export function wishFor(measure: Measure): Wish {
  const { kind, sample, title, goal } = measure;
  const wish = { ...sample, kind, title: `${title} · ${titleOf(sample)}`.slice(0, 120) };
  if (kind === "trial") return { ...wish, ways: trialOf(measure) };
  // How exact a sweep or a search becomes is for the number of deals to say.
  const several = { ...wish, precision: 0, varied: measure.varied.map(({ of }) => of.slice(0, 120)) };
  if (kind === "sweep") return { ...several, ways: swept(measure.varied).map((values) => varying(measure, values)) };
  return {
    ...several,
    goal,
    ways: candidates(measure.varied, TRIED, sample.seed).map((values) => varying(measure, values)),
  };
}

function trialOf({ name, title, steps, isBase }: Measure): Way[] {
  const told = steps.map(({ of, to }) => `${of} → ${to}`).join("; ");
  return [
    { name: isBase ? t.value.design.base : title, pack: isBase ? "" : name, changes: [], with: [] },
    { name: told.slice(0, 80) || title, pack: name, changes: changesOf(steps), with: [] },
  ];
}

/** The draft with these values of what is varied. */
function varying({ name, steps, varied }: Measure, values: readonly number[]): Way {
  const own = varied.map((variable, n) => ({ ...variable, to: values[n]! }));
  const told = own.map(({ field, to }) => `${field.label[language.value]} ${to}`).join(", ");
  return { name: told.slice(0, 80), pack: name, changes: changesOf([...steps, ...own]), with: [], values: [...values] };
}
