import { useState } from "preact/hooks";
import { Link } from "wouter-preact";
import type { Progress } from "../../runs/run.ts";
import { ReportView } from "../report/ReportView.tsx";
import { RunBar } from "../report/RunBar.tsx";
import { ask } from "../store/net.ts";
import { useLooking, useShown } from "../store/shown.ts";
import { t } from "../words/index.ts";
import { FirstSteps } from "./FirstSteps.tsx";
import { SampleForm } from "./SampleForm.tsx";

/** Chooses what is played, and shows what came of it. */
export function SimulationPage({ shown: wanted }: { readonly shown: string | null }) {
  const [runs, setRuns] = useState<readonly Progress[]>([]);
  useLooking(async () => setRuns(await ask<Progress[]>("GET", "/api/runs")), [wanted]);
  const id = wanted ?? runs[0]?.id ?? null;
  const shown = useShown(id);
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
            <ReportView run={shown.progress.id} wish={shown.progress.wish} report={shown.report} />
          </>
        ) : (
          <FirstSteps />
        )}
      </div>
    </main>
  );
}
