import { useRef } from "preact/hooks";
import { useOnceDrawn } from "../ui/once-drawn.ts";
import type { Flight } from "./beat.ts";
import { playing } from "./director.ts";
import { isCalm, lengthOf } from "./pace.ts";
import { middleOf } from "./places.ts";

/** Things on their way from one place of the table to another, one after another, in a shallow arc. */
export function Flights() {
  const now = playing.value;
  if (now?.step !== "travel" || isCalm.value) return null;
  const things = travels(now.beat.flights);
  const each = lengthOf("travel", now.pace, 1);
  const whole = lengthOf("travel", now.pace, things.length);
  // A few go one after another; many set out while others are still on their way.
  const apart = things.length > 1 ? (whole - each) / (things.length - 1) : 0;
  return (
    <div class="st-flights" aria-hidden="true">
      {things.map(({ flight, at }) => (
        <Flying key={at} flight={flight} at={at} delay={at * apart} length={each} />
      ))}
    </div>
  );
}

const MOST_SHOWN = 16;

/** Each thing that travels, by its number; no more than the eye can follow. */
function travels(flights: readonly Flight[]): { flight: Flight; at: number }[] {
  return flights
    .flatMap((flight) => Array.from({ length: flight.n ?? 1 }, () => flight))
    .slice(0, MOST_SHOWN)
    .map((flight, at) => ({ flight, at }));
}

interface Props {
  readonly flight: Flight;
  /** Before it, so many have set out. */
  readonly at: number;
  readonly delay: number;
  readonly length: number;
}

/** What lands lies a little above what landed before it, until everything has arrived. */
const STACKED_PX = 5;

function Flying({ flight, at, delay, length }: Props) {
  const thing = useRef<HTMLSpanElement>(null);
  useOnceDrawn(() => {
    const [from, to] = [middleOf(flight.from), middleOf(flight.to)];
    if (!thing.current || !from || !to) return;
    const rise = 0.18 * Math.hypot(to.x - from.x, to.y - from.y);
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - rise };
    const flying = thing.current.animate(
      [from, middle, { ...to, y: to.y - at * STACKED_PX }].map(({ x, y }, point) => ({
        transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${point === 1 ? 1.15 : 1})`,
        opacity: 1,
      })),
      { duration: length, delay, easing: "cubic-bezier(.3,0,.1,1)", fill: "forwards" },
    );
    return () => flying.cancel();
  }, []);
  return (
    <span ref={thing} class="st-flying">
      {flight.sign}
    </span>
  );
}
