import { CLAY, SLIP, WHITE, WINE } from "../paint/palette.ts";

const evenly = (count: number, step: number, first: number) =>
  Array.from({ length: count }, (_, i) => first + i * step);

/** The stoa and what grows around it, by age. Ground is y = 118 on a field of 280 × 128. */
export function CivilDistrict({ age }: { age: number }) {
  if (age === 0) return <Stalls />;
  return (
    <>
      {age >= 3 && <Tholos />}
      {age >= 2 && <Storey />}
      <g transform="translate(20 118)" fill={SLIP}>
        <path d="M-2 0v-6h210v6zM4-46h198v-8H4z" />
        {age === 1 && <path d="M0-54h206l-12-14H12z" />}
        {evenly(9, 22, 10).map((x) => (
          <path key={x} d={`M${x}-6v-40h8v40z`} />
        ))}
      </g>
      {age === 1 && <path d="M36 62h180M42 56h168" stroke={CLAY} stroke-width="1.3" />}
      <Citizen at="translate(82 112)" />
      <Citizen at="translate(118 112) scale(-1 1)" />
      <Citizen at="translate(184 112)" />
      {age >= 2 && <Citizen at="translate(142 112)" />}
    </>
  );
}

function Citizen({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path d="M0-38a5 5 0 110 10 5 5 0 010-10zM-8-26c6-3 12-2 14 2l8 4-2 3-7-2 1 19H-8z" fill={WINE} />
      <path d="M-4-24l8 22M-6-14l6 14" stroke={WHITE} stroke-width="1" />
    </g>
  );
}

/** A second row of columns on the first. */
function Storey() {
  return (
    <>
      <g transform="translate(34 64)" fill={SLIP}>
        <path d="M-6 0h190v-6H-6zM-2-26h182v-7H-2zM-8-33h194l-12-11H4z" />
        {evenly(9, 20, 6).map((x) => (
          <path key={x} d={`M${x}-6v-20h6v20z`} />
        ))}
      </g>
      <path d="M44 26h160M50 22h148" stroke={CLAY} stroke-width="1.3" />
    </>
  );
}

/** A round hall and a fountain beside the stoa. */
function Tholos() {
  return (
    <>
      <path
        d="M226 118v-6h52v6zM230 112V74h6v38zM242 112V74h6v38zM256 112V74h6v38zM268 112V74h6v38zM226 74v-6h52v6z"
        fill={SLIP}
      />
      <path d="M228 68c4-22 44-22 48 0z" fill={WINE} stroke={SLIP} stroke-width="2" />
      <path d="M250 46h4v8h-4z" fill={SLIP} />
      <circle cx="252" cy="43" r="4" fill={WHITE} />
    </>
  );
}

/** No stoa yet: awnings in the square. */
function Stalls() {
  return (
    <>
      <path d="M30 118V88h4v30zM92 118V88h4v30zM22 90l10-16h62l10 16z" fill={SLIP} />
      <path d="M38 118v-12h48v12zM130 118V92h4v26zM178 118V92h4v26zM124 94l8-12h48l8 12z" fill={SLIP} />
      <path d="M36 82h54M138 88h36" stroke={CLAY} stroke-width="2" />
      <path d="M214 118c-8-12-8-20 0-26h16c8 6 8 14 0 26z" fill={WINE} stroke={SLIP} stroke-width="2" />
    </>
  );
}
