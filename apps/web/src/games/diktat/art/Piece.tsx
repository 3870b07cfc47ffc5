import { memo } from "../../../ui/memo.ts";
import { Glyph } from "./icon/Icon.tsx";
import type { Agent } from "./names/ids.ts";
import { GLYPHS } from "./sprite/glyphs.tsx";
import "./piece.css";

export type PieceLook = "public" | "known" | "draft" | "hidden" | "dim";

export interface PieceProps {
  /** null: this observer does not know it, so its back is shown. */
  kind: Agent | null;
  look: PieceLook;
  /** In pixels, or what says it where the room does. */
  size: number | `var(${string})`;
  /** A pawn of the Others: the same three, with a claw notch. */
  others?: boolean | undefined;
  label?: string | undefined;
}

const WHOLE_RINGS = 48;

/** Rings are drawn in pixels, thinner on small pieces so that silhouettes survive at 16 px. */
function ringScale(size: number): number {
  return Math.min(1, Math.max(0.45, size / WHOLE_RINGS));
}

/** A pawn seen from above. Silhouette, value and ring tell the three kinds apart in greyscale. */
export const Piece = memo(Pawn);

function Pawn({ kind, look, size, others = false, label }: PieceProps) {
  const px = typeof size === "number" ? size : WHOLE_RINGS;
  const length = typeof size === "number" ? `${size}px` : size;
  const face = look === "hidden" ? null : kind;
  return (
    <span
      class={`dk-piece dk-piece--${face ?? "back"} dk-piece--${look}${others ? " dk-piece--others" : ""}`}
      data-about={`${others ? "other" : "agent"}:${face ?? "hidden"}`}
      style={{ width: length, height: length, "--e": ringScale(px) }}
    >
      <Glyph body={GLYPHS[face ?? "eclipse"]} size={Math.round(px * 0.56)} label={label} />
      {others && (
        <span class="dk-piece__claw">
          <Glyph body={GLYPHS.claw} />
        </span>
      )}
      {look === "known" && face !== null && (
        <span class="dk-piece__eye">
          <Glyph body={GLYPHS.spy} />
        </span>
      )}
    </span>
  );
}
