import { useEffect, useLayoutEffect } from "preact/hooks";
import type { CoachWords } from "../../plug/coach.ts";
import { moment } from "../../store/moment.ts";
import { table, view } from "../../store/table.ts";
import { useFetched } from "../../ui/fetched.ts";
import { CoachLine } from "./CoachLine.tsx";
import { type ByItself, beginCoaching } from "./coaching.ts";
import { coachLine } from "./here.ts";
import { coachWords } from "./words.ts";

interface Coached {
  /** Fetches what it says of the game; null for a game that has no coach. */
  readonly fetchWords: (() => Promise<CoachWords>) | null;
  readonly byItself: ByItself;
  turnOff(): void;
}

/** The coach, once its own words are here. */
export async function openCoach(): Promise<typeof Coach> {
  await coachWords.open();
  return Coach;
}

/** The coach at a table: only where somebody plays against bots alone, and while they play. */
function Coach({ fetchWords, byItself, turnOff }: Coached) {
  const { id, seats, you } = table.value!;
  const isAlone = seats.every(({ seat, kind }) => (kind === "bot") !== (seat === you));
  const isPlaying = isAlone && view.value?.outcome === null && moment.value === null;
  const hasPlace = isPlaying && fetchWords !== null;
  const words = useFetched(hasPlace ? fetchWords : null);
  // Its place at the bar is kept before it speaks, so that nothing moves when it does.
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute("data-coached", hasPlace);
    return () => page.removeAttribute("data-coached");
  }, [hasPlace]);
  useEffect(() => {
    if (!words) return;
    const end = beginCoaching(id, words, byItself);
    coachLine.value = () => <CoachLine turnOff={turnOff} />;
    return () => {
      coachLine.value = null;
      end();
    };
  }, [id, words, byItself, turnOff]);
  return null;
}
