import { type Question, refuse } from "@paravent/kernel";
import { isComplete } from "../../../drafts/draft.ts";
import type { Bar } from "../../../questions/bar.ts";
import type { MineBar } from "../../../questions/bars.tsx";
import { answer } from "../../../store/answer.ts";
import { draftOf, dropDraft } from "../../../store/draft.ts";
import { type Sending, sectorsForTeam, sendingOf, teamAsked } from "../answer/sending.ts";
import { breaches } from "../decision/breach.tsx";
import type { Seen } from "../seen/seen.ts";
import { CHOOSE_MANOEUVRE, CHOOSE_SECTOR, COMPOSE_PILE, setTeam } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";

/** The bar while a team is being sent: one sentence for what is still missing, one button for all of it. */
export function sendBar(seen: Seen, question: Question, mine: MineBar): Bar | null {
  const sending = sendingOf(seen);
  if (!sending) return null;
  const table = texts.value;
  const { sector, team } = sending;
  const missing =
    sector === null
      ? refuse("sectorMissing", "DK-MAN-SEND-01")
      : isComplete(teamAsked(seen), [...team])
        ? null
        : refuse("teamMissing", "DK-MAN-SEND-03", { min: 1 });
  return {
    ...mine,
    lead: leadOf(seen, sending),
    quiet: quietOf(seen, question),
    back: backOf(question),
    commit: {
      label: labelOf(sending),
      missing,
      run: () => missing === null && send(),
    },
  };

  function send(): void {
    // What goes is what is shown, without the Agents that have left a team drafted earlier.
    setTeam(team);
    void answer(question, draftOf(question), sending!.then);
  }

  function labelOf({ sector: to, team: pieces }: Sending): string {
    if (to === null) return table.commit.send;
    const place = seen.words.place(to);
    return pieces.length === 0 ? table.commit.sendTo(place) : table.commit.sendTeam(pieces.length, place);
  }
}

function leadOf(seen: Seen, { sector, team }: Sending): string {
  if (sector === null) return seen.words.question({ subject: CHOOSE_SECTOR, about: {} }).lead;
  if (team.length === 0) return seen.words.question({ subject: COMPOSE_PILE, about: { sector } }).lead;
  // Each oath is broken by itself, and costs by itself (DK-RUL-57).
  const broken = breaches(seen, (promise) => promise.kind === "notSend" && promise.sector === sector);
  return broken > 0 ? texts.value.decision.sendsAgainstOath(broken) : texts.value.readyToSend;
}

/** Which sectors are closed and why, and how far the Cycle is. */
function quietOf(seen: Seen, question: Question): string {
  const table = texts.value;
  const closed = Object.keys(sectorsForTeam(seen, question).closed).map((id) => seen.words.ref(id, seen.name));
  const { performed, manoeuvrePawns } = seen.player(question.seat);
  const count = table.manoeuvreCount(performed.length + 1, performed.length + manoeuvrePawns);
  return closed.length === 0 ? count : `${table.closedSectors(closed, seen.game.pileLimit)} ${count}`;
}

function backOf(question: Question): Bar["back"] {
  const { back } = texts.value;
  if (question.subject === CHOOSE_MANOEUVRE) return { label: back.manoeuvre, run: () => dropDraft(CHOOSE_MANOEUVRE) };
  return { label: back.team, run: () => dropDraft(COMPOSE_PILE) };
}
