import type { GameStory } from "@paravent/protocol";
import type { StoryWords } from "../../plug/story.ts";
import { isPhone } from "../../store/media.ts";
import { type Standing, sideBySide, standings } from "./points.ts";
import { storyWords } from "./words.ts";

/** Each player has a line of their own besides a colour. */
const DASHES = ["", "9 4", "2 4", "12 4 3 4", "5 3"] as const;

const WIDE = { width: 860, height: 300, left: 36, right: 150, top: 46, bottom: 30 };
const SMALL = { width: 360, height: 250, left: 30, right: 92, top: 46, bottom: 28 };

/** How high the pins of turning points stand, and how wide each is: on a phone a unit is a pixel or nearly so. */
const PIN = 16;
const PIN_WIDTH = 26;

/** The points of all over the moves of the game, the turning points numbered. Words beside it say the same. */
export function StoryChart({ story, words }: { story: GameStory; words: StoryWords }) {
  const { points } = storyWords.value;
  const box = isPhone.value ? SMALL : WIDE;
  const told = standings(story.points);
  const all = told.flatMap(({ of }) => of);
  const [low, top] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (at: number) => box.left + (at / Math.max(1, story.moments - 1)) * (box.width - box.left - box.right);
  const y = (n: number) => box.top + ((top - n) / (top - low)) * (box.height - box.top - box.bottom);
  const last = told.at(-1)?.of ?? [];
  const final = last.map((n, seat) => `${words.name(seat)} ${n} ${words.unit}`).join(", ");
  const pointsAt = (at: number, seat: number) => told.findLast((one) => one.at <= at)?.of[seat] ?? 0;
  const pins = sideBySide(
    story.turns.map(({ at }) => x(at)),
    PIN_WIDTH,
    box.width - PIN_WIDTH / 2,
  );
  return (
    <svg class="story-chart" viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={points.label(final)}>
      {steps(low, top).map((n) => (
        <g key={n}>
          <path class="grid" d={`M${box.left} ${y(n)}H${box.width - box.right}`} />
          <text class="tick" x={box.left - 8} y={y(n) + 4} text-anchor="end">
            {n}
          </text>
        </g>
      ))}
      {[0, 0.25, 0.5, 0.75, 1].map((part) => {
        const at = Math.round(part * (story.moments - 1));
        return (
          <text key={part} class="tick" x={x(at)} y={box.height - 8} text-anchor="middle">
            {at + 1}
          </text>
        );
      })}
      {last.map((_, seat) => (
        <path
          key={words.name(seat)}
          class="line"
          d={lineOf(told, seat, story.moments - 1, x, y)}
          stroke={words.colour(seat)}
          stroke-dasharray={DASHES[seat % DASHES.length]}
        />
      ))}
      {spread(last.map((n, seat) => ({ seat, n, y: y(n) }))).map(({ seat, n, y: at }) => (
        <g key={words.name(seat)}>
          <circle cx={box.width - box.right + 12} cy={at} r="5" fill={words.colour(seat)} />
          <text class="who" x={box.width - box.right + 22} y={at + 4.5}>
            {`${n} ${shortened(words.name(seat), isPhone.value ? 8 : 14)}`}
          </text>
        </g>
      ))}
      {story.turns.map(({ at, seat }, n) => (
        <g key={at}>
          <path class="flag" d={`M${x(at)} ${y(pointsAt(at, seat))}V${box.top - 8}L${pins[n]} ${PIN}`} />
          <circle class="flag-disc" cx={pins[n]} cy={PIN} r={PIN_WIDTH / 2 - 1} />
          <text class="flag-n" x={pins[n]} y={PIN + 4.5} text-anchor="middle">
            {n + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

function lineOf(
  told: readonly Standing[],
  seat: number,
  end: number,
  x: (at: number) => number,
  y: (n: number) => number,
): string {
  const [first, ...rest] = told;
  const begin = `M${x(0).toFixed(1)} ${y(first?.of[seat] ?? 0).toFixed(1)}`;
  const steps = rest.map(({ at, of }) => `H${x(at).toFixed(1)}V${y(of[seat] ?? 0).toFixed(1)}`);
  return `${begin}${steps.join("")}H${x(end).toFixed(1)}`;
}

/** About five lines across, at whole numbers. */
function steps(low: number, top: number): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((one) => (top - low) / one <= 6) ?? 100;
  const from = Math.ceil(low / step);
  return Array.from({ length: Math.floor(top / step) - from + 1 }, (_, i) => (from + i) * step);
}

/** Names at the right edge never lie on one another. */
function spread<T extends { y: number }>(labels: readonly T[]): T[] {
  let free = Number.NEGATIVE_INFINITY;
  return labels
    .toSorted((a, b) => a.y - b.y)
    .map((label) => {
      const y = Math.max(label.y, free);
      free = y + 18;
      return { ...label, y };
    });
}

const shortened = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 1).trim()}…` : name;
