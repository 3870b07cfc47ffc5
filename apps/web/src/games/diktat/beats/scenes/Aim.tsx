import { Blade } from "./Blade.tsx";
import { Fan, SectorBehind } from "./Opened.tsx";
import type { PileThen } from "./pile-around.ts";
import "./kill.css";

/** A pawn is named, and somebody may still do something about it before it turns over. */
export function Aim({ pile }: { readonly pile: PileThen }) {
  return (
    <div class="bt-aim">
      <SectorBehind pile={pile} />
      <Fan pile={pile} named={[pile.at]} pointer={<Blade />} />
    </div>
  );
}
