import type { FinalView } from "@paravent/diktat";
import { cabalLook, Medallion } from "../art/index.ts";
import { Behind } from "../seats/Behind.tsx";
import { called } from "../seen/called.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

/** The screens are open at last: Power Points, Agents and Affinities nobody had seen. */
export function OpenScreens({ final }: { final: FinalView }) {
  const seen = useSeen();
  return (
    <section class="tb-screens">
      <h2 class="disp">{texts.value.end.screens}</h2>
      <ul>
        {final.ranking.map(({ seat }) => {
          const reserve = final.reserves[seat];
          const { cabal } = seen.player(seat);
          return (
            <li key={seat} style={{ "--who": cabalLook(cabal).tint }}>
              <p>
                <Medallion cabal={cabal} size={20} />
                <b>{called(seen, seat)}</b>
              </p>
              {reserve && <Behind reserve={reserve} size={22} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
