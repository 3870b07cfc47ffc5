import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { type Beat, sentence } from "../../stage/beat.ts";
import { present } from "../../stage/director.ts";
import { say } from "../../stage/saying.ts";
import { teller } from "../../stage/told.ts";
import { catchUp, latest, latestJournal, missed, table } from "../../store/table.ts";
import { focusSentence } from "../../ui/kept-focus.ts";
import "./since.css";

/** So many sentences are listed; of more, the latest. */
const MOST_LISTED = 12;

/** Who comes back finds what has happened since, to be watched or skipped. */
export function SinceYouLeft() {
  const beats = missedBeats();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (beats.length === 0) return;
    card.current?.querySelector<HTMLElement>(".main")?.focus();
    say([`${t.value.stage.since}${t.value.table.colon}`, ...beats.slice(-MOST_LISTED).map(sentence)].join(" "));
  }, [beats.length > 0]);
  if (beats.length === 0) return null;
  const words = t.value.stage;
  const close = () => {
    catchUp();
    focusSentence();
  };
  const watch = () => {
    close();
    // In one go: one after another they would be a backlog, and become one card.
    present(beats.slice(-MOST_LISTED), () => undefined);
  };
  return (
    <section
      ref={card}
      class="since on-bone"
      aria-label={words.since}
      data-since
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <h2 class="disp">{words.since}</h2>
      {beats.length > MOST_LISTED && <p>{words.earlier(beats.length - MOST_LISTED)}</p>}
      {missed.value.some(({ byBot }) => byBot) && <p>{words.botChose}</p>}
      <ol>
        {beats.slice(-MOST_LISTED).map(({ by, text, quiet }, at) => (
          <li key={at}>
            <span style={by ? { color: by.colour } : undefined}>{by?.mark}</span>
            <span>
              {text} <small>{quiet}</small>
            </span>
          </li>
        ))}
      </ol>
      <div class="since-buttons">
        <button type="button" onClick={watch}>
          {words.watch}
        </button>
        <button type="button" class="main" onClick={close}>
          {words.skipAll}
        </button>
      </div>
    </section>
  );
}

function missedBeats(): readonly Beat[] {
  const [now, info, tell] = [latest.value, table.value, teller.value];
  if (!now || !info || !tell || missed.value.length === 0) return [];
  const story = latestJournal.value;
  return missed.value.flatMap((entry) =>
    tell(
      entry,
      now,
      info,
      story.filter(({ seq }) => seq > entry.seq),
    ),
  );
}
