import type { Report, WayReport } from "../../runs/report.ts";
import type { Wish } from "../../runs/wish.ts";
import { namesOf } from "../store/known.ts";
import { t } from "../words/index.ts";
import { surePlaceOf } from "./goal.ts";

const KINDS = ["rounds", "answers", "winner", "margin", "leads"] as const;

/** Tables of every size side by side: what part of an even share each side won, how long games were and how they ended. */
export function SizesTable({ wish, report: { ways } }: { readonly wish: Wish; readonly report: Report }) {
  const names = namesOf(wish.game);
  const say = t.value.report;
  const among = (of: (way: WayReport) => readonly { readonly name: string }[]): string[] =>
    [...new Set(ways.flatMap((way) => of(way).map(({ name }) => name)))].sort();
  return (
    <div class="lab-wide">
      <table class="lab-table lab-sizes">
        <thead>
          <tr>
            <th scope="col">{say.side}</th>
            {ways.map(({ players }) => (
              <th key={players} scope="col">
                {say.players(players)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {among(({ summary }) => summary.sides).map((side) => (
            <tr key={side}>
              <th scope="row">{names.side(side)}</th>
              {ways.map(({ players, summary }) => {
                const found = summary.sides.find(({ name }) => name === side);
                if (!found) return <td key={players}>–</td>;
                const part = (rate: number): number => Math.round(100 * rate * players);
                const is = surePlaceOf(found.low * players, found.high * players);
                return (
                  <td key={players} class={is}>
                    <span class="visually-hidden">{`${say.is[is]}: `}</span>
                    {`${part(found.winRate)} %`} <small>{say.from(part(found.low), part(found.high))}</small>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tbody>
          {KINDS.filter((kind) => ways.every(({ summary }) => summary[kind])).map((kind) => (
            <tr key={kind}>
              <th scope="row">{say[kind]}</th>
              {ways.map(({ players, summary }) => (
                <td key={players}>{t.value.fixed(summary[kind]!.mean, 1)}</td>
              ))}
            </tr>
          ))}
          {among(({ summary }) => summary.ends).map((end) => (
            <tr key={end}>
              <th scope="row">{say.endsBy(names.word(end))}</th>
              {ways.map(({ players, summary }) => (
                <td key={players}>{t.value.percent(summary.ends.find(({ name }) => name === end)?.share ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
