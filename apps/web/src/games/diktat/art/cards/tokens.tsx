import { Glyph, type GlyphProps, Icon, SectorGlyph } from "../icon/Icon.tsx";
import type { Affinity, SectorId } from "../names/ids.ts";
import { GLYPHS } from "../sprite/glyphs.tsx";
import "./cards.css";

export interface InfluenceMarkerProps extends GlyphProps {
  sector: SectorId;
  face: 1 | 2;
  /** A free place on a board: dashed, without a sector. */
  empty?: boolean | undefined;
}

/** One lozenge on side I; two and a brass ground on side II. No digit, so nothing is under 12 px. */
export function InfluenceMarker({ sector, face, empty, size = 23, label }: InfluenceMarkerProps) {
  const style = { "--s": `${size}px` };
  if (empty) return <span class="dk-influence dk-influence--empty" style={style} />;
  return (
    <span class={`dk-influence dk-influence--${face}`} style={style} data-about={`marker:${sector}:${face}`}>
      <SectorGlyph sector={sector} size={Math.round(size * 0.74)} label={label} />
      <span class="dk-influence__foot">
        <i />
        {face === 2 && <i />}
      </span>
    </span>
  );
}

export interface PowerOctagonProps extends GlyphProps {
  /** In place of the bolt, for bids. */
  amount?: number | undefined;
  /** Not part of the bid. */
  off?: boolean | undefined;
}

/** A Power point. */
export function PowerOctagon({ size = 30, amount, off, label }: PowerOctagonProps) {
  if (amount === undefined) {
    return (
      <span class="dk-power" data-about="sign:pp">
        <Glyph body={GLYPHS.pp} size={size} label={label} />
      </span>
    );
  }
  return (
    <span class={off ? "dk-octagon dk-octagon--off" : "dk-octagon"} style={{ "--s": `${size}px` }} data-about="sign:pp">
      {amount}
    </span>
  );
}

export interface AffinityTokenProps extends GlyphProps {
  type: Affinity;
  /** Placed on a card: turned over. */
  placed?: boolean | undefined;
}

export function AffinityToken({ type, placed, size = 29, label }: AffinityTokenProps) {
  return (
    <span
      class={placed ? "dk-affinity dk-affinity--placed" : "dk-affinity"}
      style={{ "--s": `${size}px` }}
      data-about={`affinity:${type}`}
    >
      <Icon name={type} size={Math.round(size * 0.59)} label={label} />
    </span>
  );
}
