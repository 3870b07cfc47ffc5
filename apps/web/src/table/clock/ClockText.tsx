import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { due, reserve } from "../../store/clock.ts";
import { table } from "../../store/table.ts";
import { useFetched } from "../../ui/fetched.ts";
import { fetchTime } from "./fetch-time.ts";
import { timeLeft } from "./time-left.ts";
import "./clock.css";

/** How long those who are asked may still think. Read out when asked for, not at every tick; opens what was agreed on. */
export function ClockText() {
  const [now, setNow] = useState(Date.now);
  const [isOpen, setOpen] = useState(false);
  const dialog = useFetched(isOpen ? fetchTime : null);
  const until = due.value;
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (until === null) return null;
  const { clock } = t.value;
  const kept = Math.min(reserve.value, until - now);
  return (
    <>
      <button type="button" class="bar-clock" onClick={() => setOpen(true)}>
        <small role="timer" aria-label={clock.label}>
          {timeLeft(until - now - reserve.value, clock.hours)}
          {reserve.value > 0 && ` + ${timeLeft(kept, clock.hours)}`}
        </small>
      </button>
      {dialog && table.value && <dialog.TimeDialog table={table.value} onClose={() => setOpen(false)} />}
    </>
  );
}
