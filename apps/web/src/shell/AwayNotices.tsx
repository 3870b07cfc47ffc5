import { table } from "../store/table.ts";
import { fetchTime } from "../table/clock/fetch-time.ts";
import { useFetched } from "../ui/fetched.ts";

/** What concerns those who are not there. Fetched when there is something to say. */
export function AwayNotices() {
  const now = table.value;
  const isNeeded =
    now?.status === "running" && now.seats.some(({ substitute, votes, replaces }) => substitute ?? votes ?? replaces);
  const notices = useFetched(isNeeded ? fetchTime : null);
  return notices && now ? <notices.TimeNotices table={now} /> : null;
}
