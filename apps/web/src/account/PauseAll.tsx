import type { CallHabits, CallSettings } from "@paravent/protocol";
import { language } from "../i18n/language.ts";
import { setHabits } from "../net/calls.ts";
import { callWords } from "./call-words.ts";
import { morningAfter } from "./morning.ts";

interface Props {
  readonly habits: CallHabits;
  run(done: Promise<CallSettings>): void;
}

/** Lets the reader hear of nothing until tomorrow, or again before that. */
export function PauseAll({ habits: { pausedUntil = 0, ...habits }, run }: Props) {
  const words = callWords.value;
  if (pausedUntil <= Date.now())
    return (
      <p class="calls-pause">
        <button
          type="button"
          onClick={() => run(setHabits({ ...habits, pausedUntil: morningAfter(new Date(), habits.quiet).getTime() }))}
        >
          {words.pause}
        </button>
      </p>
    );
  const hour = new Intl.DateTimeFormat(language.value, { weekday: "long", hour: "numeric", minute: "2-digit" });
  return (
    <p class="calls-pause" role="status">
      {words.pausedUntil(hour.format(pausedUntil))}{" "}
      <button type="button" onClick={() => run(setHabits(habits))}>
        {words.resume}
      </button>
    </p>
  );
}
