import "./logo.css";
import { Drawing } from "./Drawing.tsx";

/** The brand: a screen of three folds. */
export function Logo({ size = 34, label }: { size?: number | undefined; label?: string | undefined }) {
  return (
    <Drawing class="pv-logo" width={size} height={(size * 32) / 40} viewBox="0 0 40 32" label={label}>
      <g fill="currentColor">
        <path d="M2 6l11-4v26L2 31z" />
        <path d="M14.5 2L25.5 6v25l-11-3z" opacity=".62" />
        <path d="M27 6l11-4v26l-11 3z" />
      </g>
    </Drawing>
  );
}
