import type { FinalView, ScoreView } from "@paravent/dclight";
import { t } from "../../../i18n/index.ts";
import { Shield } from "../art/index.ts";
import { signed } from "../seats/SeatPanel.tsx";
import { called } from "../seen/called.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

/** The parts of a score, in the order of the rules (DC-SCORE-01 to -06). */
export const SOURCES = [
  "ages",
  "morale",
  "tracks",
  "buildings",
  "destroyed",
  "creatures",
] as const satisfies readonly (keyof ScoreView)[];

/** Where each point came from: one row a player, one column a source, and a bar to compare them by eye. */
export function PointSources({ final }: { final: FinalView }) {
  const seen = useSeen();
  const { end } = texts.value;
  const most = Math.max(1, ...final.scores.map(gained));
  return (
    <section class="dc-sources" aria-labelledby="dc-sources">
      <h2 id="dc-sources" class="dc-own-title mc">
        {t.value.table.end.sources}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.value.table.end.player}</th>
            {SOURCES.map((source) => (
              <th key={source} scope="col" class={source}>
                {end.source[source]}
              </th>
            ))}
            <th scope="col">{texts.value.vp}</th>
          </tr>
        </thead>
        <tbody>
          {final.ranking.map(({ seat, vp }) => {
            const score = final.scores[seat]!;
            return (
              <tr key={seat}>
                <th scope="row">
                  <Shield seat={seat} size={22} />
                  {called(seen, seat)}
                </th>
                {SOURCES.map((source) => (
                  <td key={source} class={source}>
                    {signed(score[source])}
                    <i style={{ width: `${(100 * Math.max(0, score[source])) / most}%` }} />
                  </td>
                ))}
                <td class="mc total">{vp}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const gained = (score: ScoreView): number => Math.max(...SOURCES.map((source) => score[source]));
