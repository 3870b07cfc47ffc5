import type { EndedGame } from "@paravent/protocol";
import { t } from "../i18n/index.ts";
import { bySide, faceToFace, luck, usualLength } from "./statistics.ts";
import { recordWords } from "./words.ts";
import "./record.css";

/** So many people are shown. */
const FACES = 8;

interface Props {
  readonly games: readonly EndedGame[];
  gameName(game: string): string;
  sideName(game: string, side: string): string;
}

/** What one's games say in numbers, with their doubt. */
export function Statistics({ games, gameName, sideName }: Props) {
  const words = recordWords.value;
  const [sides, faces, draws, usual] = [bySide(games), faceToFace(games), luck(games), usualLength(games)];
  if (games.length === 0) return null;
  const isMixed = new Set(sides.map(({ game }) => game)).size > 1;
  return (
    <section class="acc-card record-numbers" aria-label={words.bySide}>
      {sides.length > 0 && (
        <>
          <h2 class="disp">{words.bySide}</h2>
          <p class="acc-quiet">{words.bySideText}</p>
          <ul>
            {sides.map(({ game, side, of, share, low, high, even }) => (
              <li key={`${game} ${side}`}>
                <b>{sideName(game, side)}</b>{" "}
                <small>{isMixed ? `${gameName(game)}, ${words.games(of)}` : words.games(of)}</small>
                <strong>{words.share(share)}</strong>
                <span class="record-line" aria-hidden="true">
                  <i style={{ left: `${100 * low}%`, right: `${100 * (1 - high)}%` }} />
                  <s style={{ left: `${100 * even}%` }} />
                  <b style={{ left: `${100 * share}%` }} />
                </span>
              </li>
            ))}
          </ul>
          {games.length < 20 && <p class="acc-quiet">{words.few}</p>}
        </>
      )}
      {usual !== null && <p>{words.usual(t.value.clock.span(usual))}</p>}
      {faces.length > 0 && (
        <>
          <h2 class="disp">
            {words.faces} <small>{words.facesText}</small>
          </h2>
          <ul>
            {faces.slice(0, FACES).map((one) => (
              <li key={one.name}>
                <b>{one.name}</b> <small>{words.games(one.games)}</small>
                <strong>{words.score(one.ahead, one.behind)}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
      {draws.length > 0 && (
        <>
          <h2 class="disp">{words.luck}</h2>
          <p class="acc-quiet">{words.luckText}</p>
          <ul>
            {draws.slice(0, FACES).map(({ of, times, mean, expected, isChance }) => (
              <li key={of}>
                <b>{words.draws(of, times)}</b> <small>{isChance ? words.isChance : words.isOdd}</small>
                <strong>{words.mean(mean, expected)}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
