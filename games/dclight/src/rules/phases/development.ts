import { branch, call, end, next, type Seat, signature } from "@paravent/kernel";
import type { Use as Word } from "../../content/effects.ts";
import { packOf } from "../../content/installed.ts";
import { buildAge } from "../ages.ts";
import { buildingIn, freePair } from "../buildings.ts";
import { discardCard, drawCard } from "../cards.ts";
import { retreatCreature } from "../creatures.ts";
import { drawIn } from "../draws.ts";
import { carryOut } from "../effects/index.ts";
import { hostile } from "../hostile/hostile.ts";
import { keepThen } from "../keep.ts";
import { agePrice, cardPrice } from "../prices.ts";
import { leftOf } from "../seats.ts";
import { gain } from "../tracks.ts";
import { asks, CREATURE_BACK, type DclightRules, DRAW, nameIn, numberIn, procedure } from "../write.ts";
import { type BuildAnswer, closedActions, devOptions, isAimed, type MoraleAnswer, type UseAnswer } from "./actions.ts";

/** The Development phase: one action each in turn, clockwise, until all have passed (DC-DEV-01). */
export const development = procedure(signature<object, null, { seat: Seat }>("dclight/development"), {
  begin(g, f) {
    g.emit({ type: "phaseBegan", phase: "development" });
    f.seat = g.facts.firstPlayer!;
    return next("turn");
  },

  turn: (g, f) => turnOf(g, f, f.seat),

  devTurn: asks({
    subject: "dclight/devTurn",
    rule: "DC-DEV-01",
    of: (_, f) => f.seat,
    what: (s, f) => branch(devOptions(s, f.seat)),
    closed: (s, f) => closedActions(s, f.seat),
    then(g, f, action, seat) {
      switch (action.branch) {
        case "activate":
          return activate(g, seat, action.value);
        case "age": {
          const sector = nameIn(action.value[0]);
          return buildAge(g, seat, sector, agePrice(g.facts, seat, sector)!, "passOn");
        }
        case "build":
          build(g, seat, action.value);
          break;
        case "power":
          return playPower(g, seat, action.value);
        case "morale":
          spendMorale(g, seat, action.value);
          break;
        case "pass":
          g.emit({ type: "passed", seat });
      }
      return turnOf(g, f, leftOf(g.facts, seat));
    },
  }),

  passOn: (g, f) => turnOf(g, f, leftOf(g.facts, f.seat)),
});

/** DC-DEV-02, -03: who has passed is not asked again; the last one goes on until he passes. */
function turnOf(g: DclightRules, f: { seat: Seat }, from: Seat) {
  f.seat = from;
  for (let tried = 0; tried < g.facts.players.length; tried++) {
    if (!g.facts.players[f.seat]!.passed) return next("devTurn");
    f.seat = leftOf(g.facts, f.seat);
  }
  return end();
}

/** DC-DEV-12, -13: no action; the same player decides again. */
function activate(g: DclightRules, seat: Seat, { branch: ref, value }: UseAnswer) {
  const { as } = buildingIn(ref);
  g.emit({ type: "buildingActivated", seat, building: as });
  const effects = packOf(g.facts).cards.get(as)!.effects as readonly Word[];
  carryOut(g, { by: seat, target: seat, rule: "DC-DEV-13" }, effects, value ?? null);
  return keepThen(g, seat, "devTurn");
}

/** DC-DEV-05, DC-ANX-04: put in front of one's board, ready; espionage takes the identity of what it copies. */
function build(g: DclightRules, seat: Seat, { branch: ref, value }: BuildAnswer): void {
  const card = packOf(g.facts).cards.get(nameIn(ref))!;
  const paid = cardPrice(g.facts, seat, card);
  const original = value === undefined ? null : buildingIn(value[0]);
  g.emit({
    type: "buildingBuilt",
    seat,
    card: card.id,
    as: original?.as ?? card.id,
    paid,
    pair: original ? freePair(g.facts) : null,
    of: original?.owner ?? null,
  });
}

/** DC-DEV-07: paid, then applied, then discarded. A hostile card first passes its windows. */
function playPower(g: DclightRules, seat: Seat, { branch: ref, value }: UseAnswer) {
  const card = packOf(g.facts).cards.get(nameIn(ref))!;
  const paid = cardPrice(g.facts, seat, card);
  if (card.hostile && isAimed(value)) {
    const target = numberIn(value.branch);
    g.emit({ type: "cardPlayed", seat, card: card.id, deck: card.deck, paid, target });
    const named = value.value ?? null;
    return call(hostile, { by: seat, target, card: card.id, named, reply: null, replyNamed: null }, "passOn");
  }
  g.emit({ type: "cardPlayed", seat, card: card.id, deck: card.deck, paid, target: null });
  carryOut(g, { by: seat, target: seat, rule: "DC-DEV-07" }, card.effects as readonly Word[], value ?? null);
  return keepThen(g, seat, "passOn");
}

function spendMorale(g: DclightRules, seat: Seat, { branch: use, value }: MoraleAnswer): void {
  const n = packOf(g.facts).constants.moralePrice;
  if (use === CREATURE_BACK) {
    g.emit({ type: "moralePaid", seat, n, use: "creature" });
    retreatCreature(g, seat, 1, "DC-DEV-08");
  } else if (use === DRAW) {
    g.emit({ type: "moralePaid", seat, n, use: "draw" });
    const { discard, deck } = drawIn(value);
    if (discard !== null) discardCard(g, seat, discard, "DC-HAND-04");
    drawCard(g, seat, deck);
  } else {
    const track = nameIn(use);
    g.emit({ type: "moralePaid", seat, n, use: track });
    gain(g, seat, track, 1, "DC-DEV-08");
  }
}
