import type { Colour } from "@paravent/dclight";
import { CREATURE_FIELD, CreatureFigure, Die, FaceGlyph } from "../../art/index.ts";
import { texts } from "../../words/index.ts";
import type { Told } from "../story/told.ts";
import "./walk.css";

interface Props {
  readonly told: Told;
  readonly walk: { readonly from: number; readonly to: number };
  /** Dice that show a Creature, by colour. */
  readonly faces: readonly Colour[];
}

/** The common creature marker goes space by space, never sliding; the head of the next creature looks on. */
export function Walk({ told, walk, faces }: Props) {
  const words = texts.value.beats;
  const { summonAt } = told.game.common;
  const spaces = Array.from({ length: summonAt + 1 }, (_, space) => space);
  const steps = Math.max(1, Math.abs(walk.to - walk.from));
  return (
    <div class="dc-walk" style={{ "--steps": steps }}>
      <svg class="dc-walk-creature" viewBox={CREATURE_FIELD} aria-hidden="true">
        <CreatureFigure creature="hydra" />
      </svg>
      <p class="dc-walk-faces">
        {faces.map((colour, at) => (
          <Die key={at} face="creature" colour={colour} />
        ))}
        <b class="mc">{words.creatureFaces(faces.length)}</b>
      </p>
      <ol class="dc-walk-track">
        {spaces.map((space) => (
          <li key={space} class={lookOf(space, walk, summonAt)} style={{ "--nth": Math.abs(space - walk.from) }}>
            {space === walk.to || space === summonAt ? <FaceGlyph face="creature" size={18} /> : space}
          </li>
        ))}
      </ol>
      <p class="dc-walk-rest">{walk.to < summonAt && words.toGo(summonAt - walk.to)}</p>
    </div>
  );
}

function lookOf(space: number, { from, to }: Props["walk"], end: number): string {
  if (space === to) return "here";
  if (space >= Math.min(from, to) && space <= Math.max(from, to)) return "passed";
  return space === end ? "call" : "";
}
