import type { Seat } from "@paravent/kernel";
import { CabalShape, cabalLook } from "../../art/index.ts";
import { CabalCardFace } from "../../elements/CabalCardFace.tsx";
import { useSeen } from "../../seen/seen.ts";
import "./laid.css";

/** Develop (DK-MAN-DEV-01): the card is laid open, to be read, and then goes to its slot. */
export function Develop({ by, element }: { readonly by: Seat; readonly element: string }) {
  const { player } = useSeen();
  const { cabal } = player(by);
  const { colour, shade } = cabalLook(cabal);
  return (
    <div class="bt-laid" style={{ "--who": colour, "--who-shade": shade }}>
      <div class="bt-turned" data-place="laid">
        <div class="bt-cabal-back">
          <CabalShape cabal={cabal} size={110} />
        </div>
        <CabalCardFace element={element} />
      </div>
    </div>
  );
}
