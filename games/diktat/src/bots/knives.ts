import type { Ref, Seat } from "@paravent/kernel";
import { OTHERS, type SectorId } from "../names/names.ts";
import { refersTo } from "../names/read-ref.ts";
import { numberIn, pawnRef, SECRET_CARD, STOP } from "../rules/write.ts";
import type { PileView } from "../view/types.ts";
import { holdsEffect } from "./effects.ts";
import { outlook } from "./forecast.ts";
import { addInOrder } from "./in-order.ts";
import { treasonAgainst } from "./leagues.ts";
import { othersVictimWorth } from "./menace.ts";
import { manoeuvresOfOthers, mostVp, type Position, pawnIn, type Stake } from "./position.ts";
import { oddsOf } from "./rumours.ts";
import { oneMore } from "./teams.ts";
import { breach } from "./vows.ts";

type Pawn = PileView["pawns"][number];

/** What an Assassination of this pawn may bring: its bounty and a weaker rival, against the price of a Guard. */
export function victimWorth(position: Position, ref: Ref): number {
  if (ref === STOP) return 0;
  if (refersTo(ref, "corruption")) return othersVictimWorth(position, ref, 0);
  const found = pawnIn(position, numberIn(ref));
  if (!found) return 0;
  return anyPawnWorth(position, found.pile, found.pawn);
}

function anyPawnWorth(position: Position, pile: PileView, pawn: Pawn): number {
  if (pile.owner !== OTHERS) return pawnWorth(position, pile, pawn);
  return othersVictimWorth(position, pawnRef(pawn.id), outlook(position, pile.sector).mine);
}

/** The same of a pawn of another player. */
function pawnWorth(position: Position, pile: PileView, pawn: Pawn): number {
  const { emissary, guard } = oddsOf(position, pile, pawn);
  const stake = stakeIn(position, pile);
  return emissary * stake.emissary - guard * stake.guard - stake.sworn;
}

/** The best Assassination among the pawns of these piles of other players; nothing, if each would cost more than it brings. */
export function bestVictim(position: Position, piles: readonly PileView[]): number {
  let best = 0;
  for (const pile of piles) for (const pawn of pile.pawns) best = Math.max(best, pawnWorth(position, pile, pawn));
  return best;
}

function stakeIn(position: Position, pile: PileView): Stake {
  position.stakes ??= new Map();
  const known = position.stakes.get(pile.id);
  if (known) return known;
  const { emissaryBounty, guardPenalty } = position.pack.constants;
  const { guardPrice, prices } = position.guess;
  const stake = {
    emissary: emissaryBounty * prices.pp + rivalry(position, pile) - treasonAgainst(position, pile.owner),
    // Without the PP a Guard costs a Debt, which is a VP (DK-DEBT-03).
    guard: guardPrice * (position.own.pp < guardPenalty ? 1 - 3 * prices.pp : guardPenalty * prices.pp),
    sworn: breach(position, "notKill", (sworn) => isSpared(sworn, pile)),
  };
  position.stakes.set(pile.id, stake);
  return stake;
}

/** Whether a pile is one that an oath says to leave alone. */
const isSpared = (sworn: { owner: Seat; sector: SectorId | null }, { owner, sector }: PileView): boolean =>
  sworn.owner === owner && (sworn.sector === null || sworn.sector === sector);

/** What a rival's Emissary here costs us: our own takes, and a share of what it would take itself. */
function rivalry(position: Position, { sector, owner }: PileView): number {
  const { mine, trophies } = outlook(position, sector);
  const { denyLeader, denyOther } = position.guess;
  const denied = trophies[0] ?? 0;
  const opponents = position.view.players.length - 1;
  const leads = position.view.players[owner]!.vp >= mostVp(position);
  return (mine > 0 ? oneMore(position, sector) : 0) + (denied * (leads ? denyLeader : denyOther)) / opponents;
}

/** The best Assassination there is, and a little for each that Assassin tokens allow besides. */
export function killWorth(position: Position): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const pile of position.view.piles) {
    if (pile.owner === position.me) continue;
    for (const pawn of pile.pawns) best = Math.max(best, anyPawnWorth(position, pile, pawn));
  }
  return best * (1 + position.guess.moreKills * position.player.assassinTokens);
}

/** What looking at a thing is worth: the secret card while it can still be gone for, then pawns that stand in our way. */
export function lookWorth(position: Position, ref: Ref): number {
  if (ref === STOP) return 0;
  const { lookSecret, unseenCard } = position.guess;
  if (ref === SECRET_CARD)
    return position.view.secret?.known === null && canSend(position) ? lookSecret * unseenCard : -0.1;
  const found = pawnIn(position, numberIn(ref));
  return found && found.pawn.kind === null ? lookInto(position, found.pile) : -0.1;
}

/** A look at a pawn of this pile that one does not know: the same for all of them. */
function lookInto(position: Position, pile: PileView): number {
  position.looks ??= new Map();
  const known = position.looks.get(pile.id);
  if (known !== undefined) return known;
  const worth = lookedInto(position, pile);
  position.looks.set(pile.id, worth);
  return worth;
}

function lookedInto(position: Position, pile: PileView): number {
  const { look, lookAtStake } = position.guess;
  const sworn = breach(position, "notSpy", (promise) => isSpared(promise, pile));
  return look + lookAtStake * interest(position, pile.sector) - sworn;
}

/** Two looks at least: the best of everything unseen; nothing, once nobody can act on what is seen. */
export function spyWorth(position: Position): number {
  if (!isOfUse(position)) return 0;
  const allowed = position.pack.constants.spyBase + position.player.spyTokens;
  const looks: number[] = [];
  const consider = (worth: number): void => {
    if (looks.length < allowed) addInOrder(looks, worth);
    else if (allowed > 0 && worth > looks[allowed - 1]!) {
      looks.pop();
      addInOrder(looks, worth);
    }
  };
  for (const pile of position.view.piles)
    for (const { kind } of pile.pawns) if (kind === null) consider(lookInto(position, pile));
  if (position.view.secret) consider(lookWorth(position, SECRET_CARD));
  let sum = 0;
  for (const worth of looks) sum += Math.max(0, worth);
  return sum;
}

/** Whether what is seen now still serves: in a Manoeuvre after this one, by others who are told of it, or at once by an effect. */
function isOfUse(position: Position): boolean {
  const { player, view } = position;
  if (player.manoeuvrePawns >= 2) return true;
  if (view.players.length > 2 && manoeuvresOfOthers(position) > 0) return true;
  return holdsEffect(position, ({ trigger }) => trigger === "spyDone");
}

function canSend({ own, player }: Position): boolean {
  return own.agents.emissary > 0 && player.manoeuvrePawns >= 2;
}

/** How much a sector matters to this player now. */
function interest(position: Position, sector: SectorId): number {
  const { mine, trophies } = outlook(position, sector);
  return mine > 0 ? (trophies[0] ?? 0) : 0;
}
