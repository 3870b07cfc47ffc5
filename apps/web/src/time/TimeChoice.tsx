import { Absence } from "@paravent/protocol";
import { CHOICES, PACES, type TimeWish } from "./wish.ts";
import { timeWords } from "./words.ts";

interface Props {
  readonly wish: TimeWish;
  onWish(wish: TimeWish): void;
}

/** How long one may think at a new table, and what happens to who takes longer. */
export function TimeChoice({ wish, onWish }: Props) {
  const words = timeWords.value;
  const { pace } = wish;
  const set = (change: Partial<TimeWish>) => onWish({ ...wish, ...change });
  return (
    <>
      <fieldset class="create-seat" data-time>
        <legend>{words.title}</legend>
        <span class="create-options">
          {PACES.map((each) => (
            <button key={each} type="button" aria-pressed={each === pace} onClick={() => set({ pace: each })}>
              {words.paces[each]}
            </button>
          ))}
        </span>
        {pace === "none" && <small>{words.agreed.none}</small>}
      </fieldset>
      {pace === "live" && (
        <fieldset class="create-seat" aria-label={words.paces.live}>
          <Choice
            label={words.perDecision}
            of={CHOICES.live}
            is={wish.live}
            say={words.span}
            on={(live) => set({ live })}
          />
          <Choice
            label={words.reserve}
            of={CHOICES.bank}
            is={wish.bank}
            say={(seconds) => (seconds === 0 ? words.noReserve : words.span(seconds))}
            on={(bank) => set({ bank })}
          />
          {wish.bank > 0 && (
            <Choice
              label={words.cap}
              of={CHOICES.capTimes}
              is={wish.capTimes}
              say={(times) => words.span(times * wish.bank)}
              on={(capTimes) => set({ capTimes })}
            />
          )}
        </fieldset>
      )}
      {pace === "slow" && (
        <fieldset class="create-seat" aria-label={words.paces.slow}>
          <Choice
            label={words.perDecision}
            of={CHOICES.slow}
            is={wish.slow}
            say={words.span}
            on={(slow) => set({ slow })}
          />
          <Choice
            label={words.pause}
            of={CHOICES.pauseDays}
            is={wish.pauseDays}
            say={(days) => (days === 0 ? words.noPause : words.span(days * 86_400))}
            on={(pauseDays) => set({ pauseDays })}
          />
          <label class="create-check">
            <input
              type="checkbox"
              checked={wish.weekendsOff}
              onChange={(event) => set({ weekendsOff: event.currentTarget.checked })}
            />
            {words.weekendsOff}
          </label>
        </fieldset>
      )}
      {pace !== "none" && (
        <fieldset class="create-seat">
          <legend>{words.absence}</legend>
          <span class="create-options">
            {Absence.options.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === wish.absence}
                onClick={() => set({ absence: each })}
              >
                {words.absences[each].name}
              </button>
            ))}
          </span>
          <small role="status">{words.absences[wish.absence].text}</small>
        </fieldset>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly of: readonly number[];
  readonly is: number;
  say(value: number): string;
  on(value: number): void;
}

function Choice({ label, of, is, say, on }: ChoiceProps) {
  return (
    <label class="create-choice">
      {label}
      <select value={String(is)} onChange={(event) => on(Number(event.currentTarget.value))}>
        {of.map((value) => (
          <option key={value} value={String(value)}>
            {say(value)}
          </option>
        ))}
      </select>
    </label>
  );
}
