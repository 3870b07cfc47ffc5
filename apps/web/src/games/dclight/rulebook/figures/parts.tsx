import type { Sector, Track } from "@paravent/dclight";
import type { ComponentChildren } from "preact";
import { type Colour, Die, type Face, FaceGlyph, Shield } from "../../art/index.ts";
import { texts } from "../../words/index.ts";
import "./figures.css";

/** A city of the examples, by its seat. */
export function City({ seat, passed = false }: { readonly seat: number; readonly passed?: boolean }) {
  return (
    <span class={passed ? "dc-fig-city dc-fig-gone" : "dc-fig-city"}>
      <Shield seat={seat} size={26} />
      {texts.value.cities[seat]}
    </span>
  );
}

export function Dice({ colour, faces }: { readonly colour: Colour; readonly faces: readonly Face[] }) {
  return (
    <span class="dc-fig-row">
      {faces.map((face, at) => (
        <Die key={at} face={face} colour={colour} />
      ))}
    </span>
  );
}

/** Points on tracks: the sign and the number. */
export function Tracks({ of }: { readonly of: Readonly<Partial<Record<Track, number | string>>> }) {
  return (
    <span class="dc-fig-row">
      {Object.entries(of).map(([track, n]) => (
        <span key={track} class="dc-fig-track">
          <FaceGlyph face={track as Track} size={26} />
          {n}
        </span>
      ))}
    </span>
  );
}

/** Sector cards in their order; null is a card face down. */
export function Order({ of }: { readonly of: readonly (Sector | null)[] }) {
  return (
    <span class="dc-fig-row">
      {of.map((sector, at) => (
        <span key={at} class={`dc-fig-sector ${sector ?? "hidden"}`}>
          {sector && <FaceGlyph face={sector} size={26} />}
          <small>{at + 1}</small>
        </span>
      ))}
    </span>
  );
}

export function Line({ children }: { readonly children: ComponentChildren }) {
  return <div class="dc-fig-row">{children}</div>;
}

export function Panel({ children }: { readonly children: ComponentChildren }) {
  return <div class="dc-fig-panel">{children}</div>;
}

export const Arrow = () => <span class="dc-fig-arrow">→</span>;
