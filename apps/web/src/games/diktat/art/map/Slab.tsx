import { useMemo } from "preact/hooks";
import { memo } from "../../../../ui/memo.ts";
import { ARCHITECTURE } from "../architecture/index.ts";
import { type SlabParts, slabParts } from "../geometry/slab.ts";
import type { Geometry, Point } from "../geometry/types.ts";
import { iconHref } from "../icon/Icon.tsx";
import { placeCapsules } from "./capsules.ts";
import { KnowledgeCapsule, Pile, PileCount } from "./Pile.tsx";
import type { SectorScene } from "./scene.ts";

interface SectorProps {
  scene: SectorScene;
  geometry: Geometry;
  /** At least 1: how much small text grows so that it is never under 12 px on screen. */
  grow: number;
  /** The same of the name, which has more room. */
  names: number;
}

/** Mean width of a capital of the display face, in ems, tracking included. */
const CAPITAL = 0.41;

/** How far the padlock of the small drawing reaches into the plinth. */
const SMALL_LOCK = 20;

/** Most sectors stay as they are from one message to the next, though each message describes them anew. */
function isSame(a: SectorProps, b: SectorProps): boolean {
  return (
    a.geometry === b.geometry &&
    a.grow === b.grow &&
    a.names === b.names &&
    JSON.stringify(a.scene) === JSON.stringify(b.scene)
  );
}

/** The ground of a sector: slab, architecture, plinth with its name, free pile places. */
export const Slab = memo(Ground, isSame);

function Ground(props: SectorProps) {
  const { scene, geometry } = props;
  const place = geometry.sectors[scene.id];
  const parts = slabParts(place, geometry.plinth);
  const { shift, scale } = geometry.thirdPlace;
  const third = scene.places === 3;
  const [ax, ay] = place.architecture.at;
  const art = useMemo(
    () => (
      <g
        class="dk-arch"
        transform={
          third
            ? `translate(${ax + shift[0]} ${ay + shift[1]}) scale(${place.architecture.scale * scale})`
            : `translate(${ax} ${ay}) scale(${place.architecture.scale})`
        }
      >
        {ARCHITECTURE[scene.id]}
      </g>
    ),
    [scene.id, third, ax, ay, shift, scale, place.architecture.scale],
  );
  return (
    <>
      <ellipse
        class="dk-halo"
        cx={place.centre[0]}
        cy={place.centre[1] + geometry.halo.below}
        rx={(parts.east - parts.west) * 0.66}
        ry={geometry.halo.ry}
      />
      <polygon class="dk-side" points={parts.side} />
      <polygon class="dk-front" points={parts.front} />
      <polygon class="dk-top" points={parts.top} />
      <polygon class="dk-hatch" points={parts.top} />
      <polygon class="dk-pool" points={parts.top} />
      <polyline class="dk-rim" points={parts.rim} />
      {art}
      {geometry.piles[scene.places].slice(scene.piles.length).map(([dx, dy]) => (
        <ellipse
          class="dk-slot"
          key={dx}
          cx={place.pile[0] + dx}
          cy={place.pile[1] + dy - 2 * geometry.pawn}
          rx={17 * geometry.pawn}
          ry={7.2 * geometry.pawn}
        />
      ))}
      <SectorName {...props} parts={parts} />
      <polygon class="dk-ring dk-ring--casing" points={parts.top} />
      <polygon class="dk-ring" points={parts.top} />
    </>
  );
}

/** From where to where a name stands on its plinth. On the small drawing a padlock beside it takes its end of the plinth. */
function nameSpan(
  { scene, geometry, names }: Omit<SectorProps, "grow">,
  parts: SlabParts,
): { from: number; to: number; tight: boolean } {
  const natural = scene.name.length * geometry.name.text * names * CAPITAL;
  const [west, east] = [parts.west + 4, parts.east - 4];
  const end = scene.lock !== null && geometry.pawn < 1 ? parts.east - SMALL_LOCK : east;
  const from = Math.max(west, Math.min(parts.middle - natural / 2, end - natural));
  // Names that grow in another language are condensed rather than cut.
  return { from, to: Math.min(end, from + natural), tight: natural > end - west };
}

function SectorName(props: SectorProps & { parts: SlabParts }) {
  const { scene, geometry, parts, names } = props;
  const size = geometry.name.text * names;
  const { from, to, tight } = nameSpan(props, parts);
  const room = to - from;
  return (
    <text
      class="dk-name"
      x={(from + to) / 2}
      // What is too high for the plinth stands half before the slab, half under the plinth.
      y={parts.south + geometry.name.baseline + Math.max(0, size - geometry.plinth) * 0.35}
      text-anchor="middle"
      font-size={size}
      {...(tight ? { textLength: room, lengthAdjust: "spacingAndGlyphs" } : {})}
    >
      {scene.name.toLocaleUpperCase()}
    </text>
  );
}

/** What stands on a slab: markers, pennants, piles, then counts and capsules, then the lock. */
export const Tokens = memo(Standing, isSame);

function Standing({ scene, geometry, grow, names }: SectorProps) {
  const place = geometry.sectors[scene.id];
  const parts = slabParts(place, geometry.plinth);
  const { pawn, pennant } = geometry;
  const offsets = placesFor(geometry, scene);
  const standing = scene.piles.map((pile, i) => ({
    pile,
    count: pile.count,
    known: pile.known,
    x: place.pile[0] + offsets[i]![0],
    y: place.pile[1] + offsets[i]![1],
  }));
  const capsules = placeCapsules(standing, pawn);
  const [flagX, flagY] = place.slab[1]!;
  const [markX, markY] = place.slab[7]!;
  const [backX, backY] = place.slab[2]!;
  // On the small drawing a token must still be told from another.
  const token = Math.max(22 * pawn, 15);
  return (
    <g class={`dk-tokens dk-tokens--${scene.state}`}>
      {[0, 1].map((i) => (
        <rect
          key={i}
          class={i < scene.markers ? "dk-marker dk-marker--on" : "dk-marker"}
          data-about={`marker:${scene.id}:1`}
          x="-5.5"
          y="-5.5"
          width="11"
          height="11"
          transform={`translate(${markX + (11 + 10.5 * i) * pawn} ${markY + 7 * i * pawn}) scale(${pawn}) rotate(45)`}
        />
      ))}
      {scene.pennants.map((number, i) => (
        <g
          key={number}
          class="dk-pennant"
          transform={`translate(${flagX + pennant.at[0] + 20 * i * pennant.scale} ${flagY + pennant.at[1]}) scale(${pennant.scale * grow})`}
        >
          <path d="M-8-10H8V6L0 11-8 6z" />
          <text text-anchor="middle" y="3.2">
            {number}
          </text>
        </g>
      ))}
      {/* On the back edge, from the right. */}
      {scene.tokens.map(({ sign, colour, n = 1 }, i) => (
        <g
          key={sign}
          data-about={`sign:${sign}`}
          transform={`translate(${backX - (token + 4) * (i + 1) + 4} ${backY - token * 0.4})`}
        >
          <use class="dk-sector-token" href={iconHref(sign)} width={token} height={token} fill={colour} />
          {n > 1 && <TokenCount n={n} at={token * 0.9} grow={grow} />}
        </g>
      ))}
      {standing.map(({ pile, x, y }) => (
        <Pile key={pile.key} pile={pile} x={x} y={y} scale={pawn} />
      ))}
      {standing.map(
        ({ pile, x, y }) => !pile.ghost && <PileCount key={pile.key} {...{ pile, x, y, grow, geometry }} />,
      )}
      {standing.map(({ pile }, i) => {
        const capsule = capsules[i];
        return capsule && <KnowledgeCapsule key={pile.key} pile={pile} capsule={capsule} scale={pawn} />;
      })}
      {scene.lock !== null && (
        <Lock
          number={scene.lock}
          parts={parts}
          name={nameSpan({ scene, geometry, names }, parts).to}
          {...{ geometry, grow }}
        />
      )}
    </g>
  );
}

/** The pile places of a sector. Piles above the limit (DK-RUL-82, DK-RUL-101) stand in a second row, behind the others. */
function placesFor(geometry: Geometry, { places, piles }: SectorScene): Point[] {
  const offsets = [...geometry.piles[places]];
  while (offsets.length < piles.length) {
    const [x, y] = offsets[offsets.length - places]!;
    offsets.push([x + 14 * geometry.pawn, y - 30 * geometry.pawn]);
  }
  return offsets;
}

/** How many tokens of a kind lie there, on the shoulder of the one that is drawn. */
function TokenCount({ n, at, grow }: { n: number; at: number; grow: number }) {
  return (
    <g class="dk-count--others" transform={`translate(${at} ${at}) scale(${grow})`}>
      <circle class="dk-count" r="8" />
      <text class="dk-count__n" text-anchor="middle" y="5" font-size="14.5">
        {n}
      </text>
    </g>
  );
}

interface LockProps {
  number: string;
  parts: SlabParts;
  /** Where the name ends: the padlock never covers it. */
  name: number;
  geometry: Geometry;
  grow: number;
}

/** Padlock at the right end of the plinth; the wide drawing has room for the number too. */
function Lock({ number, parts, name, geometry, grow }: LockProps) {
  const y = parts.south + geometry.plinth * 0.5;
  if (geometry.pawn < 1) {
    return (
      <g class="dk-lock" transform={`translate(${parts.east - 8} ${y})`}>
        <rect x="-10" y="-8.5" width="20" height="17" rx="2" />
        <use href={iconHref("lock")} x="-5.5" y="-5.8" width="11" height="11" />
      </g>
    );
  }
  const half = number === "" ? 13 : 28;
  const x = Math.max(parts.east - 8, name + 4 + half * grow);
  return (
    <g class="dk-lock" transform={`translate(${x} ${y}) scale(${grow})`}>
      <rect x={-half} y="-11.5" width={2 * half} height="23" rx="2" />
      <use href={iconHref("lock")} x={number === "" ? -6.5 : -22} y="-7" width="13" height="13" />
      {number !== "" && (
        <text x="-5" y="5.2">
          {number}
        </text>
      )}
    </g>
  );
}
