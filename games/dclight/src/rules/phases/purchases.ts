import { next, pick, type Ref, type Refusal, type RuleId, refuse, type Seat, type Shape } from "@paravent/kernel";
import { COLOUR_OF, COLOURS, type Colour, type Face, type Sector, type Slot } from "../../model/names.ts";
import { advanceCommon, advanceCreature } from "../creatures.ts";
import { isNeutralised, purchaseLimit } from "../modifiers.ts";
import { everySeat, inTableOrder } from "../seats.ts";
import { gain } from "../tracks.ts";
import { asks, type DclightRules, type Facts } from "../write.ts";

type Bought = Exclude<Slot, "priority">;
const SLOT_AT: Readonly<Record<Bought, number>> = { secondary: 1, accessory: 2 };

/** Names of the dice: a colour and a number. */
type DieRef = `${Colour}:${number}`;
const DICE: Readonly<Record<Colour, readonly DieRef[]>> = {
  red: ["red:1", "red:2", "red:3"],
  blue: ["blue:1", "blue:2", "blue:3"],
  green: ["green:1", "green:2", "green:3"],
};

/** The purchases of one slot, in table order. DC-PROD-17: always asked, and buying none is always legal. */
export function buying<const A extends string, const T extends string>(
  slot: Bought,
  subject: string,
  rule: RuleId,
  again: A,
  then: T,
) {
  return asks({
    subject,
    rule,
    of: (s, f: { at: number }) => inTableOrder(s, f.at),
    what: (s, _, seat) => purchase(s, seat, slot),
    closed: (s, _, seat) => closedDice(s, seat, slot, rule),
    then(g, f, dice, seat) {
      buy(g, seat, slot, numbersOf(dice));
      f.at++;
      return f.at < g.facts.players.length ? next(again) : next(then);
    },
  });
}

/** Numbers of the dice, ascending. */
function numbersOf(dice: readonly DieRef[]): number[] {
  const numbers = dice.map((die) => die.charCodeAt(die.length - 1) - 48);
  return numbers.length > 1 ? numbers.sort((a, b) => a - b) : numbers;
}

const sectorOf = (s: Facts, seat: Seat, slot: Bought): Sector => s.players[seat]!.order[SLOT_AT[slot]]!;

/** All purchases there are of a colour, made once: by the set of dice that are open, as bits, then by limit. */
const purchasesOf = (dice: readonly DieRef[]): readonly (readonly Shape<DieRef[]>[])[] =>
  Array.from({ length: 8 }, (_, set) => {
    const open = dice.filter((_, i) => set & (1 << i));
    return [0, 1, 2, 3].map((limit) => pick(open, 0, limit));
  });

const PURCHASES: Readonly<Record<Colour, ReturnType<typeof purchasesOf>>> = {
  red: purchasesOf(DICE.red),
  blue: purchasesOf(DICE.blue),
  green: purchasesOf(DICE.green),
};

/** DC-PROD-25, -27: every die of the colour, whoever has bought it before, unless its face is neutralised. */
function purchase(s: Facts, seat: Seat, slot: Bought): Shape<DieRef[]> {
  const colour = COLOUR_OF[sectorOf(s, seat, slot)];
  const limit = purchaseLimit(s, seat, slot);
  const faces = s.dice![colour];
  let open = 0;
  for (let i = 0; i < faces.length; i++) if (!isNeutralised(s, faces[i]!)) open |= 1 << i;
  return PURCHASES[colour][open]![limit]!;
}

/** Dice of the other colours, and faces that the god of the turn takes away. */
function closedDice(s: Facts, seat: Seat, slot: Bought, rule: RuleId): Record<Ref, Refusal> {
  const sector = sectorOf(s, seat, slot);
  const closed: Record<Ref, Refusal> = {};
  for (const colour of COLOURS)
    s.dice![colour].forEach((face, i) => {
      const die = DICE[colour][i]!;
      if (colour !== COLOUR_OF[sector]) closed[die] = refuse("otherColour", rule, { sector, slot });
      else if (isNeutralised(s, face)) closed[die] = refuse("neutralised", "DC-PROD-27", { god: s.god, track: face });
    });
  return closed;
}

/** DC-PROD-26: the buyer's gains die by die, then the profit of others or the steps of the common marker. */
function buy(g: DclightRules, seat: Seat, slot: Bought, dice: number[]): void {
  g.emit({ type: "bought", seat, slot, dice });
  if (dice.length === 0) return;
  const sector = sectorOf(g.facts, seat, slot);
  const faces: readonly Face[] = g.facts.dice![COLOUR_OF[sector]];
  for (const die of dice) {
    const face = faces[die - 1]!;
    // DC-PROD-18: a bought Creature face moves the buyer's own marker.
    if (face === "creature") advanceCreature(g, seat, 1, "DC-PROD-18");
    else gain(g, seat, face, 1, "DC-PROD-18");
  }
  // DC-PROD-20, -21: everybody whose priority sector it is profits in full, in table order (DC-RUL-19).
  let matched = false;
  for (const n of everySeat(g.facts)) {
    const other = inTableOrder(g.facts, n);
    if (g.facts.players[other]!.order[0] !== sector) continue;
    matched = true;
    gain(g, other, sector, dice.length, "DC-PROD-20");
  }
  // DC-PROD-22: else the common marker advances, and the buyer is responsible for it (DC-CREA-04).
  if (!matched) advanceCommon(g, seat, dice.length, "DC-PROD-22");
}
