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
  return <Glyph href={`#dk-s-${cabalLook(cabal).shape}`} size={size} label={label} />;
}

/** A player's mark: colour and shape together. Dashed: not committed, or a place still free. */
export const Medallion = memo(Mark);

function Mark({ cabal, size = 18, dashed = false, label }: MarkProps & { dashed?: boolean | undefined }) {
  const { colour, shape } = cabalLook(cabal);
  if (cabal === OTHERS_CABAL)
    return (
      <Drawing class="dk-medallion" width={size} height={size} viewBox="0 0 24 24" label={label} data-about="others">
        <path d="M12 0l10.4 6v12L12 24 1.6 18V6z" fill={colour} />
        <g transform="translate(5.5 5.5) scale(.5417)" fill="#0A0F12">
          {SHAPES.claw}
        </g>
      </Drawing>
    );
  return (
    <Drawing
      class="dk-medallion"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      label={label}
      data-about={`mark:${cabal}`}
    >
      <circle
        cx="12"
        cy="12"
        r={dashed ? 11 : 12}
        fill={colour}
        fill-opacity={dashed ? 0.35 : 1}
        stroke={dashed ? "var(--lamp-light)" : "none"}
        stroke-width="1.6"
        stroke-dasharray="3 2"
      />
      <g transform="translate(4.8 4.8) scale(.6)" fill="#0A0F12">
        {SHAPES[shape]}
      </g>
    </Drawing>
  );
}
