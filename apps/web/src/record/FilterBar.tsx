import type { EndedGame } from "@paravent/protocol";
import { EVERYTHING, type Filter } from "./statistics.ts";
import { recordWords } from "./words.ts";
import "./record.css";

interface Props {
  readonly games: readonly EndedGame[];
  readonly filter: Filter;
  onFilter(filter: Filter): void;
  gameName(game: string): string;
}

/** Which of one's games are shown. */
export function FilterBar({ games, filter, onFilter, gameName }: Props) {
  const words = recordWords.value;
  const played = [...new Set(games.map(({ game }) => game))];
  const isAll = filter.game === null && !filter.ratedOnly;
  return (
    <fieldset class="record-filter">
      <legend class="visually-hidden">{words.filters}</legend>
      <button type="button" aria-pressed={isAll} onClick={() => onFilter({ ...EVERYTHING, opponent: filter.opponent })}>
        {words.all}
      </button>
      {played.length > 1 &&
        played.map((game) => (
          <button
            key={game}
            type="button"
            aria-pressed={filter.game === game}
            onClick={() => onFilter({ ...filter, game: filter.game === game ? null : game })}
          >
            {gameName(game)}
          </button>
        ))}
      <button
        type="button"
        aria-pressed={filter.ratedOnly}
        onClick={() => onFilter({ ...filter, ratedOnly: !filter.ratedOnly })}
      >
        {words.rated}
      </button>
      <input
        type="search"
        value={filter.opponent}
        placeholder={words.opponent}
        aria-label={words.opponent}
        onInput={(event) => onFilter({ ...filter, opponent: event.currentTarget.value })}
      />
    </fieldset>
  );
}
