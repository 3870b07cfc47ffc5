import type { Track } from "@paravent/dclight";
import { memo } from "../../../ui/memo.ts";
import { DEVICES } from "../art/devices.tsx";
import { deviceOf, FaceGlyph } from "../art/index.ts";
import { signed } from "../seats/SeatPanel.tsx";
import { trackPlace } from "../seen/places.ts";

const WIDTH = 236;

interface Props {
  readonly track: Track;
  readonly name: string;
  /** The least and the most that it holds. */
  readonly min: number;
  readonly max: number;
  readonly value: number;
  /** Points the draft would add or take. */
  readonly change: number;
  readonly seat: number;
}

/** One track of the board: a cell a point, a dash every third (each is a VP), the shield on the value. */
export const TrackRow = memo(Row);

function Row({ track, name, min, max, value, change, seat }: Props) {
  const cells = max - min + 1;
  const pitch = (WIDTH - 2 + 2) / cells;
  const at = (n: number) => 1 + (n - min) * pitch;
  // What is about to be paid is already off the shield; what is about to be gained lies ahead of it.
  const shield = Math.max(min, Math.min(max, change < 0 ? value + change : value));
  return (
    <div class="dc-track" data-about={trackPlace(seat, track)}>
      <FaceGlyph face={track} size={23} />
      <span class="dc-track-name">{name}</span>
      <span class="dc-track-value mc" data-place={trackPlace(seat, track)}>
        {signed(value)}
      </span>
      <svg viewBox={`0 0 ${WIDTH} 30`} preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: cells }, (_, cell) => {
          const n = min + cell;
          return (
            <g key={n}>
              <rect x={at(n)} y="8" width={pitch - 2} height="14" class={cellLook(n, value)} />
              {track !== "creature" && track !== "morale" && n > 0 && n % 3 === 0 && (
                <path d={`M${at(n) + 1} 26h${pitch - 4}`} class="dash" />
              )}
            </g>
          );
        })}
        {Array.from({ length: Math.abs(change) }, (_, step) => {
          const n = change > 0 ? value + step + 1 : value - step;
          if (n > max || n < min) return null;
          return (
            <g key={n}>
              <rect x={at(n)} y="6" width={pitch - 2} height="18" class="draft" />
              {change < 0 && <path d={`M${at(n) + 4} 15h${pitch - 10}`} class="minus" />}
            </g>
          );
        })}
      </svg>
      <span class="dc-track-shield" style={{ translate: `${((at(shield) + (pitch - 2) / 2) / WIDTH) * 100}%` }}>
        <svg width="21" height="21" viewBox="-10.500 -10.500 21 21" aria-hidden="true">
          <circle r="9.500" fill="#FBF4E4" stroke="#1D1310" stroke-width="2.200" />
          <g transform="translate(-6 -6) scale(.5)" fill="#1D1310">
            {DEVICES[deviceOf(seat)]}
          </g>
        </svg>
      </span>
    </div>
  );
}

/** Full up to the value; below 0 the cells of a negative Morale are wine. */
function cellLook(n: number, value: number): string {
  if (n === 0) return "zero";
  if (n < 0) return value <= n ? "below" : "empty";
  return n <= value ? "full" : "empty";
}
