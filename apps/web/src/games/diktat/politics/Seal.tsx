import "./seal.css";

/** Wax with the Artefact in it: an outline while the oath is only proposed, pressed once sworn, split when broken. */
export function Seal({ state, size = 92 }: { state: "proposed" | "sworn" | "broken"; size?: number }) {
  return (
    <svg
      class={`tb-seal ${state}`}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      data-about="sign:oath"
      aria-hidden="true"
    >
      <g class="tb-seal-left">
        <path d="M50 4l13 7 14-2 6 12 12 7-2 14 5 13-8 11 0 14-13 5-7 12-14-2-6 3V4z" />
        <path class="tb-seal-mark" d="M50 34h22l-9 14L50 74z" />
      </g>
      <g class="tb-seal-right">
        <path d="M50 4L38 12 24 9l-6 12L5 28l3 14-5 13 9 10 0 14 13 4 8 12 13-3 4 4z" />
        <path class="tb-seal-mark" d="M50 34H28l9 14 13 26z" />
      </g>
      <path
        class="tb-seal-outline"
        d="M50 4l13 7 14-2 6 12 12 7-2 14 5 13-8 11 0 14-13 5-7 12-14-2-6 3-4-4-13 3-8-12-13-4 0-14-9-10 5-13-3-14 13-7 6-12 14 3z"
      />
      <path class="tb-seal-eye" d="M38 41q12-8 24 0-12 8-24 0z" />
      <circle class="tb-seal-pupil" cx="50" cy="41" r="3" />
    </svg>
  );
}
