import type { Report } from "../../runs/report.ts";
import type { Wish } from "../../runs/wish.ts";
import { Curves } from "../charts/Curves.tsx";
import { namesOf } from "../store/known.ts";
import { Panel } from "../ui/Panel.tsx";
import { t } from "../words/index.ts";
import { GOAL } from "./goal.ts";
import { SweepOfTwo } from "./SweepOfTwo.tsx";

interface Props {
  readonly wish: Wish;
  readonly report: Report;
}

/** How the share of every side follows the number that was swept over, or the two: the same deals for each of their values. */
export function SweepView({ wish, report }: Props) {
  const deals = t.value.run.deals(report.ways[0]?.summary.games ?? 0);
  const isOfTwo = report.ways[0]?.values.length === 2;
  const say = t.value.report;
  return (
    <Panel
      title={isOfTwo ? say.sweepOfTwo : say.sweep}
      note={isOfTwo ? say.sweepOfTwoText(deals) : say.sweepText(deals)}
    >
      {isOfTwo ? <SweepOfTwo wish={wish} report={report} /> : <SweepOfOne wish={wish} report={report} />}
    </Panel>
  );
}

function SweepOfOne({ wish, report }: Props) {
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
  return (
    <>
      <Curves label={wish.title} curves={curves} even={even} band={[GOAL[0] * even, GOAL[1] * even]} />
      {wish.varied && <p class="lab-note lab-axis">{wish.varied[0]}</p>}
    </>
  );
}
