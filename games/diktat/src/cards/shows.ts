import type { RuleId } from "@paravent/kernel";
import { rule } from "@paravent/testkit/vitest";

/**
 * A test of elements of the base pack: `card:nv1`, `cabal:polisec_2`, `marker:karst:2`, `screen:pegre`, `kit:pegre`,
 * `token:revolt`. Its name says which elements and which rules it shows; `complete.test.ts` looks for elements that no
 * test shows.
 */
export function shows(
  elements: string | readonly string[],
  rules: RuleId | readonly RuleId[],
  text: string,
  body: () => void,
): void {
  rule(rules, `${[elements].flat().join(" ")}: ${text}`, body);
}
