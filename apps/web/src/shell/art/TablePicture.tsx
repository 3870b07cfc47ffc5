import { Amphora } from "../../games/dclight/art/Amphora.tsx";
import { DEVICES, type Device } from "../../games/dclight/art/devices.tsx";
import { ARCHITECTURE } from "../../games/diktat/art/architecture/index.ts";
import { SectorPicture } from "../../games/diktat/art/cards/SectorPicture.tsx";
import type { SectorId } from "../../games/diktat/art/ids.ts";

import "./art.css";

export interface TablePictureProps {
  game: string;
  /** A sector, a shield device, or any other text (the id of a table), which always gives the same picture. */
  variant: string;
  class?: string | undefined;
}

/** The picture of a table in the lobby: a sector of Prague by night, or an amphora. */
export function TablePicture({ game, variant, class: name = "" }: TablePictureProps) {
  if (game === "dclight") {
    return (
      <div class={`pv-table-picture pv-table-picture--clay ${name}`}>
        <svg viewBox="0 0 84 84" aria-hidden="true">
          <Amphora device={choose(Object.keys(DEVICES) as Device[], variant)} />
        </svg>
      </div>
    );
  }
  return (
    <div class={`pv-table-picture ${name}`}>
      <SectorPicture sector={choose(Object.keys(ARCHITECTURE) as SectorId[], variant)} />
    </div>
  );
}

function choose<T extends string>(names: readonly T[], variant: string): T {
  const named = names.find((name) => name === variant);
  if (named !== undefined) return named;
  let sum = 0;
  for (const letter of variant) sum = (sum * 31 + letter.codePointAt(0)!) % 65_521;
  return names[sum % names.length]!;
}
