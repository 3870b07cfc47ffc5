import type { PaperCut } from "./paper-cut.ts";

const SLIP = "#1d1310";
const BONE = "#efe6d2";

/** Black figures on clay, as they stand on vases. */
export const CLAY = {
  profile: {
    ground: "#b9562f",
    cut: (
      <>
        <path fill="#c9683e" d="M10 0h44L0 54V10z" />
        <path
          fill={SLIP}
          d="M11 64l4-11 15-6 1-4H19V26C19 12 28 5 38 7c6 1 9 5 9 10l-2 6 5 9-5 2-1 8-9 1v4l14 6 4 11z"
        />
        <path fill="none" stroke={BONE} stroke-width="1.6" d="M23 24c1-8 6-13 13-14M37 20l6 1M24 30h10" />
      </>
    ),
  },
  helmet: {
    ground: "#c8623a",
    cut: (
      <>
        <path fill={SLIP} d="M14 26C12 12 26 3 50 8c-8 2-11 5-12 9z" />
        <path fill={SLIP} d="M17 58V32c0-10 7-16 16-16s15 6 15 15v3l-8 2 1 6h7l-3 16H34l-4-9-4 9z" />
        <path fill="none" stroke={BONE} stroke-width="1.600" d="M20 22C22 14 31 9 42 9M24 52V34c0-6 4-10 9-10" />
        <path fill="#c8623a" d="M34 33l10-2v4l-9 2z" />
      </>
    ),
  },
  amphora: {
    ground: "#a84b28",
    cut: (
      <>
        <path
          fill={SLIP}
          d="M24 6h16v5l-3 2v8c8 3 13 10 13 18 0 9-6 15-11 18v5H25v-5c-5-3-11-9-11-18 0-8 5-15 13-18v-8l-3-2z"
        />
        <path fill="none" stroke={SLIP} stroke-width="3" d="M26 10c-10 0-13 8-9 16M38 10c10 0 13 8 9 16" />
        <path fill="none" stroke={BONE} stroke-width="2" d="M16 34h32M16 42l4-4 4 4 4-4 4 4 4-4 4 4 4-4 4 4M18 47h28" />
      </>
    ),
  },
  ship: {
    ground: "#cf7040",
    cut: (
      <>
        <path fill={SLIP} d="M31 6h3v32h-3z" />
        <path fill={BONE} d="M14 11h36l-3 20H17z" />
        <path fill="#d3c7ac" d="M32 11h18l-3 20H32z" />
        <path fill="none" stroke={SLIP} stroke-width="1.500" d="M20 11l2 20M44 11l-2 20" />
        <path fill={SLIP} d="M4 36l8 3h40l7-9c2 12-4 20-14 20H16C9 50 5 44 4 36z" />
        <path fill="none" stroke={SLIP} stroke-width="2" d="M20 48l-4 9M30 49l-4 9M40 49l-4 9M50 47l-4 10" />
        <circle cx="15" cy="43" r="2.500" fill={BONE} />
      </>
    ),
  },
} satisfies Readonly<Record<string, PaperCut>>;
