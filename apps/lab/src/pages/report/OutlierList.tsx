import { useState } from "preact/hooks";
import type { WayReport } from "../../runs/report.ts";
import { Sparkline } from "../charts/Sparkline.tsx";
import type { Names } from "../store/known.ts";
import { ask } from "../store/net.ts";
import { t } from "../words/index.ts";

interface Props {
  readonly run: string;
  /** Which of the ways of the run these games were played. */
  readonly way: number;
  readonly report: WayReport;
  readonly names: Names;
}

/** So many are listed before somebody wants all. */
const SHOWN = 5;

/** Games that are extreme in something, the farthest first; each opens in the replay of the client. */
export function OutlierList({ run, way, report, names }: Props) {
  const [fault, setFault] = useState<string | null>(null);
  const [isAll, setAll] = useState(false);
  const say = t.value.report;
  const game = (deal: number): string => `/api/runs/${run}/ways/${way}/deals/${deal}`;
  const watch = (deal: number): void => {
    // A page that is opened later than the click would be blocked.
    const page = window.open("", "_blank");
    ask<{ address: string }>("POST", `${game(deal)}/watch`)
      .then(({ address }) => {
        setFault(null);
        if (page) page.location.href = address;
      })
      .catch((refused: Error) => {
        page?.close();
        setFault(refused.message);
      });
  };
  return (
    <>
      {fault && (
        <p class="lab-fault" role="alert">
          {fault}
        </p>
      )}
      <ul class="lab-outliers">
        {report.outliers
          .slice(0, isAll ? undefined : SHOWN)
          .map(({ kind, deal, value, deviation, side, points, course }) => (
            <li key={kind}>
              <div>
                <b>{say.deal(deal)}</b> <span>{`${names.side(side)}, ${say.scored(points)}`}</span>
                <em>{`${t.value.signed(deviation, 1)} σ`}</em>
              </div>
              <p>
                {say.kind(say.outlierKinds[kind] ?? names.word(kind), value)}
                <a href={`${game(deal)}.json`}>{say.file}</a>
              </p>
              <Sparkline points={course} colour={names.colour(side)} />
              <button class="lab-button" type="button" onClick={() => watch(deal)}>
                ▶ {say.watch}
              </button>
            </li>
          ))}
      </ul>
      {!isAll && report.outliers.length > SHOWN && (
        <button class="lab-button" type="button" onClick={() => setAll(true)}>
          {say.allOutliers(report.outliers.length)}
        </button>
      )}
    </>
  );
}
