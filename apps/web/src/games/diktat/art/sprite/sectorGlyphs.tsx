import type { JSX } from "preact";
import type { SectorId } from "../names/ids.ts";

/** The twelve sectors as 32 × 32 glyphs, for markers, cards and the log. */
export const SECTOR_GLYPHS: Record<SectorId, JSX.Element> = {
  newTown: (
    <path
      fill-rule="evenodd"
      d="M4 29V17h6V8h4V3h4v5h4v5h6v16zM12 11v15h2V11zm5 0v15h2V11zm6 6v9h2v-9zM6.5 20v6H9v-6z"
    />
  ),
  malaStrana: (
    <path d="M15 2h2v3.5h-2zM13 6.5h6V11h-6zM7 21c0-5.5 3.5-9 9-9s9 3.5 9 9zM5 22.5h22V25H5zM6.5 26H11v4H6.5zM13.5 26h5v4h-5zM21 26h4.5v4H21z" />
  ),
  oldTown: (
    <path
      fill-rule="evenodd"
      d="M4 30V17l-1-2 2-1 3-12 3 12 2 1-1 2v3h8v-3l-1-2 2-1 3-12 3 12 2 1-1 2v13zm9.5-7v7h5v-7l-2.5-2.5z"
    />
  ),
  hypogea: (
    <path
      fill-rule="evenodd"
      d="M2 30V16C2 8 8 2 16 2s14 6 14 14v14h-4V16c0-6-4-10-10-10S6 10 6 16v14zM9 30V17c0-4 3-7.5 7-7.5s7 3.5 7 7.5v13h-3.5V17.5c0-2.2-1.5-4-3.5-4s-3.5 1.8-3.5 4V30zM14.5 19h3v11h-3z"
    />
  ),
  karst: <path fill-rule="evenodd" d="M1 30l5-13 4 4 6-18 5 13 3-5 7 19zM12 30h3l2-12zm9 0h3l-1-8z" />,
  suburbs: (
    <path
      fill-rule="evenodd"
      d="M2 29V13l7-3v19zm9 0V5l10-3v27zm12 0V12l7 3v14zM13.5 9v2.5h2V9zm3.5 0v2.5h2V9zm-3.5 5.5V17h2v-2.5zm3.5 0V17h2v-2.5zM13.5 20v2.5h2V20zm3.5 0v2.5h2V20zM4.5 17v2.5h2V17zm0 5v2.5h2V22zM25.5 18v2.5h2V18zm0 5v2.5h2V23z"
    />
  ),
  combinat: (
    <path d="M3 30c2-7 2.5-12 1.5-18h10c-1 6-.5 11 1.5 18zM18 30V9h4v21zM24 30V14h4v16zM6 10c-1-3 1-5.5 3.5-5C10 2.5 13 1 15 2.5 17.5.5 21 2 20.5 5c2.5-1 4.5 1 3.5 3-4 0-6-1.5-9-1-3.5.5-5 3-9 3z" />
  ),
  motol: (
    <>
      <g fill="none" stroke="currentColor" stroke-width="2.2">
        <ellipse cx="16" cy="16" rx="14" ry="5.5" />
        <ellipse cx="16" cy="16" rx="14" ry="5.5" transform="rotate(60 16 16)" />
        <ellipse cx="16" cy="16" rx="14" ry="5.5" transform="rotate(120 16 16)" />
      </g>
      <circle cx="16" cy="16" r="3.6" />
    </>
  ),
  harmony: <path fill-rule="evenodd" d="M16 3l14 25H2zm0 6.5L8 24h16zM16 14a4.5 4.5 0 110 9 4.5 4.5 0 010-9z" />,
  josefov: (
    <path
      fill-rule="evenodd"
      d="M4 30V18h4v-4h3v-4h3V5h4v5h3v4h3v4h4v12zm12-14.5a3.2 3.2 0 100 6.4 3.2 3.2 0 000-6.4zM13.5 25v5h5v-5z"
    />
  ),
  fortress: (
    <path
      fill-rule="evenodd"
      d="M2 30V9h4v4h3V5h4v4h6V5h4v8h3V9h4v21zm11-9v9h6v-9c0-1.8-1.3-3-3-3s-3 1.2-3 3zM6.5 18v5h2v-5zm17 0v5h2v-5z"
    />
  ),
  artefact: (
    <path
      fill-rule="evenodd"
      d="M3 2h26l-4 10-9 19L7 12zm3.5 2.5L9 10.5h4L11 4.5zM14 4.5l1.5 6h1l1.5-6zM21 4.5l-2 6h4l2.5-6zM10 13l5 11-2-11zm9 0l-2 11 5-11z"
    />
  ),
};
