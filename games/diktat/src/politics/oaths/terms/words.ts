import { text } from "@paravent/kernel";
import type { TermRule } from "./rule.ts";

const WORDS = text(200);

/** DK-RUL-56, -58: what the rules cannot judge the uninvolved players do; without any, it cannot be sworn. */
export const words: TermRule<"words", string> = {
  ask: (s) => (s.players.length > 2 ? WORDS : null),
  read: (said) => ({ kind: "words", words: said }),
  due: () => null,
};
