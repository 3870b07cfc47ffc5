import { useLayoutEffect } from "preact/hooks";
import { coach } from "../preferences/preferences.ts";
import { byItself } from "../store/by-itself.ts";
import { moment } from "../store/moment.ts";
import { table, view } from "../store/table.ts";
import { useFetched } from "../ui/fetched.ts";
import { plugOf } from "./plugs.ts";

/** A coach, once it is fetched: only where somebody plays against bots alone, and while they play. */
export function CoachPlace() {
  const now = table.value!;
  const isAlone = now.seats.every(({ seat, kind }) => (kind === "bot") !== (seat === now.you));
  const isPlaying = isAlone && view.value?.outcome === null && moment.value === null;
  const words = (isPlaying && plugOf(now.game)?.coach) || null;
  const Coach = useFetched(words && fetchCoach);
  // Its place at the bar is kept before it is here, so that nothing moves when it comes.
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute("data-coached", words !== null);
    return () => page.removeAttribute("data-coached");
  }, [words]);
  return words && Coach && <Coach table={now.id} fetchWords={words} byItself={byItself} turnOff={turnOff} />;
}

const turnOff = () => {
  coach.value = "off";
};

const fetchCoach = async () => (await import("../table/coach/Coach.tsx")).openCoach();
