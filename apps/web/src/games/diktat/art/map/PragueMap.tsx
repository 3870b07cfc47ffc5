import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { memo } from "../../../../ui/memo.ts";
import { slabParts } from "../geometry/slab.ts";
import { tall } from "../geometry/tall.ts";
import { wide } from "../geometry/wide.ts";
import type { SectorId } from "../names/ids.ts";
import { Land } from "./Land.tsx";
import { sectorNamed, sectorToward } from "./navigate.ts";
import { type OmenScene, Omens } from "./Omens.tsx";
import { SlabPaint } from "./paint.tsx";
import { Slab, Tokens } from "./Slab.tsx";
import { PointedStreets } from "./Streets.tsx";
import type { SectorScene } from "./scene.ts";
import { useTextGrowth } from "./textGrowth.ts";
import "./map.css";

export interface PragueMapProps {
  shape: "wide" | "tall";
  sectors: SectorScene[];
  pointed: SectorId | null;
  onPoint: (sector: SectorId | null) => void;
  /** Also called for closed sectors: the table then says why. */
  onChoose: (sector: SectorId) => void;
  label: string;
  /** What the Others do to the city at this moment; their steps follow one another. */
  omens?: OmenScene | null;
}

const GEOMETRIES = { wide, tall };
const TYPING_PAUSE_MS = 800;

/** A finger that lies on a sector as long as this stays there; after a tap the browser makes its click within so much. */
const STAYS_MS = 250;
const TAP_MS = 700;
/** Beyond this growth the words engraved in the country have no room. */
const MOST_ENGRAVED = 1.25;

/** The city. One composite widget: arrows move between sectors, letters jump to a name, Enter chooses. */
export const PragueMap = memo(City);

function City({ shape, sectors, pointed, onPoint, onChoose, label, omens = null }: PragueMapProps) {
  const geometry = GEOMETRIES[shape];
  const city = useRef<SVGSVGElement>(null);
  const [grow, names] = useTextGrowth(city, geometry);
  const [current, setCurrent] = useState<SectorId | null>(null);
  const focused = useRef<SectorId | null>(null);
  const typed = useRef({ letters: "", at: 0 });
  const touched = useRef(Number.NEGATIVE_INFINITY);
  const staying = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(staying.current), []);
  const land = useMemo(() => <Land geometry={geometry} shape={shape} />, [geometry, shape]);
  const paint = useMemo(() => <SlabPaint />, []);

  // From north to south, so that a spire covers what lies behind it.
  const northFirst = sectors.toSorted((a, b) => geometry.sectors[a.id].centre[1] - geometry.sectors[b.id].centre[1]);
  // The phone's inspector is a strip under the map and needs no line.
  const tied = shape === "wide" ? sectors.find(({ id }) => id === pointed) : undefined;
  const tabStop = current ?? northFirst[0]?.id;

  function focus(sector: SectorId | null) {
    if (sector === null) return;
    city.current?.querySelector<SVGGElement>(`[data-sector="${sector}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent, sector: SectorId) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if ((event.key === "Enter" || event.key === " ") && !event.shiftKey) {
      onChoose(sector);
    } else if (event.key.startsWith("Arrow")) {
      focus(sectorToward(geometry, sector, event.key));
    } else if (/^\p{L}$/u.test(event.key)) {
      const paused = event.timeStamp - typed.current.at > TYPING_PAUSE_MS;
      typed.current = { letters: (paused ? "" : typed.current.letters) + event.key, at: event.timeStamp };
      focus(sectorNamed(sectors, typed.current.letters));
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div class={`dk-map dk-map--${shape} ${grow > MOST_ENGRAVED ? "dk-map--small" : ""}`} style={{ "--grow": grow }}>
      {land}
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg
        ref={city}
        class="dk-map__city"
        viewBox={geometry.viewBox.join(" ")}
        preserveAspectRatio="xMidYMin meet"
        role="group"
        aria-label={label}
      >
        {paint}
        {pointed !== null && <PointedStreets geometry={geometry} sector={pointed} />}
        {tied !== undefined && <TieToPlacard scene={tied} />}
        {northFirst.map((scene) => (
          // biome-ignore lint/a11y/useSemanticElements: a slab is a polygon and SVG has no button
          <g
            key={scene.id}
            data-sector={scene.id}
            data-place={`sector:${scene.id}`}
            data-open={scene.state === "open" ? "" : undefined}
            class={`dk-sector dk-sector--${scene.state}${scene.id === pointed ? " dk-sector--pointed" : ""}`}
            role="button"
            tabindex={scene.id === tabStop ? 0 : -1}
            aria-label={scene.label}
            aria-disabled={scene.state === "closed"}
            onClick={() => {
              onPoint(scene.id);
              onChoose(scene.id);
            }}
            onKeyDown={(event) => onKeyDown(event, scene.id)}
            onFocus={({ timeStamp }) => {
              focused.current = scene.id;
              setCurrent(scene.id);
              // The focus that a tap gives comes before its click, which points as well.
              if (timeStamp - touched.current > TAP_MS) onPoint(scene.id);
            }}
            onBlur={() => {
              focused.current = null;
            }}
            // A finger that stays makes no click, and points. One that only taps chooses: were what is explained there at
            // once, it would lie between the finger and the sector.
            onPointerDown={({ pointerType, timeStamp }) => {
              if (pointerType !== "touch") return;
              touched.current = timeStamp;
              staying.current = setTimeout(() => onPoint(scene.id), STAYS_MS);
            }}
            onPointerUp={() => clearTimeout(staying.current)}
            onPointerCancel={() => clearTimeout(staying.current)}
            onPointerEnter={(event) => event.pointerType !== "touch" && onPoint(scene.id)}
            onPointerLeave={(event) => event.pointerType !== "touch" && onPoint(focused.current)}
          >
            <Slab scene={scene} geometry={geometry} grow={grow} names={names} />
          </g>
        ))}
      </svg>
      <svg
        class="dk-map__tokens"
        data-lies-over
        viewBox={geometry.viewBox.join(" ")}
        preserveAspectRatio="xMidYMin meet"
        aria-hidden="true"
      >
        {northFirst.map((scene) => (
          <Tokens key={scene.id} scene={scene} geometry={geometry} grow={grow} names={names} />
        ))}
        {tied !== undefined && <TieEnd scene={tied} />}
        {omens && <Omens key={omenKey(omens)} scene={omens} geometry={geometry} grow={grow} />}
      </svg>
    </div>
  );
}

/** Each step is drawn anew. */
const omenKey = ({ omens }: OmenScene): string => omens.map(({ sector, sign, n }) => `${sector} ${sign} ${n}`).join();

/** Middle of the north-east chamfer, where the line of the placard is tied. */
function tieOf(sector: SectorId): [number, number] {
  const [a, b] = [wide.sectors[sector].slab[2]!, wide.sectors[sector].slab[3]!];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** A thin line from the pointed sector to the placard in the north-east corner, behind the slabs; lit as the sector is. */
function TieToPlacard({ scene }: { scene: SectorScene }) {
  const [x, y] = tieOf(scene.id);
  const { east } = slabParts(wide.sectors[scene.id], wide.plinth);
  return <path class={`dk-tie dk-tie--${scene.state}`} d={`M1000 34H${Math.min(east + 73, 1000)}L${x} ${y}`} />;
}

function TieEnd({ scene }: { scene: SectorScene }) {
  const [x, y] = tieOf(scene.id);
  return <circle class={`dk-tie-end dk-tie--${scene.state}`} cx={x} cy={y} r="3.6" />;
}
