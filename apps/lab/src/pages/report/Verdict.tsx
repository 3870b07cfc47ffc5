import type { WayReport } from "../../runs/report.ts";
import { t } from "../words/index.ts";
import "./verdict.css";

interface Props {
  readonly way: WayReport;
  readonly players: number;
  name(id: string): string;
}

/** What the differences say in words: those that are clear, and that the others may be chance. */
export function Verdict({ way, players, name }: Props) {
  const { sides = [], deals = 0 } = way.against ?? {};
  const clear = sides.filter(({ low, high }) => low > 0 || high < 0);
  const say = t.value.report;
  const part = (share: number): string => t.value.percent(share / players, 1);
  const points = (share: number): string => t.value.signed((100 * share) / players, 1);
  return (
    <p class="lab-verdict">
      {clear.map((side) => (
        <span key={side.name}>
          <b>{name(side.name)}</b>
          {say.moved(part(side.before), part(side.after), points(side.change), points(side.low), points(side.high))}
        </span>
      ))}
      <span>{clear.length === sides.length ? "" : clear.length === 0 ? say.noneClear : say.othersUnclear}</span>
      <small>{t.value.run.deals(deals)}</small>
    </p>
  );
}
