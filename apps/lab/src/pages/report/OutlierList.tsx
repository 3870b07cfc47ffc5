import type { WayReport } from "../../runs/report.ts";
import { Sparkline } from "../charts/Sparkline.tsx";
import type { Names } from "../store/known.ts";
import { t } from "../words/index.ts";

/** Games that are extreme in something, the farthest first. */
export function OutlierList({ way, names }: { readonly way: WayReport; readonly names: Names }) {
  const say = t.value.report;
  return (
    <ul class="lab-outliers">
      {way.outliers.slice(0, 8).map(({ kind, deal, value, deviation, side, points, course }) => (
        <li key={kind}>
          <div>
            <b>{say.deal(deal)}</b> <span>{`${names.side(side)}, ${points}`}</span>
            <em>{`${t.value.signed(deviation, 1)} σ`}</em>
          </div>
          <p>
            {say.outlierKinds[kind] ?? names.word(kind)}: {value}
          </p>
          <Sparkline points={course} colour={names.colour(side)} />
        </li>
      ))}
    </ul>
  );
}
