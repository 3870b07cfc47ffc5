import type { Words } from "@paravent/content";
import { AFFINITIES, type Affinity } from "../names/names.ts";
import { type StatForm, type StatWord, statOf } from "./stats.ts";

/** Whether it can be set to anything, so that one can ask whether it is. */
export const canBeSet = (stat: StatWord): boolean => statOf(stat).by.some((form) => form !== "delta");

/** Whether it is a number, so that one can count by it. */
export const canBeNumber = (stat: StatWord): boolean =>
  statOf(stat).by.some((form) => form === "delta" || form === "number");

/** What is wrong with how a step changes a stat; null when nothing is. */
export function wrongForm({ stat, delta, set }: Readonly<Record<string, unknown>>): Words | null {
  const forms = statOf(stat as StatWord).by;
  const form: StatForm =
    set === undefined
      ? "delta"
      : typeof set === "number"
        ? "number"
        : set === true
          ? "true"
          : AFFINITIES.includes(set as Affinity)
            ? "type"
            : (set as "win");
  const fits = (delta === undefined) !== (set === undefined) && forms.includes(form);
  return fits ? null : onlyBy(forms);
}

const onlyBy = (forms: readonly StatForm[]): Words => {
  const written = forms.map((form) =>
    form === "delta" ? "delta" : `set: ${form === "type" ? "politics" : form === "number" ? "1" : form}`,
  );
  return {
    fr: `cette valeur se change par ${written.join(" ou ")}`,
    en: `this stat is changed by ${written.join(" or ")}`,
  };
};
