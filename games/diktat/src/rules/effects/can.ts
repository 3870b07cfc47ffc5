import type { Seat } from "@paravent/kernel";
import type { Op, OpOf } from "../../content/effects.ts";
import type { Player } from "../../model/facts.ts";
import { OTHERS } from "../../names/names.ts";
import { hasOthersMove } from "../../others/moving.ts";
import { effectOf } from "../elements.ts";
import { canDevelop } from "../manoeuvres/develop.ts";
import { possibleManoeuvres } from "../manoeuvres/legal.ts";
import { hasVictim } from "../manoeuvres/victims.ts";
import type { Facts } from "../write.ts";
import { isUpTo } from "./amounts.ts";
import { cardsToTake, hasMemberCandidate, hasReturnable, hasUsed, offerees } from "./candidates.ts";
import { allHold } from "./conditions.ts";
import { canPay } from "./costs.ts";
import { hasDestination, hasPileFor, hasSectorFor, pilesFor } from "./targets.ts";
import { type Using, whoIs } from "./using.ts";

/** By what everybody knows, or also by what the acting player holds behind the screen. */
export type Eyes = "public" | "own";

type Can<O extends Op> = (s: Facts, using: Using, op: O, eyes: Eyes) => boolean;

/** Whether each of these steps is possible now. */
export function canDo(s: Facts, using: Using, ops: readonly Op[], eyes: Eyes): boolean {
  for (let i = 0; i < ops.length; i++) if (!isOpen(s, using, ops[i]!, eyes)) return false;
  return true;
}

/** Whether one step is possible now. */
export function isOpen(s: Facts, using: Using, op: Op, eyes: Eyes): boolean {
  return BY_WORD.get(op.op)!(s, using, op, eyes);
}

/** Whether an option of a choice, an offer or a toll can be taken. */
export function canTake(
  s: Facts,
  using: Using,
  option: { if: readonly unknown[]; cost: readonly unknown[]; do: readonly Op[] },
  payer: Seat,
  eyes: Eyes,
): boolean {
  return (
    allHold(s, using, option.if as Parameters<typeof allHold>[2]) &&
    canPay(s, using, option.cost as Parameters<typeof canPay>[2], payer, eyes) &&
    canDo(s, using, option.do, eyes)
  );
}

/** An option whose condition speaks of a player still to be chosen is open when somebody fits. */
export function canTakeSomehow(s: Facts, using: Using, option: OpOf<"choose">["options"][number], eyes: Eyes): boolean {
  if (canTake(s, using, option, using.acting, eyes)) return true;
  return s.players.some(
    (_, player) =>
      player !== using.acting &&
      canTake(s, { ...using, bound: { ...using.bound, player } }, option, using.acting, eyes),
  );
}

const always = (): boolean => true;

/** When each word of the vocabulary is possible; `verbs.ts` says what it does. */
const CAN: { readonly [Name in Op["op"]]: Can<OpOf<Name>> } = {
  gain: always,

  lose: (s, using, op) => op.res !== "debt" || s.players[whoIs(using, op.from ?? "acting") ?? using.acting]!.debts > 0,

  convert: (s, using, op, eyes) =>
    op.where === "pile" ||
    eyes === "public" ||
    isUpTo(op.n) ||
    Object.values(s.players[using.acting]!.affinities).some((n) => n > 0),

  placePile: (s, using, op, eyes) =>
    hasSectorFor(s, using, op.sector) && (eyes === "public" || hasAgents(s, using.acting)),

  reinforce: (s, using, op, eyes) => hasPileFor(s, using, op.pile) && (eyes === "public" || hasAgents(s, using.acting)),

  withdraw: (s, using, op) => hasPileFor(s, using, op.pile),

  movePile: (s, using, op) => hasPileFor(s, using, op.pile, (pile) => hasDestination(s, using, op, pile)),

  movePawns(s, using, op) {
    const [first, ...more] = pilesFor(s, using, op.pile);
    return more.some(({ sector }) => sector !== first!.sector);
  },

  // In up to so many piles: also in none. In one pile: there must be one.
  swapPawns: (s, using, op) => op.perPile !== undefined || hasPileFor(s, using, op.pile),

  removePawn: (s, using, op) => using.bound.sector === undefined || hasPileFor(s, using, op.pile),

  spy(s, using, op) {
    if (op.scope === "secretCard") return s.secret !== null;
    if (op.pile) return op.pile.owner === "event" ? true : hasPileFor(s, using, op.pile);
    return s.piles.length > 0 || (s.secret !== null && op.scope !== "pawns");
  },

  peekDeck: (s) => s.deck.length + s.discard.length > 0,

  assassinate: (s, using, op) =>
    op.pile ? op.pile.owner === "event" || hasPileFor(s, using, op.pile) : hasVictim(s, using.acting),

  protect: (s, _, op) => op.stage === "beforeReveal" || canReturn(s),

  extraManoeuvre: (s, using, op, eyes) => possibleManoeuvres(s, using.acting, op.types, eyes, using.element).length > 0,

  playAgain: (s, using) => canPlayAgain(s, using),

  skipTurn(s, using, op) {
    // DK-RUL-23: with nobody left to play, the own turn comes straight back.
    if (op.who === "acting") return atTurnStart(s, using.acting);
    return s.players.some((player, seat) => seat !== using.acting && player.manoeuvrePawns > 0);
  },

  takeRole: (s, _, op) => op.role !== "firstPlayer" || s.firstPlayer === null,

  develop: (s, using, op, eyes) => canDevelop(s, using.acting, priceOf(op), eyes),

  ready: (s, using) => hasUsed(s, using.acting, using.element),

  // Inside an offer the step is skipped when there is no target; by itself it needs one.
  exhaust: (s, using, op) =>
    op.target === "possessionOfEventPlayer" ||
    s.players.some((player, seat) => seat !== using.acting && hasUnused(player)),

  addCard: (s) => s.peeked !== null || s.deck.length + s.discard.length > 0,

  takeCard: (s, using, op) => cardsToTake(s, using, op).length > 0,

  takeMarker: (s, using, op) => op.sector.from === "origin" || hasSectorFor(s, using, op.sector),

  returnMarker: (s, using) => hasReturnable(s, using),

  placeToken: (s, using, op) => (s.players[using.owner]!.cabalTokens[op.token] ?? 0) > 0 && hasTokenPlace(s, using, op),

  removeToken: always,

  moveOthers: (s, _, op) => s.others !== null && hasOthersMove(s, op),

  modify: always,

  altTrophy: always,

  toll: (s, using, op) => hasSectorFor(s, using, op.sector),

  choose: (s, using, op, eyes) => op.options.some((option) => canTakeSomehow(s, using, option, eyes)),

  offer: (s, using, op) => offerees(s, using, op).length > 0,

  forEach: always,
};

const BY_WORD = new Map(Object.entries(CAN)) as ReadonlyMap<string, Can<Op>>;

function hasAgents(s: Facts, seat: Seat): boolean {
  const { citizen, guard, emissary } = s.players[seat]!.agents;
  return citizen + guard + emissary > 0;
}

/** DK-CAB-PE-01: back in its pile, at the same place; a pile that has left meanwhile takes nobody back. */
function canReturn({ victim, piles, emptied }: Facts): boolean {
  return victim !== null && [...piles, ...emptied].some(({ id }) => id === victim.pile);
}

/**
 * DK-RUL-22: in one's own turn, with a Manoeuvre pawn for the second one. DK-RUL-24: at its start or end, unless the
 * element is for the whole turn.
 */
function canPlayAgain(s: Facts, using: Using): boolean {
  const { turn, playsAgain, players } = s;
  if (turn?.seat !== using.acting || playsAgain !== null || players[using.acting]!.manoeuvrePawns < 2) return false;
  return turn.manoeuvre === null || turn.done || effectOf(s, using).window === "ownTurn";
}

/** DK-RUL-24: a turn can be skipped only before its Manoeuvre is chosen. */
function atTurnStart(s: Facts, seat: Seat): boolean {
  return s.turn?.seat === seat && s.turn.manoeuvre === null;
}

/** What a Development by an effect costs: nothing, or the cheaper by so much. */
export const priceOf = (op: OpOf<"develop">): number | "free" => (op.price === "free" ? "free" : -(op.n ?? 0));

function hasUnused({ cabalRow, row, influence }: Readonly<Player>): boolean {
  return cabalRow.some(isUnused) || row.some(isUnused) || influence.some(isUnused);
}

const isUnused = ({ used }: { readonly used: boolean }): boolean => !used;

function hasTokenPlace(s: Facts, using: Using, op: OpOf<"placeToken">): boolean {
  switch (op.onto) {
    case "sector":
      return hasSectorFor(s, using, op.sector ?? {});
    case "pile":
      return hasPileFor(s, using, op.pile ?? {}, (pile) => !pile.sleeper && pile.owner !== OTHERS);
    case "player":
      return hasMemberCandidate(s, using, op);
  }
}
