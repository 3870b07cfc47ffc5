import type { Tournament } from "@paravent/protocol";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Link } from "wouter-preact";
import { doAtTournament, readTournament } from "../net/tournaments.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { useTabTitle } from "../ui/tab-title.ts";
import { Calls } from "./Calls.tsx";
import { tournamentFault } from "./fault.ts";
import { Rounds } from "./Rounds.tsx";
import { Standings } from "./Standings.tsx";
import { statusOf } from "./status.ts";
import { WhatIsPlayed } from "./WhatIsPlayed.tsx";
import { tournamentWords } from "./words.ts";
import "./tournaments.css";

export interface TournamentProps {
  readonly id: string;
  gameName(game: string): string;
  /** What was agreed on to play with, in full; null until it is here, or where there is nothing. */
  digest(tournament: Tournament): ComponentChildren;
}

/** How often the page looks whether it has gone on. */
const LOOK_MS = 10_000;

/** One tournament: who plays, who leads, who meets whom. */
export function TournamentPage({ id, gameName, digest }: TournamentProps) {
  const words = tournamentWords.value;
  const [now, setNow] = useState<Tournament | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const show = (coming: Promise<Tournament>): Promise<void> =>
    coming.then(
      (found) => {
        setNow(found);
        setFault(null);
      },
      (reason: unknown) => setFault(tournamentFault(reason)),
    );
  useTabTitle(now?.name ?? words.title, false);
  useEffect(() => {
    void show(readTournament(id));
    const timer = setInterval(() => document.visibilityState === "visible" && show(readTournament(id)), LOOK_MS);
    return () => clearInterval(timer);
  }, [id]);
  return (
    <div class="cup">
      <PageHead title={now?.name ?? words.title} back={words.back}>
        <Link href="/tournaments">{words.all}</Link>
      </PageHead>
      <main class="cup-one">
        {fault && <p role="alert">{fault}</p>}
        {now && (
          <>
            <p class="cup-facts">
              <b>{statusOf(now)}</b> {gameName(now.game)}, {words.facts(now.seats, now.rounds)}
              {now.duplicate && `, ${words.sameDeals}`}. {words.organiser(now.organiser)}.
            </p>
            <div class="cup-column">
              <Calls of={now} onDo={(what) => show(doAtTournament(id, what))} />
              <Rounds of={now} />
            </div>
            <div class="cup-column">
              <Standings of={now} />
              <WhatIsPlayed of={now}>{digest(now)}</WhatIsPlayed>
            </div>
          </>
        )}
      </main>
    </div>
  );
}
