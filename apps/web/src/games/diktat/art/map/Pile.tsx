import type { Geometry } from "../geometry/types.ts";
import { iconHref } from "../icon/Icon.tsx";
import { cabalLook, OTHERS_CABAL } from "../names/cabals.ts";
import { type Capsule, discStep, medallionHeight } from "./capsules.ts";
import type { PileScene } from "./scene.ts";

/** Discs in oblique view, one edge per pawn so that height can be counted, the owner's mark facing the viewer. */
export function Pile({ pile, x, y, scale }: { pile: PileScene; x: number; y: number; scale: number }) {
  const { colour, shade, shape } = cabalLook(pile.cabal);
  const step = discStep(pile.count);
  const top = -Math.max(0, pile.count - 1) * step - 4.6;
  const mark = -medallionHeight(pile.count);
  const isOthers = pile.cabal === OTHERS_CABAL;
  const look = pile.ghost ? "dk-pile dk-pile--ghost" : isOthers ? "dk-pile dk-pile--others" : "dk-pile";
  return (
    <g
      class={look}
      data-place={pile.ghost ? undefined : `pile:${pile.key}`}
      transform={`translate(${x} ${y}) scale(${scale})`}
    >
      <ellipse cx="3" cy="2" rx="21" ry="9" fill="#000" opacity=".55" />
      {Array.from({ length: pile.count }, (_, i) => {
        const foot = -i * step;
        return (
          <g key={foot}>
            <path class="dk-disc" d={`M-17 ${foot}v-4.6a17 7 0 0 1 34 0v4.6a17 7 0 0 1-34 0z`} />
            {!pile.ghost && <path class="dk-disc-edge" d={`M-17 ${foot - 0.6}a17 7 0 0 0 34 0`} />}
          </g>
        );
      })}
      {!pile.ghost && (
        <ellipse cy={top} rx="17" ry="7" fill={isOthers ? shade : "#2A3236"} stroke="#0A0F12" stroke-width="1.3" />
      )}
      {!isOthers && <ellipse cy={top - 0.5} rx="9" ry="3.6" fill={shade} stroke="#0A0F12" />}
      {isOthers ? (
        <path class="dk-pile__mark" d={`M0 ${mark + 12}l11-6.500v-11L0 ${mark - 12}l-11 6.500v11z`} fill={colour} />
      ) : (
        <circle class="dk-pile__mark" cy={mark} r="11" fill={colour} />
      )}
      <use href={`#dk-s-${shape}`} x="-6.5" y={mark - 6.5} width="13" height="13" fill="#0A0F12" />
      {pile.sleeper && (
        <use
          href={iconHref("sleeper")}
          x="-24"
          y={mark - 8}
          width="16"
          height="16"
          class="dk-sector-token"
          fill="#F0A8E0"
        />
      )}
      {pile.targeted && (
        <>
          <ellipse class="dk-target" rx="25" ry="11" />
          <use href={iconHref("kill")} x="12" y={mark - 17} width="15" height="15" class="dk-target__mark" />
        </>
      )}
    </g>
  );
}

/** Drawn after all piles of a sector, so that no pile hides its neighbour's number. */
export function PileCount({
  pile,
  x,
  y,
  grow,
  geometry,
}: {
  pile: PileScene;
  x: number;
  y: number;
  grow: number;
  geometry: Geometry;
}) {
  const { at, radius, text } = geometry.count;
  return (
    <g
      class={pile.cabal === OTHERS_CABAL ? "dk-count--others" : undefined}
      data-about={`pile:${pile.key}`}
      transform={`translate(${x + at[0]} ${y + at[1]}) scale(${grow})`}
    >
      {pile.count > 9 ? (
        <rect class="dk-count" x={-radius * 1.3} y={-radius} width={radius * 2.6} height={radius * 2} rx={radius} />
      ) : (
        <circle class="dk-count" r={radius} />
      )}
      <text class="dk-count__n" text-anchor="middle" y={text * 0.35} font-size={text}>
        {pile.count}
      </text>
    </g>
  );
}

/** What this player alone knows of a pile: dotted, top on the left, a dot for a piece not seen. */
export function KnowledgeCapsule({ pile, capsule, scale }: { pile: PileScene; capsule: Capsule; scale: number }) {
  const { x, y, width, height, stem } = capsule;
  const outline = pile.isNews ? "dk-known dk-known--news" : "dk-known";
  return (
    <>
      {stem !== null && <path class={outline} d={`M${stem.x} ${stem.from}V${stem.to}`} />}
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <rect class={outline} width={width / scale} height={height / scale} rx={height / scale / 2} />
        {(pile.known ?? []).map((kind, i) =>
          kind === null ? (
            <circle key={i} cx={11 + 15 * i} cy="9" r="2.3" fill="#8A9A9D" />
          ) : (
            <use key={i} href={iconHref(kind)} x={5 + 15 * i} y="3" width="12" height="12" fill="#EFE6D2" />
          ),
        )}
      </g>
    </>
  );
}
