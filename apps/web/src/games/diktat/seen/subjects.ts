import type { Question, Shape } from "@paravent/kernel";
import type { Draft } from "../../../drafts/draft.ts";
import { isRefs } from "../../../drafts/draft.ts";
import { setDraft } from "../../../store/draft.ts";

/** Subjects of questions that have a place of their own at this table. Any other is answered by its shape alone. */
export const CHOOSE_MANOEUVRE = "diktat/chooseManoeuvre";
export const CHOOSE_SECTOR = "diktat/chooseSector";
export const COMPOSE_PILE = "diktat/composePile";
export const SPY_TARGET = "diktat/chooseSpyTarget";
export const VICTIM = "diktat/chooseVictim";
export const NAME_SECTOR = "diktat/nameSector";
export const FIRST_PLAYER = "diktat/nameFirstPlayer";
export const CHOOSE_CABAL = "diktat/chooseCabal";
export const CABAL_CARD = "diktat/chooseCabalCard";
export const EXTEND_DISCARD = "diktat/extendDiscard";
export const READY = "diktat/ready";
export const POWER_BID = "diktat/powerBid";
export const TROPHY = "diktat/chooseTrophy";
export const TRACK_CARD = "diktat/chooseTrackCard";
export const END_OF_CYCLE = "diktat/endOfCycleCall";
export const EFFECT_CHOICE = "diktat/effectChoice";
export const OFFER_ANSWER = "diktat/offerAnswer";
export const MOVE_OTHERS = "diktat/moveOthers";
/** A standing action. */
export const TAKE_DEBT = "takeDebt";
export const REACTION = "kernel/reaction";
export const FINAL_AFFINITIES = "diktat/finalAffinities";

/** The shape each of them is shown for. Asked in another shape, a question is answered by that shape. */
const SHAPES: Readonly<Record<string, Shape["shape"]>> = {
  [CHOOSE_MANOEUVRE]: "pick",
  [CHOOSE_SECTOR]: "pick",
  [COMPOSE_PILE]: "compose",
  [SPY_TARGET]: "pick",
  [VICTIM]: "pick",
  [POWER_BID]: "amount",
};

/** The subject of a question that has its own place at this table, else null. */
export function placeOf(question: Question | null): string | null {
  return question && SHAPES[question.subject] === question.ask.shape ? question.subject : null;
}

/** The first thing picked in a draft. */
export function picked(draft: Draft | undefined): string | null {
  return isRefs(draft) ? (draft[0] ?? null) : null;
}

export const setTeam = (pieces: readonly string[]): void => setDraft(COMPOSE_PILE, [...pieces]);
