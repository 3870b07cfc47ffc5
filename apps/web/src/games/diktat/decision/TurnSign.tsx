import type { ComponentProps } from "preact";
import { Medallion } from "../art/index.ts";
import "./turn-sign.css";

interface Props {
  readonly cabal: ComponentProps<typeof Medallion>["cabal"];
  /** 1 is clockwise. */
  readonly direction: 1 | -1;
  readonly size: number;
}

/** Who plays first, and round them which way the turn goes. */
export function TurnSign({ cabal, direction, size }: Props) {
  return (
    <span class={direction === 1 ? "dk-turn" : "dk-turn back"} style={{ width: size, height: size }}>
      <svg viewBox="-4 -4 56 56" aria-hidden="true">
        <path class="way" d="M24 3A21 21 0 1 1 5.800 13.500" />
        <path class="tip" d="M9.300 7.500 -1.900 13.700 10.300 20.700Z" />
      </svg>
      <Medallion cabal={cabal} size={Math.round(size * 0.58)} />
    </span>
  );
}
