import type { SeatSummary, TableSummary } from "@paravent/protocol";
import { useEffect, useRef, useState } from "preact/hooks";
import { language } from "../i18n/language.ts";
import { setPause } from "../net/time.ts";
import { agreedOn } from "./agreed.ts";
import { said } from "./lengths.ts";
import { timeWords } from "./words.ts";
import "./time-dialog.css";

interface Props {
  readonly table: TableSummary;
  onClose(): void;
}

/** What was agreed on about time, who stands still, and one's own pause. */
export function TimeDialog({ table, onClose }: Props) {
  const words = timeWords.value;
  const dialog = useRef<HTMLDialogElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const own = table.status === "running" ? table.seats.find(({ seat }) => seat === table.you)?.pause : undefined;
  const isPaused = own?.since !== undefined;
  const stop = () =>
    setPause(table.id, !isPaused)
      .then(() => setFailed(false))
      .catch(() => setFailed(true));
  const told = table.seats
    .map((seat) => ({ seat: seat.seat, name: seat.name, stands: standing(seat) }))
    .filter(({ stands }) => stands !== "");
  return (
    <dialog ref={dialog} class="time-dialog" aria-labelledby="time-title" onClose={onClose}>
      <h2 id="time-title" class="disp">
        {words.dialog}
      </h2>
      {agreedOn(table, words).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {told.length > 0 && (
        <ul>
          {told.map(({ seat, name, stands }) => (
            <li key={seat}>
              <b>{name}</b> <span>{stands}</span>
            </li>
          ))}
        </ul>
      )}
      {failed && <p role="status">{words.failed}</p>}
      {own?.left === 0 && <p role="status">{words.used}</p>}
      <div class="time-buttons">
        {own && own.left > 0 && (
          <button type="button" onClick={stop}>
            {isPaused ? words.resume : words.begin}
          </button>
        )}
        <button type="button" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </div>
    </dialog>
  );
}

function standing({ substitute, pause, vacation }: SeatSummary): string {
  const words = timeWords.value;
  const day = (at: number) => new Date(at).toLocaleDateString(language.value, { day: "numeric", month: "long" });
  return [
    ...(substitute ? [words.bot] : []),
    // The last hour of the days off belongs to the day before.
    ...(vacation === undefined ? [] : [words.onVacation(day(vacation - 1))]),
    ...(pause?.since === undefined ? [] : [words.paused]),
    ...(pause ? [words.pauseLeft(pause.left < 60_000 ? words.none : said(words, pause.left / 1000))] : []),
  ].join(", ");
}
