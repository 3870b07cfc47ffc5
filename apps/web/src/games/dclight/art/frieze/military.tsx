import { DEVICES, type Device } from "../devices.tsx";
import { CLAY, SLIP, WHITE, WINE } from "../paint/palette.ts";

/** The walls, by age. Ground is y = 118 on a field of 280 × 128. */
export function MilitaryDistrict({ age, device }: { age: number; device: Device }) {
  if (age === 0) return <Camp />;
  return (
    <>
      <path d="M14 118V70h8v-8h8v8h8v-8h8v8h8v48z" fill={SLIP} />
      <path d="M54 118V86h90v32zM54 86v-6h8v6zM70 86v-6h8v6zM86 86v-6h8v6zM102 86v-6h8v6zM118 86v-6h8v6z" fill={SLIP} />
      <path
        d="M18 78h32M18 92h32M18 106h32M58 98h66M58 108h66M34 70v8M26 78v14M42 78v14M34 92v14M84 98v10M104 86v12"
        stroke={CLAY}
        stroke-width="1.3"
      />
      <path d="M82 118v-14c0-8 14-8 14 0v14z" fill={WINE} />
      {age >= 2 && (
        <>
          <path d="M126 118V52h8v-8h8v8h8v-8h8v8h8v-8h8v66zM174 118V86h46v32z" fill={SLIP} />
          <path
            d="M130 64h40M130 80h40M130 96h40M178 98h40M178 108h40M144 64v16M158 64v16M150 80v16"
            stroke={CLAY}
            stroke-width="1.3"
          />
        </>
      )}
      {age >= 3 && (
        <>
          <path d="M52 86V40h8v-8h8v8h8v-8h8v8h8v46zM220 118V58h8v-8h8v8h8v-8h8v8h8v60z" fill={SLIP} />
          <path
            d="M56 52h32M56 66h32M72 40v12M64 52v14M80 52v14M224 72h30M224 88h30M224 104h30"
            stroke={CLAY}
            stroke-width="1.3"
          />
          <path d="M72 32V8M72 10h24l-6 6 6 6H72z" fill={WINE} stroke={SLIP} stroke-width="2" />
          <path d="M152 44c-8-6-4-14 0-20 2 6 10 12 4 20z" fill={WHITE} />
        </>
      )}
      {(age === 1 ? [166] : age === 2 ? [196, 216, 236] : [176, 196, 216, 262]).map((x) => (
        <Hoplite key={x} x={x} device={device} />
      ))}
    </>
  );
}

function Hoplite({ x, device }: { x: number; device: Device }) {
  return (
    <g transform={`translate(${x} 118)`}>
      <path d="M-2-52c-4 0-6 3-6 7l2 6-3 3v16l-3 20h5l4-18 4 18h5l-2-20v-16l-2-3 2-6c0-4-2-7-6-7z" fill={SLIP} />
      <path d="M-9-50c2-7 14-8 17 0l-3-1c-4-2-8-2-14 1z" fill={WINE} />
      <circle cx="3" cy="-28" r="11" fill={WHITE} stroke={SLIP} stroke-width="2.5" />
      <g transform="translate(-3.5 -34.5) scale(.54)" fill={SLIP}>
        {DEVICES[device]}
      </g>
      <path d="M14-70V0" stroke={SLIP} stroke-width="2" />
      <path d="M14-76l3 9h-6z" fill={SLIP} />
    </g>
  );
}

/** No wall yet: tents and stakes. */
function Camp() {
  return (
    <>
      <path d="M30 118l34-44 34 44z" fill={SLIP} />
      <path d="M58 118l6-26 6 26z" fill={WINE} />
      <path d="M64 74V60" stroke={SLIP} stroke-width="3" />
      <path d="M128 118V98M146 118V96M164 118V98M182 118V97M200 118V98M122 108h86" stroke={SLIP} stroke-width="4" />
    </>
  );
}
