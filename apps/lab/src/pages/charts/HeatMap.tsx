import type { LabMap } from "@paravent/content/plug";
import { isNarrow } from "../ui/narrow.ts";
import { t } from "../words/index.ts";
import { Bars } from "./Bars.tsx";

interface Props {
  readonly map: LabMap;
  readonly label: string;
  /** In what part of the games something was taken there. */
  share(id: string): number;
  name(id: string): string;
}

const [W, H] = [168, 66];
const CUT = 12;

/** The board, each place hatched the denser the more often something is taken there. */
export function HeatMap({ map, label, share, name }: Props) {
  // A board shrunk to a phone cannot be read.
  if (isNarrow.value)
    return (
      <Bars
        rows={map.places.map(({ id }) => ({ name: name(id), share: share(id) })).sort((a, b) => b.share - a.share)}
      />
    );
  const places = new Map(map.places.map((place) => [place.id, place]));
  const ways = map.places.flatMap(({ id, at, to }) =>
    to.filter((other) => id < other && places.has(other)).map((other) => [at, places.get(other)!.at] as const),
  );
  const shares = map.places.map(({ id }) => share(id));
  // Nothing lies at the edges of some boards.
  const rows = map.places.map(({ at }) => at[1]);
  const [top, bottom] = [Math.min(...rows) - H, Math.max(...rows) + H];
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  return (
    <svg
      class="lab-chart lab-map"
      viewBox={`-20 ${top} ${map.width + 40} ${bottom - top}`}
      role="img"
      aria-label={label}
    >
      <defs>
        {[0, 1, 2, 3].map((tone) => (
          <pattern
            key={tone}
            id={`hatch-${tone}`}
            width={16 - 4 * tone}
            height={16 - 4 * tone}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="3" height="20" fill="#b4bfbc" />
          </pattern>
        ))}
      </defs>
      {ways.map(([[x1, y1], [x2, y2]]) => (
        <path key={`${x1} ${y1} ${x2} ${y2}`} class="way" d={`M${x1} ${y1}L${x2} ${y2}`} />
      ))}
      {map.places.map(({ id, at: [x, y] }) => {
        const tone = most === least ? 0 : Math.min(3, Math.floor((4 * (share(id) - least)) / (most - least)));
        return (
          <g key={id} transform={`translate(${x - W / 2} ${y - H / 2})`}>
            <path class="place" d={octagon} />
            <path d={octagon} fill={`url(#hatch-${tone})`} />
            <rect x="9" y="7" width={W - 18} height={H - 14} class="plate" />
            <text class="place-share" x={W / 2} y="29" text-anchor="middle">
              {t.value.percent(share(id))}
            </text>
            <text class="place-name" x={W / 2} y="51" text-anchor="middle">
              {name(id)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const octagon = `M${CUT} 0H${W - CUT}L${W} ${CUT}V${H - CUT}L${W - CUT} ${H}H${CUT}L0 ${H - CUT}V${CUT}z`;
