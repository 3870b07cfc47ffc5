import { type CallHabits, type CallSettings, DIGEST_HOURS } from "@paravent/protocol";
import { setHabits } from "../net/calls.ts";
import { Switch } from "./Channel.tsx";
import { callWords } from "./call-words.ts";

/** The quiet hours somebody gets who asks for some. */
const NIGHT = { from: 22 * 60 + 30, until: 7 * 60 + 30 };

interface Props {
  readonly habits: CallHabits;
  run(done: Promise<CallSettings>): void;
}

/** When the reader is called: quiet hours, in their own time, and how many messages there are at most. */
export function CallHours({ habits, run }: Props) {
  const words = callWords.value;
  const { quiet } = habits;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  // Whoever changes something says where they are as well.
  const change = (more: Partial<CallHabits>) => run(setHabits({ ...habits, zone, ...more }));
  const time = (end: "from" | "until", label: string) =>
    quiet && (
      <label>
        {label}
        <input
          type="time"
          required
          value={clockOf(quiet[end])}
          onChange={(event) => {
            const minute = minuteOf(event.currentTarget.value);
            if (minute !== null) change({ quiet: { ...quiet, [end]: minute } });
          }}
        />
      </label>
    );
  return (
    <div class="calls-hours">
      <div class="calls-line">
        <Switch label={words.quiet} isOn={quiet !== null} onChange={(on) => change({ quiet: on ? NIGHT : null })} />
        <b>{words.quiet}</b>
        {quiet && <small>{words.quietText(cityOf(habits.zone))}</small>}
      </div>
      {quiet && (
        <>
          <div class="calls-line calls-times">
            {time("from", words.from)} {time("until", words.until)}
          </div>
          <div class="calls-line">
            <Switch label={words.ringsLate} isOn={habits.ringsLate} onChange={(ringsLate) => change({ ringsLate })} />
            <span>{words.ringsLate}</span>
          </div>
        </>
      )}
      <label class="calls-line">
        <b>{words.digest}</b>
        <select
          value={habits.digestHours}
          onChange={({ currentTarget }) => {
            const digestHours = DIGEST_HOURS.find((hours) => String(hours) === currentTarget.value);
            if (digestHours) change({ digestHours });
          }}
        >
          {DIGEST_HOURS.map((hours) => (
            <option key={hours} value={hours}>
              {words.digestEvery(hours)}
            </option>
          ))}
        </select>
      </label>
      <p class="acc-quiet">{words.digestText}</p>
    </div>
  );
}

/** Of "Europe/Prague" what people say. */
const cityOf = (zone: string): string => (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");

const clockOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((n) => String(n).padStart(2, "0")).join(":");

function minuteOf(clock: string): number | null {
  const [hours, minutes] = clock.split(":").map(Number);
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes) ? null : hours * 60 + minutes;
}
