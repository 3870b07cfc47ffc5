import { useEffect, useRef, useState } from "preact/hooks";
import { moment } from "../../store/moment.ts";
import { showMoment } from "../../store/replay.ts";
import { table } from "../../store/table.ts";
import { NoteForm } from "./NoteForm.tsx";
import { type Note, notes } from "./notes.ts";
import { lookBackWords } from "./words.ts";
import "./notes.css";

/** Notes on the moves, players and things of the game, one's own and those that others share; the move in sight and the players can be noted here, things on their cards. `wanted`: how often that was asked for. */
export function Notes({ wanted }: { wanted: number }) {
  const words = lookBackWords.value.notes;
  const now = table.value;
  const move = moment.value?.at ?? 0;
  const section = useRef<HTMLElement>(null);
  const [about, setAbout] = useState("");
  useEffect(() => {
    if (wanted > 0) section.current?.querySelector<HTMLInputElement>("[data-note]")?.focus();
  }, [wanted]);
  if (!now) return null;
  return (
    <section ref={section} class="rp-notes" aria-labelledby="rp-notes-title">
      <h3 id="rp-notes-title">{words.title}</h3>
      {notes.value.length > 0 && (
        <ul>
          {notes.value.map(({ move: at, about, label, text, own, shared, by }) => (
            <li key={`${at} ${about} ${by} ${own}`}>
              <button type="button" aria-label={words.go(at + 1)} onClick={() => void showMoment(at)}>
                {at + 1}
              </button>
              <p>
                {about !== undefined && <b>{`${calledBy({ about, label })} · `}</b>}
                {text} <small>{own ? words.read[shared ? "shared" : "private"] : by}</small>
              </p>
            </li>
          ))}
        </ul>
      )}
      <label class="rp-about">
        {words.about}
        <select value={about} onChange={(event) => setAbout(event.currentTarget.value)}>
          <option value="">{words.move(move + 1)}</option>
          {now.seats.map(({ seat, name }) => (
            <option key={seat} value={seatName(seat)}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <NoteForm
        key={about === "" ? `${now.id} ${move}` : `${now.id} ${about}`}
        table={now.id}
        move={move}
        about={about === "" ? null : { name: about, label: calledBy({ about, label: undefined }) }}
        said={about === "" ? words.label(move + 1) : words.labelOf(calledBy({ about, label: undefined }))}
      />
    </section>
  );
}

/** By which notes know a player. */
const seatName = (seat: number): string => `seat:${seat}`;

/** What a note is about, in words: a player by their name, a thing as its author calls it. */
function calledBy({ about, label }: { readonly about: string; readonly label: Note["label"] }): string {
  const seat = table.value?.seats.find((one) => seatName(one.seat) === about);
  return seat?.name ?? label ?? about;
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
