import { moment } from "../../store/moment.ts";
import { table } from "../../store/table.ts";
import { NoteForm } from "./NoteForm.tsx";
import { notes } from "./notes.ts";
import { lookBackWords } from "./words.ts";
import "./notes.css";

/** On the card of a thing, in a game that is over: what players have noted on it. */
export function ThingNotes({ about, label }: { readonly about: string; readonly label: string }) {
  const words = lookBackWords.ifHere?.notes;
  const id = table.value?.id;
  if (!words || id === undefined) return null;
  const others = notes.value.filter((note) => note.about === about && !note.own);
  return (
    <section class="rp-notes" aria-label={words.title}>
      {others.map(({ text, by }) => (
        <p key={by}>
          {text} <small>{by}</small>
        </p>
      ))}
      <NoteForm table={id} move={moment.value?.at ?? 0} about={{ name: about, label }} said={words.labelOf(label)} />
    </section>
  );
}
