import { useState } from "preact/hooks";
import { useLocation } from "wouter-preact";
import type { Progress } from "../../runs/run.ts";
import { ask } from "../store/net.ts";
import { t } from "../words/index.ts";

/** More ways than these are counted, not named. */
const MOST_NAMED = 6;

/** How far a run has come, and what can be done with it. */
export function RunBar({ run }: { readonly run: Progress }) {
  const { id, wish, status, fault, played, total, left } = run;
  const say = t.value.run;
  const [isAsked, setAsked] = useState(false);
  const [, goTo] = useLocation();
  const tell = (what: "pause" | "resume") => () => void ask("POST", `/api/runs/${id}/${what}`).catch(() => undefined);
  const drop = (): void => {
    void ask("DELETE", `/api/runs/${id}`).then(() => goTo("/"));
  };
  const part = total === 0 ? 0 : played / total;
  return (
    <section class="lab-panel lab-run" aria-label={wish.title}>
      <div class="lab-run-line">
        <h1 class="disp">{wish.title}</h1>
        <p>
          {wish.ways.length > MOST_NAMED ? say.ways(wish.ways.length) : wish.ways.map(({ name }) => name).join(" / ")} ·{" "}
          {wish.seed} · <b>{t.value.status[status]}</b>
        </p>
        <div class="lab-tools">
          {status === "playing" || status === "waiting" ? (
            <button class="lab-button" type="button" onClick={tell("pause")}>
              {say.pause}
            </button>
          ) : (
            status !== "done" && (
              <button class="lab-button" type="button" onClick={tell("resume")}>
                {say.resume}
              </button>
            )
          )}
          <button
            class="lab-button"
            type="button"
            onClick={() => (isAsked ? drop() : setAsked(true))}
            onBlur={() => setAsked(false)}
          >
            {isAsked ? say.dropSure : say.drop}
          </button>
        </div>
      </div>
      <div class="lab-run-line">
        <span class="lab-run-count disp">{t.value.number(played)}</span>
        <div
          class="lab-run-bar"
          role="progressbar"
          aria-valuenow={Math.round(100 * part)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-label={say.games(played, total)}
        >
          <i style={{ width: `${100 * part}%` }} />
        </div>
        <p role="status">
          {say.games(played, total)}
          {left !== null && `, ${say.left(left)}`}
        </p>
        <nav class="lab-links" aria-label={wish.title}>
          <a href={`/api/runs/${id}/report.json`}>{say.json}</a>
          <a href={`/api/runs/${id}/report.csv`}>{say.csv}</a>
          <a href={`/api/runs/${id}/games.csv`}>{say.gamesCsv}</a>
        </nav>
      </div>
      {status === "playing" && <p class="lab-note">{say.keep}</p>}
      {fault && (
        <p class="lab-fault" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}
