import { SLIP, WHITE, WINE } from "../paint/palette.ts";
import { Eye, GiantBody, Helmet, Incised, Limb, WomanHead } from "./parts.tsx";

const evenly = (count: number, step: number, first: number) =>
  Array.from({ length: count }, (_, i) => first + i * step);

/** A bull's head on a man, in front of the labyrinth. */
export function Minotaur() {
  return (
    <>
      <path
        d="M236 300V150h-92v0M236 168h-70v132M218 300V186h-34v114"
        fill="none"
        stroke={SLIP}
        stroke-width="7"
        opacity=".9"
      />
      <Limb d="M86 122c-30 12-46 36-44 66M146 122c26 10 34 34 26 60" width={20} />
      <path
        d="M38 200l8-96M46 112c-22-4-34-20-32-40 10 8 18 10 28 8M50 112c20 0 34-14 34-34-10 6-18 6-28 2"
        stroke={SLIP}
        stroke-width="6"
        fill={SLIP}
      />
      <GiantBody at="translate(116 202)" />
      <path
        d="M64 16C60 44 76 58 92 60c14-8 36-8 50 0 18-2 34-18 30-44 14 26 8 52-16 62-2 26-6 44-22 54-12 6-24 6-34 0-16-10-22-28-24-54C52 68 48 40 64 16z"
        fill={SLIP}
      />
      <path d="M100 112c8 10 26 10 34 0l2 12c-8 14-30 14-38 0z" fill={WINE} />
      <circle cx="117" cy="132" r="7" fill="none" stroke={WHITE} stroke-width="2.4" />
      <Eye x={98} y={82} r={5} />
      <Eye x={134} y={82} r={5} />
      <Incised d="M96 66c12 8 30 8 42 0M117 74v30" />
    </>
  );
}

/** One eye above the cave, a pine trunk for a club. */
export function Cyclops() {
  return (
    <>
      <path d="M-10 300c20-60 60-80 90-84 60-10 120 0 166 84z" fill={SLIP} />
      <path d="M44 300c-10-120 20-170 84-172 60 2 92 50 84 172z" fill={SLIP} />
      <Limb d="M62 178C40 150 30 120 34 92M196 178c20 20 26 50 16 78" width={30} />
      <path d="M22 108L6-10c6-14 30-14 38 0L48 108z" fill={SLIP} />
      <Incised d="M14 10l12 6M20 40l16 4M16 70l14 4" />
      <path d="M82 120C70 60 90 26 128 24s60 34 48 96c-20 28-74 28-94 0z" fill={SLIP} />
      <path d="M84 108c20 8 66 8 88 0 2 34-18 58-44 58s-46-24-44-58z" fill={WINE} />
      <path d="M92 70c14-22 58-22 72 0-14 20-58 20-72 0z" fill={WHITE} />
      <circle cx="128" cy="70" r="12" fill={SLIP} />
      <circle cx="131" cy="67" r="3.400" fill={WHITE} />
      <path d="M86 56c24-18 60-18 84 0" fill="none" stroke={WINE} stroke-width="7" stroke-linecap="round" />
      <path d="M110 116c12 6 24 6 36 0" stroke={WHITE} stroke-width="4" stroke-dasharray="5 3" fill="none" />
      <Incised d="M74 190c18 16 40 16 52 2 14 14 36 14 54-2M128 196v80M98 120v30M114 126v34M142 126v34M158 120v30" />
    </>
  );
}

/** Three warriors grown together: three helmets, three shields, three spears. */
export function Geryon() {
  return (
    <>
      {evenly(3, 44, 56).map((x) => (
        <path key={x} d={`M${x + 66} -20L${x + 6} 292`} stroke={SLIP} stroke-width="4.500" />
      ))}
      {evenly(3, 44, 122).map((x) => (
        <path key={x} d={`M${x} -20l-11 22 16 3z`} fill={SLIP} />
      ))}
      <path d="M46 300l12-70h130l12 70h-22l-14-44-18 44h-22l-12-44-14 44H78l-6-44-6 44z" fill={SLIP} />
      {evenly(3, 54, 60).map((x) => (
        <g key={x}>
          <path d={`M${x - 12} 140h30v-50h-30z`} fill={SLIP} />
          <Helmet at={`translate(${x} 74)`} />
        </g>
      ))}
      {evenly(3, 56, 62).map((x, i) => (
        <g key={x} transform={`translate(${x} 184)`}>
          <circle r="50" fill={i === 1 ? WINE : SLIP} stroke={i === 1 ? SLIP : WHITE} stroke-width="3" />
          <circle r="42" fill="none" stroke={WHITE} stroke-width="1.600" stroke-dasharray="2 5" />
          <g transform="rotate(20)">
            {evenly(3, 120, 0).map((turn) => (
              <path
                key={turn}
                d="M0 0c8-10 12-22 8-34 8 2 14-2 18-8-2 20-8 34-20 44z"
                fill={WHITE}
                transform={`rotate(${turn})`}
              />
            ))}
          </g>
        </g>
      ))}
    </>
  );
}

/** The gorgon's face, as on the shields: nobody meets it in profile. */
export function Medusa() {
  return (
    <>
      {evenly(11, 27, -135).map((turn, i) => (
        <g key={turn} transform={`translate(120 150) rotate(${turn})`}>
          <path
            d={`M0-80c${i % 2 ? 16 : -16}-14 ${i % 2 ? -14 : 14}-30 4-46`}
            fill="none"
            stroke={SLIP}
            stroke-width="13"
            stroke-linecap="round"
          />
          <circle cx="3" cy="-130" r="9" fill={SLIP} />
          <circle cx="6" cy="-133" r="2.400" fill={WHITE} />
          <path d="M4-138v-10" stroke={WINE} stroke-width="2.400" />
        </g>
      ))}
      <path d="M120 58c58 0 92 36 92 90 0 70-42 112-92 112s-92-42-92-112c0-54 34-90 92-90z" fill={SLIP} />
      <path d="M120 88c44 0 70 26 70 64 0 52-32 88-70 88s-70-36-70-88c0-38 26-64 70-64z" fill={WHITE} />
      <path d="M52 128c20-16 46-16 60 0M188 128c-20-16-46-16-60 0" fill="none" stroke={SLIP} stroke-width="7" />
      <Stare x={84} />
      <Stare x={156} />
      <path d="M110 158c-8 22-8 26 10 26s18-4 10-26" fill="none" stroke={SLIP} stroke-width="3" />
      <path d="M70 192c28 16 72 16 100 0-2 28-20 40-50 40s-48-12-50-40z" fill={SLIP} />
      <path d="M80 199l6 13 6-10 8 12 8-10M160 199l-6 13-6-10-8 12-8-10" fill={WHITE} />
      <path d="M106 208h28c4 28-2 46-14 54-12-8-18-26-14-54z" fill={WINE} stroke={SLIP} stroke-width="2" />
      <path
        d="M56 66c10-8 16-6 20 2 6-10 16-10 22 0 6-10 18-12 24-2 6-10 18-8 24 2 6-10 16-10 22 0 6-8 12-8 18 0"
        fill="none"
        stroke={WINE}
        stroke-width="6"
      />
      <path d="M96 292h48M104 282h32" stroke={SLIP} stroke-width="5" />
    </>
  );
}

function Stare({ x }: { x: number }) {
  return (
    <>
      <circle cx={x} cy="150" r="17" fill={WHITE} stroke={SLIP} stroke-width="4" />
      <circle cx={x} cy="150" r="8" fill={SLIP} />
    </>
  );
}

/** A woman with dogs about her waist, in the strait. */
export function Scylla() {
  return (
    <>
      <path
        d="M176 214c40 0 62 24 54 52-4 16-22 22-30 10 10-2 14-10 8-18-12-14-40-6-60 8zM66 214c-40 0-62 24-54 52 4 16 22 22 30 10-10-2-14-10-8-18 12-14 40-6 60 8z"
        fill={SLIP}
      />
      <path d="M226 250l22-22-4 26 20 8-28 12z" fill={SLIP} />
      <path
        d="M88 110c18-10 48-10 66 0 6 32-2 60-6 96H94c-6-36-12-64-6-96z"
        fill={WHITE}
        stroke={SLIP}
        stroke-width="2"
      />
      <Incised d="M102 134c6 8 14 8 18 0 4 8 12 8 18 0" />
      <path
        d="M148 118c26 0 46-14 58-42M94 118c-26 6-44 22-52 46"
        fill="none"
        stroke={SLIP}
        stroke-width="16"
        stroke-linecap="round"
      />
      <path
        d="M148 118c26 0 46-14 58-42M94 118c-26 6-44 22-52 46"
        fill="none"
        stroke={WHITE}
        stroke-width="12"
        stroke-linecap="round"
      />
      <path d="M206 92L212 0M204 4c0-16 6-22 8-34 2 12 8 18 8 34" stroke={SLIP} stroke-width="5" fill="none" />
      <path d="M80 196h84l18 62H62z" fill={WINE} stroke={SLIP} stroke-width="2" />
      {[
        "translate(84 232) scale(-1 1)",
        "translate(160 232)",
        "translate(106 270) scale(-.9 .9)",
        "translate(140 270) scale(.9)",
      ].map((at) => (
        <g key={at} transform={at}>
          <path d="M-24 16c-4-22 8-36 24-32l26 14 16 4-4 9-16 2 10 8-6 7-24-2z" fill={SLIP} />
          <path d="M-2-14l-8-20-10 22z" fill={SLIP} />
          <path d="M36 8l-7 3-5-4-6 4" fill="none" stroke={WHITE} stroke-width="2.200" />
          <Eye x={6} y={-4} r={4} />
        </g>
      ))}
      <WomanHead at="translate(118 68) scale(1.3)" />
    </>
  );
}

/** The sea's own throat. */
export function Charybdis() {
  return (
    <>
      <path d="M-14 300c0-100 60-170 134-170s134 70 134 170z" fill={SLIP} />
      <g fill="none" stroke={WHITE} stroke-width="5" stroke-linecap="round">
        <path d="M12 292c6-74 50-128 108-128s100 48 100 104c0 40-30 64-66 64" />
        <path d="M54 292c4-50 30-92 70-92 34 0 58 28 58 60 0 22-16 38-36 38" />
        <path d="M96 292c0-28 12-54 34-54 16 0 26 12 26 26" />
      </g>
      {evenly(7, 26, -78).map((turn) => (
        <path
          key={turn}
          d="M-11-166l11 30 11-30z"
          fill={WHITE}
          stroke={SLIP}
          stroke-width="2"
          transform={`translate(120 300) rotate(${turn})`}
        />
      ))}
      <path d="M150 60l40 66 44-8c-4 14-16 22-30 24l-68 10c-16 2-28-8-30-22l40-4z" fill={SLIP} />
      <path d="M150 60l14-66 44 30-20 40z" fill="#F6E9CE" stroke={SLIP} stroke-width="3" />
      <path d="M160-10l36 132" stroke={SLIP} stroke-width="5" />
      <path
        d="M40 104c-16-10-18-30-2-40 12-6 24 4 18 16M70 70c-8-12 0-26 14-26 10 2 12 14 4 18"
        fill="none"
        stroke={SLIP}
        stroke-width="7"
        stroke-linecap="round"
      />
      <path d="M112 128l30-4" stroke={WINE} stroke-width="5" />
    </>
  );
}
