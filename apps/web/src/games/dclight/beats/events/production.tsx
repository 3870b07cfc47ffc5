import { COLOUR_OF, type DclightEvent, SLOTS } from "@paravent/dclight";
import type { Flight, Step } from "../../../../stage/beat.ts";
import type { Happened } from "../../../../stage/declared.ts";
import { COMMON, diePlace, GODS, MIDDLE, seatPlace, trackPlace, trayPlace } from "../../seen/places.ts";
import { texts } from "../../words/index.ts";
import { rollScene } from "../scenes/RollScene.tsx";
import { sectorScene } from "../scenes/SectorScene.tsx";
import { gainsAloud, rollAloud } from "../story/aloud.ts";
import { facesToCities, token } from "../story/flights.tsx";
import { laterRoll, type Roll, rollOf } from "../story/roll.ts";
import { isProduction } from "../story/sentences.ts";
import type { Told } from "../story/told.ts";
import { events, type Part } from "./part.ts";

/** Without gains nothing travels, and without Creature faces the common marker does not walk. */
const rollSteps = ({ isLanding, gains, walk }: Roll): readonly Step[] => [
  "open",
  ...(isLanding ? (["turn"] as const) : []),
  ...(gains.length > 0 ? (["travel"] as const) : []),
  ...(walk ? (["strike"] as const) : []),
  "hold",
];

const rollFlights = (told: Told, { dice, sectors, gains }: Roll): readonly Flight[] =>
  sectors && gains.length > 0 ? facesToCities(told, dice, sectors) : [];

/** DC-PROD-08, -09: once all have decided, the priority dice give what they show. */
const PROMOTION = {
  weight: "scene",
  sound: "coin",
  stretch: { hold: 1.6 },
  steps: (_: DclightEvent, told: Told, after: readonly Happened[]): readonly Step[] => {
    const roll = laterRoll(told, events(after));
    return roll ? rollSteps(roll) : ["travel", "hold"];
  },
  flights: (_: DclightEvent, told: Told, after: readonly Happened[]): readonly Flight[] => {
    const roll = laterRoll(told, events(after));
    return roll ? rollFlights(told, roll) : [];
  },
  scene: (_: DclightEvent, told: Told, after: readonly Happened[]) => {
    const roll = laterRoll(told, events(after));
    return roll && rollScene(told, roll);
  },
  aloud: (_: DclightEvent, told: Told, after: readonly Happened[], said: string) =>
    gainsAloud(told, events(after), said),
} as const;

/** Orders, dice, purchases, points. */
export const PRODUCTION: Part<
  | "ordersFixed"
  | "diceRolled"
  | "godArrived"
  | "sectorsRevealed"
  | "promoted"
  | "promotionDeclined"
  | "gained"
  | "lost"
  | "bought"
  | "creatureMoved"
  | "commonMoved"
> = {
  ordersFixed: { weight: "line" },
  diceRolled: {
    weight: "scene",
    sound: "coin",
    stretch: { turn: 2.2, strike: 2.5, hold: 1.6 },
    opening: ({ black }) => texts.value.beats.rolled(black !== null),
    steps: (event, told, after) => rollSteps(rollOf(told, event, events(after))),
    flights: (event, told, after) => rollFlights(told, rollOf(told, event, events(after))),
    scene: (event, told, after) => rollScene(told, rollOf(told, event, events(after))),
    aloud: (event, told, after, said) => rollAloud(told, event, events(after), said),
  },
  godArrived: { weight: "with", spots: () => [GODS] },
  sectorsRevealed: {
    weight: "scene",
    steps: ["open", "turn", "hold"],
    opening: () => texts.value.beats.revealing,
    scene: ({ slot, sectors }, told) => sectorScene(told, sectors, slot),
  },
  promoted: { ...PROMOTION, spots: ({ seat }) => [seatPlace(seat)] },
  promotionDeclined: PROMOTION,
  gained: {
    weight: "with",
    // Those of the dice are told with the roll and with the purchase.
    flights: (event) => (isProduction(event) || event.rule === "DC-PROD-18" ? [] : [gain(event)]),
    spots: ({ seat, track }) => [trackPlace(seat, track)],
  },
  lost: {
    weight: "with",
    flights: ({ seat, track, n }) => [{ from: trackPlace(seat, track), to: MIDDLE, sign: token(track), n }],
    spots: ({ seat, track }) => [trackPlace(seat, track)],
  },
  bought: {
    weight: "note",
    sound: "coin",
    flights: purchase,
    spots: ({ seat }) => [seatPlace(seat)],
  },
  creatureMoved: { weight: "with", spots: ({ seat }) => [trackPlace(seat, "creature")] },
  commonMoved: { weight: "with", spots: () => [COMMON] },
};

type Happening<T extends DclightEvent["type"]> = Extract<DclightEvent, { type: T }>;

/** DC-PROD-20: a priority sector profits from what others buy of its dice; other points come from the middle. */
const gain = ({ seat, track, n, rule }: Happening<"gained">): Flight => ({
  from: rule === "DC-PROD-20" ? trayPlace(track as Happening<"sectorsRevealed">["sectors"][number]) : MIDDLE,
  to: trackPlace(seat, track),
  sign: token(track),
  n,
});

function purchase({ seat, slot, dice }: Happening<"bought">, told: Told): Flight[] {
  const sector = told.player(seat).order[SLOTS.indexOf(slot)];
  const rolled = told.game.dice;
  if (!sector || !rolled) return [];
  const colour = COLOUR_OF[sector];
  return dice.flatMap((place) => {
    const face = rolled[colour][place - 1];
    return face ? [{ from: diePlace(colour, place), to: trackPlace(seat, face), sign: token(face) }] : [];
  });
}
