import type { Seat } from "@paravent/kernel";
import { Shield } from "../art/index.ts";
import { called } from "../seen/called.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { outcomesOf } from "../seen/story.ts";
import { texts } from "../words/index.ts";

/** Who faces the creature, in order: those who failed, the one who acts, those who wait. */
export function FacingOrder() {
  const seen = useSeen();
  const words = texts.value;
  const order = facingOrder(seen);
  const now = seen.game.facing?.seat;
  const outcomes = outcomesOf(order);
  // Another creature is another list: nobody changes places in it.
  const faced = seen.game.creatures[0]?.creature;
  return (
    <ol class="dc-facing" aria-label={words.facingOrder}>
      {order.map((seat) => {
        const outcome = outcomes.get(seat);
        const who = called(seen, seat);
        const said = outcome === undefined ? who : words.outcome[outcome](who, seat === seen.you);
        return (
          <li key={`${faced} ${seat}`} class={seat === now ? "on" : outcome ? "done" : ""}>
            <Shield seat={seat} size={24} label={outcome || seat === now ? undefined : who} />
            {(outcome || seat === now) && said}
          </li>
        );
      })}
    </ol>
  );
}

/** DC-OFFER-03, -04: an individual creature is faced by one player; a common one goes round from the responsible. */
export function facingOrder({ game }: Seen): Seat[] {
  const [first] = game.creatures;
  if (!first) return game.facing ? [game.facing.seat] : [];
  if (first.origin === "individual") return [first.seat];
  return game.players.map((_, step) => (first.seat + step) % game.players.length);
}
