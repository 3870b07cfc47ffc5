import { apart } from "../geometry/apart.ts";
import { iconHref } from "../icon/Icon.tsx";
import { cabalLook } from "../names/cabals.ts";
import "./scenes.css";

export interface VpPin {
  cabal: string | null;
  vp: number;
  /** Who and how many, in words. */
  label: string;
  /** Your own pin has a bone ring. */
  own?: boolean | undefined;
}

export interface VpTrackProps {
  /** In Rank order: of equal scores the first stands in front. */
  pins: readonly VpPin[];
  goal: number;
  width?: number | undefined;
  label?: string | undefined;
}

const LENGTH = 330;
const EDGE = 15;
/** Pins that would hide one another stand this far apart: each shape can be read. */
const APART = 19;
const RADIUS = 11;

/** The Victory track, 0 to the goal. Past the goal a pin stays on the goal; the seat says the number. */
export function VpTrack({ pins, goal, width = 360, label }: VpTrackProps) {
  const at = (vp: number) => EDGE + (LENGTH / goal) * Math.min(goal, Math.max(0, vp));
  const end = at(goal);
  const places = apart(
    pins.map(({ vp }) => at(vp)),
    { by: APART, from: RADIUS + 1, to: end + EDGE - RADIUS },
  );
  const standing = pins.map((pin, i) => ({ ...pin, x: places[i]! }));
  const isCovered = (x: number) => places.some((place) => Math.abs(place - x) < RADIUS + 5);
  return (
    <svg class="dk-vp" width={width} height={(width * 44) / 360} viewBox="0 0 360 44" role="img">
      <title>{[label, ...pins.map((pin) => pin.label)].filter((text) => text !== undefined).join(". ")}</title>
      <path d={`M${EDGE} 33H${end}`} stroke="#384A53" stroke-width="2" />
      {Array.from({ length: goal }, (_, vp) => (
        <g key={at(vp)}>
          <circle cx={at(vp)} cy="33" r="3.2" fill="#8A9A9D" />
          {!isCovered(at(vp)) && (
            <text class="dk-vp__number" x={at(vp)} y="22">
              {vp}
            </text>
          )}
        </g>
      ))}
      <circle cx={end} cy="33" r="9" fill="#E9C98A" />
      <text class="dk-vp__goal" x={end} y="37.5">
        {goal}
      </text>
      {!isCovered(end) && <use href={iconHref("vp")} x={end - 7} y="6" width="14" height="14" fill="#E9C98A" />}
      {standing.toReversed().map((pin) => {
        const { colour, shape } = cabalLook(pin.cabal);
        return (
          <g key={pin.label} transform={`translate(${pin.x} 13)`}>
            <path d={`M${at(pin.vp) - pin.x} 20L-4 11h8z`} fill={colour} />
            <circle r={RADIUS} fill={colour} stroke={pin.own ? "#EFE6D2" : "#0A0F12"} stroke-width={pin.own ? 2 : 1} />
            <use href={`#dk-s-${shape}`} x="-6" y="-6" width="12" height="12" fill="#0A0F12" />
          </g>
        );
      })}
    </svg>
  );
}
