import { branch, end, type Json, next, pick, type Ref } from "@paravent/kernel";
import type { OpOf, PileFilter } from "../../content/effects.ts";
import { findPawn } from "../../model/base/piles.ts";
import type { Pile } from "../../model/facts.ts";
import { AGENTS, type Agent, OTHERS } from "../../names/names.ts";
import {
  asks,
  chosen,
  type DiktatRules,
  type Facts,
  NOTHING,
  numberIn,
  pawnRef,
  picked,
  pickedAll,
  procedure,
} from "../write.ts";
import { amountOf } from "./amounts.ts";
import { asksInEffect } from "./asking.ts";
import { type Doing, opAt } from "./body.ts";
import { pileOf, pileRef, sendSleeperHomeWithLast } from "./piles.ts";
import { raise } from "./raise.ts";
import { rankOrder } from "./rank.ts";
import { pilesFor } from "./targets.ts";

/** DK-INF-12, DK-RUL-27: up to two pawns of one own pile go on top of one or two own piles in other sectors. */
export const movePawns = procedure<Doing & { origin: number; moved: number; onto: number[] }>("diktat/movePawns", {
  first: asksInEffect({
    subject: "diktat/movePawn",
    rule: "DK-RUL-27",
    of: (_, f) => f.acting,
    what: (s, f) => branch(pawnMoves(s, f, pilesFor(s, f, op<"movePawns">(s, f).pile))),
    then(g, f, value) {
      const { pile } = findPawn(g.facts, numberIn(chosen(value).branch))!;
      f.origin = pile.id;
      f.moved = 0;
      f.onto = [];
      movePawn(g, f, value);
      return next("again");
    },
  }),
  again(g, f) {
    const left = g.facts.piles.some(({ id }) => id === f.origin);
    return left && f.moved < amountOf(g.facts, f, op<"movePawns">(g.facts, f).n) ? next("second") : next("placed");
  },
  second: asks({
    subject: "diktat/movePawn",
    rule: "DK-RUL-27",
    inside: true,
    of: (_, f) => f.acting,
    what: (s, f) => branch([...pawnMoves(s, f, [pileOf(s, f.origin)]), { name: NOTHING }]),
    then(g, f, value) {
      if (chosen(value).branch === NOTHING) return next("placed");
      movePawn(g, f, value);
      return next("again");
    },
  }),
  /** DK-MOVE-02: pawns have been placed on each of these piles. */
  placed(g, f) {
    const onto = f.onto.shift();
    if (onto === undefined) return end();
    // What the first of them set off may have asked somebody, and the second be gone.
    const pile = g.facts.piles.find(({ id }) => id === onto);
    return pile ? raise(g, "pawnPlaced", { by: f.acting, sector: pile.sector, pile: onto }, "placed") : next("placed");
  },
});

/** DK-RUL-27: own piles. */
const OWN: PileFilter = { owner: "self" };

function pawnMoves(s: Facts, f: Readonly<Doing>, piles: readonly Pile[]) {
  return piles.flatMap((pile) => {
    const to = pilesFor(s, f, OWN)
      .filter(({ sector }) => sector !== pile.sector)
      .map(pileRef);
    return to.length > 0 ? pile.pawns.map(({ id }) => ({ name: pawnRef(id), ask: pick(to) })) : [];
  });
}

function movePawn(g: DiktatRules, f: Doing & { moved: number; onto: number[] }, value: Json): void {
  const { branch: pawn, value: to } = chosen(value);
  const { pile, position } = findPawn(g.facts, numberIn(pawn))!;
  sendSleeperHomeWithLast(g, pile);
  g.emit({
    type: "pawnMoved",
    seat: f.acting,
    pawn: numberIn(pawn),
    from: pile.id,
    to: numberIn(to[0]!),
    position,
  });
  if (!f.onto.includes(numberIn(to[0]!))) f.onto.push(numberIn(to[0]!));
  f.moved++;
}

/**
 * Exchanges pawns of own piles with the reserve, unseen. Which piles is public; each is asked about the same number of
 * times whatever is exchanged, and comes back with new serials, so that nothing shows what changed (DK-RUL-137).
 */
export const swapPawns = procedure<Doing & { piles: number[]; asked: number }>("diktat/swapPawns", {
  begin: (g, f) => (pilesFor(g.facts, f, op<"swapPawns">(g.facts, f).pile).length > 0 ? next("piles") : end()),
  piles: asksInEffect({
    subject: "diktat/choosePiles",
    rule: "DK-RUL-137",
    of: (_, f) => f.acting,
    what(s, f) {
      const { pile, perPile, n } = op<"swapPawns">(s, f);
      const refs = pilesFor(s, f, pile).map(pileRef);
      return perPile === undefined ? pick(refs) : pick(refs, 0, Math.min(refs.length, amountOf(s, f, n)));
    },
    then(_, f, value) {
      f.piles = (value as Ref[]).map(numberIn);
      f.asked = 0;
      return next("next");
    },
  }),
  next(g, f) {
    const { perPile, n } = op<"swapPawns">(g.facts, f);
    if (f.piles.length === 0) return end();
    if (f.asked < (perPile ?? amountOf(g.facts, f, n))) return next("swap");
    f.piles.shift();
    f.asked = 0;
    return next("next");
  },
  swap: asks({
    subject: "diktat/swapPawn",
    rule: "DK-RUL-137",
    inside: true,
    of: (_, f) => f.acting,
    what(s, f) {
      const { only } = op<"swapPawns">(s, f);
      const { agents } = s.players[f.acting]!;
      const kinds = AGENTS.filter((kind) => agents[kind] > 0 && (only === undefined || kind === only));
      const options =
        kinds.length === 0
          ? []
          : pileOf(s, f.piles[0]!).pawns.map(({ id }) => ({ name: pawnRef(id), ask: pick(kinds) }));
      return branch([...options, { name: NOTHING }]);
    },
    then(g, f, value) {
      const { branch: pawn, value: kinds } = chosen(value);
      swap(g, f, pawn === NOTHING ? null : numberIn(pawn), (kinds[0] as Agent | undefined) ?? null);
      f.asked++;
      return next("next");
    },
  }),
});

function swap(g: DiktatRules, f: Doing & { piles: number[] }, out: number | null, put: Agent | null): void {
  const pile = pileOf(g.facts, f.piles[0]!);
  const took = pile.pawns.find(({ id }) => id === out)?.kind ?? null;
  const pawns = renumbered(
    g.facts,
    pile.pawns.map(({ id, kind }) => (id === out ? put! : kind)),
  );
  g.emit({ type: "pileSwapped", seat: f.acting, pile: pile.id, pawns, put, took });
}

/** Turns one pawn of a pile that was just looked through into another kind, in the same place (PoliSec). */
export const convertPawn = procedure<Doing>("diktat/convertPawn", {
  pawn: asksInEffect({
    subject: "diktat/convertPawn",
    rule: "DK-RUL-137",
    inside: true,
    of: (_, f) => f.acting,
    what(s, f) {
      const pile = pileToConvert(s, f);
      // Only pawns the acting player could look at: a hidden one must not be told by what is offered.
      const seen = (pile?.pawns ?? []).filter(({ knownTo }) => (knownTo & (1 << f.acting)) !== 0);
      const others = seen.filter(({ kind }) => kind !== op<"convert">(s, f).to);
      return pick([...others.map(({ id }) => pawnRef(id)), NOTHING]);
    },
    then(g, f, value) {
      const { to } = op<"convert">(g.facts, f);
      const pile = pileToConvert(g.facts, f);
      if (!pile) return end();
      const turned = picked(value) === NOTHING ? null : numberIn(picked(value));
      const from = pile.pawns.find(({ id }) => id === turned)?.kind ?? null;
      const kinds = pile.pawns.map(({ id, kind }) => (id === turned ? (to as Agent) : kind));
      g.emit({
        type: "pileConverted",
        seat: f.acting,
        pile: pile.id,
        owner: pile.owner,
        pawns: renumbered(g.facts, kinds),
        from,
      });
      return end();
    },
  }),
});

/** DK-META-02: a player's, never one of the Others. */
const pileToConvert = (s: Facts, f: Readonly<Doing>): Pile | undefined =>
  pilesFor(s, f, op<"convert">(s, f).pile ?? {}).find(({ owner }) => owner !== OTHERS);

/** Each other owner in the sector discards a pawn of their choice, unseen (Resistance). */
export const removePawns = procedure<Doing & { owners: number[] }>("diktat/removePawns", {
  begin(g, f) {
    const piles = pilesFor(g.facts, f, op<"removePawn">(g.facts, f).pile);
    const players = piles.filter(({ owner }) => owner !== OTHERS);
    f.owners = rankOrder(g.facts, [...new Set(players.map(({ owner }) => owner))]);
    let removed = 0;
    // Nobody chooses for the Others: their top pawn goes.
    for (const pile of piles) if (pile.owner === OTHERS) removed += removeOthers(g, pile, op(g.facts, f));
    f.bound = { ...f.bound, removed };
    return next("next");
  },
  next: (_, f) => (f.owners.length > 0 ? next("pawn") : end(f.bound as Json)),
  pawn: asksInEffect({
    subject: "diktat/removePawn",
    rule: "DK-DISC-02",
    of: (_, f) => f.owners[0]!,
    what(s, f, seat) {
      const { pile: filter, n } = op<"removePawn">(s, f);
      const own = pilesFor(s, f, filter).filter((pile) => pile.owner === seat);
      const refs = own.flatMap((pile) => pile.pawns.map(({ id }) => pawnRef(id)));
      return pick(refs, Math.min(amountOf(s, f, n), refs.length));
    },
    then(g, f, value, owner) {
      for (const ref of pickedAll(value)) removePawn(g, owner, numberIn(ref));
      f.owners.shift();
      f.bound = { ...f.bound, removed: (f.bound.removed ?? 0) + (value as Ref[]).length };
      return next("next");
    },
  }),
});

function removeOthers(g: DiktatRules, pile: Pile, { n }: OpOf<"removePawn">): number {
  const gone = pile.pawns.slice(0, typeof n === "number" ? n : 1);
  for (const { id, kind } of gone) g.emit({ type: "othersPawnDiscarded", pawn: id, sector: pile.sector, kind });
  return gone.length;
}

function removePawn(g: DiktatRules, owner: number, id: number): void {
  const { pile, position } = findPawn(g.facts, id)!;
  sendSleeperHomeWithLast(g, pile);
  const { kind } = pile.pawns[position - 1]!;
  g.emit({ type: "pawnRemoved", owner, pawn: id, sector: pile.sector, kind });
}

function renumbered(s: Facts, kinds: readonly Agent[]) {
  return kinds.map((kind, i) => ({ id: s.serial + i, kind }));
}

function op<Name extends "movePawns" | "swapPawns" | "removePawn" | "convert">(
  s: Facts,
  f: Readonly<Doing>,
): OpOf<Name> {
  return opAt<OpOf<Name>>(s, f, f.path);
}
