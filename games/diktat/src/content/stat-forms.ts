import type { Words } from "@paravent/content";
import { AFFINITIES, type Affinity } from "../names/names.ts";

/** What a stat can be changed by: a `delta`, or the values it can be `set` to. */
const FORMS: Readonly<
  Record<string, readonly ("delta" | "number" | "true" | "win" | "most_citizens" | "adjacent" | "type")[]>
> = {
  guard_penalty: ["delta", "number"],
  guard_fee: ["delta"],
  guards_ignored: ["number"],
  influence_income: ["delta"],
  rank: ["delta"],
  vp: ["delta"],
  conquest_emissaries: ["delta"],
  conquest_strength: ["delta"],
  tie_break: ["most_citizens"],
  struggle_bid: ["delta"],
  struggle_tie: ["win"],
  split_stack: ["true"],
  others_attack_pp: ["delta", "number"],
  others_assassins: ["delta"],
  debt_free: ["delta"],
  affinity_wild: ["type"],
  hidden_bottom: ["true"],
  blockhouse_assassinates: ["true"],
  blockhouse_reach: ["adjacent"],
  dormant_cost: ["number"],
  revolt_toll: ["delta"],
  explore_draw: ["number"],
  through_darkness: ["true"],
};

/** Whether it can be set to anything, so that one can ask whether it is. */
export const canBeSet = (stat: string): boolean => FORMS[stat]!.some((form) => form !== "delta");

/** Whether it is a number, so that one can count by it. */
export const canBeNumber = (stat: string): boolean =>
  FORMS[stat]!.some((form) => form === "delta" || form === "number");

/** What is wrong with how a step changes a stat; null when nothing is. */
export function wrongForm({ stat, delta, set }: Readonly<Record<string, unknown>>): Words | null {
  const forms = FORMS[stat as string]!;
  const form =
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

const onlyBy = (forms: readonly string[]): Words => {
  const written = forms.map((form) =>
    form === "delta" ? "delta" : `set: ${form === "type" ? "politics" : form === "number" ? "1" : form}`,
  );
  return {
    fr: `cette valeur se change par ${written.join(" ou ")}`,
    en: `this stat is changed by ${written.join(" or ")}`,
  };
};
