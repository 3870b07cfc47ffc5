import { mapped } from "@paravent/kernel";
import type { CabalToken } from "../../content/effects.ts";
import { forgetAgents, noteSpending } from "../../politics/book.ts";
import { seenByOneself } from "../../politics/hearing.ts";
import type { PileEvent, PlacedPawn } from "../events/index.ts";
import type { Aim, DiktatFacts, Pawn, Pile } from "../facts.ts";
import { IN_PUBLIC, OTHERS } from "../names.ts";
import { victims } from "../victims.ts";
import type { Changes } from "./index.ts";
import { addAgents, of } from "./table.ts";

export const piles: Changes<PileEvent> = {
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
    for (const { id, kind, knownTo } of pileById(f, e.pile).pawns)
      f.veiled.push({ pawn: id, owner: e.seat, lost: kind, became: null, knownTo: knownTo | (1 << e.seat) });
    f.offers = f.offers.filter((offer) => offer.kind !== "place" || offer.pile !== e.pile);
    f.piles = f.piles.filter((pile) => pile.id !== e.pile);
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
    dropEmptyPiles(f);
  },
  pileSwapped(f, e) {
    const player = of(f, e.seat);
    if (e.put) addAgents(player, e.put, -1);
    if (e.took) addAgents(player, e.took, 1);
    forgetAgents(f, e.seat);
    keepAim(f, e.pile, e.pawns);
    pileById(f, e.pile).pawns = mapped(e.pawns, unknown);
    f.serial += e.pawns.length;
  },
  pileConverted(f, e) {
    // The user of the effect still knows what it has looked at, and sees what becomes of it.
    keepAim(f, e.pile, e.pawns);
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
    dropEmptyPiles(f);
  },
  pawnLookedAt(f, e) {
    const { pawns } = pileOfPawn(f, e.pawn);
    const at = placeOf(pawns, e.pawn);
    const pawn = pawns[at]!;
    pawns[at] = { id: pawn.id, kind: pawn.kind, knownTo: pawn.knownTo | (1 << e.seat) };
    seenByOneself(f, e.seat, (what) => what.about === "pawn" && what.pawn === e.pawn);
    const before = e.together && f.looking?.seat === e.seat ? f.looking.pawns : [];
    f.looking = { seat: e.seat, pawns: [...before, e.pawn], secretCard: false };
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
    const position = placeOf(pile.pawns, e.pawn);
    f.aimedAt = null;
    f.victim = { pawn: pile.pawns[position]!, pile: pile.id, position, owner: pile.owner, sector: pile.sector };
    pile.pawns.splice(position, 1);
  },
  victimReturned(f) {
    // DK-CAB-PE-01: back to the same place; everybody has seen it.
    const { pawn, pile, position } = f.victim!;
    const everybody = ((1 << f.players.length) - 1) | IN_PUBLIC;
    pileById(f, pile).pawns.splice(position, 0, { id: pawn.id, kind: pawn.kind, knownTo: everybody });
    resume(f);
  },
  victimDiscarded(f, e) {
    // DK-DISC-03: a pawn of the Others lies face up on their board.
    if (e.owner === OTHERS) f.others!.discarded.push(e.kind);
    resume(f);
    dropEmptyPiles(f);
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
    const pile = f.piles.find(({ id }) => id === e.pile);
    if (pile) pile.sleeper = false;
  },
};

const unknown = ({ id, kind }: PlacedPawn): Pawn => ({ id, kind, knownTo: 0 });

/** An Assassination is over: one that it came between goes on. */
function resume(f: DiktatFacts): void {
  const { aimedAt, victim } = f.suspended.pop() ?? { aimedAt: null, victim: null };
  f.aimedAt = aimedAt;
  f.victim = victim && { ...victim };
}

/** A pawn named as victim is the one in its place, whatever the owner has secretly put there (DK-RUL-137). */
function keepAim(f: DiktatFacts, pile: number, pawns: readonly PlacedPawn[]): void {
  const before = pileById(f, pile).pawns;
  const kept = (aim: Aim | null): Aim | null => {
    const at = aim ? before.findIndex(({ id }) => id === aim.pawn) : -1;
    return at < 0 ? aim : { ...aim!, pawn: pawns[at]!.id };
  };
  f.aimedAt = kept(f.aimedAt);
  if (f.suspended.length > 0) f.suspended = f.suspended.map((one) => ({ ...one, aimedAt: kept(one.aimedAt) }));
}

function tokensOn(f: DiktatFacts, token: CabalToken) {
  return token === "blockhouse" ? f.blockhouses : f.revolts;
}

function pileById(f: DiktatFacts, id: number): Pile {
  return f.piles.find((pile) => pile.id === id)!;
}

function pileOfPawn(f: DiktatFacts, pawn: number): Pile {
  return f.piles.find((pile) => placeOf(pile.pawns, pawn) >= 0)!;
}

/** The place of a pawn from 0 at the top; -1 when it lies elsewhere. */
function placeOf(pawns: readonly Pawn[], pawn: number): number {
  for (let i = 0; i < pawns.length; i++) if (pawns[i]!.id === pawn) return i;
  return -1;
}

/** DK-RUL-11: a pile without pawns ceases to exist. Its Sleeper Agent has gone home before (an event of its own). */
/** A pile whose last pawn is a victim stays until the fate of that pawn is carried out. */
function dropEmptyPiles(f: DiktatFacts): void {
  if (!f.piles.some((pile) => pile.pawns.length === 0)) return;
  const awaited = victims(f).map(({ pile }) => pile);
  f.piles = f.piles.filter(({ id, pawns }) => pawns.length > 0 || awaited.includes(id));
}
