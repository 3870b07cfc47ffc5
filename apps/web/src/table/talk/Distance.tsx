import { useState } from "preact/hooks";
import { putAversion } from "../../net/company.ts";
import { table } from "../../store/table.ts";
import { noteTerms, terms } from "../../store/terms.ts";
import { ReportForm } from "./ReportForm.tsx";
import { partners } from "./talk.ts";
import { mannersWords } from "./words.ts";

/** Each of the others: not to read them, not to meet them again, or to tell the moderators. */
export function Distance() {
  const words = mannersWords.value;
  const [reported, setReported] = useState<number | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const now = table.value!;
  const put = (seat: number, how: "mute" | "block" | null) =>
    putAversion(now.id, { seat, how }).then(
      (known) => {
        noteTerms(known);
        setSaid(null);
      },
      () => setSaid(words.failed),
    );
  return (
    <>
      {said && <p role="status">{said}</p>}
      <ul class="talk-people">
        {partners().map((seat) => {
          const name = now.seats[seat]?.name ?? String(seat + 1);
          const isBlocked = terms.value?.blocked.includes(seat) ?? false;
          const isMuted = !isBlocked && (terms.value?.muted.includes(seat) ?? false);
          return (
            <li key={seat}>
              <b>{name}</b>
              <span>
                <button
                  type="button"
                  aria-pressed={isMuted}
                  aria-label={words.muteWho(name)}
                  onClick={() => put(seat, isMuted ? null : "mute")}
                >
                  {words.mute}
                </button>
                <button
                  type="button"
                  aria-pressed={isBlocked}
                  aria-label={words.blockWho(name)}
                  onClick={() => put(seat, isBlocked ? null : "block")}
                >
                  {words.block}
                </button>
                <button type="button" aria-label={words.reportWho(name)} onClick={() => setReported(seat)}>
                  {words.report}
                </button>
              </span>
              {isMuted && <small>{words.muted}</small>}
              {isBlocked && <small>{words.blocked}</small>}
              {reported === seat && (
                <ReportForm
                  table={now.id}
                  seat={seat}
                  name={name}
                  onDone={(outcome) => {
                    setReported(null);
                    setSaid(outcome);
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
