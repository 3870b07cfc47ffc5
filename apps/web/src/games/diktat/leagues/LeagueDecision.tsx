import type { Question } from "@paravent/kernel";
import { LeagueBoard } from "./LeagueBoard.tsx";
import { LeagueChoices } from "./LeagueChoices.tsx";
import type { LeaguesView } from "./seen.ts";
import "./decision.css";

/** On a small screen the League phase asks on a stage: both boards, and what can be done about them, in sight together. */
export function LeagueDecision({ question, leagues }: { question: Question; leagues: LeaguesView }) {
  return (
    <div class="lg-decision">
      <div class="lg-boards">
        {leagues.boards.map((board) => (
          <LeagueBoard key={board.id} board={board} />
        ))}
      </div>
      <LeagueChoices question={question} leagues={leagues} />
    </div>
  );
}
