import type { Report } from "../../runs/report.ts";
import type { Wish } from "../../runs/wish.ts";
import { namesOf } from "../store/known.ts";
import { Panel } from "../ui/Panel.tsx";
import { t } from "../words/index.ts";

interface Props {
  readonly wish: Wish;
  readonly report: Report;
  /** Takes the numbers of a way over; absent where there is nothing to take them over to. */
  onTake?(way: number): void;
}

/** How many of the ways that were tried are listed. */
const LISTED = 8;

/** What a search has tried, the nearest to its goal first: those played longest are known best. */
export function SearchView({ wish, report, onTake }: Props) {
  const names = namesOf(wish.game);
  const say = t.value.report;
  const order = report.ways
    .map((way, n) => ({ way, n }))
    .sort((a, b) => b.way.summary.games - a.way.summary.games || a.way.far! - b.way.far!)
    .slice(0, LISTED);
  return (
    <Panel title={say.search} note={say.searchText(wish.goal?.low ?? 0, wish.goal?.high ?? 0)}>
      <table class="lab-table">
        <thead>
          <tr>
            <th scope="col">{say.tried}</th>
            <th scope="col">{t.value.sample.games}</th>
            <th scope="col">{say.far}</th>
            <th scope="col">{say.worst}</th>
            {onTake && <th scope="col">{say.take}</th>}
          </tr>
        </thead>
        <tbody>
          {order.map(({ way, n }) => {
            const worst = way.summary.sides.toSorted((a, b) => off(b.winRate, wish) - off(a.winRate, wish))[0];
            return (
              <tr key={way.name}>
                <th scope="row">{way.name}</th>
                <td>{t.value.number(way.summary.games)}</td>
                <td>{t.value.fixed(Math.sqrt(way.far ?? 0), 2)}</td>
                <td>{worst && `${names.side(worst.name)} ${t.value.percent(worst.winRate * wish.players)}`}</td>
                {onTake && (
                  <td>
                    {n > 0 && (
                      <button class="lab-button" type="button" onClick={() => onTake(n)}>
                        {say.take}
                      </button>
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}

/** How far a share is from an even one. */
const off = (winRate: number, { players }: Wish): number => Math.abs(winRate * players - 1);
