import { call, end, next, pick, type Ref, type Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { PreparedEffect } from "../content/powers.ts";
import { waitingFor } from "../model/abilities.ts";
import { AGENTS } from "../model/names.ts";
import { byPlayers } from "./count.ts";
import { doAtOnce, isPossible, refOf } from "./effects/triggers.ts";
import { type Using, usingOf } from "./effects/using.ts";
import { effectOf, findPossession } from "./elements.ts";
import { rankOrder } from "./rank.ts";
import { asks, type DiktatRules, type Facts, picked, procedure } from "./write.ts";

interface Developing {
  /** Seats still to come, in Rank order. */
  seats?: Seat[];
  /** Effects that have given their Income, for this Cycle (DK-RUL-139), and the markers of their slot. */
  over?: { seat: Seat; ref: Ref; markers: number }[];
}

const DECLINE: Ref = "decline";

/** The Development phase, player after player in Rank order: base resources, Manoeuvre pawns, Income. */
export const development = procedure<Developing>("diktat/development", {
  begin(g, f) {
    g.emit({ type: "phaseBegan", phase: "development" });
    f.seats = rankOrder(g.facts);
    f.over = [];
    return next("base");
  },

  /** DV.1, DV.2: DK-DEV-01, -02. */
  base(g, f) {
    const [seat] = f.seats!;
    if (seat === undefined) return end();
    giveBase(g, seat);
    return next("income");
  },

  /**
   * DV.3, DK-DEV-03, DK-RUL-121: the owner chooses the order of the elements. The order matters only where an Income
   * exchanges, costs or asks something, so plain ones are given first, by themselves, and so is one that is left alone.
   */
  income(g, f) {
    const seat = f.seats![0]!;
    const due: { one: PreparedEffect; using: Using }[] = [];
    for (const one of waitingFor(g.facts, seat, "development")) {
      const using = usingOf(one, seat, seat, { by: seat });
      if (!isOver(g.facts, f, using) && isPossible(g.facts, one, using, "public")) due.push({ one, using });
    }
    let choices = 0;
    for (const { one, using } of due) {
      const needsNoChoice = isPlain(one) || (due.length === 1 && !one.effect.optional);
      if (!needsNoChoice) choices++;
      else {
        noteIncome(g.facts, f, using);
        if (!one.atOnce) return call("diktat/ability", using, "income");
        doAtOnce(g, one.effect, using);
      }
    }
    if (choices > 0) return next("choose");
    f.seats!.shift();
    return next("base");
  },

  choose: asks({
    subject: "diktat/incomeChoice",
    rule: "DK-RUL-121",
    of: (_, f) => f.seats![0]!,
    what(s, f, seat) {
      const open = incomes(s, f, seat, "own").map(refOf);
      const mayStop = incomes(s, f, seat, "public").every((using) => effectOf(s, using).optional);
      return pick(mayStop ? [...open, DECLINE] : open);
    },
    then(g, f, value, seat) {
      if (picked(value) === DECLINE) {
        f.seats!.shift();
        return next("base");
      }
      const due = incomes(g.facts, f, seat, "public");
      const using = due.find((one) => refOf(one) === picked(value))!;
      // The effects of one element come in the order of its text: what stands before the chosen one is passed over.
      for (const one of due)
        if (one.element === using.element && one.effect <= using.effect) noteIncome(g.facts, f, one);
      return call("diktat/ability", using, "income");
    },
  }),
});

function giveBase(g: DiktatRules, seat: Seat): void {
  const { income } = packOf(g.facts).constants;
  for (const kind of AGENTS) g.emit({ type: "gained", seat, what: kind, n: income[kind], rule: "DK-DEV-01" });
  g.emit({ type: "gained", seat, what: "pp", n: income.pp, rule: "DK-DEV-01" });
  g.emit({ type: "manoeuvrePawnsReceived", seat, n: byPlayers(g.facts).manoeuvres });
}

function incomes(s: Facts, f: Readonly<Developing>, seat: Seat, eyes: "public" | "own"): Using[] {
  return waitingFor(s, seat, "development").flatMap((one) => {
    const using = usingOf(one, seat, seat, { by: seat });
    return !isOver(s, f, using) && isPossible(s, one, using, eyes) ? [using] : [];
  });
}

function noteIncome(s: Facts, f: Developing, using: Using): void {
  f.over!.push({ seat: using.owner, ref: refOf(using), markers: markersOf(s, using) });
}

/**
 * A card is one element wherever it goes. The two markers of a sector look alike and may lie with two players: each
 * player's slot gives once, and both markers together no more than two Incomes.
 */
function isOver(s: Facts, f: Readonly<Developing>, using: Using): boolean {
  if (f.over!.length === 0) return false;
  const ref = refOf(using);
  if (!using.element.startsWith("marker:")) return f.over!.some((given) => given.ref === ref);
  const alike = f.over!.filter((given) => sideless(given.ref) === sideless(ref));
  const given = alike.reduce((n, { markers }) => n + markers, 0);
  return alike.some((one) => one.seat === using.owner && one.ref === ref) || given + markersOf(s, using) > 2;
}

/** `use:marker:karst:2/0` whichever face is up. */
const sideless = (ref: Ref): Ref => ref.replace(/:[12]\//, "/");

function markersOf(s: Facts, { owner, element }: Using): number {
  const possession = findPossession(s.players[owner]!, element);
  return possession && "markers" in possession ? possession.markers : 1;
}

/** Asks nothing, costs nothing and takes nothing away. */
function isPlain({ effect: { optional, cost, do: steps } }: PreparedEffect): boolean {
  return !optional && cost.length === 0 && steps.every(({ op }) => op === "gain");
}
