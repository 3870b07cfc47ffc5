import type { WayReport } from "../../runs/report.ts";
import type { Summary } from "../../sim/tally.ts";
import { Intervals } from "../charts/Intervals.tsx";
import { t } from "../words/index.ts";
import { GOAL } from "./goal.ts";

interface Props {
  readonly first: WayReport;
  readonly other: WayReport | null;
  readonly of: "sides" | "seats" | "bots";
  readonly players: number;
  /** Of people, to be held against it. */
  readonly people?: Summary | null;
  name(id: string): string;
  colour(id: string): string;
}

/** Who wins which part, with intervals; where there are two ways, one beside the other. */
export function Shares({ first, other, of, players, people, name, colour }: Props) {
  const even = 1 / players;
  const before = new Map(first.summary[of].map((one) => [one.name, one]));
  const changes = of === "bots" ? [] : (other?.against?.[of] ?? []);
  const rows = (other ?? first).summary[of].map(({ name: id, winRate, low, high }) => {
    const was = other ? before.get(id) : undefined;
    const ofPeople = people?.[of].find((one) => one.name === id);
    const change = changes.find((one) => one.name === id);
    return {
      name: name(id),
      colour: colour(id),
      before: was && { mean: was.winRate, low: was.low, high: was.high },
      after: { mean: winRate, low, high },
      people: ofPeople && { mean: ofPeople.winRate, low: ofPeople.low, high: ofPeople.high },
      change: change && { mean: change.change * even, low: change.low * even, high: change.high * even },
    };
  });
  return (
    <Intervals
      label={rows.map((row) => `${row.name} ${t.value.percent(row.after.mean, 1)}`).join(", ")}
      rows={rows}
      even={even}
      evenName={t.value.report.even(players)}
      band={[GOAL[0] * even, GOAL[1] * even]}
    />
  );
}
