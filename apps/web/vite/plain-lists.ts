import type { Plugin } from "vite";

/** What stands before a block: selectors, or the name of a rule. */
const BEFORE_A_BLOCK = /[^{};]+(?=\{)/g;
const COMMENT = /\/\*.*?\*\//gs;
/** A selector whose last part is nothing but a choice among simple ones. */
const ENDS_IN_CHOICE = /^(.*[\s>+~]):is\(([^()]*)\)$/s;
const SIMPLE = /^[a-z0-9]*(?:\.[\w-]+|\[[^\]\s]+\])*$/i;

/**
 * Browsers look rules up by the class or the tag that their selector ends in, and try those that end in a choice on every
 * element there is. Style sheets go on naming a choice; what is sent has a list in its place.
 */
export function plainLists(): Plugin {
  return {
    name: "paravent-plain-lists",
    enforce: "pre",
    transform(code, id) {
      if (!id.split("?")[0]!.endsWith(".css") || id.includes("node_modules")) return null;
      return { code: listed(code), map: null };
    },
  };
}

export const listed = (sheet: string): string => sheet.replace(COMMENT, "").replace(BEFORE_A_BLOCK, withoutChoices);

function withoutChoices(before: string): string {
  if (before.trimStart().startsWith("@")) return before;
  return selectorsOf(before)
    .flatMap((selector) => {
      const [, around, choice] = ENDS_IN_CHOICE.exec(selector.trim()) ?? [];
      if (around === undefined || choice === undefined) return [selector];
      const named = choice.split(",").map((one) => one.trim());
      // A choice weighs as much as the heaviest in it: in a list each weighs by itself.
      const isEven = named.every((one) => SIMPLE.test(one) && weightOf(one) === weightOf(named[0]!));
      return isEven ? named.map((one) => `${around}${one}`) : [selector];
    })
    .join(",");
}

/** Selectors of a list: a comma in brackets divides none. */
const selectorsOf = (list: string): string[] => list.split(/,(?![^(]*\))/);

const weightOf = (simple: string): string => `${simple.match(/[.[]/g)?.length ?? 0} ${/^[a-z]/i.test(simple) ? 1 : 0}`;
