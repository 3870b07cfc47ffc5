import type { ComponentChildren } from "preact";

/** What a sentence is about, cut out of one piece of paper. */
const SIGNS = {
  book: "M2 4c4-1 7 0 9 2v15c-2-2-5-3-9-2zM22 4c-4-1-7 0-9 2v15c2-2 5-3 9-2z",
  clock: "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm-1.300 5h2.600v5.500l4 2.300-1.300 2.200-5.300-3z",
  lantern:
    "M10.800 1h2.400v4H20v13h-3.500v4.500h-3V18h-3v4.500h-3V18H4V5h6.800zM8 9v3.500h2.800V9zm5.200 0v3.500H16V9z",
  ranks: "M2 22v-9h6v9zM9 22V3h6v19zM16 22v-6h6v6z",
  speech: "M2 3h20v14H11l-5 5v-5H2z",
  eye: "M12 5c5 0 9 3 11 7-2 4-6 7-11 7S3 16 1 12c2-4 6-7 11-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
} as const;

interface Props {
  readonly sign: keyof typeof SIGNS;
  readonly children: ComponentChildren;
}

/** One thing that one agrees to by sitting down. */
export function Fact({ sign, children }: Props) {
  return (
    <li>
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path fill="currentColor" fill-rule="evenodd" d={SIGNS[sign]} />
      </svg>
      <div>{children}</div>
    </li>
  );
}
