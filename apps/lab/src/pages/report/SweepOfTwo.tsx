import type { Report } from "../../runs/report.ts";
import type { Wish } from "../../runs/wish.ts";
import { Grid } from "../charts/Grid.tsx";
import { namesOf } from "../store/known.ts";
import { t } from "../words/index.ts";
import { GOAL, placeOf } from "./goal.ts";

/** Two numbers swept over together: how many sides are within the goal, then each side by itself. */
export function SweepOfTwo({ wish, report }: { readonly wish: Wish; readonly report: Report }) {
  const names = namesOf(wish.game);
  const say = t.value.report;
  const [columns, rows] = [0, 1].map((axis) => axisOf(report, axis)) as [number[], number[]];
  const [across, down] = [wish.varied?.[0] ?? "1", wish.varied?.[1] ?? "2"];
  const sidesAt = (column: number, row: number) =>
    report.ways.find(({ values: [one, two] }) => one === column && two === row)?.summary.sides ?? [];
  const sides = [...new Set(report.ways.flatMap(({ summary }) => summary.sides.map(({ name }) => name)))].sort();
  const axes = { across, down, columns, rows };
  return (
    <>
      <p>{say.axes(across, down)}</p>
      <div class="lab-grids">
        <Grid
          {...axes}
          title={say.within(GOAL[0] * 100, GOAL[1] * 100)}
          cell={(column, row) => {
            const all = sidesAt(column, row);
            const within = all.filter(({ winRate }) => placeOf(winRate * wish.players) === "within").length;
            const is = within === all.length ? "within" : "below";
            return all.length === 0 ? null : { text: say.of(within, all.length), is };
          }}
        />
        {sides.map((side) => (
          <Grid
            key={side}
            {...axes}
            title={names.side(side)}
            cell={(column, row) => {
              const found = sidesAt(column, row).find(({ name }) => name === side);
              if (!found) return null;
              const share = found.winRate * wish.players;
              return { text: t.value.percent(share), is: placeOf(share) };
            }}
          />
        ))}
      </div>
    </>
  );
}

const axisOf = (report: Report, axis: number): number[] =>
  [...new Set(report.ways.map(({ values }) => values[axis]!))].sort((a, b) => a - b);
