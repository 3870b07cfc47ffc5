import { seatRef } from "@paravent/diktat/refs";
import type { Seat } from "@paravent/kernel";
import { t } from "../../../i18n/index.ts";
import { isNarrow } from "../../../store/media.ts";
import { Icon, Medallion } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { choiceOf, leagueQuestion } from "./choices.ts";
import { LevelTrack } from "./LevelTrack.tsx";
import { type BoardView, MOST_EXCHANGED, MOST_MEMBERS } from "./seen.ts";
import "./board.css";
import { texts } from "../words/index.ts";

/** A League: its name, what it lives for, its level and its members, in order of arrival. */
export function LeagueBoard({ board }: { board: BoardView }) {
  const seen = useSeen();
  const words = texts.value.leagues;
  const league = seen.words.league(board.id);
  const question = leagueQuestion(seen);
  const join = question && choiceOf(question, "join", board.id);
  const isOwn = seen.you !== null && board.members.includes(seen.you);
  const isBarred = seen.you !== null && board.excluded.includes(seen.you);
  return (
    <article
      class={isOwn ? "lg-board own" : isBarred ? "lg-board barred" : "lg-board"}
      data-league={board.id}
      data-place={`league:${board.id}`}
    >
      <header>
        <div>
          <h2 class="disp">{league.title}</h2>
          <p>{league.motto}</p>
        </div>
        <p class="lg-level disp">
          {board.level === 0 ? "–" : board.level}
          <small>{words.level}</small>
        </p>
      </header>
      <p class="lg-objective">
        <Icon name={board.id === "maisel" ? "drop" : "vp"} size={15} />
        <span>{league.objective}</span>
      </p>
      <div class="lg-track-room">
        <LevelTrack board={board} />
      </div>
      <footer>
        {board.members.map((seat) => (
          <Member key={seat} seat={seat} />
        ))}
        {join?.open && (
          <button
            type="button"
            class="lg-member join"
            data-join={board.id}
            aria-pressed={join.chosen}
            onClick={join.press}
          >
            <i />
            {words.joinHere(board.cost ?? 0)}
          </button>
        )}
        {Array.from({ length: MOST_MEMBERS - board.members.length - (join?.open ? 1 : 0) }, (_, at) => (
          <span key={`free ${at}`} class="lg-member free">
            <i />
            <span>{words.free}</span>
          </span>
        ))}
        {isOwn && board.exchanged !== null && (
          <span class="lg-exchanged">
            <Icon name="trade" size={14} />
            {words.exchanged(board.exchanged, MOST_EXCHANGED)}
          </span>
        )}
        {isBarred && <span class="lg-exchanged">{words.barred}</span>}
      </footer>
    </article>
  );
}

/** A member by name; where the open question lets it, a touch asks for its exclusion, or for one's own leave. */
function Member({ seat }: { seat: Seat }) {
  const seen = useSeen();
  const words = texts.value.leagues;
  const question = leagueQuestion(seen);
  const isYou = seat === seen.you;
  const choice = question && (isYou ? choiceOf(question, "leave") : choiceOf(question, "exclude", seatRef(seat)));
  const body = (
    <>
      <Medallion cabal={seen.player(seat).cabal} size={24} />
      <span>{isYou ? t.value.table.you : seen.name(seat)}</span>
    </>
  );
  // On a small screen the cards beside the boards say it, at a size that a finger meets.
  if (!choice?.open || isNarrow.value) return <span class="lg-member">{body}</span>;
  return (
    <button
      type="button"
      class="lg-member"
      aria-pressed={choice.chosen}
      title={isYou ? words.leave : words.excludeOne(seen.name(seat))}
      onClick={choice.press}
    >
      {body}
    </button>
  );
}
