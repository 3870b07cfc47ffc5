import { Drawing } from "../../../ui/Drawing.tsx";
import { memo } from "../../../ui/memo.ts";
import { Glyph, type GlyphProps } from "./icon/Icon.tsx";
import { cabalLook, OTHERS_CABAL } from "./names/cabals.ts";
import { SHAPES } from "./sprite/shapes.tsx";

interface MarkProps extends GlyphProps {
  cabal: string | null;
}

/** The bare shape of a cabal in the colour of the text around it. */
export function CabalShape({ cabal, size, label }: MarkProps) {
  return <Glyph body={SHAPES[cabalLook(cabal).shape]} size={size} label={label} />;
}

/** A player's mark: colour and shape together. Dashed: not committed, or a place still free. */
export const Medallion = memo(Mark);

/**
 * The shapes are as they are in the sprite, and what is around them is drawn to their scale: a group with a scale of its
 * own would be put together apart, once for each line of the journal.
 */
function Mark({ cabal, size = 18, dashed = false, label }: MarkProps & { dashed?: boolean | undefined }) {
  const { colour, shape } = cabalLook(cabal);
  if (cabal === OTHERS_CABAL)
    return (
      <Drawing
        class="dk-medallion"
        width={size}
        height={size}
        viewBox="-10.15 -10.15 44.3 44.3"
        label={label}
        data-about="others"
      >
        <path d="M12-10.15l19.2 11.07v22.16L12 34.15-7.2 23.08V.92z" fill={colour} />
        <g fill="#0A0F12">{SHAPES.claw}</g>
      </Drawing>
    );
  return (
    <Drawing
      class="dk-medallion"
      width={size}
      height={size}
      viewBox="-8 -8 40 40"
      label={label}
      data-about={`mark:${cabal}`}
    >
      <circle
        cx="12"
        cy="12"
        r={dashed ? 18.33 : 20}
        fill={colour}
        fill-opacity={dashed ? 0.35 : 1}
        stroke={dashed ? "var(--lamp-light)" : "none"}
        stroke-width="2.67"
        stroke-dasharray="5 3.33"
      />
      <g fill="#0A0F12">{SHAPES[shape]}</g>
    </Drawing>
  );
}
