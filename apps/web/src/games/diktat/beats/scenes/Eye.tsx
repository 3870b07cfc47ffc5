import "./look.css";

/** An eye that opens. */
export function Eye() {
  return (
    <svg class="bt-eye" viewBox="-60 -40 120 80" aria-hidden="true">
      <g class="ball">
        <path d="M-54 0C-36-26 36-26 54 0 36 26-36 26-54 0z" fill="#EFE6D2" stroke="#0A0F12" stroke-width="4" />
        <circle r="17" fill="#163A33" stroke="#0A0F12" stroke-width="3" />
        <circle r="7" fill="#0A0F12" />
        <circle cx="-6" cy="-6" r="4" fill="#EFE6D2" />
      </g>
      <path class="lid" d="M-54 0C-36 12 36 12 54 0" fill="none" stroke="#EFE6D2" stroke-width="5" />
    </svg>
  );
}
