import { useEffect, useState } from "preact/hooks";
import { Link } from "wouter-preact";
import type { Report } from "../../runs/report.ts";
import type { Progress } from "../../runs/run.ts";
import { ReportView } from "../report/ReportView.tsx";
import { RunBar } from "../report/RunBar.tsx";
import { ask } from "../store/net.ts";
import { t } from "../words/index.ts";
import { SampleForm } from "./SampleForm.tsx";

export interface Shown {
  readonly progress: Progress;
  readonly report: Report;
}

/** How often a run under way is looked at. */
const LOOK_MS = 1000;

/** Chooses what is played, and shows what came of it. */
export function SimulationPage({ shown: wanted }: { readonly shown: string | null }) {
  const [runs, setRuns] = useState<readonly Progress[]>([]);
  const [shown, setShown] = useState<Shown | null>(null);
  const id = wanted ?? runs[0]?.id ?? null;
  useEffect(() => {
    let timer = 0;
    const look = async (): Promise<void> => {
      const all = await ask<Progress[]>("GET", "/api/runs");
      setRuns(all);
      const seen = wanted ?? all[0]?.id;
      setShown(seen && all.some((run) => run.id === seen) ? await ask<Shown>("GET", `/api/runs/${seen}`) : null);
    };
    const again = (): void => {
      void look()
        .catch(() => undefined)
        .then(() => {
          timer = window.setTimeout(again, LOOK_MS);
        });
    };
    again();
    return () => window.clearTimeout(timer);
  }, [wanted]);
  return (
    <main class="lab-split">
      <aside class="lab-aside">
        <SampleForm />
        <h2 class="disp">{t.value.sample.before}</h2>
        {runs.length === 0 && <p class="lab-note">{t.value.sample.empty}</p>}
        <ul class="lab-runs">
          {runs.map(({ id: one, wish, status, made }) => (
            <li key={one}>
              <Link href={`/runs/${one}`} aria-current={one === id ? "true" : undefined}>
                <b>{wish.title}</b>
                <small>
                  {t.value.status[status]} · {new Date(made).toLocaleString()}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      </aside>
      <div class="lab-main">
        {shown ? (
          <>
            <RunBar run={shown.progress} />
            <ReportView wish={shown.progress.wish} report={shown.report} />
          </>
        ) : (
          <p class="lab-note">{t.value.sample.empty}</p>
        )}
      </div>
    </main>
  );
}
