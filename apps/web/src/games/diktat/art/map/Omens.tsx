import type { Geometry, Point } from "../geometry/types.ts";
import { iconHref } from "../icon/Icon.tsx";
import type { SectorId } from "../names/ids.ts";
import "./omens.css";

/** Something of the Others that appears on a sector: pawns on their pile, a token, or the card that names it. */
export interface Omen {
  sector: SectorId;
  sign: "pile" | "corruption" | "gloom" | "card";
  n: number;
}

/** What the Others do at one moment; pawns come from a sector, or, gathered, from nowhere in sight. */
export interface OmenScene {
  omens: readonly Omen[];
  from: SectorId | null;
}

interface Props {
  scene: OmenScene;
  geometry: Geometry;
  grow: number;
}

/** How high the text of a badge is drawn before it grows. */
const TEXT = 16;

/** A moment of the Darkness drawn over the city: the way the pawns take, and on each sector what comes to it. */
export function Omens({ scene: { omens, from }, geometry, grow }: Props) {
  const scale = (Math.max(geometry.count.text, 11) * grow) / TEXT + 0.1;
  const above = ({ slab }: { slab: readonly Point[] }) => slab[1]![1] - 4 * scale;
  const places = omens.map((omen, at) => {
    const place = geometry.sectors[omen.sector];
    // Two things on one sector stand one above the other.
    const below = omens.slice(0, at).filter(({ sector }) => sector === omen.sector).length;
    return { omen, centre: place.centre, x: place.centre[0], y: above(place) - 34 * below * scale };
  });
  return (
    <g class="dk-omens">
      {places.map(
        ({ omen: { sector, sign }, centre }) =>
          sign === "pile" &&
          (from === null || from === sector ? (
            <ellipse key={sector} class="dk-omen-ring" cx={centre[0]} cy={centre[1]} rx={74 * scale} ry={34 * scale} />
          ) : (
            <path key={sector} class="dk-omen-way" pathLength={100} d={wayOf(geometry.sectors[from].centre, centre)} />
          )),
      )}
      {places.map(({ omen, x, y }) => (
        <g key={`${omen.sector} ${omen.sign}`} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Badge omen={omen} />
        </g>
      ))}
    </g>
  );
}

/** A low arc, as of something carried through the air. */
function wayOf([x1, y1]: Point, [x2, y2]: Point): string {
  const lift = 24 + Math.hypot(x2 - x1, y2 - y1) * 0.18;
  return `M${x1} ${y1}Q${(x1 + x2) / 2} ${Math.min(y1, y2) - lift} ${x2} ${y2}`;
}

const ICONS = { pile: "claw", corruption: "corruption", gloom: "gloom", card: "drop" } as const;

/** The sign and how many; a card is drawn on paper and shows its Darkness. */
function Badge({ omen: { sector, sign, n } }: { omen: Omen }) {
  if (sign === "card")
    return (
      <g class="dk-omen dk-omen--card">
        <path d="M-22-30H15l7 7V30h-44z" />
        <use class="dk-omen-place" href={`#dk-k-${sector}`} x="-13" y="-27" width="26" height="26" />
        <use class="dk-omen-drop" href={iconHref("drop")} x="-15" y="6" width="15" height="15" />
        <text x="3" y="20">
          {n}
        </text>
      </g>
    );
  return (
    <g class="dk-omen">
      <path d="M-27-15h54l6 8v14l-6 8h-54l-6-8v-14z" />
      <use class="dk-omen-sign" href={iconHref(ICONS[sign])} x="-26" y="-11" width="22" height="22" />
      <text x="2" y="6">
        +{n}
      </text>
    </g>
  );
}
