import { branch, end, next, pick, type Ref, type Refusal, refuse } from "@paravent/kernel";
import { z } from "zod";
import type { OpOf } from "../../content/effects.ts";
import { packOf } from "../../content/installed.ts";
import { Amount } from "../../content/vocabulary.ts";
import { findPawn, pileOfOthers } from "../../model/base/piles.ts";
import type { Pile } from "../../model/facts.ts";
import { OTHERS, SECTORS, type SectorId } from "../../names/names.ts";
import { moveOther } from "../../others/darkness.ts";
import { isFull, pilesIn } from "../count.ts";
import { asksInEffect } from "../effects/asking.ts";
import { opAt } from "../effects/body.ts";
import { ofVerb } from "../effects/calls.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import { amountOf } from "../effects/stats.ts";
import type { Verb } from "../effects/verb.ts";
import { asks, type DiktatRules, type Facts, NOTHING, numberIn, pawnRef, procedure } from "../write.ts";

const Entry = z.strictObject({
  op: z.literal("move_others"),
  n: Amount,
  from: z.enum(["any"]),
  to: z.enum(["any", "adjacent"]),
});

declare module "../../content/effects.ts" {
  interface Verbs {
    moveOthers: typeof Entry;
  }
}

const moving = procedure(ofVerb<{ from: SectorId; to: SectorId; moved: number }>("diktat/moveOthers"), {
  first: asksInEffect({
    subject: "diktat/moveOthers",
    rule: "DK-RUL-83",
    of: (_, f) => f.acting,
    what: (s, f) => branch(moves(s, opAt<"moveOthers">(s, f))),
    closed: whyNoPileThere,
    then(g, f, { branch: pawn, value: [to] }) {
      f.from = findPawn(g.facts, numberIn(pawn))!.pile.sector;
      f.to = to;
      f.moved = 1;
      move(g, f, pawn);
      return next("again");
    },
  }),
  again: (g, f) =>
    pileOfOthers(g.facts, f.from) && f.moved < amountOf(g.facts, f, opAt<"moveOthers">(g.facts, f).n)
      ? next("second")
      : end(),
  second: asks({
    subject: "diktat/moveOthers",
    rule: "DK-RUL-83",
    inside: true,
    of: (_, f) => f.acting,
    what(s, f) {
      const pawns = pileOfOthers(s, f.from)!.pawns.map(({ id }) => ({ name: pawnRef(id), ask: pick([f.to]) }));
      return branch([...pawns, { name: NOTHING }]);
    },
    then(g, f, { branch: pawn }) {
      if (pawn === NOTHING) return end();
      f.moved++;
      move(g, f, pawn);
      return next("again");
    },
  }),
});

function move(g: DiktatRules, f: Readonly<{ acting: number; from: SectorId; to: SectorId }>, pawn: Ref): void {
  const { position } = findPawn(g.facts, numberIn(pawn))!;
  moveOther(g, f.acting, numberIn(pawn), position, f.from, f.to);
}

function moves(s: Facts, move: OpOf<"moveOthers">) {
  return s.piles.flatMap((pile) => {
    const to = pile.owner === OTHERS ? destinations(s, move, pile) : [];
    return to.length > 0 ? pile.pawns.map(({ id }) => ({ name: pawnRef(id), ask: pick(to) })) : [];
  });
}

/** DK-RUL-82: no new pile where there is no room for one, nor (DK-MAT-04) without a Faction pawn to put on it. */
function destinations(s: Facts, { to }: OpOf<"moveOthers">, { sector: from, pawns }: Pile): SectorId[] {
  const near = to === "adjacent" ? packOf(s).sectors.get(from)!.adjacent : SECTORS;
  const isMarkable = pawns.length === 1 || hasFactionPawn(s);
  const mayBegin = (sector: SectorId): boolean => isMarkable && !isFull(s, sector, OTHERS);
  return near.filter((sector) => sector !== from && (pileOfOthers(s, sector) !== null || mayBegin(sector)));
}

/** DK-OTH-PILE-02: one lies on each of their piles. */
function hasFactionPawn(s: Facts): boolean {
  return s.piles.filter(({ owner }) => owner === OTHERS).length < packOf(s).others!.factionPawns;
}

/** Why they cannot begin a pile in a sector. */
function whyNoPileThere(s: Facts): Record<Ref, Refusal> {
  const closed: Record<Ref, Refusal> = {};
  const { pileLimit: limit } = s.counts;
  for (const sector of SECTORS) {
    if (pileOfOthers(s, sector) !== null) continue;
    if (isFull(s, sector, OTHERS))
      closed[sector] = refuse("sectorFull", "DK-RUL-82", { sector, piles: pilesIn(s, sector), limit });
    else if (!hasFactionPawn(s)) closed[sector] = refuse("noFactionPawn", "DK-MAT-04");
  }
  return closed;
}

/**
 * DK-INF-13, DK-RUL-83: up to two pawns of one pile of the Others, at any positions, unseen, to the top of their pile in
 * one other sector, in the order in which they are named. It sets off nothing.
 */
export const moveOthers: Verb<"moveOthers"> = {
  entry: Entry,
  page: {
    does: "Up to `n` Others pawns of one pile, at positions picked by acting, go unseen on top of the Others pile of one other sector (`adjacent`: next to it), in an order picked by acting. Corruption tokens do not move. Raises no trigger.",
    otherwise: "Only with the Others. Makes a new pile where there is none, not in a sector full of piles.",
  },
  playsWith: "pawns",
  can: (s, _, op) =>
    s.others !== null && s.piles.some((pile) => pile.owner === OTHERS && destinations(s, op, pile).length > 0),
  run: goesOnIn(moving),
  procedures: [moving],
  worth: 0.05,
};
