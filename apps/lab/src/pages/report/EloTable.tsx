import type { Rated } from "../../sim/elo.ts";
import type { Names } from "../store/known.ts";
import { t } from "../words/index.ts";

/** How strong bots are beside each other, and what each won of the games that it or the other won. */
export function EloTable({ elo, names }: { readonly elo: readonly Rated[]; readonly names: Names }) {
  const say = t.value.report;
  return (
    <div class="lab-wide">
      <table class="lab-table lab-elo">
        <thead>
          <tr>
            <th scope="col">{say.bot}</th>
            <th scope="col">{say.elo}</th>
            {elo.map(({ bot }) => (
              <th key={bot} scope="col">
                {names.bot(bot)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {elo.map(({ bot, rating, low, high, against }) => (
            <tr key={bot}>
              <th scope="row">{names.bot(bot)}</th>
              <td>
                <b>{t.value.fixed(rating, 0)}</b> <small>{say.from(Math.round(low), Math.round(high))}</small>
              </td>
              {elo.map((other) => {
                const met = against.find((one) => one.bot === other.bot);
                return (
                  <td key={other.bot} title={met && t.value.run.deals(met.games)}>
                    {met && met.games > 0 ? t.value.percent(met.share) : "–"}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
