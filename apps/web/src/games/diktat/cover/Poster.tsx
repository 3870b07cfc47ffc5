import { ConquestBackdrop } from "../art/scenes/ConquestBackdrop.tsx";
import "../art/tokens.css";
import "./cover.css";

/** Diktat's night. */
export function Poster() {
  return (
    <div class="dk-poster">
      <ConquestBackdrop sector="oldTown" as="poster" />
    </div>
  );
}

/** The same, with every window dark. */
export function Deserted() {
  return (
    <div class="dk-poster">
      <ConquestBackdrop sector="oldTown" as="deserted" />
    </div>
  );
}
