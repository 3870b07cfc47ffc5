import { type Bridge, bridgesOf, joins, type Street, streetsOf } from "../geometry/streets.ts";
import type { Geometry } from "../geometry/types.ts";
import type { SectorId } from "../names/ids.ts";

const POST_SPACING = 14;

const lineOf = (streets: readonly Street[]) =>
  streets.map(({ path }) => `M${path.map((p) => p.join(" ")).join("L")}`).join("");

/** The 22 streets under the slabs, and bridges with parapets where they cross the river. */
export function Streets({ geometry }: { geometry: Geometry }) {
  const line = lineOf(streetsOf(geometry));
  const { casing, edge, paving, line: dash } = geometry.street;
  return (
    <>
      <g fill="none">
        <path d={line} stroke="#070B0D" stroke-width={casing} />
        <path d={line} stroke={geometry.pawn === 1 ? "#5B7170" : "#6C8280"} stroke-width={edge} />
        <path d={line} stroke="#3A4B4D" stroke-width={paving} />
        <path
          d={line}
          stroke="#B9C9BF"
          stroke-width={dash}
          stroke-dasharray={`${dash * 3.75} ${dash * 3.75}`}
          opacity=".75"
        />
      </g>
      {bridgesOf(geometry).map((bridge) => (
        <Span key={bridge.between.join()} bridge={bridge} street={geometry.street} />
      ))}
    </>
  );
}

function Span({ bridge, street }: { bridge: Bridge; street: Geometry["street"] }) {
  const { length } = bridge;
  const deck = (half: number, fill: string) => (
    <rect x={-length / 2} y={-half} width={length} height={half * 2} fill={fill} />
  );
  const scale = street.casing / 17;
  const posts = Math.round(length / (POST_SPACING * scale));
  return (
    <g transform={`translate(${bridge.at.join(" ")}) rotate(${bridge.angle})`}>
      {deck(9 * scale, "#070B0D")}
      {deck(7.5 * scale, "#9AABA4")}
      {deck(4.5 * scale, "#54686A")}
      <path
        d={`M${-length / 2} 0H${length / 2}`}
        stroke="#D7E0D6"
        stroke-width={street.line}
        stroke-dasharray={`${5 * scale} ${5 * scale}`}
      />
      {Array.from({ length: posts }, (_, i) => {
        const x = (length / posts) * (i + 0.5 - posts / 2);
        return (
          <g key={x} fill="#C9D3C6" stroke="#070B0D" stroke-width={0.8 * scale}>
            <rect x={x - 2 * scale} y={-11 * scale} width={4 * scale} height={5 * scale} />
            <rect x={x - 2 * scale} y={6 * scale} width={4 * scale} height={5 * scale} />
          </g>
        );
      })}
    </g>
  );
}

/** Adjacency is read here: the streets of the pointed sector turn bone. */
export function PointedStreets({ geometry, sector }: { geometry: Geometry; sector: SectorId }) {
  const streets = streetsOf(geometry).filter(({ between }) => joins(between, sector));
  return <path class="dk-streets-pointed" d={lineOf(streets)} stroke-width={geometry.street.pointed} />;
}
