import { COLOUR_OF, type DclightEvent, type Price, type Sector, type Track } from "@paravent/dclight";
import type { Seat } from "@paravent/kernel";
import type { Flight } from "../../../../stage/beat.ts";
import { Die, FaceGlyph } from "../../art/index.ts";
import { isNeutral } from "../../seen/neutral.ts";
import { cityPlace, diePlace, MIDDLE, trackPlace, vpPlace } from "../../seen/places.ts";
import { texts } from "../../words/index.ts";
import type { Dice } from "./roll.ts";
import { plus } from "./sentences.ts";
import { type Told, talliesOf } from "./told.ts";
import "./token.css";

/** A point on its way. */
export const token = (track: Track) => (
  <span class="dc dc-token" data-track={track}>
    <FaceGlyph face={track} size={22} />
  </span>
);

/** Points that leave a board. */
export const leaving = (seat: Seat, points: Price): Flight[] =>
  (Object.entries(points) as [Track, number][]).map(([track, n]) => ({
    from: trackPlace(seat, track),
    to: MIDDLE,
    sign: token(track),
    n,
  }));

/** The points that an event gives or takes, on their way to the strip of scores or out of it. */
export function pointsFor(told: Told, event: DclightEvent): Flight[] {
  return talliesOf(told, [event]).flatMap(({ seat, vp: { from, to } }) => {
    if (from === to) return [];
    const sign = (
      <span class="dc dc-vp-token mc">
        {plus(to - from)} <small>{texts.value.vp}</small>
      </span>
    );
    return [to > from ? { from: MIDDLE, to: vpPlace(seat), sign } : { from: vpPlace(seat), to: MIDDLE, sign }];
  });
}

/** Each face of the priority dice to the city that gains it, the reader's own last. */
export function facesToCities(told: Told, dice: Dice, sectors: readonly Sector[]): Flight[] {
  const seats = sectors.map((_, seat) => seat);
  const ordered = [...seats.filter((seat) => seat !== told.you), ...seats.filter((seat) => seat === told.you)];
  return ordered.flatMap((seat) => {
    const colour = COLOUR_OF[sectors[seat]!];
    return dice[colour].flatMap((face, at) => {
      // DC-PROD-27: a face that the god of the turn neutralises gives nothing.
      if (isNeutral(told, face)) return [];
      const sign = (
        <span class="dc dc-flying-die">
          <Die face={face} colour={colour} />
        </span>
      );
      return [{ from: diePlace(colour, at + 1), to: cityPlace(seat), sign }];
    });
  });
}
