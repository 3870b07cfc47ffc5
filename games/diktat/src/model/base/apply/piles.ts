import { mapped } from "@paravent/kernel";
import type { CabalToken } from "../../../content/effects.ts";
import { IN_PUBLIC, OTHERS } from "../../../names/names.ts";
import { forgetAgents, noteSpending } from "../../knowledge/book.ts";
import { seenByOneself } from "../../knowledge/hearing.ts";
import type { Changes } from "../changes.ts";
import type { PileEvent, PlacedPawn } from "../events/index.ts";
import type { Aim, BaseFacts, Pawn, Pile } from "../facts.ts";
import { pileOfOthers } from "../piles.ts";
import { ceaseEmptyPile, dropAwaitedNoMore, lieApart, renumberNeighbours } from "./emptied.ts";
import { addAgents, look, of } from "./table.ts";

export const piles: Changes<BaseFacts, PileEvent> = {
  pilePlaced(f, e) {
    const player = of(f, e.seat);
    for (const { kind } of e.pawns) addAgents(player, kind, -1);
    f.piles.push({
      id: e.pile,
      owner: e.seat,
      sector: e.sector,
      pawns: mapped(e.pawns, unknown),
      sleeper: false,
      marked: e.marked,
    });
    f.serial += e.pawns.length + 1;
    noteSpending(player);
  },
  pileMoved(f, e) {
    // DK-MOVE-01: it is removed and placed anew; order and serials are kept (DK-RUL-25).
    const pile = pileById(f, e.pile);
    f.piles = f.piles.filter((other) => other !== pile);
    f.piles.push({ ...pile, sector: e.to });
  },
  pileWithdrawn(f, e) {
    for (const kind of e.kinds) addAgents(of(f, e.seat), kind, 1);
    if (e.recovered) of(f, e.seat).manoeuvrePawns++;
    forgetAgents(f, e.seat);
    f.piles = f.piles.filter((pile) => pile.id !== e.pile);
  },
  pileConceded(f, e) {
    discardUnseen(f, e.seat, e.pile);
  },
  pileDiscarded(f, e) {
    discardUnseen(f, e.seat, e.pile);
  },
  pawnsAdded(f, e) {
    for (const { kind } of e.pawns) addAgents(of(f, e.seat), kind, -1);
    pileById(f, e.pile).pawns.unshift(...mapped(e.pawns, unknown));
    f.serial += e.pawns.length;
    noteSpending(of(f, e.seat));
  },
  pawnMoved(f, e) {
    const from = pileById(f, e.from);
    const at = placeOf(from.pawns, e.pawn);
    const [pawn] = from.pawns.splice(at, 1);
    pileById(f, e.to).pawns.unshift(pawn!);
    lieApart(f, e.pawn);
    ceaseEmptyPile(f, from);
  },
  pileSwapped(f, e) {
    const player = of(f, e.seat);
    if (e.put) addAgents(player, e.put, -1);
    if (e.took) addAgents(player, e.took, 1);
    forgetAgents(f, e.seat);
    keepPlaces(f, e.pile, e.pawns);
    pileById(f, e.pile).pawns = mapped(e.pawns, unknown);
    f.serial += e.pawns.length;
  },
  pileConverted(f, e) {
    // The user of the effect still knows what it has looked at, and sees what becomes of it.
    keepPlaces(f, e.pile, e.pawns);
    const known = pileById(f, e.pile).pawns.map(({ knownTo }) => knownTo & (1 << e.seat));
    pileById(f, e.pile).pawns = mapped(e.pawns, ({ id, kind }, i) => ({ id, kind, knownTo: known[i]! }));
    const became = e.from === null ? null : "citizen";
    forgetAgents(f, e.owner);
    f.veiled.push({
      pawn: e.pawns[0]!.id,
      owner: e.owner,
      lost: e.from,
      became,
      knownTo: (1 << e.seat) | (1 << e.owner),
    });
    f.serial += e.pawns.length;
  },
  pawnRemoved(f, e) {
    const pile = pileOfPawn(f, e.pawn);
    const knownTo = (1 << e.owner) | pile.pawns.find(({ id }) => id === e.pawn)!.knownTo;
    f.veiled.push({ pawn: e.pawn, owner: e.owner, lost: e.kind, became: null, knownTo });
    pile.pawns = pile.pawns.filter(({ id }) => id !== e.pawn);
    ceaseEmptyPile(f, pile);
  },
  pawnLookedAt(f, e) {
    const { pawns } = pileOfPawn(f, e.pawn);
    const at = placeOf(pawns, e.pawn);
    const pawn = pawns[at]!;
    pawns[at] = { id: pawn.id, kind: pawn.kind, knownTo: pawn.knownTo | (1 << e.seat) };
    seenByOneself(f, e.seat, (what) => what.about === "pawn" && what.pawn === e.pawn);
    const last = f.looking.at(-1);
    const before = e.together && last?.seat === e.seat && last.using === f.using ? last.pawns : [];
    look(f, { seat: e.seat, using: f.using, pawns: [...before, e.pawn], secretCard: false });
  },
  victimNamed(f, { pawn, owner, sector }) {
    if (f.aimedAt || f.victim) f.suspended.push({ aimedAt: f.aimedAt, victim: f.victim });
    f.victim = null;
    f.aimedAt = { pawn, owner, sector };
  },
  victimShielded: resume,
  victimLost: resume,
  victimRevealed(f, e) {
    // DK-MAN-KILL-04: a revealed pawn no longer belongs to its pile; DK-MAN-KILL-10: the gap closes.
    const pile = pileOfPawn(f, e.pawn);
    const at = placeOf(pile.pawns, e.pawn);
    const below = pile.pawns.slice(at + 1).map(({ id }) => id);
    f.aimedAt = null;
    f.victim = { pawn: pile.pawns[at]!, pile: pile.id, below, owner: pile.owner, sector: pile.sector };
    pile.pawns.splice(at, 1);
    ceaseEmptyPile(f, pile);
  },
  victimReturned(f) {
    // DK-CAB-PE-01: back to the same place, between its neighbours; everybody has seen it.
    const { pawn, pile, below } = f.victim!;
    const everybody = ((1 << f.players.length) - 1) | IN_PUBLIC;
    const { pawns } = f.piles.find(({ id }) => id === pile) ?? pileAgain(f, pile);
    const under = pawns.findIndex(({ id }) => below.includes(id));
    pawns.splice(under < 0 ? pawns.length : under, 0, { id: pawn.id, kind: pawn.kind, knownTo: everybody });
    resume(f);
    dropAwaitedNoMore(f);
  },
  victimDiscarded(f) {
    resume(f);
    dropAwaitedNoMore(f);
  },
  sleeperKilled(f, e) {
    pileById(f, e.pile).sleeper = false;
  },
  tokenPlaced(f, e) {
    const { cabalTokens } = of(f, e.owner);
    cabalTokens[e.token] = (cabalTokens[e.token] ?? 0) - 1;
    if (e.sector !== undefined) tokensOn(f, e.token).push(e.sector);
    if (e.pile !== undefined) pileById(f, e.pile).sleeper = true;
    if (e.player !== undefined) of(f, e.player).memberships++;
  },
  tokenRemoved(f, e) {
    if (e.to === "reserve") {
      const { cabalTokens } = of(f, e.owner);
      cabalTokens[e.token] = (cabalTokens[e.token] ?? 0) + 1;
    }
    if (e.sector !== undefined) {
      const on = tokensOn(f, e.token);
      on.splice(on.indexOf(e.sector), 1);
    }
    const pile = [...f.piles, ...f.emptied].find(({ id }) => id === e.pile);
    if (pile) pile.sleeper = false;
  },
};

const unknown = ({ id, kind }: PlacedPawn): Pawn => ({ id, kind, knownTo: 0 });

/** An Assassination is over: one that it came between goes on. */
function resume(f: BaseFacts): void {
  const { aimedAt, victim } = f.suspended.pop() ?? { aimedAt: null, victim: null };
  f.aimedAt = aimedAt;
  f.victim = victim && { ...victim };
}

/** The pile of a pawn that comes back to none: it exists again. DK-OTH-PILE-08: the Others have one in a sector. */
function pileAgain(f: BaseFacts, id: number): Pile {
  const pile = f.emptied.find((one) => one.id === id)!;
  const instead = pile.owner === OTHERS ? pileOfOthers(f, pile.sector) : null;
  if (instead === null) f.piles.push(pile);
  return instead ?? pile;
}

/** A pawn named as victim is the one in its place, whatever the owner has secretly put there (DK-RUL-137). */
function keepPlaces(f: BaseFacts, pile: number, pawns: readonly PlacedPawn[]): void {
  const before = pileById(f, pile).pawns;
  const kept = (aim: Aim | null): Aim | null => {
    const at = aim ? before.findIndex(({ id }) => id === aim.pawn) : -1;
    return at < 0 ? aim : { ...aim!, pawn: pawns[at]!.id };
  };
  f.aimedAt = kept(f.aimedAt);
  if (f.suspended.length > 0) f.suspended = f.suspended.map((one) => ({ ...one, aimedAt: kept(one.aimedAt) }));
  renumberNeighbours(f, before, pawns);
}

function tokensOn(f: BaseFacts, token: CabalToken) {
  return token === "blockhouse" ? f.blockhouses : f.revolts;
}

/** DK-RUL-54: nobody is shown the pawns of a pile that goes whole. */
function discardUnseen(f: BaseFacts, owner: number, id: number): void {
  for (const { id: pawn, kind, knownTo } of pileById(f, id).pawns)
    f.veiled.push({ pawn, owner, lost: kind, became: null, knownTo: knownTo | (1 << owner) });
  f.piles = f.piles.filter((pile) => pile.id !== id);
}

function pileById(f: BaseFacts, id: number): Pile {
  return f.piles.find((pile) => pile.id === id)!;
}

function pileOfPawn(f: BaseFacts, pawn: number): Pile {
  return f.piles.find((pile) => placeOf(pile.pawns, pawn) >= 0)!;
}

/** The place of a pawn from 0 at the top; -1 when it lies elsewhere. */
function placeOf(pawns: readonly Pawn[], pawn: number): number {
  for (let i = 0; i < pawns.length; i++) if (pawns[i]!.id === pawn) return i;
  return -1;
}
