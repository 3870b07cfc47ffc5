import type { Leaderboard } from "@paravent/protocol";
import { useEffect, useState } from "preact/hooks";
import { readLeaders } from "../net/record.ts";
import { saidNo } from "../net/said-no.ts";
import { faultText } from "../ui/faults.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { PortraitPicture } from "../ui/portraits/PortraitPicture.tsx";
import { useTabTitle } from "../ui/tab-title.ts";
import { recordWords } from "./words.ts";
import "./record.css";

interface Props {
  readonly games: readonly { readonly id: string; readonly name: string }[];
}

/** Who plays best, in each game. */
export function LeadersPage({ games }: Props) {
  const words = recordWords.value;
  const [game, setGame] = useState(games[0]?.id ?? "");
  const [board, setBoard] = useState<Leaderboard | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useTabTitle(words.leaders, false);
  useEffect(() => {
    let isGone = false;
    setBoard(null);
    readLeaders(game).then(
      (found) => isGone || setBoard(found),
      (reason: unknown) => isGone || setFault(faultText(saidNo(reason))),
    );
    return () => {
      isGone = true;
    };
  }, [game]);
  return (
    <>
      <PageHead title={words.leaders} back={words.back} />
      <main class="leaders">
        <div class="record-filter">
          {games.map(({ id, name }) => (
            <button key={id} type="button" aria-pressed={id === game} onClick={() => setGame(id)}>
              {name}
            </button>
          ))}
        </div>
        {fault && <p role="alert">{fault}</p>}
        {board && <p>{board.leaders.length === 0 ? words.noLeaders : words.leadersText(board.least)}</p>}
        {board && board.leaders.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">{words.rank}</th>
                <th scope="col">{words.player}</th>
                <th scope="col">{words.rating}</th>
              </tr>
            </thead>
            <tbody>
              {board.leaders.map(({ name, portrait, rating, you }, n) => (
                <tr key={`${n} ${name}`} class={you ? "you" : undefined}>
                  <td class="disp">{n + 1}</td>
                  <th scope="row">
                    {portrait && <PortraitPicture of={portrait} />}
                    {name} {you && <i>{words.you}</i>} <small>{words.ratedGames(rating.games)}</small>
                  </th>
                  <td>
                    <b class="disp">{words.value(rating.value)}</b> <small>{words.doubt(rating.doubt)}</small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </main>
    </>
  );
}
