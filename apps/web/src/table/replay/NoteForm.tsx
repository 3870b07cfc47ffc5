import { useState } from "preact/hooks";
import { saidNo } from "../../net/said-no.ts";
import { faultText } from "../../ui/faults.ts";
import { keepNote, type Note, notes } from "./notes.ts";
import { lookBackWords } from "./words.ts";

/** As long as a note may be, and the name of what it is about. */
const LONGEST = 400;
const LONGEST_LABEL = 80;

interface Props {
  readonly table: string;
  readonly move: number;
  /** The player or thing that is noted; null: the move itself. */
  readonly about: { readonly name: string; readonly label: string } | null;
  /** What the field is called. */
  readonly said: string;
}

/** One's note on a move, a player or a thing; it can be changed, let be read by others, and taken back. */
export function NoteForm({ table: id, move, about, said }: Props) {
  const words = lookBackWords.value.notes;
  const before = notes.value.find((note) => note.own && note.about === about?.name && (about || note.move === move));
  // What is being written; until then the note there is, which may still be on its way.
  const [draft, setDraft] = useState<Pick<Note, "text" | "shared"> | null>(null);
  const { text, shared } = draft ?? before ?? { text: "", shared: false };
  const [state, setState] = useState<"ready" | "asked" | { readonly fault: string }>("ready");
  const isSame = text.trim() === (before?.text ?? "") && (shared === (before?.shared ?? false) || text.trim() === "");
  const submit = (event: Event) => {
    event.preventDefault();
    if (state === "asked" || isSame) return;
    setState("asked");
    keepNote(id, {
      move,
      text,
      shared,
      ...(about && { about: about.name, label: about.label.slice(0, LONGEST_LABEL) }),
    }).then(
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
        aria-label={said}
        placeholder={said}
        onInput={(event) => setDraft({ text: event.currentTarget.value, shared })}
        onKeyDown={(event) => {
          const replay = event.currentTarget.closest(".replay");
          if (event.key !== "Escape" || !replay) return;
          // Escape leaves the line, not the replay.
          event.preventDefault();
          replay.querySelector<HTMLElement>("[data-lenses]")?.focus();
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
