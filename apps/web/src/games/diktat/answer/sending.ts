import type { SectorId } from "@paravent/diktat";
import { readRef } from "@paravent/diktat/refs";
import { type Question, type Ref, type Refusal, refuse, type Shape } from "@paravent/kernel";
import { fit, isRefs } from "../../../drafts/draft.ts";
import { draftOf, drafts } from "../../../store/draft.ts";
import { pilesAgainst } from "../seen/piles.ts";
import type { Seen } from "../seen/seen.ts";
import { CHOOSE_MANOEUVRE, CHOOSE_SECTOR, COMPOSE_PILE, picked } from "../seen/subjects.ts";

/**
 * Sending a team is three questions to the game and one decision to the player: manoeuvre, sector and pile are drafted
 * in any order and committed by one button.
 */
export interface Sending {
  readonly sector: SectorId | null;
  readonly team: readonly string[];
  /** Subjects still to be answered after the open one. */
  readonly then: readonly string[];
}

/** What a team is made of: what the game asks for, and before it asks, any Agents of the reserve. */
export function teamAsked({ game, view }: Seen): Extract<Shape, { shape: "compose" }> {
  const { question } = view;
  if (question?.subject === COMPOSE_PILE && question.ask.shape === "compose") return question.ask;
  const supply = game.own?.agents ?? { citizen: 0, guard: 0, emissary: 0 };
  return { shape: "compose", supply, min: 1, max: supply.citizen + supply.guard + supply.emissary };
}

/**
 * The team in preparation, from the top down. It may be prepared at any time, also during the turns of others; Agents
 * that have left the reserve meanwhile have left the team as well.
 */
export function teamOf(seen: Seen): readonly string[] {
  const team = fit(teamAsked(seen), drafts.value[COMPOSE_PILE]);
  return isRefs(team) ? team : [];
}

/** The team being sent, if that is what the player is doing. */
export function sendingOf(seen: Seen): Sending | null {
  const { question } = seen.view;
  if (!question) return null;
  const sector = picked(drafts.value[CHOOSE_SECTOR]) as SectorId | null;
  switch (question.subject) {
    case CHOOSE_MANOEUVRE:
      if (picked(draftOf(question)) !== "sendTeam") return null;
      return { sector, team: teamOf(seen), then: [CHOOSE_SECTOR, COMPOSE_PILE] };
    case CHOOSE_SECTOR:
      // A sector named for another reason (a toll) is an ordinary choice; only placing has a pile to follow.
      if (question.about.by === undefined && !placesPile(seen, question)) return null;
      return { sector: picked(draftOf(question)) as SectorId | null, team: teamOf(seen), then: [COMPOSE_PILE] };
    case COMPOSE_PILE:
      return { sector: sectorOfPile(seen, question), team: teamOf(seen), then: [] };
    default:
      return null;
  }
}

/** Whether the effect being carried out places a pile in the sector that is asked for. */
function placesPile({ pack }: Seen, { about }: Question): boolean {
  const { element, effect, path } = about as { element?: string; effect?: number; path?: (string | number)[] };
  const found = cardNamed(pack, element ?? "");
  let node: unknown = found?.effects[effect ?? 0];
  for (const key of path ?? []) node = (node as Record<string | number, unknown> | undefined)?.[key];
  return (node as { op?: string } | undefined)?.op === "placePile";
}

function cardNamed({ cards, cabals }: Seen["pack"], element: Ref) {
  const read = readRef(element);
  if (read.kind === "card") return cards.find(({ id }) => id === read.card);
  return read.kind === "cabal" ? cabals.flatMap((cabal) => cabal.cards).find(({ id }) => id === read.card) : undefined;
}

/** Where the pile being composed goes; a pile that is being reinforced lies somewhere already. */
function sectorOfPile({ game }: Seen, { about }: Question): SectorId {
  const pile = game.piles.find(({ id }) => id === about.pile);
  return pile?.sector ?? (about.sector as SectorId);
}

/** Whether this sector can be named by this question. */
export interface Openness {
  readonly open: ReadonlySet<SectorId>;
  readonly closed: Readonly<Record<Ref, Refusal>>;
}

/**
 * Which sectors a team could go to. Once the game asks, its own list counts; before that, the limit it publishes gives
 * a preview, and the game still has the last word when the draft is committed.
 */
export function sectorsForTeam(seen: Seen, question: Question): Openness {
  if (question.subject === CHOOSE_SECTOR && question.ask.shape === "pick")
    return { open: new Set(question.ask.from as SectorId[]), closed: question.closed };
  if (question.subject === COMPOSE_PILE) return { open: new Set([sectorOfPile(seen, question)]), closed: {} };
  const limit = seen.game.pileLimit;
  const open = new Set<SectorId>();
  const closed: Record<Ref, Refusal> = {};
  for (const { id } of seen.pack.sectors) {
    const piles = pilesAgainst(seen, id);
    if (piles < limit) open.add(id);
    else closed[id] = refuse("sectorFull", "DK-MAN-SEND-05", { sector: id, piles, limit });
  }
  return { open, closed };
}
