import type { WayReport } from "../../runs/report.ts";
import type { Summary } from "../../sim/tally.ts";
import { t } from "../words/index.ts";

interface Props {
  readonly first: WayReport;
  readonly other: WayReport | null;
  /** Of people, to be held against it. */
  readonly people: Summary | null;
  words(id: string): string;
}

const KINDS = ["rounds", "answers", "points", "winner", "margin", "leads", "comeback"] as const;

/** Length, points and what the game counts, as means with the range. */
export function Measures({ first, other, people, words }: Props) {
  const say = t.value.report;
  const counted = [...new Set([first, other].flatMap((way) => Object.keys(way?.summary.counts ?? {})))];
  return (
    <table class="lab-table">
      <thead>
        <tr>
          <th scope="col">{say.measure}</th>
          <th scope="col">{other ? "A" : say.mean}</th>
          {other && <th scope="col">B</th>}
          {people && <th scope="col">{say.people}</th>}
        </tr>
      </thead>
      <tbody>
        {KINDS.map((kind) => {
          const [one, two] = [first.summary[kind], other?.summary[kind]];
          if (!one) return null;
          return (
            <tr key={kind}>
              <th scope="row">{say[kind]}</th>
              <td>
                {t.value.fixed(one.mean, 2)} <small>{say.from(one.min, one.max)}</small>
              </td>
              {other && <td>{two ? t.value.fixed(two.mean, 2) : ""}</td>}
              {people && <td class="lab-people">{t.value.fixed(people[kind]?.mean ?? 0, 2)}</td>}
            </tr>
          );
        })}
        {counted.map((type) => (
          <tr key={type}>
            <th scope="row">{words(type)}</th>
            <td>{t.value.fixed(first.summary.counts[type] ?? 0, 2)}</td>
            {other && <td>{t.value.fixed(other.summary.counts[type] ?? 0, 2)}</td>}
            {people && <td class="lab-people">{t.value.fixed(people.counts[type] ?? 0, 2)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
