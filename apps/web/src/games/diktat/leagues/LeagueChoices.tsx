import { seatRef } from "@paravent/diktat/refs";
import type { Question } from "@paravent/kernel";
import { isTight } from "../../../store/media.ts";
import { RuleLink } from "../../../ui/RuleLink.tsx";
import { whyNot } from "../../../ui/why.ts";
import { Icon, Medallion } from "../art/index.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { type Choice, choiceOf } from "./choices.ts";
import { boardOfSeat, type LeaguesView, leagueName } from "./seen.ts";
import "./choices.css";
import { texts } from "../words/index.ts";

/** The League phase's cards: stay, leave, ask for an exclusion, join; each with its price and who receives it. */
export function LeagueChoices({ question, leagues }: { question: Question; leagues: LeaguesView }) {
  const seen = useSeen();
  const words = texts.value.leagues;
  const own = boardOfSeat(leagues, seen.you);
  const fellows = own?.members.filter((seat) => seat !== seen.you) ?? [];
  return (
    <section class="lg-choices" aria-label={words.yourChoice}>
      <h2>
        {words.yourChoice}
        <small>
          {words.order(
            seen.game.rankOrder.map((seat) => (seat === seen.you ? texts.value.youInside : seen.name(seat))),
          )}
        </small>
      </h2>
      <div class="lg-cards">
        <Card
          choice={choiceOf(question, "nothing")}
          name={own ? words.stay : words.nothing}
          text={own ? words.stayText(leagueName(seen, own.id), own.level) : words.nothingText}
          price={words.pp(0)}
          icon="check"
        />
        {own && (
          <Card
            choice={choiceOf(question, "leave")}
            name={words.leave}
            text={words.leaveText}
            price={words.leavePrice(own.level, fellows.map(seen.name))}
            icon="undo"
          />
        )}
        {own && fellows.length > 0 && <ExcludeCard question={question} fellows={fellows} level={own.level} />}
        {!own &&
          leagues.boards.map((board) => (
            <Card
              key={board.id}
              choice={choiceOf(question, "join", board.id)}
              name={words.join(leagueName(seen, board.id))}
              text={board.level === 0 ? words.joinFirst : words.joinText(board.level)}
              price={board.cost === null ? "" : words.pp(board.cost)}
              icon="rank"
              joins={board.id}
            />
          ))}
        {/* Closed to every member: on a small screen what is open needs its room. */}
        {own && !isTight.value && (
          <Card
            choice={choiceOf(question, "join", leagues.boards.find(({ id }) => id !== own.id)?.id ?? null)}
            name={words.joinOther}
            text={words.oneAtATime}
            price=""
            icon="lock"
          />
        )}
      </div>
    </section>
  );
}

interface CardProps {
  readonly choice: Choice;
  readonly name: string;
  readonly text: string;
  readonly price: string;
  readonly icon: "check" | "undo" | "rank" | "lock" | "cross";
  /** The League that one joins by it. */
  readonly joins?: string;
}

function Card({ choice, name, text, price, icon, joins }: CardProps) {
  if (!choice.open) return <ClosedCard choice={choice} name={name} text={text} />;
  return (
    <button
      type="button"
      class="lg-card"
      data-ref={choice.ref}
      data-join={joins}
      aria-pressed={choice.chosen}
      onClick={choice.press}
    >
      <Body name={name} text={text} icon={icon} />
      <em>{price}</em>
    </button>
  );
}

/** It keeps its place and says why; the number of its rule is a way there, beside it: no button holds a link. */
function ClosedCard({ choice, name, text }: Pick<CardProps, "choice" | "name" | "text">) {
  return (
    <div class="lg-card closed">
      <button type="button" class="lg-shut" data-ref={choice.ref} aria-disabled="true" {...whyNot(choice.why)}>
        <Body name={name} text={text} icon="lock" />
      </button>
      {choice.why?.rule && (
        <em>
          <RuleLink rule={choice.why.rule} />
        </em>
      )}
    </div>
  );
}

function Body({ name, text, icon }: Pick<CardProps, "name" | "text" | "icon">) {
  return (
    <>
      <b>
        <Icon name={icon} size={15} />
        {name}
      </b>
      <span>{text}</span>
    </>
  );
}

/** Of two fellows, the one to exclude is named on the card itself. */
function ExcludeCard({ question, fellows, level }: { question: Question; fellows: readonly number[]; level: number }) {
  const seen = useSeen();
  const words = texts.value.leagues;
  const ways = fellows.map((seat) => ({ seat, choice: choiceOf(question, "exclude", seatRef(seat)) }));
  const chosen = ways.some(({ choice }) => choice.chosen);
  return (
    <div class={chosen ? "lg-card chosen" : "lg-card"}>
      <Body name={words.exclude} text={words.excludeText} icon="cross" />
      <em>{words.excludePrice(level)}</em>
      <span class="lg-fellows">
        {ways.map(({ seat, choice }) => (
          <button
            key={seat}
            type="button"
            data-ref={choice.ref}
            data-exclude={seat}
            aria-pressed={choice.chosen}
            aria-disabled={!choice.open}
            aria-label={words.excludeOne(seen.name(seat))}
            onClick={choice.press}
            {...whyNot(choice.why)}
          >
            <Medallion cabal={seen.player(seat).cabal} size={20} />
            <span>{seen.name(seat)}</span>
          </button>
        ))}
      </span>
    </div>
  );
}

/** What the commit button says of a drafted choice. */
export function leagueCommit(seen: Seen, question: Question): string {
  const words = texts.value.leagues;
  const is = (branch: string, which: string | null = null) => choiceOf(question, branch, which).chosen;
  if (is("nothing")) return words.nothing;
  if (is("leave")) return words.leave;
  for (const { id } of seen.game.leagues?.boards ?? []) if (is("join", id)) return words.join(leagueName(seen, id));
  for (const { seat } of seen.game.players) if (is("exclude", seatRef(seat))) return words.excludeOne(seen.name(seat));
  return words.choose;
}
