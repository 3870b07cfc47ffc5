import { memo } from "../../../ui/memo.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

const STEP = 24.5;

/** Twelve turns; those that begin with a draw carry a card (DC-TURN-03). */
export function TurnTrack() {
  const { game, pack } = useSeen();
  const { turns, drawTurns } = pack.constants;
  return <Turns now={game.turn} turns={turns} drawTurns={drawTurns} />;
}

interface Props {
  readonly now: number;
  readonly turns: number;
  readonly drawTurns: readonly number[];
}

const Turns = memo(Track);

function Track({ now, turns, drawTurns }: Props) {
  return (
    <svg
      class="dc-turn-track"
      data-about="turn"
      width={STEP * turns + 6}
      height="34"
      viewBox={`0 0 ${STEP * turns + 6} 34`}
      role="img"
      aria-label={texts.value.turn(now, turns)}
    >
      {Array.from({ length: turns }, (_, at) => {
        const turn = at + 1;
        const x = 14 + at * STEP;
        return (
          <g key={turn}>
            <circle
              cx={x}
              cy="15"
              r={turn === now ? 9 : 6.5}
              class={turn < now ? "past" : turn === now ? "now" : "ahead"}
            />
            {turn === now && (
              <text x={x} y="19.500" text-anchor="middle">
                {turn}
              </text>
            )}
            {drawTurns.includes(turn) && <rect x={x - 3.5} y="26" width="7" height="8" rx="1" class="card" />}
          </g>
        );
      })}
    </svg>
  );
}
