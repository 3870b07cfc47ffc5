import { SLIP, WHITE, WINE } from "../paint/palette.ts";
import { Eye, GiantBody, Incised, Limb, ManHead, SerpentHead, Snake, Wing, WomanHead } from "./parts.tsx";

/** A bird with the head of a woman, standing. */
function BirdWoman({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path d="M-6 0C-22-34-2-64 26-62c22 2 30 22 26 44 16 26 34 44 60 56-34 8-62 6-84-6C10 28-2 16-6 0z" fill={SLIP} />
      <path d="M14-34C30-10 52 8 88 26 58 26 28 14 10-14z" fill={WINE} />
      <Incised d="M20-40c12 26 36 46 70 60M28-46c14 24 34 40 62 56M70 34l22 2M62 26l30 4" />
      <path d="M22 34v30l-12 6M22 64l12 6M40 36v28l-12 6M40 64l12 6" stroke={SLIP} stroke-width="4" fill="none" />
      <Limb d="M12-44c-4-14-6-18-6-28" width={18} />
      <WomanHead at="translate(4 -86) scale(-1.1 1.1)" />
    </g>
  );
}

/** Two of them on their rock, one with a lyre's song. */
export function Sirens() {
  return (
    <>
      <path
        d="M-10 300c10-40 40-30 56-66 14-26 40-16 52-2 20-24 60-20 76 10 26 4 20 34 50 40 16 4 24 10 30 18z"
        fill={SLIP}
      />
      <Incised d="M50 240c10 14 6 30 14 50M112 244c-8 16 4 30-2 50M170 254c10 10 8 26 16 40" />
      <BirdWoman at="translate(58 164)" />
      <BirdWoman at="translate(176 196) scale(.8)" />
      <g fill="none" stroke={WHITE} stroke-width="3">
        <path d="M10 40c-10-8-10-20 0-26M-8 54c-18-14-18-40 0-54" />
      </g>
    </>
  );
}

/** Snatching, in flight. */
export function Harpies() {
  return (
    <>
      <Harpy at="translate(96 120)" />
      <Harpy at="translate(168 236) scale(.74)" />
    </>
  );
}

function Harpy({ at }: { at: string }) {
  return (
    <g transform={at}>
      <Wing at="translate(16 -18) scale(1.15)" />
      <Wing at="translate(6 -14) scale(-.9 1.05) rotate(14)" />
      <path
        d="M-18-20C-12-42 20-42 28-18c8 20 6 40 0 56l38 22-50-6c-20-4-34-22-36-42z"
        fill={WINE}
        stroke={SLIP}
        stroke-width="2"
      />
      <path
        d="M-10 0c10 16 24 30 46 44M0-14c8 20 18 36 34 48"
        stroke={WHITE}
        stroke-width="1.5"
        stroke-dasharray="1 5"
        fill="none"
      />
      <path d="M4 40l-24 22 4 10M-20 62l-10 2M16 46L2 74l6 8M2 74l-10 4" stroke={SLIP} stroke-width="5" fill="none" />
      <path d="M-14-14c-22 4-34 14-42 28" fill="none" stroke={SLIP} stroke-width="12" stroke-linecap="round" />
      <path d="M-14-14c-22 4-34 14-42 28" fill="none" stroke={WHITE} stroke-width="9" stroke-linecap="round" />
      <WomanHead at="translate(0 -52) scale(-1.05 1.05)" />
    </g>
  );
}

/** The birds of the lake: bronze beaks and feathers that fall like arrows. */
export function StymphalianBirds() {
  return (
    <>
      <Bird at="translate(112 84)" />
      <Bird at="translate(190 178) scale(.85)" />
      <Bird at="translate(72 224) scale(.75)" />
      <path
        d="M40 132l-8 20M62 140l-8 22M128 232l-6 20M150 246l-6 20M226 236l-6 18"
        stroke={SLIP}
        stroke-width="3.4"
        stroke-linecap="round"
      />
    </>
  );
}

function Bird({ at }: { at: string }) {
  return (
    <g transform={at}>
      <Wing at="translate(8 -6) scale(.8)" />
      <Wing at="translate(-4 -4) scale(-.62 .72) rotate(20)" />
      <path d="M-34-8c-10-12-4-26 10-28 10 0 16 8 18 20 20-2 40 4 50 16l34 6-34 8c-24 10-56 6-70-8z" fill={SLIP} />
      <path d="M-30-30l-52 14 48 4z" fill={WINE} stroke={SLIP} stroke-width="1.6" />
      <Eye x={-22} y={-24} r={4} />
      <path d="M10 14l-8 22M26 14l-4 24" stroke={SLIP} stroke-width="3.400" />
      <Incised d="M-4-2c16-4 32-2 44 6M46 8l26 2" />
    </g>
  );
}

/** Winged giant on two serpents. */
export function Typhon() {
  return (
    <>
      <Wing at="translate(146 128) scale(1.25)" />
      <Wing at="translate(98 128) scale(-1.25 1.25)" />
      <Snake d="M104 196c-30 20-66 30-70 62s38 36 48 16-20-26-60 6" width={24} />
      <Snake d="M140 196c30 20 66 30 70 62s-38 36-48 16 20-26 60 6" width={24} />
      <SerpentHead at="translate(14 284) scale(-.6 .6)" />
      <SerpentHead at="translate(230 284) scale(.6)" />
      <g clip-path="inset(0 0 0 0)">
        <path d="M82 112c14-10 66-10 80 0 4 30-10 62-14 92h-50c-6-32-20-62-16-92z" fill={SLIP} />
      </g>
      <Incised d="M98 128c8 12 20 12 24 2 4 10 16 10 24-2M122 134v44M112 150h20M112 166h20" />
      <path d="M96 196h52l8 18H88z" fill={WINE} />
      <Limb d="M90 122c-26 14-40 30-46 54M154 122c26 6 44-6 56-36" width={18} />
      <path d="M196 92l20-30-4 24 16-12-14 28z" fill={WHITE} stroke={SLIP} stroke-width="1.6" />
      <ManHead at="translate(122 76) scale(1.2)" />
    </>
  );
}

/** Bronze, riveted, with a rock for those who come ashore. */
export function Talos() {
  return (
    <>
      <Limb d="M96 122c-28 16-40 40-30 70M152 122c26-8 38-32 40-62" width={20} />
      <path d="M170 54c-8-26 14-46 40-40 24 6 30 34 14 50-16 14-48 12-54-10z" fill={SLIP} />
      <Incised d="M186 30c10-6 24-4 32 6M184 52c10 8 24 8 32 0" />
      <GiantBody at="translate(124 202)" />
      <g fill={WINE}>
        {[100, 124, 148].map((x) => (
          <circle key={x} cx={x} cy="168" r="3.600" />
        ))}
        <circle cx="146" cy="286" r="4" />
        <circle cx="96" cy="286" r="4" />
      </g>
      <path d="M82 124c24-14 60-14 84 0" fill="none" stroke={WHITE} stroke-width="2.4" stroke-dasharray="1 6" />
      <ManHead at="translate(124 84) scale(1.2)" />
      <path d="M96 60c10-24 52-24 60 2l-8 4c-12-10-32-10-44 0z" fill={WINE} stroke={SLIP} stroke-width="2" />
    </>
  );
}
