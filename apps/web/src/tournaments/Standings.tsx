import type { Tournament } from "@paravent/protocol";
import { tournamentWords } from "./words.ts";

/** Who leads. On a narrow screen what decides ties stands under the name. */
export function Standings({ of }: { readonly of: Tournament }) {
  const words = tournamentWords.value;
  const { players, standings, duplicate } = of;
  return (
    <section class="cup-card" aria-labelledby="cup-standings">
      <h2 id="cup-standings" class="disp">
        {words.standings} <small>{words.entrants(of.entrants)}</small>
      </h2>
      {standings.length === 0 ? (
        <p class="cup-quiet">{words.noStandings}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.rank}</th>
              <th scope="col">{words.player}</th>
              {duplicate && (
                <th scope="col" class="cup-tie">
                  {words.sameSeat}
                </th>
              )}
              <th scope="col" class="cup-tie">
                {words.strength}
              </th>
              <th scope="col">{words.points}</th>
            </tr>
          </thead>
          <tbody>
            {standings.map(({ player, place, points, sameSeat, strength, rounds }) => {
              const { name, you, withdrawn } = players[player]!;
              return (
                <tr key={player} class={you ? "you" : undefined}>
                  <td class="disp">{of.round === 0 ? "" : place}</td>
                  <th scope="row">
                    {name} {you && <i>{words.you}</i>} {withdrawn && <i>{words.withdrawn}</i>}
                    {rounds > 0 && (
                      <small class="cup-under">
                        {sameSeat !== null && `${words.sameSeatText(sameSeat)}, `}
                        {words.strengthText(strength)}
                      </small>
                    )}
                  </th>
                  {duplicate && <td class="cup-tie">{rounds > 0 && sameSeat !== null ? words.share(sameSeat) : ""}</td>}
                  <td class="cup-tie">{rounds > 0 ? words.value(strength) : ""}</td>
                  <td>
                    <b class="disp">{words.value(points)}</b>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <p class="cup-quiet">{duplicate ? words.howRankedSame : words.howRanked}</p>
    </section>
  );
}
