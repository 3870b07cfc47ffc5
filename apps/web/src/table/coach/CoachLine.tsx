import { signal } from "@preact/signals";
import { note, putNoteAway } from "./coaching.ts";
import { coachWords } from "./words.ts";
import "./coach.css";

const isOpen = signal(false);

/**
 * A line over the decision bar, or on low screens a button in it: it covers nothing before it is opened. Where there is
 * room for the sentences it is always open.
 */
export function CoachLine({ turnOff }: { turnOff(): void }) {
  const { title, idle, understood, off } = coachWords.value;
  const text = note.value;
  const close = () => {
    isOpen.value = false;
  };
  return (
    <section class="coach" aria-label={title} data-coach={text === null ? "idle" : "speaks"}>
      <button
        type="button"
        class="coach-head"
        data-coach-toggle
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <Bubble />
        <b>{title}</b>
        <span aria-hidden="true">{text ?? idle}</span>
      </button>
      <div class={isOpen.value ? "coach-said open" : "coach-said"}>
        <b aria-hidden="true">
          <Bubble />
          {title}
        </b>
        <p role="status">{text}</p>
        {text === null && <p class="coach-idle">{idle}</p>}
        <div>
          <button
            type="button"
            data-coach-off
            onClick={() => {
              close();
              turnOff();
            }}
          >
            {off}
          </button>
          {text !== null && (
            <button
              type="button"
              class="main"
              data-coach-close
              onClick={() => {
                close();
                putNoteAway();
              }}
            >
              {understood}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

function Bubble() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        stroke-width="2.200"
        stroke-linejoin="round"
        d="M4 4h16v12h-9l-5 4v-4H4zM8 8.500h8M8 11.700h5"
      />
    </svg>
  );
}
