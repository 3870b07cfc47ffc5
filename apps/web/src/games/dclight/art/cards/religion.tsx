import { CLAY, WHITE, WINE } from "../paint/palette.ts";

/** Pictures of the Religion cards, 110 × 46, in the colour of the text around them. */
export const RELIGION_CARDS = {
  "rel-autel": (
    <>
      <path
        d="M34 46v-5h42v5zM40 41V26h30v15zM32 26v-5h46v5zM32 21c-4-3-2-7 2-6M78 21c4-3 2-7-2-6"
        stroke="currentColor"
        stroke-width="2"
      />
      <path d="M55 20c-12-8-4-14-1-20 4 6 12 12 3 20z" fill={WHITE} />
      <path d="M46 34h18" stroke={CLAY} stroke-width="2" />
    </>
  ),
  "rel-temple": (
    <>
      <path d="M14 46v-4h82v4zM18 42v-3h74v3zM22 39V19h7v20zM38 39V19h7v20zM65 39V19h7v20zM81 39V19h7v20zM14 19v-4h82v4zM14 15L55 1l41 14z" />
      <path d="M34 13l21-8 21 8z" fill={WINE} />
    </>
  ),
  "rel-oracle": <path d="M20 46V22L55 4l35 18v24H76V28H64v18H46V28H34v18z" />,
  "rel-sanctuaire": (
    <path d="M16 46v-5h78v5zM22 41V20h6v21zM40 41V20h6v21zM64 41V20h6v21zM82 41V20h6v21zM14 20L55 3l41 17zM50 41V26h10v15z" />
  ),
  "rel-asclepieion": (
    <>
      <path d="M53 46V4h4v42z" />
      <path
        d="M66 8c-4-6-18-6-20 2s22 8 22 16-24 6-24 14 10 4 12 4"
        fill="none"
        stroke="currentColor"
        stroke-width="5"
        stroke-linecap="round"
      />
      <path d="M64 10l10-5-4 8z" fill={WINE} />
      <path d="M20 46V30h16v16zM74 46V30h16v16zM16 30l12-9 12 9zM70 30l12-9 12 9z" />
    </>
  ),
  "rel-bosquet": (
    <>
      <path d="M20 46V34C6 30 10 12 22 6c12 6 16 24 2 28v12zM52 46V30C36 26 40 6 55 0c15 6 19 26 3 30v16zM86 46V34c-14-4-10-22 2-28 12 6 16 24 2 28v12z" />
      <path d="M22 14v16M55 10v18M88 14v16" stroke={CLAY} stroke-width="2" />
    </>
  ),
  "rel-necropole": (
    <>
      <path d="M14 46V20c0-12 22-12 22 0v26zM44 46V14c0-14 24-14 24 0v32zM76 46V20c0-12 22-12 22 0v26z" />
      <path d="M19 30h12M50 24h12M81 30h12M50 32h12" stroke={CLAY} stroke-width="2" />
      <path d="M56 6c-4-3 0-6 0-6s5 3 0 6z" fill={WHITE} />
    </>
  ),
  "rel-statue": (
    <>
      <path d="M30 46V16h10v14h32l8 8v8zM40 30c2-10 2-16 8-20h10c8 6 6 14 10 22z" />
      <circle cx="53" cy="6" r="6" />
      <path d="M48 5l3-5 3 3 4-2v5z" fill={WINE} />
      <path d="M76 46V4M76 4l-5 8h10z" stroke="currentColor" stroke-width="2.500" />
      <path d="M34 22h4v20h-4z" fill={WHITE} />
    </>
  ),
  "rel-miracle": <path d="M55 4l4 12 12-4-5 11 13 4-13 5 5 11-12-4-4 7-4-7-12 4 5-11-13-5 13-4-5-11 12 4z" />,
  "rel-sacrifices": (
    <>
      <path d="M18 30c4-12 16-14 30-12h20l8-8 6 6 8 2-2 6-10 2c-2 8-4 10-8 12v8h-5v-8H36v8h-5V34c-6 0-9-2-13-4z" />
      <path d="M82 12c-2-8 4-10 8-8" fill="none" stroke="currentColor" stroke-width="3" />
      <path d="M50 18h14v8H50z" fill={WINE} />
      <path d="M44 4l6 8 6-8 6 8 6-8" fill="none" stroke={WHITE} stroke-width="2" />
    </>
  ),
  "rel-fete": (
    <>
      <path
        d="M38 8h34c0 14-6 22-14 24v8h10v4H42v-4h10v-8C44 30 38 22 38 8zM38 12c-14-2-14 14 2 12M72 12c14-2 14 14-2 12"
        stroke="currentColor"
        stroke-width="2.500"
      />
      <path d="M38 12c-14-2-14 14 2 12M72 12c14-2 14 14-2 12" fill={CLAY} />
      <path d="M40 10h30c0 4-1 7-2 9H42c-1-2-2-5-2-9z" fill={WINE} />
      <circle cx="20" cy="34" r="4" />
      <circle cx="27" cy="34" r="4" />
      <circle cx="23" cy="40" r="4" />
      <circle cx="86" cy="34" r="4" />
      <circle cx="93" cy="34" r="4" />
      <circle cx="89" cy="40" r="4" />
    </>
  ),
  "rel-malediction": (
    <>
      <path d="M26 26C34 6 76 6 84 26 76 46 34 46 26 26z" />
      <circle cx="55" cy="26" r="11" fill={WHITE} />
      <circle cx="55" cy="26" r="5" />
      <path d="M22 12L12 4M32 6l-4-6M88 12l10-8M78 6l4-6M22 40l-10 6M88 40l10 6" stroke={WINE} stroke-width="3.500" />
    </>
  ),
  "rel-procession": (
    <>
      <path d="M14 46l3-20c1-5 9-5 10 0l3 20zM40 46l3-20c1-5 9-5 10 0l3 20zM66 46l3-20c1-5 9-5 10 0l3 20z" />
      <circle cx="22" cy="17" r="4.500" />
      <circle cx="48" cy="17" r="4.500" />
      <circle cx="74" cy="17" r="4.500" />
      <path d="M30 30l8-12M56 30l8-12M82 30l8-12" stroke="currentColor" stroke-width="2.500" />
      <path
        d="M38 18c-4-4-1-7 1-10 2 4 5 6 1 10zM64 18c-4-4-1-7 1-10 2 4 5 6 1 10zM90 18c-4-4-1-7 1-10 2 4 5 6 1 10z"
        fill={WHITE}
      />
      <path d="M15 38h14M41 38h14M67 38h14" stroke={WINE} stroke-width="3" />
    </>
  ),
} as const;
