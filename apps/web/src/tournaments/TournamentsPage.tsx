import type { TournamentList, TournamentSummary } from "@paravent/protocol";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Link } from "wouter-preact";
import { listTournaments } from "../net/tournaments.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { useTabTitle } from "../ui/tab-title.ts";
import { tournamentFault } from "./fault.ts";
import { statusOf } from "./status.ts";
import { tournamentWords } from "./words.ts";
import "./tournaments.css";

export interface TournamentsProps {
  gameName(game: string): string;
  picture(game: string, id: string): ComponentChildren;
  onCreate(): void;
}

/** All tournaments one may join, and one's own. */
export function TournamentsPage({ onCreate, ...shown }: TournamentsProps) {
  const words = tournamentWords.value;
  const [list, setList] = useState<TournamentList | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useTabTitle(words.title, false);
  useEffect(() => {
    listTournaments().then(setList, (reason: unknown) => setFault(tournamentFault(reason)));
  }, []);
  return (
    <div class="cup">
      <PageHead title={words.title} back={words.back} />
      <main>
        {fault && <p role="alert">{fault}</p>}
        <button type="button" class="call-main cup-call" onClick={onCreate}>
          {words.create}
        </button>
        {list && list.mine.length > 0 && <List title={words.mine} all={list.mine} {...shown} />}
        {list && <List title={words.others} all={list.others} {...shown} />}
      </main>
    </div>
  );
}

interface ListProps extends Pick<TournamentsProps, "gameName" | "picture"> {
  readonly title: string;
  readonly all: readonly TournamentSummary[];
}

function List({ title, all, gameName, picture }: ListProps) {
  const words = tournamentWords.value;
  return (
    <section class="cup-card" aria-label={title}>
      <h2 class="disp">{title}</h2>
      {all.length === 0 && <p class="cup-quiet">{words.none}</p>}
      <ul class="cup-list">
        {all.map((one) => (
          <li key={one.id}>
            {picture(one.game, one.id)}
            <div>
              <b>{one.name}</b>
              <small>
                {gameName(one.game)}, {words.facts(one.seats, one.rounds)}
                {one.duplicate && `, ${words.sameDeals}`}
                <br />
                {statusOf(one)} · {words.entrants(one.entrants)} · {words.organiser(one.organiser)}
              </small>
            </div>
            <Link href={`/tournament/${one.id}`} aria-label={`${words.open} ${one.name}`}>
              {words.open}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
