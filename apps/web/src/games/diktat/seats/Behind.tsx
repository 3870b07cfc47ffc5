import type { OwnView } from "@paravent/diktat";
import { AffinityToken, Piece, PowerOctagon } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";

const AGENTS = ["citizen", "guard", "emissary"] as const;
const AFFINITIES = ["politics", "people", "artefact"] as const;

/** What lies behind a screen that is open: Power Points, Agents and Affinities. */
export function Behind({ reserve, size }: { reserve: OwnView; size: number }) {
  const { words } = useSeen();
  return (
    <p class="tb-behind">
      <span>
        <PowerOctagon size={size} label="PP" />
        <b>{reserve.pp}</b>
      </span>
      {AGENTS.map((kind) => (
        <span key={kind}>
          <Piece kind={kind} look="public" size={size} label={words.agent(kind, 2)} />
          <b>{reserve.agents[kind]}</b>
        </span>
      ))}
      {AFFINITIES.filter((type) => reserve.affinities[type] > 0).map((type) => (
        <span key={type}>
          <AffinityToken type={type} size={size} label={words.affinity(type)} />
          <b>{reserve.affinities[type]}</b>
        </span>
      ))}
    </p>
  );
}
