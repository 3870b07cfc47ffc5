import { SLIP, WHITE, WINE } from "../paint/palette.ts";
import { Eye, Incised, Limb, SerpentHead, Snake, Wing, WomanHead } from "./parts.tsx";

/** Body of a great cat, walking left: chest at 60, rump at 240, paws on the ground. */
function CatBody() {
  return (
    <>
      <path
        d="M52 206c-10-38 14-66 56-64 38 4 66 8 102 2 26-2 42 18 42 44-2 22-8 36-4 58l12 44 8 10h-34l-4-10-14-42c-8-14-18-18-30-18-30 4-60 2-86-4l-4 40 10 24 10 10H78l-4-10 2-48c-12-10-20-20-24-36z"
        fill={SLIP}
      />
      <path d="M108 222l-30 36-24 32-14 10h36l36-44 14-26zM196 226l-8 34-10 30-10 10h36l4-14 20-40z" fill={SLIP} />
      <Incised d="M96 158c-12 20-12 44 2 60M206 158c-14 20-16 42-4 60M112 226c24 6 48 6 72 2M118 176c30 8 54 8 76 2" />
      <Incised d="M66 296h6M84 296h6M182 296h6M250 296h6M42 296h6" width={2} />
    </>
  );
}

function LionHead({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path
        d="M6-58l14 12 18-6 2 18 18 4-6 18 12 14-14 10 4 18-18 2-6 16-16-8-14 10-10-14-18 2 0-18-16-8 8-16-10-16 16-8 0-18 18 2z"
        fill={SLIP}
      />
      <path
        d="M6-58l14 12 18-6 2 18 18 4-6 18 12 14-14 10 4 18-18 2-6 16-16-8C28 30 40-4 20-34 14-42 4-46-6-44z"
        fill={WINE}
      />
      <path d="M-42-6c-14 2-22 8-24 18l8 10 26 2 14-12-6-28z" fill={SLIP} />
      <path d="M-64 14l10 2 8-4 10 6" fill="none" stroke={WHITE} stroke-width="3" />
      <Eye x={-26} y={-10} r={5} />
      <Incised d="M-10-36c-14 4-24 12-28 24M-6-30C8-14 8 16-8 36M-46 2c4 2 8 2 12 0" />
    </g>
  );
}

export function NemeanLion() {
  return (
    <>
      <Limb d="M246 176c30-8 34-46 14-64s-30-12-26-28" width={11} />
      <path d="M226 86c2-16 14-24 24-20-2 14-10 24-24 20z" fill={WINE} />
      <CatBody />
      <LionHead at="translate(66 148) scale(1.12)" />
    </>
  );
}

/** Lion in front, goat on the back, a serpent for a tail. */
export function Chimera() {
  return (
    <>
      <Snake d="M246 178c36-4 40-46 22-66s-26-44-2-62" width={14} />
      <SerpentHead at="translate(262 46) scale(-.6 .6)" />
      <Limb d="M158 152c4-30 2-46-12-66" width={22} />
      <path d="M152 92c-16 6-36 4-44-8l-14 4-6-10 18-10c10-12 28-16 40-8 10 8 12 22 6 32z" fill={SLIP} />
      <path d="M138 62c-4-22 8-34 26-36-8 10-12 20-12 36zM148 66c2-20 16-30 32-28-10 8-16 18-18 30z" fill={SLIP} />
      <path d="M96 92l-2 20 10-14" fill={WINE} />
      <Eye x={118} y={70} r={4} />
      <CatBody />
      <LionHead at="translate(60 160)" />
      <path d="M10 172l-30-8 16 14-18 8 32 2z" fill={WINE} />
    </>
  );
}

export function Boar() {
  return (
    <>
      <path
        d="M18 214c6-34 34-60 76-66 50-16 106-12 138 18 24 22 26 56 10 84l8 40 6 10h-32l-8-40-14-14c-30 8-70 8-98 0l-6 28 4 20 4 6H78l-2-60c-10-2-18-8-22-16l-30 4-26-4 6-14z"
        fill={SLIP}
      />
      <path d="M116 240l-14 34-14 26h26l26-50zM190 246l-12 32-6 22h24l18-44z" fill={SLIP} />
      <path
        d="M74 156l-4-22 14 14 2-24 14 18 6-26 14 22 10-26 12 24 14-22 8 24 18-18 4 24 20-12-4 24 18-4-10 18C170 134 116 140 74 156z"
        fill={WINE}
      />
      <path d="M20 222c-10-4-14-16-10-26 4 10 10 14 20 14z" fill={WHITE} />
      <path d="M58 172l-6-26 26 16z" fill={SLIP} />
      <Eye x={52} y={194} r={5} />
      <path d="M244 178c12-4 16-14 12-24" fill="none" stroke={SLIP} stroke-width="6" stroke-linecap="round" />
      <Incised d="M88 164c-10 22-6 48 8 66M210 168c-14 20-16 44-4 64M112 190c26 10 54 10 78 2M0 218c6 2 12 2 16 0" />
    </>
  );
}

/** Three heads on one neck, snakes along the back. */
export function Cerberus() {
  return (
    <>
      <Snake d="M246 180c26 0 40-22 30-44s-24-24-14-44" width={12} />
      <SerpentHead at="translate(262 90) scale(-.5 .5)" />
      <Snake d="M138 150c-4-18 8-24 4-40" width={7} />
      <Snake d="M176 152c2-18 14-22 10-38" width={7} />
      <Snake d="M208 150c6-14 18-16 18-32" width={7} />
      <CatBody />
      <Limb d="M96 176C92 130 84 96 74 70M88 180C66 154 46 132 34 124M92 186c-26 0-46 0-58 4" width={30} />
      <DogHead at="translate(68 58)" />
      <DogHead at="translate(26 118) rotate(-12)" />
      <DogHead at="translate(24 190) rotate(-24)" />
      <path d="M104 142c-10 10-16 26-14 44" fill="none" stroke={WINE} stroke-width="7" />
      <path d="M104 142c-10 10-16 26-14 44" fill="none" stroke={WHITE} stroke-width="2" stroke-dasharray="1 6" />
    </>
  );
}

function DogHead({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path d="M20 14C22-8 8-22-8-20l-30 14-12 2 2 9 16 3-12 6 4 8 22 2c16 2 34 2 38-10z" fill={SLIP} />
      <path d="M0-18l6-24 14 26z" fill={SLIP} />
      <path d="M2-22l5-12 6 14z" fill={WINE} />
      <path d="M-44 8l8 4 6-4 6 5" fill="none" stroke={WHITE} stroke-width="2.4" />
      <Eye x={-8} y={-8} r={4.4} />
    </g>
  );
}

/** Seated on her column, winged, with the face of a woman. */
export function Sphinx() {
  return (
    <>
      <path
        d="M70 300h120v-12H70zM84 288h92v-60H84zM60 228h140c14 0 20-18 6-24-8-4-16 2-14 8H68c2-6-6-12-14-8-14 6-8 24 6 24z"
        fill={SLIP}
      />
      <Incised d="M100 234v48M118 234v48M142 234v48M160 234v48" />
      <Limb d="M196 190c26 6 38-12 30-30" width={9} />
      <path
        d="M86 204l8-74c2-22 18-34 34-30 16 6 22 24 40 42 22 20 40 30 38 62h-42l-8-22-22 22h-22l18-34-10-20-8 54z"
        fill={SLIP}
      />
      <Wing at="translate(128 122) scale(1.05)" />
      <Incised d="M112 120c-4 24-6 50-8 78M160 150c14 10 22 22 24 42" />
      <WomanHead at="translate(106 76) scale(-1.3 1.3)" />
    </>
  );
}
