import type { FinalView, OwnView } from "@paravent/diktat";
import { AffinityToken, cabalLook, Medallion, Piece, PowerOctagon } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

const AGENTS = ["citizen", "guard", "emissary"] as const;
const AFFINITIES = ["politics", "people", "artefact"] as const;

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
                <b>{seen.name(seat)}</b>
              </p>
              {reserve && <Behind reserve={reserve} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Behind({ reserve }: { reserve: OwnView }) {
  const { words } = useSeen();
  return (
    <p class="tb-behind">
      <span>
        <PowerOctagon size={22} label="PP" />
        <b>{reserve.pp}</b>
      </span>
      {AGENTS.map((kind) => (
        <span key={kind}>
          <Piece kind={kind} look="public" size={22} label={words.agent(kind, 2)} />
          <b>{reserve.agents[kind]}</b>
        </span>
      ))}
      {AFFINITIES.filter((type) => reserve.affinities[type] > 0).map((type) => (
        <span key={type}>
          <AffinityToken type={type} size={22} label={words.affinity(type)} />
          <b>{reserve.affinities[type]}</b>
        </span>
      ))}
    </p>
  );
}
