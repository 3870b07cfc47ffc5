import { CLAY, SLIP, WHITE, WINE } from "../paint/palette.ts";

/** How high the temple stands on its steps, by age. */
const BASE = [0, 0, 5, 10] as const;

/** The temple and its precinct, by age. Ground is y = 118 on a field of 280 × 128. */
export function ReligionDistrict({ age }: { age: number }) {
  if (age === 0) return <SacredTree />;
  return (
    <>
      {age >= 2 && <Cypresses count={age} />}
      <Flame />
      <g transform={`translate(120 ${118 - BASE[age]!}) scale(.9)`}>
        {age >= 2 && <path d="M-14 0h188v6H-14z" fill={SLIP} />}
        {age >= 3 && <path d="M-20 6h200v6H-20z" fill={SLIP} />}
        <path d="M-8 0h176v-6H-8zM-2-6h164v-5H-2zM-4-58h168v-9H-4zM-8-67L80-104 168-67z" fill={SLIP} />
        {[4, 34, 64, 94, 124, 146].map((x) => (
          <g key={x} transform={`translate(${x} 0)`}>
            <path d="M0-11l2-47h10l2 47z" fill={SLIP} />
            <path d="M5-14v-42M9-14v-42" stroke={CLAY} stroke-width="1" />
          </g>
        ))}
        <path d="M20-72l60-25 60 25z" fill={WINE} />
        <circle cx="80" cy="-80" r="6" fill={WHITE} />
        <path d="M56-74l10-6M104-74l-10-6" stroke={WHITE} stroke-width="2.5" />
        {age >= 3 && (
          <>
            <path d="M80-104v-10M74-108h12M-8-67v-12M168-67v-12" stroke={SLIP} stroke-width="3" />
            <circle cx="-8" cy="-81" r="4" fill={WHITE} />
            <circle cx="168" cy="-81" r="4" fill={WHITE} />
            <path d="M72-11v-30c0-10 16-10 16 0v30z" fill={WHITE} />
            <path d="M80-50a5 5 0 110 10 5 5 0 010-10z" fill={WHITE} />
          </>
        )}
      </g>
    </>
  );
}

function Flame() {
  return (
    <g transform="translate(38 118)">
      <path d="M-12 0h24l-3-6h-3v-18h4v-5h-20v5h4v18h-3z" fill={SLIP} />
      <path d="M0-32c-8-6-4-14 0-20 2 6 10 12 4 20z" fill={WHITE} />
    </g>
  );
}

function Cypresses({ count }: { count: number }) {
  return (
    <>
      {(count >= 3 ? [14, 62] : [62]).map((x) => (
        <path key={x} d={`M${x} 118v-8c-12-4-8-34 0-52 8 18 12 48 0 52z`} fill={SLIP} stroke={SLIP} stroke-width="2" />
      ))}
    </>
  );
}

/** No temple yet: an olive tree and a heap of stones. */
function SacredTree() {
  return (
    <>
      <path d="M96 118c2-16-2-26 2-38h8c2 14-2 22 4 38z" fill={SLIP} />
      <path d="M102 84c-30 4-40-20-22-32 2-18 34-22 42-6 20 0 24 32 2 36-6 8-16 8-22 2z" fill={SLIP} />
      <path d="M84 62c10 4 20 4 30-2M96 52c6 4 12 4 18 0" stroke={CLAY} stroke-width="1.4" fill="none" />
      <path d="M180 118h64l-8-12h-10l-4-10h-18l-6 10h-10z" fill={SLIP} />
      <path d="M204 96c0-8 16-8 16 0" fill={WHITE} />
    </>
  );
}
