import { useEffect } from "preact/hooks";
import type { CoachWords } from "../../plug/coach.ts";
import { useFetched } from "../../ui/fetched.ts";
import { CoachLine } from "./CoachLine.tsx";
import { type ByItself, beginCoaching } from "./coaching.ts";
import { coachLine } from "./here.ts";
import { coachWords } from "./words.ts";

interface Coached {
  readonly table: string;
  fetchWords(): Promise<CoachWords>;
  readonly byItself: ByItself;
  turnOff(): void;
}

/** The coach, once its own words are here. */
export async function openCoach(): Promise<typeof Coach> {
  await coachWords.open();
  return Coach;
}

/** The coach of somebody at a table, as long as it is there; it speaks once it has the words of the game. */
function Coach({ table, fetchWords, byItself, turnOff }: Coached) {
  const words = useFetched(fetchWords);
  useEffect(() => {
    if (!words) return;
    const end = beginCoaching(table, words, byItself);
    coachLine.value = () => <CoachLine turnOff={turnOff} />;
    return () => {
      coachLine.value = null;
      end();
    };
  }, [table, words, byItself, turnOff]);
  return null;
}
