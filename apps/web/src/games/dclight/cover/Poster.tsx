import "@fontsource/marcellus/latin-400.css";
import { useId } from "preact/hooks";
import { Painted } from "../../../ui/Painted.tsx";
import { Hydra } from "../art/creatures/serpents.tsx";
import { Dolphin, Ship, Sun } from "../art/figures.tsx";
import { PotteryDefs } from "../art/pottery.tsx";
import "./cover.css";

const SEA = [0, 82, 932, 368] as const;

/** DCLight's noon, painted across two panels of the screen: ship, sun and the Hydra over running waves. */
export function Poster() {
  const id = useId();
  return (
    <svg class="dc-poster" viewBox={SEA.join(" ")} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <PotteryDefs id={id} />
      <rect width="932" height="472" fill={`url(#${id}-clay)`} />
      <Painted name="poster" box={SEA}>
        <Figures />
      </Painted>
      <rect y="436" width="932" height="36" fill="#1D1310" />
      <rect y="418" width="932" height="26" fill={`url(#${id}-waves)`} />
    </svg>
  );
}

function Figures() {
  const id = useId();
  return (
    <>
      <PotteryDefs id={id} />
      <g filter={`url(#${id}-pottery)`}>
        <Sun at="translate(330 176)" />
        <Ship device="labrys" />
        <g transform="translate(694 120)">
          <Hydra />
        </g>
        <Dolphin transform="translate(266 414) rotate(-14)" />
        <Dolphin transform="translate(20 420) scale(.7) rotate(-20)" />
        <Dolphin transform="translate(610 424) scale(.85) rotate(-18)" />
      </g>
    </>
  );
}
