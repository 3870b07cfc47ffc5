import type { Portrait } from "@paravent/protocol";
import { CLAY } from "./clay.tsx";
import { FACES } from "./faces.tsx";
import type { PaperCut } from "./paper-cut.ts";
import { THINGS } from "./things.tsx";

const DRAWN: Readonly<Record<Portrait, PaperCut>> = { ...THINGS, ...FACES, ...CLAY };

/** The picture somebody has chosen. */
export function PortraitPicture({ of }: { readonly of: Portrait }) {
  const { ground, cut } = DRAWN[of];
  return (
    <svg class="portrait" viewBox="0 0 64 64" aria-hidden="true">
      <path fill={ground} d="M10 0h44l10 10v44L54 64H10L0 54V10z" />
      {cut}
    </svg>
  );
}
