import { Drawing } from "../../../ui/Drawing.tsx";
import { cabalLook } from "../art/names/cabals.ts";
import { SHAPES } from "../art/sprite/shapes.tsx";

/** A Cabal's mark where no table is drawn: colour and shape together. */
export function Sign({ side }: { readonly side: string }) {
  const { colour, shape } = cabalLook(side);
  return (
    <Drawing class="dk-sign" width={20} height={20} viewBox="0 0 24 24" label={undefined}>
      <circle cx="12" cy="12" r="12" fill={colour} />
      <g transform="translate(4.8 4.8) scale(.6)" fill="#0A0F12">
        {SHAPES[shape]}
      </g>
    </Drawing>
  );
}
