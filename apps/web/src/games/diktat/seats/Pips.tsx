import type { Manoeuvre, PlayerView } from "@paravent/diktat";
import { CabalShape, Icon, type IconName } from "../art/index.ts";
import { texts } from "../words/index.ts";

export const MANOEUVRE_ICON: Readonly<Record<Manoeuvre, IconName>> = {
  sendTeam: "send",
  spy: "spy",
  assassinate: "kill",
  extendInfluence: "influence",
  developCabal: "develop",
  specialManoeuvre: "special",
};

/** Manoeuvres of this Cycle: those played by their sign, those left by the owner's mark (DK-MAN-05). */
export function Pips({ player }: { player: PlayerView }) {
  const { seat } = texts.value;
  return (
    <span
      class="tb-pips"
      role="img"
      aria-label={seat.manoeuvres(player.performed.length, player.manoeuvrePawns)}
      data-about={`manoeuvres:${player.seat}`}
    >
      {player.performed.map((manoeuvre, at) => {
        const turn = `turn ${at}`;
        return (
          <i key={turn} class="off">
            <Icon name={MANOEUVRE_ICON[manoeuvre]} size={9} />
          </i>
        );
      })}
      {Array.from({ length: player.manoeuvrePawns }, (_, at) => {
        const left = `left ${at}`;
        return (
          <i key={left} class="on">
            <CabalShape cabal={player.cabal} size={9} />
          </i>
        );
      })}
    </span>
  );
}
