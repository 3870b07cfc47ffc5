import { useEffect } from "preact/hooks";
import type { CoachWords } from "../../plug/coach.ts";
import { CoachLine } from "./CoachLine.tsx";
import { beginCoaching } from "./coaching.ts";
import { coachLine } from "./here.ts";

/** The coach of somebody at a table, as long as it is there. */
export function Coach({ table, words }: { readonly table: string; readonly words: CoachWords }) {
  useEffect(() => {
    const end = beginCoaching(table, words);
    coachLine.value = CoachLine;
    return () => {
      coachLine.value = null;
      end();
    };
  }, [table, words]);
  return null;
}
