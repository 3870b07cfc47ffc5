import { call, type Next, type Seat } from "@paravent/kernel";
import type { Op, OpOf } from "../../content/effects.ts";
import { payCompulsory } from "../power-points.ts";
import type { DiktatRules, Facts } from "../write.ts";
import { amountOf } from "./amounts.ts";
import { beginning, type Doing, stepBegun, within } from "./body.ts";
import { isOpen, priceOf } from "./can.ts";
import { otherSeats } from "./candidates.ts";
import { gain } from "./gains.ts";
import { rankOrder } from "./rank.ts";
import { type Using, whoIs } from "./using.ts";

/** One word of the vocabulary: what it does. Null when it is done at once. */
type Verb<O extends Op> = (g: DiktatRules, f: Doing, op: O) => Next | null;

/** Carries out one step that is possible (`can.ts`). */
export function carryOut(g: DiktatRules, f: Doing, op: Op): Next | null {
  return BY_WORD.get(op.op)!(g, f, op);
}

/** Steps that never ask, from left to right. */
export function carryOutAtOnce(g: DiktatRules, steps: readonly Op[], using: Using): void {
  const f = beginning(using);
  for (const op of steps) {
    if (op.op === "forEach")
      for (const it of seatsOver(g.facts, using, op.over))
        carryOutAtOnce(g, op.do, { ...using, bound: { ...using.bound, it } });
    else if (isOpen(g.facts, using, op, "own")) carryOut(g, f, op);
  }
}

/** Goes on in a procedure of its own that asks; it ends with the names it has bound. */
const asksIn =
  (procedure: string) =>
  (_: DiktatRules, f: Doing): Next =>
    call(procedure, within(f, stepBegun(f)), "bound");

const convertPawn = asksIn("diktat/convertPawn");
const exchangeAffinity = asksIn("diktat/exchangeAffinity");
const skipAnother = asksIn("diktat/skipAnother");
const nameFirstAndDirection = asksIn("diktat/nameFirstAndDirection");

const nothing = (): null => null;

const VERBS: { readonly [Name in Op["op"]]: Verb<OpOf<Name>> } = {
  gain,

  lose(g, f, op) {
    const seat = whoIs(f, op.from ?? "acting")!;
    const n = amountOf(g.facts, f, op.n);
    if (op.res === "debt")
      for (let left = Math.min(n, g.facts.players[seat]!.debts); left > 0; left--)
        g.emit({ type: "debtDiscarded", seat });
    else if (op.mandatory) payCompulsory(g, seat, null, n, "DK-RUL-34");
    else {
      const lost = Math.min(n, g.facts.players[seat]!.pp);
      if (lost > 0) g.emit({ type: "lost", seat, what: "pp", n: lost });
    }
    return null;
  },

  convert: (g, f, op) => (op.where === "pile" ? convertPawn : exchangeAffinity)(g, f),
  placePile: asksIn("diktat/placeByEffect"),
  reinforce: asksIn("diktat/reinforce"),
  withdraw: asksIn("diktat/withdraw"),
  movePile: asksIn("diktat/movePile"),
  movePawns: asksIn("diktat/movePawns"),
  swapPawns: asksIn("diktat/swapPawns"),
  removePawn: asksIn("diktat/removePawns"),
  spy: asksIn("diktat/lookByEffect"),
  peekDeck: asksIn("diktat/peek"),
  assassinate: asksIn("diktat/killByEffect"),

  protect(g, _, op) {
    if (op.stage === "beforeReveal") {
      const { owner, pawn } = g.facts.aimedAt!;
      g.emit({ type: "victimShielded", owner, pawn });
    } else {
      const { owner, pawn, pile, sector } = g.facts.victim!;
      // Its pile may have been moved meanwhile.
      const to = g.facts.piles.find(({ id }) => id === pile)?.sector ?? sector;
      g.emit({ type: "victimReturned", owner, pawn: pawn.id, sector: to, kind: pawn.kind });
    }
    return null;
  },

  extraManoeuvre: asksIn("diktat/extraManoeuvre"),

  playAgain(g, f) {
    g.emit({ type: "playAgainGranted", seat: f.acting });
    return null;
  },

  skipTurn(g, f, op) {
    const seat = whoIs(f, op.who);
    if (seat === null) return skipAnother(g, f);
    g.emit({ type: "skipGranted", seat });
    return null;
  },

  takeRole(g, f, op) {
    if (op.role === "firstPlayer") return nameFirstAndDirection(g, f);
    g.emit({ type: "roleTaken", seat: f.acting, role: op.role });
    return null;
  },

  develop: (_, f, op) => call("diktat/develop", { by: f.acting, price: priceOf(op) }, "bound"),
  ready: asksIn("diktat/ready"),
  exhaust: asksIn("diktat/exhaust"),

  addCard(g, f) {
    const card = g.facts.peeked?.cards[0];
    if (card) g.emit({ type: "peekedCardAdded", seat: f.acting, card });
    return null;
  },

  takeCard: asksIn("diktat/takeAnyCard"),
  takeMarker: asksIn("diktat/takeMarkerByEffect"),
  returnMarker: asksIn("diktat/returnMarker"),
  placeToken: asksIn("diktat/placeToken"),

  removeToken(g, f, op) {
    const sector = f.event.sector ?? f.bound.sector;
    const on = op.token === "blockhouse" ? g.facts.blockhouses : g.facts.revolts;
    if (sector !== undefined && on.includes(sector))
      g.emit({ type: "tokenRemoved", token: op.token, owner: f.owner, to: op.to, sector });
    return null;
  },

  moveOthers: asksIn("diktat/moveOthers"),

  modify(g, f, op) {
    // Passive changes are read from the element itself; here only those that last until a moment.
    const delta = op.delta === undefined ? 0 : amountOf(g.facts, f, op.delta);
    if (op.until)
      g.emit({ type: "statChanged", seat: f.acting, stat: op.stat, delta, set: op.set ?? null, until: op.until });
    return null;
  },

  /** Read from the element when a Trophy is chosen. */
  altTrophy: nothing,

  toll: asksIn("diktat/setToll"),
  choose: asksIn("diktat/choose"),
  offer: asksIn("diktat/offer"),

  forEach: (g, f, op) =>
    call("diktat/forEach", { ...within(f, stepBegun(f)), seats: seatsOver(g.facts, f, op.over) }, "bound"),
};

const BY_WORD = new Map(Object.entries(VERBS)) as ReadonlyMap<string, Verb<Op>>;

function seatsOver(s: Facts, using: Using, over: "eachOther" | "eachPlayer"): Seat[] {
  return over === "eachPlayer" ? rankOrder(s) : otherSeats(s, using.acting);
}
