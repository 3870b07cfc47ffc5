import { branch, end, next, order, type Seat, signature } from "@paravent/kernel";
import { packOf } from "../../content/installed.ts";
import type { Dice } from "../../model/facts.ts";
import {
  COLOUR_OF,
  COLOURS,
  type Colour,
  FACES,
  type Face,
  SECTORS,
  type Sector,
  type Slot,
} from "../../model/names.ts";
import { advanceCommon, advanceCreature } from "../creatures.ts";
import { faceBonuses, isNeutralised } from "../modifiers.ts";
import { everySeat, inTableOrder } from "../seats.ts";
import { gain } from "../tracks.ts";
import { asksTogether, type DclightRules, type Facts, procedure } from "../write.ts";
import { buying } from "./purchases.ts";

const ANY_ORDER = order(SECTORS);
const PROMOTE = branch([{ name: "promote" }, { name: "stay" }]);

/** The Production phase: orders, dice, promotion, priority gains, purchases. */
export const production = procedure(signature<object, null, { at: number }>("dclight/production"), {
  begin(g) {
    g.emit({ type: "phaseBegan", phase: "production" });
    return next("order");
  },

  /** DC-PROD-01, -02: all at once, in secret, any of the six orders. */
  order: asksTogether({
    subject: "dclight/orderSectors",
    rule: "DC-PROD-01",
    final: true,
    of: everySeat,
    what: () => ANY_ORDER,
    then(g, _, answers) {
      g.emit({ type: "ordersFixed", orders: answers.map(({ value }) => value) });
      return next("roll");
    },
  }),

  /** DC-PROD-03 to -06, DC-RUL-11: the black die by the space the common marker stands on before it moves. */
  roll(g) {
    const { dieIcons } = packOf(g.facts).constants;
    const black = dieIcons.includes(g.facts.common.creature) ? 1 + g.rng.below(6) : null;
    const dice: Dice = { red: roll(g, "red"), blue: roll(g, "blue"), green: roll(g, "green") };
    g.emit({ type: "diceRolled", black, dice });
    if (black !== null) g.emit({ type: "godArrived", god: godOf(g.facts, black) });
    advanceCommon(g, g.facts.firstPlayer!, creatureFaces(g.facts), "DC-PROD-06");
    return next("reveal");
  },

  /** DC-PROD-07. */
  reveal(g) {
    reveal(g, "priority", 0);
    return next(entitled(g.facts).length > 0 ? "promote" : "priority");
  },

  /** DC-PROD-08, -09: decided by all entitled players at once, before any gain. */
  promote: asksTogether({
    subject: "dclight/promote",
    rule: "DC-PROD-08",
    final: true,
    of: entitled,
    what: () => PROMOTE,
    then(g, _, answers) {
      for (const { seat, value } of answers) {
        if (value.branch === "stay") {
          g.emit({ type: "promotionDeclined", seat });
          continue;
        }
        // DC-RUL-12: the bottom card goes on top.
        const [priority, secondary, accessory] = g.facts.players[seat]!.order as [Sector, Sector, Sector];
        g.emit({ type: "promoted", seat, order: [accessory, priority, secondary] });
      }
      return next("priority");
    },
  }),

  /** DC-PROD-10 to -14: all three results of the priority dice, player by player. */
  priority(g) {
    for (const n of everySeat(g.facts)) gainPriority(g, inTableOrder(g.facts, n));
    return next("secondary");
  },

  /** DC-PROD-15. */
  secondary(g, f) {
    reveal(g, "secondary", 1);
    f.at = 0;
    return next("buySecondary");
  },

  buySecondary: buying("secondary", "dclight/buySecondary", "DC-PROD-15", "buySecondary", "accessory"),

  /** DC-PROD-16. */
  accessory(g, f) {
    reveal(g, "accessory", 2);
    f.at = 0;
    return next("buyAccessory");
  },

  buyAccessory: buying("accessory", "dclight/buyAccessory", "DC-PROD-16", "buyAccessory", "over"),

  over: () => end(),
});

/** Three dice of a colour. Their faces are equally likely and drawn in the order of DC-TIME-06. */
export function roll(g: DclightRules, colour: Colour): Face[] {
  const faces = FACES[colour];
  return [faces[g.rng.below(6)]!, faces[g.rng.below(6)]!, faces[g.rng.below(6)]!];
}

function godOf(s: Facts, face: number): string {
  for (const god of packOf(s).gods.values()) if (god.face === face) return god.id;
  throw new Error(`no god of face ${face}`);
}

/** DC-PROD-06, -27: Creature faces on all nine dice, unless they are neutralised. */
function creatureFaces(s: Facts): number {
  if (isNeutralised(s, "creature")) return 0;
  let n = 0;
  for (const colour of COLOURS) n += countCreatures(s.dice![colour]);
  return n;
}

function countCreatures(faces: readonly Face[]): number {
  let n = 0;
  for (const face of faces) if (face === "creature") n++;
  return n;
}

function reveal(g: DclightRules, slot: Slot, at: number): void {
  g.emit({ type: "sectorsRevealed", slot, sectors: g.facts.players.map(({ order }) => order[at]!) });
}

const NOBODY: readonly Seat[] = [];

/** DC-PROD-08: players whose priority dice show enough Creature faces that count. */
function entitled(s: Facts): readonly Seat[] {
  if (isNeutralised(s, "creature")) return NOBODY;
  const { promotionFaces } = packOf(s).constants;
  return everySeat(s).filter(
    (seat) => countCreatures(s.dice![COLOUR_OF[s.players[seat]!.order[0]!]]) >= promotionFaces,
  );
}

function gainPriority(g: DclightRules, seat: Seat): void {
  const bonuses = faceBonuses(g.facts, seat);
  const faces = g.facts.dice![COLOUR_OF[g.facts.players[seat]!.order[0]!]];
  for (let i = 0; i < faces.length; i++) {
    const face = faces[i]!;
    if (isNeutralised(g.facts, face)) continue;
    let n = 1;
    for (let j = 0; j < bonuses.length; j++) if (bonuses[j]!.face === face) n += bonuses[j]!.n;
    if (face === "creature") advanceCreature(g, seat, n, "DC-PROD-11");
    else gain(g, seat, face, n, "DC-PROD-10");
  }
}
