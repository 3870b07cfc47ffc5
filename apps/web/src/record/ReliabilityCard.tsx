import type { Reliability } from "@paravent/protocol";
import { recordWords } from "./words.ts";
import "./record.css";

/** Whether one stays to the end and answers in time: the last games, a mark each. */
export function ReliabilityCard({ of: { games, answers, late } }: { readonly of: Reliability }) {
  const words = recordWords.value;
  const done = games.filter(Boolean).length;
  return (
    <section class="acc-card" aria-labelledby="record-reliability">
      <h2 id="record-reliability" class="disp">
        {words.reliability} <small>{words.lately(games.length)}</small>
      </h2>
      {games.length > 0 && (
        <>
          <p class="record-marks" aria-hidden="true">
            {games.map((isDone, n) => (
              <i key={`${n} of ${games.length}`} class={isDone ? "done" : "left"} />
            ))}
          </p>
          <p>{words.finished(done, games.length - done)}</p>
        </>
      )}
      {answers > 0 && <p>{words.inTime(words.share(1 - late / answers))}</p>}
    </section>
  );
}
