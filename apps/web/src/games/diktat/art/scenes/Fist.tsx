import { useId } from "preact/hooks";
import { Drawing } from "../../../../ui/Drawing.tsx";
import { iconHref } from "../icon/Icon.tsx";
import { cabalLook } from "../names/cabals.ts";
import "./scenes.css";

export interface FistProps {
  cabal: string;
  /** open: the bid can still change (rays); sealed: hatched, padlock; shown: the amount is out. */
  state: "open" | "sealed" | "shown";
  side: "left" | "right";
  /** The bid, once shown. */
  amount?: number | undefined;
  width?: number | undefined;
  label?: string | undefined;
}

/** A bid in a power struggle: a faceted fist, its sleeve in the player's colour. */
export function Fist({ cabal, state, side, amount, width = 218, label }: FistProps) {
  const id = useId();
  const { colour, shade } = cabalLook(cabal);
  const turn = side === "left" ? "rotate(17 100 110)" : "translate(200 0) scale(-1 1) rotate(17 100 110)";
  return (
    <Drawing
      class={`dk-fist dk-fist--${state}`}
      width={width}
      height={(width * 262) / 200}
      viewBox="0 0 200 262"
      label={label}
    >
      <defs>
        <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0h4.5v9H0z" fill="#0A0F12" opacity=".3" />
        </pattern>
      </defs>
      <g transform={turn}>
        {state === "open" && (
          <path
            class="dk-fist__rays"
            d="M20 92L-14 78M24 62L-4 36M44 34L30 0M76 24V-12M106 26l8-34M138 36l20-30"
            stroke="#FFC871"
            stroke-width="3"
            stroke-linecap="round"
            opacity=".95"
          />
        )}
        <g stroke-linejoin="round">
          <path d="M16 640L58 180h90l50 460z" fill={shade} stroke="#070B0D" stroke-width="3" />
          <path d="M16 640L58 180h24L59 640z" fill={colour} opacity=".5" />
          <path d="M118 196l44 444M104 196l20 444M92 260l-9 380" stroke="#070B0D" stroke-width="1.8" opacity=".45" />
          <path d="M50 172l104-4 6 30-112 4z" fill={colour} stroke="#070B0D" stroke-width="3" />
          <path d="M126 169l28-1 6 30-30 1z" fill="#070B0D" opacity=".25" />
          {HAND}
          {state === "sealed" && <path d={HAND_OUTLINE} fill={`url(#${id})`} />}
        </g>
      </g>
      {state === "sealed" && (
        <g transform={side === "left" ? "translate(74 186)" : "translate(126 186)"}>
          <circle r="17" fill="#0A0F12" stroke="#8A9A9D" stroke-width="1.5" />
          <use href={iconHref("lock")} x="-9" y="-9.5" width="18" height="18" fill="#EFE6D2" />
        </g>
      )}
      {state === "shown" && amount !== undefined && (
        <g transform="translate(100 10)">
          <path d="M-15-36h30l21 21v30L15 36h-30l-21-21v-30z" fill="#E9C98A" stroke="#070B0D" stroke-width="3" />
          <text class="dk-fist__amount" y="14" text-anchor="middle">
            {amount}
          </text>
        </g>
      )}
    </Drawing>
  );
}

const HAND_OUTLINE = "M60 172L44 124 46 100l2-48 6-8 14-2 8 8 8-12 12-2 6 10 6-8h12l6 12 6-6 12 2 6 14 10 56-12 54z";

/** Four knuckles, the thumb across them, ink lines. */
const HAND = (
  <>
    <path d="M60 172L44 124l6-58 100-6 10 56-12 54z" fill="#8B8B7E" stroke="#070B0D" stroke-width="3" />
    <path d="M60 172L44 124l2-20 28 38 8 29z" fill="#C4BBA2" />
    <path d="M146 116h14l-12 54-26 1z" fill="#55594F" />
    <g stroke="#070B0D" stroke-width="2.6">
      <path d="M48 110l-2-48 8-14 14-2 8 12v54l-10 8z" fill="#D8CDB2" />
      <path d="M76 112V52l8-12 12-2 6 14v60l-12 6z" fill="#CFC4A8" />
      <path d="M102 112V54l6-12h12l6 14v54l-12 8z" fill="#B7AE96" />
      <path d="M126 110V62l6-10 12 2 6 12v38l-10 10z" fill="#8F8E7F" />
    </g>
    <path d="M48 62l7-13 12-1-5 14zM78 52l7-11 10-1-4 13zM104 54l5-10h9l-3 11zM128 62l5-8 8 1-3 9z" fill="#F6EFDC" />
    <path d="M66 62l9-3v50l-9 7zM93 52l8-1v59l-9 5zM117 56h8v53l-9 6zM142 64l7 3v36l-8 8z" fill="#5F6157" />
    <path d="M38 122l8-22 18-4 56 11 10 10-7 15-45 12-26-2z" fill="#EADFC6" stroke="#070B0D" stroke-width="2.8" />
    <path d="M38 122l14 20 26 2 45-12 7-15-12 6-42 8z" fill="#A69D86" />
    <path d="M110 106l10 1 10 10-7 3-12-4z" fill="#F6EFDC" stroke="#070B0D" stroke-width="1.4" />
    <path
      d="M52 70v34M57 74v26M80 62v44M85 68v34M106 66v38M111 70v30M130 74v26M48 116l16-8M56 121l22-10M70 124l22-9M64 150l8 18M72 152l8 16M88 150l4 18M98 148l4 20M110 146l2 22M122 142v26M134 136l-4 30M142 128l-6 34"
      stroke="#070B0D"
      stroke-width="1.5"
      fill="none"
      opacity=".75"
      stroke-linecap="round"
    />
  </>
);
