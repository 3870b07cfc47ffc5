import { isNarrow } from "../ui/narrow.ts";
import { t } from "../words/index.ts";
import { scale, ticks } from "./scale.ts";

/** A share and the interval it lies in. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface IntervalRow {
  readonly name: string;
  readonly colour: string;
  /** Hollow; absent where there is one way only. */
  readonly before?: Interval | undefined;
  readonly after: Interval;
  /** What people do, for comparison: a square. */
  readonly people?: Interval | undefined;
  /** What changed, with its interval, in the same measure. */
  readonly change?: Interval | undefined;
}

interface Props {
  readonly label: string;
  readonly rows: readonly IntervalRow[];
  /** What would be even. */
  readonly even: number;
  readonly evenName: string;
  /** The goal, as a band. */
  readonly band: readonly [number, number];
}

const ROW = 44;
const RIGHT = 84;
const TOP = 26;
const WIDE = { width: 640, left: 118, ticks: 6 };
const NARROW = { width: 340, left: 92, ticks: 3 };

/** Shares with their intervals, one row each; where there are two, the first is hollow. */
export function Intervals({ label, rows, even, evenName, band }: Props) {
  const all = rows.flatMap(({ before, after, people }) => [before, after, people]).filter((one) => one !== undefined);
  const low = Math.min(band[0], ...all.map((one) => one.low)) - 0.005;
  const high = Math.max(band[1], ...all.map((one) => one.high)) + 0.005;
  const { width, left, ticks: about } = isNarrow.value ? NARROW : WIDE;
  const isPaired = rows.some(({ change }) => change !== undefined);
  const end = width - (isPaired ? RIGHT : 14);
  const x = scale(low, high, left, end);
  const bottom = TOP + rows.length * ROW;
  return (
    <svg class="lab-chart" viewBox={`0 0 ${width} ${bottom + 24}`} role="img" aria-label={label}>
      <rect class="band" x={x(band[0])} y={TOP} width={x(band[1]) - x(band[0])} height={bottom - TOP} />
      {ticks(low, high, about).map((n) => (
        <g key={n}>
          <path class="grid" d={`M${x(n)} ${TOP}V${bottom}`} />
          <text class="tick" x={x(n)} y={bottom + 17} text-anchor="middle">
            {t.value.percent(n)}
          </text>
        </g>
      ))}
      <path class="even" d={`M${x(even)} ${TOP - 6}V${bottom}`} />
      <text class="even-name" x={x(even)} y={TOP - 11} text-anchor="middle">
        {evenName}
      </text>
      {isPaired && (
        <text class="tick" x={width - RIGHT / 2 + 6} y={TOP - 11} text-anchor="middle">
          {t.value.report.change}
        </text>
      )}
      {rows.map((row, n) => (
        <Row key={row.name} row={row} y={TOP + n * ROW} x={x} left={left} width={width} />
      ))}
    </svg>
  );
}

interface RowProps {
  readonly row: IntervalRow;
  readonly y: number;
  readonly left: number;
  readonly width: number;
  x(n: number): number;
}

function Row({ row, y, x, left, width }: RowProps) {
  const { name, colour, before, after, people, change } = row;
  const [top, bottom] = people ? [y + 9, y + 23] : [y + 13, y + 31];
  const [one, other] = before ? [top, bottom] : [y + 22, y + 22];
  const isClear = change && (change.low > 0 || change.high < 0);
  return (
    <g>
      <path class="row-line" d={`M0 ${y + ROW}H${width}`} />
      <text class="name" x={left - 12} y={y + 26} text-anchor="end">
        {name}
      </text>
      {before && <Bar at={one} interval={before} colour="#8a9a9d" x={x} mark={colour} hollow />}
      <Bar at={other} interval={after} colour={colour} x={x} mark={colour} />
      {people && <People at={y + ROW - 6} interval={people} x={x} />}
      {change && (
        <text class={isClear ? "change clear" : "change"} x={width - 2} y={y + 26} text-anchor="end">
          {`${t.value.signed(100 * change.mean, 1)} ±${t.value.fixed(50 * (change.high - change.low), 1)}`}
        </text>
      )}
    </g>
  );
}

/** Marked as what it is: dashed and square, in no side's colour. */
function People({ at, interval: { mean, low, high }, x }: Pick<BarProps, "at" | "interval" | "x">) {
  return (
    <g class="people">
      <path d={`M${x(low)} ${at}H${x(high)}`} />
      <rect x={x(mean) - 4} y={at - 4} width="8" height="8" />
    </g>
  );
}

interface BarProps {
  readonly at: number;
  readonly interval: Interval;
  readonly colour: string;
  readonly mark: string;
  readonly hollow?: boolean;
  x(n: number): number;
}

function Bar({ at, interval, colour, mark, hollow = false, x }: BarProps) {
  const { mean, low, high } = interval;
  return (
    <g>
      <path
        d={`M${x(low)} ${at}H${x(high)}M${x(low)} ${at - 5}v10M${x(high)} ${at - 5}v10`}
        stroke={colour}
        stroke-width={hollow ? 1.5 : 2.5}
        fill="none"
      />
      <circle cx={x(mean)} cy={at} r="6" fill={hollow ? "#10181c" : mark} stroke={mark} stroke-width="2" />
    </g>
  );
}
