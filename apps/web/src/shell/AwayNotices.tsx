import { useLayoutEffect, useRef } from "preact/hooks";
import { table } from "../store/table.ts";
import { fetchTime } from "../table/clock/fetch-time.ts";
import { useFetched } from "../ui/fetched.ts";

/** Above and below what is said. */
const AROUND_PX = 8;

/** What concerns those who are not there. Fetched when there is something to say. */
export function AwayNotices() {
  const now = table.value;
  const isNeeded =
    now?.status === "running" && now.seats.some(({ substitute, votes, replaces }) => substitute ?? votes ?? replaces);
  const notices = useFetched(isNeeded ? fetchTime : null);
  const said = useRef<HTMLDivElement>(null);
  const isSaid = notices !== null && now !== null && isNeeded;
  // It may stay for as long as somebody is away: the table makes room for it, so that nothing of it is covered.
  useLayoutEffect(() => {
    if (!isSaid || !said.current) return;
    const room = document.documentElement.style;
    const seen = new ResizeObserver(([entry]) => {
      const { height } = entry!.contentRect;
      room.setProperty("--notices", height > 0 ? `${Math.ceil(height) + AROUND_PX}px` : "0px");
    });
    seen.observe(said.current);
    return () => {
      seen.disconnect();
      room.removeProperty("--notices");
    };
  }, [isSaid]);
  return isSaid ? (
    <div class="notices-away" ref={said}>
      <notices.TimeNotices table={now} />
    </div>
  ) : null;
}
