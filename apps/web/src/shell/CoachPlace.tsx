import { useLayoutEffect } from "preact/hooks";
import { moment } from "../store/moment.ts";
import { table, view } from "../store/table.ts";
import { useFetched } from "../ui/fetched.ts";
import { plugOf } from "./plugs.ts";

/** A coach, once it is fetched: only where somebody plays against bots alone, and while they play. */
export function CoachPlace() {
  const now = table.value;
  const isAlone = now?.seats.every(({ seat, kind }) => (seat === now.you ? kind === "person" : kind === "bot"));
  const isPlaying = view.value !== null && view.value.outcome === null && moment.value === null;
  const plug = now && isAlone && isPlaying ? plugOf(now.game) : undefined;
  const words = useFetched(plug?.coach ?? null);
  const Coach = useFetched(plug?.coach ? fetchCoach : null);
  const hasPlace = Boolean(plug?.coach);
  // Its place at the bar is kept before it is here, so that nothing moves when it comes.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-coached", hasPlace);
    return () => document.documentElement.removeAttribute("data-coached");
  }, [hasPlace]);
  return now && words && Coach ? <Coach table={now.id} words={words} /> : null;
}

const fetchCoach = async () => {
  const [{ Coach }, { coachWords }] = await Promise.all([
    import("../table/coach/Coach.tsx"),
    import("../table/coach/words.ts"),
  ]);
  await coachWords.open();
  return Coach;
};
