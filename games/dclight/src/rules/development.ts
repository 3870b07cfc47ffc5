import { type BranchAnswer, branch, call, end, type Json, type Next, next, type Seat } from "@paravent/kernel";
import type { Use as Word } from "../content/effects.ts";
import { packOf } from "../content/installed.ts";
import type { Counter, Sector } from "../model/names.ts";
import { closedActions, devOptions } from "./actions.ts";
import { buildAge } from "./ages.ts";
import { buildingIn, freePair } from "./buildings.ts";
import { discardCard } from "./cards.ts";
import { retreatCreature } from "./creatures.ts";
import { drawIn } from "./draws.ts";
import { carryOut } from "./effects/index.ts";
import { keepThen } from "./keep.ts";
import { agePrice, cardPrice } from "./prices.ts";
import { leftOf } from "./seats.ts";
import { gain } from "./tracks.ts";
import { drawCard } from "./turn.ts";
import { asks, CREATURE_BACK, type DclightRules, DRAW, nameIn, numberIn, picked, procedure } from "./write.ts";

/** The Development phase: one action each in turn, clockwise, until all have passed (DC-DEV-01). */
export const development = procedure<{ seat: Seat }>("dclight/development", {
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
    then(g, f, value, seat) {
      const { branch: action, value: more } = value as BranchAnswer;
      switch (action) {
        case "activate":
          return activate(g, seat, more as BranchAnswer);
        case "age": {
          const sector = nameIn(picked(more)) as Sector;
          return buildAge(g, seat, sector, agePrice(g.facts, seat, sector)!, "passOn");
        }
        case "build":
          build(g, seat, more as BranchAnswer);
          break;
        case "power":
          return playPower(g, seat, more as BranchAnswer);
        case "morale":
          spendMorale(g, seat, more as BranchAnswer);
          break;
        default:
          g.emit({ type: "passed", seat });
      }
      return turnOf(g, f, leftOf(g.facts, seat));
    },
  }),

  passOn: (g, f) => turnOf(g, f, leftOf(g.facts, f.seat)),
});

/** DC-DEV-02, -03: who has passed is not asked again; the last one goes on until he passes. */
function turnOf(g: DclightRules, f: { seat: Seat }, from: Seat): Next {
  f.seat = from;
  for (let tried = 0; tried < g.facts.players.length; tried++) {
    if (!g.facts.players[f.seat]!.passed) return next("devTurn");
    f.seat = leftOf(g.facts, f.seat);
  }
  return end();
}

/** DC-DEV-12, -13: no action; the same player decides again. */
function activate(g: DclightRules, seat: Seat, { branch: ref, value }: BranchAnswer): Next {
  const { as } = buildingIn(ref);
  g.emit({ type: "buildingActivated", seat, building: as });
  const effects = packOf(g.facts).cards.get(as)!.effects as readonly Word[];
  carryOut(g, { by: seat, target: seat, rule: "DC-DEV-13" }, effects, value ?? null);
  return keepThen(g, seat, "devTurn");
}

/** DC-DEV-05, DC-ANX-04: put in front of one's board, ready; espionage takes the identity of what it copies. */
function build(g: DclightRules, seat: Seat, { branch: ref, value }: BranchAnswer): void {
  const card = packOf(g.facts).cards.get(nameIn(ref))!;
  const paid = cardPrice(g.facts, seat, card);
  const original = card.mimics ? buildingIn(picked(value)) : null;
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
function playPower(g: DclightRules, seat: Seat, { branch: ref, value }: BranchAnswer): Next {
  const card = packOf(g.facts).cards.get(nameIn(ref))!;
  const paid = cardPrice(g.facts, seat, card);
  const aimed = card.hostile ? (value as BranchAnswer) : null;
  const target = aimed && numberIn(aimed.branch);
  g.emit({ type: "cardPlayed", seat, card: card.id, deck: card.deck, paid, target });
  if (aimed !== null) {
    const named: Json = aimed.value ?? null;
    return call("dclight/hostile", { by: seat, target, card: card.id, named, reply: null, replyNamed: null }, "passOn");
  }
  carryOut(g, { by: seat, target: seat, rule: "DC-DEV-07" }, card.effects as readonly Word[], value ?? null);
  return keepThen(g, seat, "passOn");
}

function spendMorale(g: DclightRules, seat: Seat, { branch: use, value }: BranchAnswer): void {
  const n = packOf(g.facts).constants.moralePrice;
  if (use === CREATURE_BACK) {
    g.emit({ type: "moralePaid", seat, n, use: "creature" });
    retreatCreature(g, seat, 1, "DC-DEV-08");
  } else if (use === DRAW) {
    g.emit({ type: "moralePaid", seat, n, use: "draw" });
    const { discard, deck } = drawIn(value!);
    if (discard !== null) discardCard(g, seat, discard, "DC-HAND-04");
    drawCard(g, seat, deck);
  } else {
    const track = nameIn(use) as Exclude<Counter, "morale">;
    g.emit({ type: "moralePaid", seat, n, use: track });
    gain(g, seat, track, 1, "DC-DEV-08");
  }
}
