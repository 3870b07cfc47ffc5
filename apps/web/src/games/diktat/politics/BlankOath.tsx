import "./oath.css";

const LINES = [96, 128, 160, 192];

/** A parchment on which nothing is written yet. */
export function BlankOath() {
  return (
    <svg class="tb-oath-blank" viewBox="0 0 600 280" aria-hidden="true">
      <path class="sheet" d="M2 2h578l18 18v258H20L2 260z" />
      <path class="inner" d="M10 10h567l13 13v247H23L10 257z" />
      {LINES.map((y, at) => (
        <path key={y} class="line" d={`M36 ${y}h${[340, 300, 360, 220][at]}`} />
      ))}
      <path class="line" d="M36 240h180M330 240h220" />
      <circle class="seal" cx="492" cy="112" r="44" />
      <circle class="seal" cx="492" cy="112" r="33" />
    </svg>
  );
}
