import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { due } from "../../store/clock.ts";
import { timeLeft } from "./time-left.ts";
import "./clock.css";

/** How long those who are asked may still think. Read out when asked for, not at every tick. */
export function ClockText() {
  const [now, setNow] = useState(Date.now);
  const until = due.value;
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (until === null) return null;
  const { clock } = t.value;
  return (
    <small class="bar-clock" role="timer" aria-label={clock.label} title={clock.label}>
      {timeLeft(until - now, clock.hours)}
    </small>
  );
}
