import type { Agent, Manoeuvre, SectorId } from "@paravent/diktat";
import { type Ref, type Refusal, refuse } from "@paravent/kernel";
import { noMoreOf } from "../../../drafts/draft.ts";
import { isDone } from "../../../questions/bars.tsx";
import { preparing } from "../../../store/draft.ts";
import { moment } from "../../../store/moment.ts";
import type { Seen } from "../seen/seen.ts";
import { CHOOSE_MANOEUVRE, COMPOSE_PILE } from "../seen/subjects.ts";
import { aheadOf } from "./ahead.ts";
import { askedNow } from "./layers.ts";
import { openSectors } from "./openness.ts";
import { sendingOf, teamAsked, teamOf } from "./sending.ts";

/** Why something the open question is not about cannot be answered now. */
function whyNotNow({ table, view, you, name }: Seen): Refusal {
  const { question, waiting } = view;
  if (!waiting || moment.value !== null)
    return refuse(table.damaged ? "damaged" : table.frozen ? "frozen" : "gameOver");
  if (question && !isDone(question)) return refuse("firstAnswer", question.rule);
  const others = waiting.seats.filter((seat) => seat !== you && !waiting.answered.includes(seat));
  // Nobody is named while reactions are asked for.
  if (others.length === 0) return refuse("closed", waiting.rule);
  return refuse("othersAsked", waiting.rule, { names: others.map(name).join(", ") });
}

/** Why this Manoeuvre cannot be chosen; null while it can. */
export function whyNoManoeuvre(seen: Seen, manoeuvre: Manoeuvre): Refusal | null {
  const { question } = seen.view;
  if (question?.subject !== CHOOSE_MANOEUVRE || question.ask.shape !== "pick")
    return whyNoPawn(seen) ?? whyNotNow(seen);
  if (question.ask.from.includes(manoeuvre)) return null;
  return question.closed[manoeuvre] ?? refuse("notOffered", question.rule);
}

/** Why no Manoeuvre is left to the reader: it is not the phase, or the pawns are spent (DK-MAN-02). */
function whyNoPawn({ game, view, you }: Seen): Refusal | null {
  if (you === null || !view.waiting) return null;
  if (game.phase !== "manoeuvres") return refuse("onlyInManoeuvres", "DK-MAN-01");
  const { manoeuvrePawns, performed } = game.players[you]!;
  return manoeuvrePawns > 0 ? null : refuse("manoeuvresSpent", "DK-MAN-02", { spent: performed.length });
}

/**
 * Whether Agents can be put in the team: only while there may be a manoeuvre to send them with. A team drafted before
 * something else is answered waits, neither shown nor changed.
 */
export function canCompose(seen: Seen): boolean {
  const { question, waiting } = seen.view;
  if (preparing.value !== null) return false;
  if (question?.subject === COMPOSE_PILE || sendingOf(seen)) return true;
  if (question && (question.subject !== CHOOSE_MANOEUVRE || aheadOf(seen))) return false;
  // A game that waits for nobody is over, or kept as it stands; one that is looked at again waits for nobody any more.
  return seen.you !== null && waiting !== null && moment.value === null && whyNoPawn(seen) === null;
}

/** Why no more Agents of a kind can join the team; null while they can. */
export function whyNoAgent(seen: Seen, kind: Agent): Refusal | null {
  if (!canCompose(seen)) return whyNoPawn(seen) ?? whyNotNow(seen);
  return noMoreOf(teamAsked(seen), [...teamOf(seen)], kind, "DK-MAN-SEND-02");
}

/** Why a thing cannot be named by the answer in preparation; null while it can. */
export function whyNoThing(seen: Seen, ref: Ref, offered: readonly Ref[]): Refusal | null {
  if (offered.includes(ref)) return null;
  const asked = askedNow(seen);
  return asked ? (asked.closed[ref] ?? refuse("notOffered", asked.rule)) : whyNotNow(seen);
}

/** Why this sector cannot be named now; null while it can, and while the map is not asked anything. */
export function whyNoSector(seen: Seen, sector: SectorId): Refusal | null {
  const openness = openSectors(seen);
  if (!openness || openness.open.has(sector)) return null;
  return openness.closed[sector] ?? refuse("notOffered", askedNow(seen)?.rule ?? null);
}
