import { CLAY, WHITE, WINE } from "../paint/palette.ts";

/** Pictures of the Civil cards, 110 × 46, in the colour of the text around them. */
export const CIVIL_CARDS = {
  "civ-marche": (
    <path d="M10 24l9-15h72l9 15zM14 24h8v22h-8zM88 24h8v22h-8zM26 36h58v10H26zM34 28h8v6h-8zM50 28h10v6H50zM68 28h8v6h-8z" />
  ),
  "civ-agora": (
    <>
      <path d="M6 46v-4h98v4zM10 42V20h5v22zM24 42V20h5v22zM81 42V20h5v22zM95 42V20h5v22zM6 20v-5h28v5zM76 20v-5h28v5zM8 15l13-8 12 8zM78 15l12-8 12 8z" />
      <path d="M42 42c0-10 6-14 8-14s8 4 8 14zM60 42c0-9 5-12 7-12s7 3 7 12z" fill={WINE} />
      <circle cx="50" cy="23" r="4" />
      <circle cx="67" cy="26" r="3.600" />
    </>
  ),
  "civ-aqueduc": (
    <>
      <path d="M2 12h106v8H2zM4 46V20h8v26zM34 46V20h8v26zM66 46V20h8v26zM98 46V20h8v26z" />
      <path d="M12 32c0-14 22-14 22 0v-12H12zM42 32c0-14 24-14 24 0V20H42zM74 32c0-14 24-14 24 0V20H74z" />
      <path d="M4 15c10-3 16 3 26 0s16 3 26 0 16 3 26 0 14 2 24 0" fill="none" stroke={WHITE} stroke-width="2" />
    </>
  ),
  "civ-academie": (
    <>
      <path d="M22 46V18C14 18 10 8 20 4h70c10 4 6 14-2 14v28z" />
      <path d="M32 16h46M32 24h46M32 32h46M32 40h30" stroke={CLAY} stroke-width="2" />
      <circle cx="20" cy="11" r="4" fill={WINE} />
      <circle cx="90" cy="11" r="4" fill={WINE} />
    </>
  ),
  "civ-comptoir": (
    <>
      <path d="M18 46c-6-10-6-18 0-24l2-8h12l2 8c6 6 6 14 0 24zM48 46c-6-10-6-18 0-24l2-8h12l2 8c6 6 6 14 0 24zM78 46c-6-10-6-18 0-24l2-8h12l2 8c6 6 6 14 0 24z" />
      <path d="M14 32h24M44 32h24M74 32h24" stroke={CLAY} stroke-width="4" />
      <path
        d="M16 18c-8 2-8 10-2 12M36 18c8 2 8 10 2 12M46 18c-6 2-6 10-2 12M96 18c8 2 8 10 2 12"
        fill="none"
        stroke="currentColor"
        stroke-width="2.500"
      />
    </>
  ),
  "civ-chantier": (
    <>
      <path d="M10 46V8h4v38zM42 46V8h4v38zM8 14h40v4H8zM8 28h40v4H8zM56 46V34h18v12zM76 46V34h22v12zM64 32V22h24v10z" />
      <path d="M12 44l32-26M12 30l32-14" stroke="currentColor" stroke-width="2" />
      <path d="M28 4l8 10-10 2z" fill={WINE} />
    </>
  ),
  "civ-theatre": (
    <>
      <path d="M6 46C6 20 26 6 55 6s49 14 49 40H88c0-18-12-28-33-28S22 28 22 46zM30 46c0-12 10-20 25-20s25 8 25 20z" />
      <path d="M14 44c2-22 18-32 41-32s39 10 41 32" fill="none" stroke={CLAY} stroke-width="2" />
      <path d="M44 46c0-8 22-8 22 0z" fill={WHITE} />
    </>
  ),
  "civ-bibliotheque": (
    <>
      <path d="M8 46v-5h94v5zM12 41V18h86v23zM8 18L55 2l47 16z" />
      <path d="M22 41V24h10v17zM40 41V24h10v17zM60 41V24h10v17zM78 41V24h10v17z" fill={CLAY} />
      <circle cx="27" cy="29" r="2.500" fill={WINE} />
      <circle cx="45" cy="33" r="2.500" fill={WINE} />
      <circle cx="65" cy="29" r="2.500" fill={WINE} />
      <circle cx="83" cy="33" r="2.500" fill={WINE} />
    </>
  ),
  "civ-espionnage": (
    <>
      <path d="M8 24C26 4 84 4 102 24 84 44 26 44 8 24z" />
      <circle cx="55" cy="24" r="14" fill={WHITE} />
      <path d="M46 32v-9l9-7 9 7v9h-6v-6h-6v6z" />
    </>
  ),
  "civ-diplomatie": (
    <path d="M12 40C36 34 62 26 98 6l2 3C66 30 40 40 14 44zM34 33c-8-2-12-8-12-14 8 2 13 7 12 14zM50 27c-8-3-11-9-10-16 8 3 12 9 10 16zM66 20c-7-4-10-10-8-16 8 4 10 10 8 16zM44 33c4 7 11 9 17 7-2-7-9-11-17-7zM62 25c5 6 11 8 17 5-3-7-10-9-17-5zM79 16c5 5 11 6 16 3-4-6-10-7-16-3z" />
  ),
  "civ-commerce": (
    <>
      <path d="M53 46V6h4v40zM36 46h38v-3H36zM18 12h74v3H18z" />
      <path d="M22 14l-12 18h24zM88 14L76 32h24z" fill="none" stroke="currentColor" stroke-width="2" />
      <path d="M8 32h28c-2 8-26 8-28 0zM74 32h28c-2 8-26 8-28 0z" />
      <circle cx="18" cy="29" r="4" fill={WHITE} />
      <circle cx="26" cy="29" r="4" fill={WHITE} />
      <path d="M84 24h10v8H84z" fill={WINE} />
    </>
  ),
  "civ-grands-travaux": (
    <>
      <path d="M14 46L50 4h6L28 46zM50 4h6l36 42H78zM20 46h70v-4H20z" />
      <path d="M53 6v20" stroke="currentColor" stroke-width="2" />
      <path d="M38 26h30v12H38z" fill={WINE} stroke="currentColor" stroke-width="2" />
    </>
  ),
  "civ-ostracisme": (
    <>
      <path d="M22 12l36-8 32 14-4 22-30 4-36-10z" />
      <path
        d="M34 18l10 4M38 28l8-12M52 14v16M52 22l10-6M52 22l10 8M70 20v14M70 20l8 3-8 4"
        stroke={WHITE}
        stroke-width="2.400"
        fill="none"
      />
    </>
  ),
} as const;
