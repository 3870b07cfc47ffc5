import { branch, call, compose, end, next, pick } from "@paravent/kernel";
import type { OpOf } from "../../content/effects.ts";
import { AGENTS, type Agent, type SectorId } from "../../names/names.ts";
import { arrive } from "../../others/arrival.ts";
import { agentsInReserve } from "../count.ts";
import { fullSectors } from "../manoeuvres/send-team.ts";
import { asks, chosen, type Facts, numberIn, picked, procedure } from "../write.ts";
import { amountOf } from "./amounts.ts";
import { asksInEffect } from "./asking.ts";
import { type Doing, opAt } from "./body.ts";
import { pileOf, pileRef, sendSleeperHome } from "./piles.ts";
import { raise } from "./raise.ts";
import { destinations, pilesFor, sectorsFor } from "./targets.ts";

/** Sectors named and given up again for their toll. */
interface Tried {
  tried?: SectorId[];
}

/** Places a new pile of 1 to `maxPawns` pawns, without a Manoeuvre pawn. Tolls and the limit apply. */
export const placeByEffect = procedure<Doing & Tried & { sector?: SectorId }>("diktat/placeByEffect", {
  sector: asksInEffect({
    subject: "diktat/chooseSector",
    rule: "DK-MAN-SEND-01",
    of: (_, f) => f.acting,
    what: (s, f) => pick(placesLeft(s, f)),
    closed: (s, f) => fullSectors(s, f.acting),
    then(g, f, value) {
      f.sector = picked(value) as SectorId;
      g.emit({ type: "turnSectorNamed", seat: f.acting, sector: f.sector });
      const most = op<"placePile">(g.facts, f).maxPawns;
      return call("diktat/placing", { by: f.acting, sector: f.sector, most, marked: false }, "placed");
    },
  }),
  /** A sector whose toll was not paid is not named again; without another, or without Agents, nothing is placed. */
  placed(g, f, result) {
    if (result === "placed" || agentsInReserve(g.facts, f.acting) === 0) return end();
    if (result === "withdrawn") f.tried = [...(f.tried ?? []), f.sector!];
    return placesLeft(g.facts, f).length > 0 ? next("sector") : end();
  },
});

function placesLeft(s: Facts, f: Readonly<Doing & Tried>): SectorId[] {
  return sectorsFor(s, f, op<"placePile">(s, f).sector).filter((sector) => !f.tried?.includes(sector));
}

/** Adds pawns of the reserve on top of an own pile (DK-MOVE-02: pawns are placed, no pile is). */
export const reinforce = procedure<Doing & { pile: number }>("diktat/reinforce", {
  pile: asksInEffect({
    subject: "diktat/choosePile",
    rule: "DK-MOVE-02",
    of: (_, f) => f.acting,
    what: (s, f) => pick(pilesFor(s, f, op<"reinforce">(s, f).pile).map(pileRef)),
    then(_, f, value) {
      f.pile = numberIn(picked(value));
      return next("pawns");
    },
  }),
  pawns: asks({
    subject: "diktat/composePile",
    rule: "DK-MOVE-02",
    inside: true,
    of: (_, f) => f.acting,
    what(s, f) {
      const { agents } = s.players[f.acting]!;
      const have = AGENTS.reduce((n, kind) => n + agents[kind], 0);
      return compose(agents, 1, Math.min(amountOf(s, f, op<"reinforce">(s, f).n), have));
    },
    then(g, f, value) {
      const first = g.facts.serial;
      const { sector } = pileOf(g.facts, f.pile);
      const pawns = (value as Agent[]).map((kind, i) => ({ id: first + i, kind }));
      g.emit({ type: "pawnsAdded", seat: f.acting, pile: f.pile, sector, pawns });
      return raise(g, "pawnPlaced", { by: f.acting, sector, pile: f.pile }, "done");
    },
  }),
  done: () => end(),
});

/** Takes an own pile back into the reserve, with its Manoeuvre pawn where the effect says so. */
export const withdraw = procedure<Doing>("diktat/withdraw", {
  pile: asksInEffect({
    subject: "diktat/choosePile",
    rule: "DK-EFF-04",
    of: (_, f) => f.acting,
    what: (s, f) => pick(pilesFor(s, f, op<"withdraw">(s, f).pile).map(pileRef)),
    then(g, f, value) {
      const pile = pileOf(g.facts, numberIn(picked(value)));
      const recovered = (op<"withdraw">(g.facts, f).recoverManoeuvre ?? false) && pile.marked;
      sendSleeperHome(g, pile);
      const kinds = pile.pawns.map(({ kind }) => kind);
      g.emit({ type: "pileWithdrawn", seat: f.acting, pile: pile.id, sector: pile.sector, kinds, recovered });
      return end();
    },
  }),
});

/** Lifts an own pile and places it elsewhere (DK-MOVE-01): tolls, the limit and what a placed pile triggers apply. */
export const movePile = procedure<Doing & Tried & { pile: number; to: SectorId }>("diktat/movePile", {
  move: asksInEffect({
    subject: "diktat/movePile",
    rule: "DK-RUL-25",
    of: (_, f) => f.acting,
    what: (s, f) => branch(moves(s, f)),
    closed: (s, f) => (op<"movePile">(s, f).ignoreLimit ? {} : fullSectors(s, f.acting)),
    then(_, f, value) {
      const { branch: pile, value: to } = chosen(value);
      f.pile = numberIn(pile);
      f.to = to[0] as SectorId;
      return call("diktat/tolls", { by: f.acting, sector: f.to }, "moved");
    },
  }),
  moved(g, f, toll) {
    if (toll === "withdrawn") f.tried = [...(f.tried ?? []), f.to];
    const pile = g.facts.piles.find(({ id }) => id === f.pile);
    // DK-SEQ-05: while the toll was asked the pile may have left, or its place been taken.
    if (toll === "withdrawn" || !pile || !destinations(g.facts, f, op<"movePile">(g.facts, f), pile).includes(f.to))
      return moves(g.facts, f).length > 0 ? next("move") : end();
    g.emit({ type: "pileMoved", seat: f.acting, pile: pile.id, from: pile.sector, to: f.to });
    return arrive(g, { by: f.acting, sector: f.to, pile: f.pile }, "done");
  },
  done: () => end(),
});

function moves(s: Facts, f: Readonly<Doing & Tried>) {
  const move = op<"movePile">(s, f);
  return pilesFor(s, f, move.pile).flatMap((pile) => {
    const sectors = destinations(s, f, move, pile).filter((sector) => !f.tried?.includes(sector));
    return sectors.length > 0 ? [{ name: pileRef(pile), ask: pick(sectors) }] : [];
  });
}

function op<Name extends "placePile" | "reinforce" | "withdraw" | "movePile">(
  s: Facts,
  f: Readonly<Doing>,
): OpOf<Name> {
  return opAt<OpOf<Name>>(s, f, f.path);
}
