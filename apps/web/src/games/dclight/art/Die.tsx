import { memo } from "../../../ui/memo.ts";
import { FaceGlyph, SignGlyph } from "./Glyph.tsx";
import type { Face } from "./glyphs.tsx";
import "./die.css";

export type Colour = "red" | "blue" | "green";

interface Props {
  readonly face: Face;
  readonly colour: Colour;
  /** A god has taken its meaning for this turn. */
  readonly isNeutral?: boolean | undefined;
  /** Tumbles in when it is first shown; the number delays it, so that dice do not fall as one. */
  readonly tumbling?: number | null | undefined;
}

/** One coloured die lying on a face. What surrounds it says whether it can be bought. */
export const Die = memo(Lying);

function Lying({ face, colour, isNeutral = false, tumbling = null }: Props) {
  const look = ["dc-die", isNeutral ? "neutral" : colour, tumbling === null ? "" : "tumbling"].join(" ");
  return (
    <span
      class={look}
      style={tumbling === null ? undefined : { "--fall": `${tumbling * 45}ms` }}
      data-about={`face:${face}`}
    >
      <FaceGlyph face={face} size={46} />
      {isNeutral && (
        <i class="dc-die-bolt">
          <SignGlyph sign="bolt" size={13} />
        </i>
      )}
    </span>
  );
}

export const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI"] as const;

/** The black die of the gods, with the number it shows. */
export function GodDie({ number }: { number: number }) {
  return (
    <span class="dc-die god" aria-hidden="true">
      <b>{ROMAN[number]}</b>
    </span>
  );
}
