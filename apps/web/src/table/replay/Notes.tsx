import { useEffect, useRef, useState } from "preact/hooks";
import { saidNo } from "../../net/said-no.ts";
import { moment } from "../../store/moment.ts";
import { showMoment } from "../../store/replay.ts";
import { table } from "../../store/table.ts";
import { faultText } from "../../ui/faults.ts";
import { keepNote, type Note, notes } from "./notes.ts";
import { lookBackWords } from "./words.ts";
import "./notes.css";

/** As long as a note may be. */
const LONGEST = 400;

/** Notes on the moves of the game, one's own and those that others share; the move in sight can be noted. `wanted`: how often that was asked for. */
export function Notes({ wanted }: { wanted: number }) {
  const words = lookBackWords.value.notes;
  const now = table.value;
  const move = moment.value?.at ?? 0;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wanted > 0) section.current?.querySelector<HTMLInputElement>("[data-note]")?.focus();
  }, [wanted]);
  if (!now) return null;
  return (
    <section ref={section} class="rp-notes" aria-labelledby="rp-notes-title">
      <h3 id="rp-notes-title">{words.title}</h3>
      {notes.value.length > 0 && (
        <ul>
          {notes.value.map(({ move: at, text, own, shared, by }) => (
            <li key={`${at} ${by} ${own}`}>
              <button type="button" aria-label={words.go(at + 1)} onClick={() => void showMoment(at)}>
                {at + 1}
              </button>
              <p>
                {text} <small>{own ? words.read[shared ? "shared" : "private"] : by}</small>
              </p>
            </li>
          ))}
        </ul>
      )}
      <NoteForm key={`${now.id} ${move}`} table={now.id} move={move} />
    </section>
  );
}

function NoteForm({ table: id, move }: { table: string; move: number }) {
  const words = lookBackWords.value.notes;
  const before = notes.value.find((note) => note.own && note.move === move);
  // What is being written; until then the note there is, which may still be on its way.
  const [draft, setDraft] = useState<Pick<Note, "text" | "shared"> | null>(null);
  const { text, shared } = draft ?? before ?? { text: "", shared: false };
  const [state, setState] = useState<"ready" | "asked" | { readonly fault: string }>("ready");
  const isSame = text.trim() === (before?.text ?? "") && (shared === (before?.shared ?? false) || text.trim() === "");
  const submit = (event: Event) => {
    event.preventDefault();
    if (state === "asked" || isSame) return;
    setState("asked");
    keepNote(id, { move, text, shared }).then(
      () => {
        setDraft(null);
        setState("ready");
      },
      (fault: unknown) => {
        const no = saidNo(fault);
        setState({ fault: no.reason === "tooManyNotes" ? words.tooMany : faultText(no) });
      },
    );
  };
  return (
    <form onSubmit={submit}>
      <input
        data-note
        value={text}
        maxLength={LONGEST}
        aria-label={words.label(move + 1)}
        placeholder={words.label(move + 1)}
        onInput={(event) => setDraft({ text: event.currentTarget.value, shared })}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          // Escape leaves the line, not the replay.
          event.preventDefault();
          event.currentTarget.closest(".replay")?.querySelector<HTMLElement>("[data-lenses]")?.focus();
        }}
      />
      <label>
        <input
          type="checkbox"
          checked={shared}
          onChange={(event) => setDraft({ text, shared: event.currentTarget.checked })}
        />
        {words.share}
      </label>
      <button type="submit" aria-disabled={isSame} aria-busy={state === "asked"}>
        {before && text.trim() === "" ? words.forget : words.keep}
      </button>
      {typeof state === "object" && <p role="alert">{state.fault}</p>}
    </form>
  );
}

/** Over the slider: the moves that have a note. Keys and readers have the list. */
export function NoteFlags({ of }: { of: number }) {
  const moves = [...new Set(notes.value.map(({ move }) => move))];
  return (
    <>
      {moves.map((at) => (
        <span key={`note ${at}`} class="rp-flag" data-flag style={{ "--at": of > 1 ? at / (of - 1) : 0 }} />
      ))}
    </>
  );
}
