import { INCISED, SLIP, WHITE, WINE } from "../paint/palette.ts";
import { Eye, Incised, Limb, SerpentHead, Snake, WomanHead } from "./parts.tsx";

/** Three necks from one mound, as on the folding screen. */
export function Hydra() {
  return (
    <>
      <g fill="none" stroke={SLIP} stroke-linecap="round">
        <path d="M120 300C70 250 20 220 36 170s66-40 50-92S30 40 26 66" stroke-width="25" />
        <path d="M130 300c-14-60-6-100 4-140s24-70 0-104-22-40 2-52" stroke-width="27" />
        <path d="M146 300c40-46 86-66 76-120s-34-42-28-74" stroke-width="25" />
      </g>
      <g fill="none" stroke={INCISED} stroke-width="1.8" stroke-dasharray="2 6">
        <path d="M112 292C70 246 26 220 42 172s66-40 50-92" />
        <path d="M132 290c-12-56-4-92 4-130s24-68 2-102" />
        <path d="M154 292c40-46 80-62 70-112s-32-40-28-60" />
      </g>
      <SerpentHead at="translate(28 66) scale(-.84 .84) rotate(-6)" />
      <SerpentHead at="translate(138 4) scale(.84) rotate(-14)" />
      <SerpentHead at="translate(194 98) scale(.84) rotate(-8)" />
    </>
  );
}

/** Coiled around the tripod of Delphi. */
export function Python() {
  return (
    <>
      <path d="M196 300l16-120h16l16 120h-9l-10-84h-10l-10 84z" fill={SLIP} />
      <path d="M184 178c0-10 72-10 72 0 0 16-14 26-36 26s-36-10-36-26z" fill={SLIP} />
      <path d="M194 172c-8-16 8-24 4-40 14 14 22 4 22-12 12 12 8 24 18 28 8 6 10 16 2 24z" fill={WHITE} />
      <Snake
        d="M26 288c50 10 110 10 130-2s6-32-40-34-78-4-76-22 40-26 72-22 44-14 26-34-64-30-62-66S112 44 124 52"
        width={27}
      />
      <SerpentHead at="translate(118 52) rotate(-6)" />
    </>
  );
}

/** A sea monster: jaws, fins, and a tail like a fish's. */
export function Ketos() {
  return (
    <>
      <path
        d="M14 118c20-30 58-34 82-12 18 18 14 44 4 68-14 32 6 62 44 62 30 0 44-22 36-46-6-18 4-34 24-36 12-22 34-28 48-20-14 8-20 18-18 30 12 6 18 16 12 34-12-14-26-18-34-10-10 8-4 20-6 36-4 40-42 66-88 60C60 276 34 226 44 176l-24 10-20-4 18-12-16-8 18-8-20-8 26-8-24-8z"
        fill={SLIP}
      />
      <path d="M84 92l14-36 10 42 28-24-8 44 28-8-30 44zM58 250l-34 40 50-18zM150 260l10 40 22-46z" fill={SLIP} />
      <path d="M90 90l8-22 6 26M108 104l20-18-6 30" fill={WINE} />
      <path d="M24 140l10 8 8-8 8 8 8-8 8 7" fill="none" stroke={WHITE} stroke-width="3" />
      <Eye x={56} y={116} r={8} />
      <Incised d="M100 132c10 26-16 52 0 84 14 26 52 34 78 14M78 178c-4 40 20 70 70 72" dots />
      <Incised d="M30 130c18-4 40-2 56 8M240 148c-8 4-14 10-16 18M66 262l-22 18M74 262l-14 12" />
    </>
  );
}

/** A queen to the waist, a serpent below. */
export function Lamia() {
  return (
    <>
      <Snake d="M122 190c40 10 96 22 92 56s-86 22-132 26-66 24-30 26 120-2 190-8c14-2 22-10 16-20" width={32} />
      <path
        d="M86 100c20-10 52-10 68 2 8 30 0 62-8 96h-50c-10-36-18-68-10-98z"
        fill={WHITE}
        stroke={SLIP}
        stroke-width="2"
      />
      <path
        d="M84 132c22 12 52 12 74 0 2 26-6 46-12 68h-50c-8-26-14-46-12-68z"
        fill={WINE}
        stroke={SLIP}
        stroke-width="2"
      />
      <path d="M96 150v46M110 154v46M124 156v44M138 152v46" stroke={WHITE} stroke-width="1.4" stroke-dasharray="1 5" />
      <path d="M150 108c30 4 52 22 66 50" fill="none" stroke={SLIP} stroke-width="17" stroke-linecap="round" />
      <path d="M150 108c30 4 52 22 66 50" fill="none" stroke={WHITE} stroke-width="13" stroke-linecap="round" />
      <path d="M92 110c-26 4-46 0-62-26" fill="none" stroke={SLIP} stroke-width="17" stroke-linecap="round" />
      <path d="M92 110c-26 4-46 0-62-26" fill="none" stroke={WHITE} stroke-width="13" stroke-linecap="round" />
      <Limb d="M104 60c-18 20-24 44-22 76" width={14} />
      <WomanHead at="translate(116 58) scale(1.35)" />
    </>
  );
}
