import type { ComponentChildren } from "preact";
import type { PaperCut } from "./paper-cut.ts";

/** The colours of the Cabals and of nobody, each with the two darks behind it. */
const RESISTANCE = { collar: "#3cc49a", ground: "#17463b", shade: "#0b221d" };
const COORDINATION = { collar: "#3f8fe6", ground: "#17324f", shade: "#0c1a2b" };
const POLISEC = { collar: "#f0a8e0", ground: "#43263e", shade: "#1f121d" };
const BLACK_GUARD = { collar: "#f2674a", ground: "#4a2018", shade: "#220f0c" };
const SYNDICATE = { collar: "#f1e7cf", ground: "#45402f", shade: "#201d15" };
const NOBODY = { collar: "#8a9a9d", ground: "#24363c", shade: "#10191c" };

/** Somebody in the light of a lamp, with their Cabal in the collar; what is worn comes last, on top. */
const face = (
  { collar, ground, shade }: typeof NOBODY,
  worn: ComponentChildren,
  behind?: ComponentChildren,
): PaperCut => ({
  ground,
  cut: (
    <>
      <path fill={shade} d="M64 10v44L54 64H10l-5-5z" />
      <circle cx="38" cy="24" r="20" fill={collar} opacity=".2" />
      {behind}
      <path fill="#18242a" d="M10 64l3-13 13-7h12l13 7 3 13z" />
      <path fill="#31454d" d="M10 64l3-13 13-7 6 9v11z" />
      <path fill={collar} d="M26 44l6 9 6-9 3 3-9 12-9-12z" />
      <path fill="#4a4038" d="M26 34h12v11l-6 8-6-8z" />
      <path fill="#e3d3b4" d="M32 12l-10 5-1 13 4 8 7 5z" />
      <path fill="#a88f72" d="M32 12l10 5 1 13-4 8-7 5zM32 20v13l-4 1z" />
      <path fill="#0a0f12" d="M24 25l6-.5v2l-5 .6zM40 25l-6-.5v2l5 .6z" />
      <path fill="#7a1f22" d="M28.500 37.500l3.500-.8 3.500.8-3.500 1z" />
      {worn}
    </>
  ),
});

/** People of Prague, whichever Cabal they are of. */
export const FACES = {
  hat: face(
    COORDINATION,
    <>
      <path fill="#0d1417" d="M10 20l10-2 24-1 11 3-8 4H17z" />
      <path fill="#1d292e" d="M20 18l3-12 8 3 4-.5 7-3 3 12z" />
      <path fill="#3c4b51" d="M20 18l3-12 8 3v9z" />
      <path fill="#3f8fe6" d="M20 15.500l25-1v3l-25 .8z" />
    </>,
  ),
  bob: face(
    RESISTANCE,
    <>
      <path fill="#151b1e" d="M32 7L19 12l-5 15 2 15 7-3-2-13 4-7 12-3 5 8-1 15 7 3 2-15-5-15z" />
      <path fill="#3a464b" d="M32 7L19 12l-5 15 2 15 2-1-1-14 4-12z" />
    </>,
  ),
  bun: face(
    POLISEC,
    <>
      <path fill="#8a3a28" d="M32 10c-8 0-13 6-12 15l3-4 4-5 10-1 4 6 3 4c1-9-4-15-12-15z" />
      <path fill="#b5543b" d="M32 10c-8 0-13 6-12 15l3-4 4-5 5-.5z" />
      <path
        fill="none"
        stroke="#0a0f12"
        stroke-width="1.700"
        d="M22.500 23h8v5.500l-6 .5zM33.500 23h8l-2 6-6-.5zM30.500 24h3"
      />
    </>,
    <circle cx="32" cy="8" r="6" fill="#6d2f22" />,
  ),
  hood: face(
    POLISEC,
    <>
      <path fill="#161f23" d="M32 4L17 12l-6 21 3 16 10-6-3-15 4-10 7-3 7 3 4 10-3 15 10 6 3-16-6-21z" />
      <path fill="#40535a" d="M32 4L17 12l-6 21 3 16 3-2-1-14 5-17z" />
      <path fill="#0a0f12" opacity=".55" d="M21 21h22v6H21z" />
    </>,
  ),
  cap: face(
    NOBODY,
    <>
      <path fill="#24323a" d="M19 19c0-8 6-12 13-12 8 0 13 4 13 10l7 3-1 3H19z" />
      <path fill="#52666e" d="M19 19c0-8 6-12 13-12v16H19z" />
      <path fill="#0d1417" d="M19 20h33l-1 3H19z" />
    </>,
  ),
  beard: face(
    BLACK_GUARD,
    <>
      <path fill="#2a2f31" d="M21 29l6 4 5-1.500 5 1.500 6-4-2 12-9 9-9-9z" />
      <path fill="#596267" d="M21 29l6 4 5-1.500V50l-9-9z" />
      <path fill="#7a1f22" d="M28.500 37l3.500-.8 3.500.8-3.500 1z" />
      <path fill="#202b30" d="M17 18l4-9 11-4 11 4 4 9-4 2H21z" />
      <path fill="#48575d" d="M17 18l4-9 11-4v15H21z" />
      <path fill="#10181c" d="M15 18h34v5H15z" />
    </>,
  ),
  officer: face(
    BLACK_GUARD,
    <>
      <path fill="#161c1f" d="M14 15l6-8 12-3 12 3 6 8-5 5H19z" />
      <path fill="#3a464b" d="M14 15l6-8 12-3v16H19z" />
      <path fill="#f2674a" d="M19 17h26v3H19z" />
      <path fill="#0a0f12" d="M18 20h28l-5 4H23z" />
      <path fill="#ffc66b" d="M32 8l3 4-3 4-3-4z" />
    </>,
  ),
  elder: face(
    COORDINATION,
    <>
      <path fill="#d9d9d2" d="M32 9c-9 0-14 6-13 16l3-1 2-7 8-3z" />
      <path fill="#9aa3a3" d="M32 9c9 0 14 6 13 16l-3-1-2-7-8-3z" />
      <path fill="#d9d9d2" d="M24 36l8-2.500V39l-6 1z" />
      <path fill="#9aa3a3" d="M40 36l-8-2.500V39l6 1z" />
    </>,
  ),
  braids: face(
    RESISTANCE,
    <>
      <path fill="#a5793a" d="M32 9c8 0 13 5 12 14l-4-6-8-4z" />
      <path fill="#d7a758" d="M32 9c-8 0-13 5-12 14l4-6 8-4z" />
      <path fill="#d7a758" d="M20 22l-4 6 3 6-4 6 3 6-3 7 5-2 2-8-2-6 2-6-2-5z" />
      <path fill="#a5793a" d="M44 22l4 6-3 6 4 6-3 6 3 7-5-2-2-8 2-6-2-6 2-5z" />
    </>,
  ),
  scarf: face(
    SYNDICATE,
    <>
      <path fill="#a3402e" d="M32 6L19 12l-4 14 3 14 6-2-3-9 3-11 8-4 8 4 3 11-3 9 6 2 3-14-4-14z" />
      <path fill="#d0614a" d="M32 6L19 12l-4 14 3 14 3-1-2-11 4-12 9-5z" />
      <path fill="#f1e7cf" d="M19 15l2 1-1 2-2-1zM17 26l2 1-1 2-2-1zM27 8l2 1-1 2-2-1z" />
    </>,
  ),
  patch: face(
    SYNDICATE,
    <>
      <path fill="#2b2320" d="M32 8c-9 0-13 5-12 12l5-4 7 1 7-1 5 4c1-7-3-12-12-12z" />
      <path fill="#55463d" d="M32 8c-9 0-13 5-12 12l5-4 7 1z" />
      <path fill="#0a0f12" d="M34 23l8 .5-1 6-5 1z" />
      <path fill="none" stroke="#0a0f12" stroke-width="1.600" d="M22 18l22 8" />
    </>,
  ),
  curls: face(
    NOBODY,
    <>
      <path
        fill="#1c1513"
        d="M32 6c-4-1-8 1-9 4-5 0-8 5-6 9-4 3-4 8 0 11-1 3 0 6 3 7l2-7-1-8 5-6 6-1 6 1 5 6-1 8 2 7c3-1 4-4 3-7 4-3 4-8 0-11 2-4-1-9-6-9-1-3-5-5-9-4z"
      />
      <path fill="#4a3a32" d="M32 6c-4-1-8 1-9 4-5 0-8 5-6 9-4 3-4 8 0 11l1-9 5-7 9-2z" />
    </>,
  ),
} satisfies Readonly<Record<string, PaperCut>>;
