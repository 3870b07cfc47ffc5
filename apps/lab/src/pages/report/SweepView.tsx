import type { Report } from "../../runs/report.ts";
import type { Wish } from "../../runs/wish.ts";
import { Curves } from "../charts/Curves.tsx";
import { namesOf } from "../store/known.ts";
import { Panel } from "../ui/Panel.tsx";
import { t } from "../words/index.ts";
import { GOAL } from "./goal.ts";

/** How the share of every side follows the number that was swept over: the same deals for each of its values. */
export function SweepView({ wish, report }: { readonly wish: Wish; readonly report: Report }) {
  const names = namesOf(wish.game);
  const even = 1 / wish.players;
  const sides = [...new Set(report.ways.flatMap(({ summary }) => summary.sides.map(({ name }) => name)))].sort();
  const curves = sides.map((side) => ({
    name: names.side(side),
    colour: names.colour(side),
    points: report.ways.flatMap(({ values, summary }) => {
      const found = summary.sides.find(({ name }) => name === side);
      return found ? [{ at: values[0] ?? 0, interval: { mean: found.winRate, low: found.low, high: found.high } }] : [];
    }),
  }));
  const deals = report.ways[0]?.summary.games ?? 0;
  return (
    <Panel title={t.value.report.sweep} note={t.value.report.sweepText(t.value.run.deals(deals))}>
      <Curves label={wish.title} curves={curves} even={even} band={[GOAL[0] * even, GOAL[1] * even]} />
    </Panel>
  );
}
