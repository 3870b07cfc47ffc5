import { call, end, next, pick, type Seat, signature } from "@paravent/kernel";
import { packOf, tablesOf } from "../../content/installed.ts";
import type { PreparedEffect } from "../../content/powers.ts";
import { waitingFor } from "../../model/abilities.ts";
import { AGENTS } from "../../names/names.ts";
import { readRef } from "../../names/read-ref.ts";
import { markerRef } from "../../names/refs.ts";
import { ability } from "../effects/calls.ts";
import { isPossible } from "../effects/possible.ts";
import { rankOrder } from "../effects/rank.ts";
import { doAtOnce } from "../effects/triggers.ts";
import { usingOf } from "../effects/using.ts";
import { type ElementRef, type PieceRef, piecesOf } from "../elements.ts";
import { after, asks, type DiktatRules, type Facts, procedure } from "../write.ts";

interface Developing {
  /** Seats still to come, in Rank order. */
  seats: Seat[];
  /** Incomes given, for this Cycle (DK-RUL-139): to whom, and by which card or which of the two markers of a sector. */
  over: { seat: Seat; piece: PieceRef; kin: string }[];
}

/** An Income that is due: what it gives, and the element that gives it. */
interface Due {
  one: PreparedEffect;
  element: ElementRef;
}

const DECLINE = "decline";

/** The Development phase, player after player in Rank order: base resources, Manoeuvre pawns, Income. */
export const development = procedure(signature<object, null, Developing>("diktat/development"), {
  begin(g, f) {
    g.emit({ type: "phaseBegan", phase: "development" });
    f.seats = rankOrder(g.facts);
    f.over ??= [];
    return develop(g, f);
  },

  /** DK-RANK-02: in the Rank order of the moment; a Rank may have changed since the last player. */
  base: after("developing", (g, f) => {
    f.seats = rankOrder(g.facts, f.seats);
    return develop(g, f);
  }),

  pawns: after("baseReceived", receivePawns),

  income: after("beforeIncome", (g, f) => giveIncome(g, f, f.seats[0]!)),

  choose: asks({
    subject: "diktat/incomeChoice",
    rule: "DK-RUL-121",
    of: (_, f) => f.seats[0]!,
    what(s, f, seat) {
      const open = incomes(s, f, seat, "own").map(({ one }) => one.ref);
      const mayStop = incomes(s, f, seat, "public").every(({ one }) => one.effect.optional);
      return pick(mayStop ? [...open, DECLINE] : open);
    },
    then(g, f, [ref], seat) {
      if (ref === DECLINE) return nextPlayer(f);
      const due = incomes(g.facts, f, seat, "public");
      const { one: chosen, element } = due.find(({ one }) => one.ref === ref)!;
      closeOthers(g.facts, f, element, seat);
      // The effects of one element come in the order of its text: what it offered before the chosen one is passed over.
      for (const { one, element: of } of due)
        if (of === element && (one === chosen || (one.index < chosen.index && one.effect.optional)))
          noteIncome(g.facts, f, seat, of, one);
      return call(ability, usingOf(chosen, seat, seat, { by: seat }), "income");
    },
  }),
});

/** DV.1: DK-DEV-01. */
function develop(g: DiktatRules, f: Developing) {
  const seat = f.seats[0]!;
  const { income } = packOf(g.facts).constants;
  for (const kind of AGENTS) g.emit({ type: "gained", seat, what: kind, n: income[kind], rule: "DK-DEV-01" });
  g.emit({ type: "gained", seat, what: "pp", n: income.pp, rule: "DK-DEV-01" });
  return next("pawns");
}

/** DV.2: DK-DEV-02. */
function receivePawns(g: DiktatRules, f: Developing) {
  const seat = f.seats[0]!;
  g.emit({ type: "manoeuvrePawnsReceived", seat, n: g.facts.counts.manoeuvres });
  return incomes(g.facts, f, seat, "public").length > 0 ? next("income") : nextPlayer(f);
}

function nextPlayer(f: Developing) {
  f.seats.shift();
  return f.seats.length > 0 ? next("base") : end();
}

/**
 * DV.3, DK-DEV-03, DK-RUL-121: one element at a time, in the order its owner chooses. The order matters only where an
 * Income exchanges or costs something, so plain ones are given first, by themselves.
 */
function giveIncome(g: DiktatRules, f: Developing, seat: Seat) {
  const due = incomes(g.facts, f, seat, "public");
  const first = due.find(({ one }) => one.plain) ?? (due.length === 1 && !due[0]!.one.effect.optional ? due[0]! : null);
  if (!first) return due.length > 0 ? next("choose") : nextPlayer(f);
  const { one, element } = first;
  noteIncome(g.facts, f, seat, element, one);
  const using = usingOf(one, seat, seat, { by: seat });
  if (!one.atOnce) return call(ability, using, "income");
  doAtOnce(g, one.effect, using);
  return due.length > 1 ? next("income") : nextPlayer(f);
}

function incomes(s: Facts, f: Readonly<Developing>, seat: Seat, eyes: "public" | "own"): Due[] {
  const waiting = waitingFor(s, seat, "development");
  if (waiting.length === 0) return NOTHING_DUE;
  const event = { by: seat };
  const due: Due[] = [];
  for (const held of waiting) {
    const one = stillDue(s, f, held, seat);
    if (one && (one.free || isPossible(s, one, usingOf(one, seat, seat, event), eyes)))
      due.push({ one, element: held.element });
  }
  return due;
}

const NOTHING_DUE: Due[] = [];

function noteIncome(s: Facts, f: Developing, seat: Seat, element: ElementRef, { kin }: PreparedEffect): void {
  for (const piece of piecesOf(s, seat, element)) f.over.push({ seat, piece, kin });
}

/**
 * One step per element: with the next one the step of an element that has given is over. What it gives on a condition
 * that did not hold then, it does not give later in the phase.
 */
function closeOthers(s: Facts, f: Developing, next: ElementRef, seat: Seat): void {
  const due = incomes(s, f, seat, "public");
  for (const one of waitingFor(s, seat, "development")) {
    if (one.element === next || one.effect.optional) continue;
    if (due.some(({ element, one: { kin } }) => element === one.element && kin === one.kin)) continue;
    const pieces = piecesOf(s, seat, one.element);
    const hasGiven = f.over.some((given) => given.seat === seat && pieces.includes(given.piece));
    if (hasGiven && stillDue(s, f, one, seat)) noteIncome(s, f, seat, one.element, one);
  }
}

/**
 * DK-RUL-139: the Income an element still has to give. Wherever a card or a marker goes, it has given what it gave. Of a
 * stack of which one marker has given already the other gives what it would give alone.
 */
function stillDue(s: Facts, f: Readonly<Developing>, held: PreparedEffect, seat: Seat): PreparedEffect | null {
  // Each Income that is given looks at all that wait; nearly none of them has given.
  if (!f.over.some(({ kin }) => kin === held.kin)) return held;
  const pieces = piecesOf(s, seat, held.element);
  const given = pieces.filter((piece) => f.over.some((one) => one.piece === piece && one.kin === held.kin)).length;
  if (given === 0) return held;
  return given < pieces.length ? asSingle(s, held) : null;
}

/** The same Income on face I. */
function asSingle(s: Facts, { element, kin }: PreparedEffect): PreparedEffect | null {
  const read = readRef(element);
  if (read.kind !== "marker") return null;
  const { prepared } = tablesOf(s).powers.get(markerRef({ sector: read.sector, face: 1 }))!;
  return prepared.find((one) => one.kin === kin && one.effect.trigger === "development") ?? null;
}
