import { iconHref } from "../art/icon/Icon.tsx";
import { cabalLook } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { type BoardView, CLOSED_FROM, isSkipped, MOST_MEMBERS, printedLeague } from "./seen.ts";

const OCTAGON = "M-25-10l9-13h32l9 13v20l-9 13h-32l-9-13z";
const FIRST = 30;
const STEP = 62.6;

/** Seven octagons with the reward inside and the price to join under it; the members' pawns stand on their level. */
export function LevelTrack({ board }: { board: BoardView }) {
  const seen = useSeen();
  const words = texts.value.leagues;
  const cells = printedLeague(seen, board.id)?.cells ?? [];
  const { level, members } = board;
  return (
    <svg
      class="lg-track"
      viewBox="0 0 436 148"
      role="img"
      aria-label={words.levelOf(level, cells.length, members.map((seat) => seen.name(seat)).join(", "))}
    >
      <path d={`M30 74H${FIRST + STEP * Math.max(0, cells.length - 1)}`} stroke="#384A53" stroke-width="6" />
      {cells.map(({ reward, each }, at) => {
        const n = at + 1;
        const x = FIRST + STEP * at;
        const skipped = n > level && isSkipped(n, members.length);
        const state = n === level ? "now" : n < level ? "done" : skipped ? "skipped" : "ahead";
        return (
          <g key={n} class={`lg-cell ${state}`} transform={`translate(${x} 74)`}>
            <path d={OCTAGON} />
            <text class="lg-reward" text-anchor="middle" y="5">
              {reward.length === 0 ? "–" : reward.map(({ res, n: much }) => words.reward(res, much)).join(" ")}
            </text>
            {each && (
              <g transform="translate(19 -19)">
                <circle r="8.5" class="lg-each" />
                <path d="M-4 3.500c0-4 3-4.500 4-4.500s4 .5 4 4.500zM0-5.200a2 2 0 110 4 2 2 0 010-4z" fill="#0A0F12" />
              </g>
            )}
            <Price board={board} n={n} />
            {skipped && (
              <text class="lg-price" text-anchor="middle" y="63">
                {words.skipped}
              </text>
            )}
          </g>
        );
      })}
      {members.map((seat, at) => (
        <Pawn key={seat} cabal={seen.player(seat).cabal} x={FIRST + STEP * (level - 1)} y={44 - 13 * at} />
      ))}
    </svg>
  );
}

/** What joining costs on this cell; a padlock from level 4 on. */
function Price({ board, n }: { board: BoardView; n: number }) {
  const seen = useSeen();
  const words = texts.value.leagues;
  const printed = printedLeague(seen, board.id)?.joinCost[n - 1];
  if (n >= CLOSED_FROM || printed === undefined)
    return <use href={iconHref("lock")} x="-6.5" y="37" width="13" height="13" fill="#8A9A9D" />;
  const isHere = n === Math.max(1, board.level);
  const isFull = isHere && board.members.length >= MOST_MEMBERS;
  return (
    <text class={isHere ? "lg-price here" : "lg-price"} text-anchor="middle" y="48">
      {isHere && !isFull && <tspan class="lg-entry">{words.entry} </tspan>}
      {isFull ? words.full : words.pp((isHere ? board.cost : null) ?? printed)}
    </text>
  );
}

/** A member's pawn in oblique view; it moves with its League, one cell at a time. */
function Pawn({ cabal, x, y }: { cabal: string | null; x: number; y: number }) {
  const { colour, shade, shape } = cabalLook(cabal);
  return (
    <g class="lg-pawn" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <path d="M-17 0v6a17 6.500 0 0034 0v-6" fill={shade} stroke="#0A0F12" stroke-width="1.4" />
      <ellipse rx="17" ry="6.5" fill={colour} stroke="#0A0F12" stroke-width="1.4" />
      <g transform="scale(1 .45)">
        <use href={`#dk-s-${shape}`} x="-6" y="-6" width="12" height="12" fill="#0A0F12" />
      </g>
    </g>
  );
}
