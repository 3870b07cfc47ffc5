import { useLayoutEffect, useRef } from "preact/hooks";
import type { Flight } from "./beat.ts";
import { playing } from "./director.ts";
import { isCalm, lengthOf, MOST_TRAVELS } from "./pace.ts";
import { middleOf } from "./places.ts";

/** Things on their way from one place of the table to another, one after another, in a shallow arc. */
export function Flights() {
  const now = playing.value;
  if (now?.step !== "travel" || isCalm.value) return null;
  const each = lengthOf("travel", now.pace, 1);
  return (
    <div class="st-flights" aria-hidden="true">
      {travels(now.beat.flights).map(({ flight, at }) => (
        <Flying key={at} flight={flight} delay={at * each} length={each} />
      ))}
    </div>
  );
}

/** Each thing that travels, by its number; no more than are shown. */
function travels(flights: readonly Flight[]): { flight: Flight; at: number }[] {
  return flights
    .flatMap((flight) => Array.from({ length: flight.n ?? 1 }, () => flight))
    .slice(0, MOST_TRAVELS)
    .map((flight, at) => ({ flight, at }));
}

interface Props {
  readonly flight: Flight;
  readonly delay: number;
  readonly length: number;
}

function Flying({ flight, delay, length }: Props) {
  const thing = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [from, to] = [middleOf(flight.from), middleOf(flight.to)];
    if (!thing.current || !from || !to) return;
    const rise = 0.18 * Math.hypot(to.x - from.x, to.y - from.y);
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - rise };
    const flying = thing.current.animate(
      [from, middle, to].map(({ x, y }, at) => ({
        transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${at === 1 ? 1.15 : 1})`,
        opacity: 1,
      })),
      { duration: length, delay, easing: "cubic-bezier(.3,0,.1,1)", fill: "none" },
    );
    return () => flying.cancel();
  }, []);
  return (
    <span ref={thing} class="st-flying">
      {flight.sign}
    </span>
  );
}
