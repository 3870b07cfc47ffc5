import type { Heuristic } from "@paravent/bots";
import type { BranchAnswer, Json, Question, Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { Agent, Manoeuvre, SectorId } from "../names/names.ts";
import { numberIn, STOP } from "../rules/write.ts";
import type { DiktatView } from "../view/types.ts";
import { picked } from "./answers.ts";

/** What of a position the lessons teach to look at. */
interface Seen {
  readonly view: DiktatView;
  readonly you: Seat;
  readonly ask: Question["ask"];
}

/**
 * Somebody who has played the lessons, once, and knows nothing else: what each of them says in a sentence, no sums. It sits
 * at no table; a novice is measured by it, who is to be weaker.
 */
export const pupil: Heuristic = {
  evaluate(view, { subject, seat, ask }) {
    const game = view.game as DiktatView;
    const said = TAUGHT[subject];
    return said ? said({ view: game, you: seat, ask }) : () => 0;
  },
};

const TAUGHT: Readonly<Record<string, (seen: Seen) => (answer: Json) => number>> = {
  // First night: a team where a prize is; knowledge turns into PP; Agents are gone by morning; the price is on the slot.
  "diktat/chooseManoeuvre": (seen) => (answer) => liking(seen, picked(answer) as Manoeuvre),
  "diktat/chooseSector": (seen) => (answer) => prizeIn(seen, picked(answer) as SectorId),
  // "Send Citizen, Guard, Emissary": one of each.
  "diktat/composePile": () => (answer) => variety(answer as Agent[]),
  // Spies and knives: every look at another pile; strike an Emissary one has seen, and stop.
  "diktat/chooseSpyTarget": () => (answer) => (picked(answer) === STOP ? 0 : 1),
  "diktat/chooseVictim": (seen) => (answer) => victim(seen, picked(answer)),
  "diktat/extendDiscard": () => (answer) => (picked(answer) === "citizen" ? 1 : 0),
  // Trophies and struggles: begin where you win; the card brings its slot's points.
  "diktat/nameSector": (seen) => (answer) => emissariesIn(seen, picked(answer) as SectorId),
  "diktat/powerBid":
    ({ view }) =>
    (answer) =>
      answer === Math.floor((view.own?.pp ?? 0) / 2) ? 1 : 0,
  "diktat/chooseTrophy": () => (answer) => trophy(answer as unknown as BranchAnswer),
  // What one has works every night.
  "diktat/incomeChoice": () => (answer) => (picked(answer) === DECLINE ? 0 : 1),
  "diktat/effectChoice": () => (answer) => (picked(answer) === DECLINE ? 0 : 1),
  "diktat/finalAffinities": () => (answer) => (answer as Json[]).length,
};

const DECLINE = "decline";

function trophy({ branch: taken, value }: BranchAnswer): number {
  if (taken.startsWith("card:")) return picked(value) === "place" ? 3 : 2;
  return taken === "marker" ? 1 : 0;
}

function liking(seen: Seen, manoeuvre: Manoeuvre): number {
  const knowsEmissary = rivalPawns(seen).some(({ kind }) => kind === "emissary");
  const likings: Partial<Record<Manoeuvre, number>> = {
    developCabal: 5,
    assassinate: knowsEmissary ? 4 : 0,
    sendTeam: 3,
    spy: rivalPawns(seen).some(({ kind }) => kind === null) ? 2 : 0,
    extendInfluence: 1,
  };
  return likings[manoeuvre] ?? 0;
}

const rivalPawns = ({ view, you }: Seen) => view.piles.flatMap(({ owner, pawns }) => (owner === you ? [] : pawns));

/** A card lies in wait there, and nobody else does. */
function prizeIn({ view, you }: Seen, sector: SectorId): number {
  const { cards } = packOf(view);
  const isPrize = view.track.some((card) => cards.get(card)?.sector === sector);
  const rivals = view.piles.filter((pile) => pile.sector === sector && pile.owner !== you).length;
  return (isPrize ? 3 : 0) + (view.markers[sector] > 0 ? 1 : 0) - rivals;
}

function variety(pile: readonly Agent[]): number {
  const kinds = new Set(pile);
  return kinds.size * 2 - pile.length + (kinds.has("emissary") ? 1 : 0);
}

function victim(seen: Seen, ref: string): number {
  if (ref === STOP) return 1;
  const kind = rivalPawns(seen).find(({ id }) => id === numberIn(ref))?.kind;
  return kind === "emissary" ? 2 : 0;
}

function emissariesIn({ view, you }: Seen, sector: SectorId): number {
  const own = view.piles.filter((pile) => pile.owner === you && pile.sector === sector);
  return own.flatMap(({ pawns }) => pawns).filter(({ kind }) => kind === "emissary").length;
}
