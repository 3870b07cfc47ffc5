import type { GameStory } from "@paravent/protocol";
import { useEffect, useState } from "preact/hooks";
import { type SaidNo, saidNo } from "../../net/said-no.ts";
import { readStory } from "../../net/story.ts";

const AGAIN_MS = 1_000;

/** The story of a table, asked for again as long as more of it is to come. */
export function useStory(table: string): GameStory | SaidNo | null {
  const [story, setStory] = useState<GameStory | SaidNo | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const ask = () =>
      readStory(table).then(
        (told) => {
          if (isGone) return;
          setStory(told);
          if (told.weighed.going) timer = setTimeout(ask, AGAIN_MS);
        },
        (fault: unknown) => isGone || setStory(saidNo(fault)),
      );
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [table]);
  return story;
}
