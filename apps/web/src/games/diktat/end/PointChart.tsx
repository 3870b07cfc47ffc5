import { useState } from "preact/hooks";
import { t } from "../../../i18n/index.ts";
import { cabalLook, Medallion } from "../art/index.ts";
import { called } from "../seen/called.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { byCycle, type Moment, moments, swings } from "./history.ts";
import "./chart.css";
import { lastPageTexts } from "./words.ts";

const WIDTH = 860;
const HEIGHT = 340;
const LEFT = 34;
const RIGHT = 122;
const TOP = 14;
const BOTTOM = 30;

/** Each player has a line of their own besides a colour and a shape. */
const DASHES = ["", "9 4", "2 4", "12 4 3 4", "5 3"] as const;

/** The points, conquest by conquest: step lines, a band for each Cycle, the goal dashed, turning points numbered. */
export function PointChart() {
  const seen = useSeen();
  const [asTable, setAsTable] = useState(false);
  const { chart } = lastPageTexts.value;
  const told = moments(seen.game);
  if (seen.game.history.length === 0) return null;
  return (
    <section class="tb-chart">
      <header>
        <h2 class="disp">{chart.title}</h2>
        <small>{chart.goal(seen.pack.constants.victoryPointsToWin)}</small>
        <button type="button" data-chart-table aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? chart.asChart : chart.asTable}
        </button>
      </header>
      {asTable ? <Table told={told} /> : <Lines told={told} />}
      <Turns told={told} />
    </section>
  );
}

function Lines({ told }: { told: readonly Moment[] }) {
  const seen = useSeen();
  const { chart } = lastPageTexts.value;
  const goal = seen.pack.constants.victoryPointsToWin;
  const top = Math.max(goal + 1, ...told.flatMap(({ vp }) => vp));
  const low = Math.min(0, ...told.flatMap(({ vp }) => vp));
  const x = (at: number) => LEFT + at * (WIDTH - LEFT - RIGHT);
  const y = (vp: number) => TOP + ((top - vp) / (top - low)) * (HEIGHT - TOP - BOTTOM);
  const cycles = seen.game.cycle;
  const ranked = seen.game.final?.ranking ?? [];
  return (
    <svg class="tb-chart-lines" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={chart.label(names(seen))}>
      {Array.from({ length: cycles }, (_, i) => (
        <g key={x(i / cycles)}>
          <rect
            class={i % 2 === 0 ? "band" : "band odd"}
            x={x(i / cycles)}
            y={TOP}
            width={(WIDTH - LEFT - RIGHT) / cycles}
            height={HEIGHT - TOP - BOTTOM}
          />
          <text class="tick" x={x((i + 0.5) / cycles)} y={HEIGHT - 9} text-anchor="middle">
            {texts.value.cycle.word} {i + 1}
          </text>
        </g>
      ))}
      {evens(low, top).map((vp) => (
        <g key={vp}>
          <path class="grid" d={`M${LEFT} ${y(vp)}H${WIDTH - RIGHT}`} />
          <text class="tick" x={LEFT - 8} y={y(vp) + 4} text-anchor="end">
            {vp}
          </text>
        </g>
      ))}
      <path class="goal" d={`M${LEFT} ${y(goal)}H${WIDTH - RIGHT}`} />
      {ranked.toReversed().map(({ seat }) => (
        <Line key={seat} seat={seat} told={told} x={x} y={y} />
      ))}
      {swings(told).map(({ seat, moment }, i) => (
        <g key={`${moment.at} ${seat}`} transform={`translate(${x(moment.at)} ${y(moment.vp[seat] ?? 0) - 24})`}>
          <path class="flag" d="M0 10V22" />
          <circle class="flag-disc" r="11" />
          <text class="flag-n" y="4.500" text-anchor="middle">
            {i + 1}
          </text>
        </g>
      ))}
      {spread(ranked.map(({ seat, vp }) => ({ seat, vp, y: y(vp) }))).map(({ seat, vp, y: at }) => {
        const { colour, shape } = cabalLook(seen.player(seat).cabal);
        return (
          <g key={seat} transform={`translate(${WIDTH - RIGHT + 16} ${at})`}>
            <circle r="9" fill={colour} />
            <use href={`#dk-s-${shape}`} x="-5.500" y="-5.500" width="11" height="11" fill="#0A0F12" />
            <text class="who" x="15" y="4.500">
              {called(seen, seat)}
            </text>
            <text class="who-vp" x={RIGHT - 20} y="5.500" text-anchor="end">
              {vp}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface LineProps {
  readonly seat: number;
  readonly told: readonly Moment[];
  x(at: number): number;
  y(vp: number): number;
}

function Line({ seat, told, x, y }: LineProps) {
  const { player, game } = useSeen();
  const { colour, shape } = cabalLook(player(seat).cabal);
  const [first, ...rest] = told;
  const path = rest.reduce(
    (d, { at, vp }) => `${d}H${x(at).toFixed(1)}V${y(vp[seat] ?? 0).toFixed(1)}`,
    `M${x(first?.at ?? 0)} ${y(0)}`,
  );
  const ends = byCycle(told, game.cycle).slice(0, -1);
  return (
    <g>
      <path class="line" d={path} stroke={colour} stroke-dasharray={DASHES[seat % DASHES.length]} />
      {ends.map((vp, i) => {
        const at = x((i + 1) / game.cycle);
        return (
          <g key={at} transform={`translate(${at} ${y(vp[seat] ?? 0)})`}>
            <circle r="7.500" fill={colour} stroke="#10181C" stroke-width="1.500" />
            <use href={`#dk-s-${shape}`} x="-4.500" y="-4.500" width="9" height="9" fill="#0A0F12" />
          </g>
        );
      })}
    </g>
  );
}

/** Names at the right edge never lie on one another. */
function spread<T extends { y: number }>(labels: readonly T[]): T[] {
  let free = Number.NEGATIVE_INFINITY;
  return labels
    .toSorted((a, b) => a.y - b.y)
    .map((label) => {
      const y = Math.max(label.y, free);
      free = y + 22;
      return { ...label, y };
    });
}

const evens = (low: number, top: number): number[] =>
  Array.from({ length: Math.floor((top - low) / 2) + 1 }, (_, i) => Math.ceil(low / 2) * 2 + i * 2).filter(
    (n) => n <= top,
  );

const names = (seen: Seen) => seen.game.players.map(({ seat, vp }) => `${called(seen, seat)} ${vp}`).join(", ");

function Table({ told }: { told: readonly Moment[] }) {
  const seen = useSeen();
  const rows = byCycle(told, seen.game.cycle);
  const seats = seen.game.final?.ranking.map(({ seat }) => seat) ?? [];
  return (
    <table class="tb-chart-table">
      <thead>
        <tr>
          <th scope="col">{t.value.table.end.player}</th>
          {rows.map((_, i) => {
            const key = `cycle ${i}`;
            return (
              <th key={key} scope="col">
                {texts.value.cycle.word} {i + 1}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => (
          <tr key={seat}>
            <th scope="row">
              <Medallion cabal={seen.player(seat).cabal} size={20} /> {called(seen, seat)}
            </th>
            {rows.map((vp, i) => {
              const key = `vp ${i}`;
              return <td key={key}>{vp[seat]}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The turning points in words, and the last line: how it ended. */
function Turns({ told }: { told: readonly Moment[] }) {
  const seen = useSeen();
  const { chart } = lastPageTexts.value;
  const found = swings(told);
  if (found.length === 0) return null;
  return (
    <ol class="tb-chart-turns">
      {found.map(({ seat, moment, gain }, i) => (
        <li key={`${moment.at} ${seat}`}>
          <i>{i + 1}</i>
          {chart.turn(moment.cycle, seat === seen.you ? null : seen.name(seat), gain, moment.vp[seat] ?? 0)}
        </li>
      ))}
    </ol>
  );
}
