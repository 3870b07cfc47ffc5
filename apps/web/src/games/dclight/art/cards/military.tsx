import { CLAY, WHITE, WINE } from "../paint/palette.ts";

/** Pictures of the Military cards, 110 × 46, in the colour of the text around them. */
export const MILITARY_CARDS = {
  "mil-caserne": (
    <>
      <path d="M8 46V26h94v20zM4 26l8-9h86l8 9zM22 17v-9h6v9zM82 17v-9h6v9z" />
      <path d="M48 46V33h14v13zM18 31h10v6H18zM34 31h8v6h-8zM68 31h8v6h-8zM82 31h10v6H82z" fill={CLAY} />
      <path d="M28 8h12l-3 3 3 3H28zM88 8h12l-3 3 3 3H88z" fill={WINE} />
    </>
  ),
  "mil-forge": <path d="M14 46V30h22v-8l10-8v8l10-8v32zM62 46V34h8V10h10v24h14v12z" />,
  "mil-remparts": (
    <>
      <path d="M4 46V22h8v-6h8v6h8v-6h8v6h38v-6h8v6h8v-6h8v6h8v24z" />
      <path d="M46 46V34c0-8 18-8 18 0v12zM10 30h20M10 38h20M80 30h20M80 38h20" fill={WINE} stroke={CLAY} />
    </>
  ),
  "mil-tour": (
    <>
      <path d="M40 46l4-28h22l4 28zM36 18V8h7v4h8V8h8v4h8V8h7v10z" />
      <path d="M52 26h6v9h-6z" fill={CLAY} />
      <path d="M55 8c-6-4-2-7 0-8 2 2 6 4 0 8z" fill={WHITE} />
    </>
  ),
  "mil-chantier-naval": (
    <>
      <path d="M10 26c10 4 14 14 26 14h44c14 0 16-16 22-26-10 2-14 10-22 12H32c-8 0-14-4-22 0zM20 46l6-8h4l-4 8zM50 46v-6h4v6zM84 46l-6-8h4l6 8z" />
      <path d="M38 26V8M50 26V4M62 26V8" stroke="currentColor" stroke-width="3" />
    </>
  ),
  "mil-arsenal": <path d="M10 46V24h10v-6h10v6h10v-6h10v6h10v-6h10v6h10v-6h10v6h10v22z" />,
  "mil-trophee": (
    <>
      <path d="M53 46V18h4v28zM34 22h42v4H34zM44 26h22l-4 16H48z" />
      <path d="M46 16C46 4 64 4 64 16l-4 2-2-5h-6l-2 5z" />
      <path d="M43 12C44-2 66-2 67 12l-4-1C60 4 50 4 47 11z" fill={WINE} />
      <circle cx="34" cy="32" r="9" fill={WHITE} stroke="currentColor" stroke-width="2" />
      <circle cx="76" cy="32" r="9" fill={WHITE} stroke="currentColor" stroke-width="2" />
    </>
  ),
  "mil-colosse": (
    <>
      <path d="M20 46l6-10h16l6 10zM62 46l6-10h16l6 10zM34 36l12-16h18l12 16h-9l-8-9h-8l-8 9zM46 20V9h18v11zM51 9a4 5 0 018 0zM64 10l14-9 2 3-13 12zM46 10L32 18l2 3 14-6z" />
      <path d="M78 3c-5-4-2-8 0-9 3 2 6 5 0 9z" fill={WHITE} />
    </>
  ),
  "mil-raid": (
    <>
      <path d="M20 38c10-12 26-16 44-10l10-8 4 3-3 8 8 5-4 5-9-3-4 10h-4l1-10H44l-8 8h-4l5-12c-6 0-10 1-17 4z" />
      <path d="M54 26c-1-10 4-16 9-15 5 2 4 10 2 18z" fill={WINE} />
      <path d="M58 12a5 5 0 118 0 5 5 0 01-8 0zM34 10l44 14" stroke="currentColor" stroke-width="2" />
    </>
  ),
  "mil-siege": (
    <>
      <path d="M60 46V24h8v-6h8v6h8v-6h8v6h10v22z" />
      <path d="M6 34h58v6H6zM14 40h40v3H14z" />
      <circle cx="20" cy="43" r="4" />
      <circle cx="46" cy="43" r="4" />
      <path d="M12 34L24 20h24l10 14z" />
      <path d="M64 33c6 0 9 2 9 4s-3 4-9 4z" fill={WINE} />
    </>
  ),
  "mil-catapultes": (
    <>
      <path d="M18 46l14-24 16 24h-7l-9-15-8 15zM14 44h70v-5H14z" />
      <path d="M28 38L78 8l3 4-50 31z" />
      <circle cx="84" cy="8" r="7" />
      <circle cx="28" cy="42" r="5" fill={CLAY} stroke="currentColor" stroke-width="2.500" />
      <circle cx="70" cy="42" r="5" fill={CLAY} stroke="currentColor" stroke-width="2.500" />
    </>
  ),
  "mil-mobilisation": (
    <>
      <path d="M18 46l2-22c0-6 12-6 12 0l2 22zM48 46l2-22c0-6 12-6 12 0l2 22zM78 46l2-22c0-6 12-6 12 0l2 22z" />
      <path d="M38 46V6M68 46V6M98 46V6" stroke="currentColor" stroke-width="2" />
      <path d="M21 16c0-8 10-8 10 0zM51 16c0-8 10-8 10 0zM81 16c0-8 10-8 10 0z" fill={WINE} />
      <path d="M22 16h8v6h-8zM52 16h8v6h-8zM82 16h8v6h-8z" />
    </>
  ),
  "mil-butin": (
    <>
      <path d="M34 46c-14-10-12-24 2-30h38c14 6 16 20 2 30zM40 14c2-8 28-8 30 0z" />
      <path d="M36 20h38" stroke={WINE} stroke-width="4" />
      <circle cx="55" cy="33" r="8" fill={WHITE} />
      <circle cx="20" cy="42" r="4" fill={WHITE} />
      <circle cx="90" cy="41" r="5" fill={WHITE} />
    </>
  ),
  "mil-guerre-sainte": (
    <>
      <path d="M20 46L54 8l4 4-34 38zM90 46L56 8l-4 4 34 38z" />
      <path d="M30 24l14 12-3 4-14-12zM80 24L66 36l3 4 14-12z" />
      <path d="M55 0c8 8 4 14 0 18-4-4-8-10 0-18z" fill={WHITE} />
    </>
  ),
} as const;
