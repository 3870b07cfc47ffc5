import { call, type Next, type Seat } from "@paravent/kernel";
import type { Op, OpOf } from "../../content/effects.ts";
import { payCompulsory } from "../power-points.ts";
import { rankOrder } from "../rank.ts";
import type { DiktatRules, Facts } from "../write.ts";
import { amountOf } from "./amounts.ts";
import { beginning, type Doing, type Path, within } from "./body.ts";
import { isOpen, priceOf } from "./can.ts";
import { otherSeats } from "./candidates.ts";
import { gain } from "./gains.ts";
import { type Using, whoIs } from "./using.ts";

/** One word of the vocabulary: what it does. Null when it is done at once. */
type Verb<O extends Op> = (g: DiktatRules, f: Doing, op: O, path: Path) => Next | null;

/** Carries out one step that is possible (`can.ts`). */
export function carryOut(g: DiktatRules, f: Doing, op: Op, path: Path): Next | null {
  return (VERBS[op.op] as Verb<Op>)(g, f, op, path);
}

/** Steps that never ask, from left to right. */
export function carryOutAtOnce(g: DiktatRules, steps: readonly Op[], using: Using): void {
  const f = beginning(using);
  for (const op of steps) {
    if (op.op === "forEach")
      for (const it of seatsOver(g.facts, using, op.over))
        carryOutAtOnce(g, op.do, { ...using, bound: { ...using.bound, it } });
    else if (isOpen(g.facts, using, op, "own")) carryOut(g, f, op, NO_PATH);
  }
}

const NO_PATH: Path = [];

/** Goes on in a procedure of its own that asks; it ends with the names it has bound. */
const asksIn =
  (name: string) =>
  (_: DiktatRules, f: Doing, __: Op, path: Path): Next =>
    call(`diktat/${name}`, within(f, path), "bound");

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

  convert: (g, f, op, path) => asksIn(op.where === "pile" ? "convertPawn" : "exchangeAffinity")(g, f, op, path),
  placePile: asksIn("placeByEffect"),
  reinforce: asksIn("reinforce"),
  withdraw: asksIn("withdraw"),
  movePile: asksIn("movePile"),
  movePawns: asksIn("movePawns"),
  swapPawns: asksIn("swapPawns"),
  removePawn: asksIn("removePawns"),
  spy: asksIn("lookByEffect"),
  peekDeck: asksIn("peek"),
  assassinate: asksIn("killByEffect"),

  protect(g, _, op) {
    if (op.stage === "beforeReveal") {
      const { owner, pawn } = g.facts.aimedAt!;
      g.emit({ type: "victimShielded", owner, pawn });
    } else {
      const { owner, pawn, sector } = g.facts.victim!;
      g.emit({ type: "victimReturned", owner, pawn: pawn.id, sector, kind: pawn.kind });
    }
    return null;
  },

  extraManoeuvre: asksIn("extraManoeuvre"),

  playAgain(g, f) {
    g.emit({ type: "playAgainGranted", seat: f.acting });
    return null;
  },

  skipTurn(g, f, op, path) {
    const seat = whoIs(f, op.who);
    if (seat === null) return asksIn("skipAnother")(g, f, op, path);
    g.emit({ type: "skipGranted", seat });
    return null;
  },

  takeRole(g, f, op, path) {
    if (op.role === "firstPlayer") return asksIn("nameFirstAndDirection")(g, f, op, path);
    g.emit({ type: "roleTaken", seat: f.acting, role: op.role });
    return null;
  },

  develop: (_, f, op) => call("diktat/develop", { by: f.acting, price: priceOf(op) }, "bound"),
  ready: asksIn("ready"),
  exhaust: asksIn("exhaust"),

  addCard(g, f) {
    const card = g.facts.peeked?.cards[0];
    if (card) g.emit({ type: "peekedCardAdded", seat: f.acting, card });
    return null;
  },

  takeCard: asksIn("takeAnyCard"),
  takeMarker: asksIn("takeMarkerByEffect"),
  returnMarker: asksIn("returnMarker"),
  placeToken: asksIn("placeToken"),

  removeToken(g, f, op) {
    const sector = f.event.sector ?? f.bound.sector;
    if (sector !== undefined && g.facts.revolts.includes(sector))
      g.emit({ type: "tokenRemoved", token: op.token, owner: f.owner, to: op.to, sector });
    return null;
  },

  /** Only with the Others. */
  moveOthers: nothing,

  modify(g, f, op) {
    // Passive changes are read from the element itself; here only those that last until a moment.
    const delta = op.delta === undefined ? 0 : amountOf(g.facts, f, op.delta);
    if (op.until)
      g.emit({ type: "statChanged", seat: f.acting, stat: op.stat, delta, set: op.set ?? null, until: op.until });
    return null;
  },

  /** Read from the element when a Trophy is chosen. */
  altTrophy: nothing,

  toll: asksIn("setToll"),
  choose: asksIn("choose"),
  offer: asksIn("offer"),

  forEach: (g, f, op, path) =>
    call("diktat/forEach", { ...within(f, path), seats: seatsOver(g.facts, f, op.over) }, "bound"),

  /** A collective defeat belongs to the Others. */
  loseGame: nothing,
};

function seatsOver(s: Facts, using: Using, over: "eachOther" | "eachPlayer"): Seat[] {
  return over === "eachPlayer" ? rankOrder(s) : otherSeats(s, using.owner);
}
