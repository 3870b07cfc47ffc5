/** A seat of a game that is over, as far as ratings look at it. */
interface Placed {
  readonly place: number | null;
  /** Its player left the game to a bot. */
  readonly left: boolean;
}

/** The place a seat is rated by. Who leaves has lost to all who stayed, whatever the bot made of it. */
export const ratedPlace = ({ place, left }: Placed, seats: number): number => (left ? seats + 1 : place!);
