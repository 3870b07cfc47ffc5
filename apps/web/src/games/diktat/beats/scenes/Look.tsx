import type { Agent } from "@paravent/diktat";
import type { Seat } from "@paravent/kernel";
import type { Step } from "../../../../stage/beat.ts";
import { STEPS } from "../../../../stage/beat.ts";
import { useSeen } from "../../seen/seen.ts";
import { texts } from "../../words/index.ts";
import { Eye } from "./Eye.tsx";
import { Fan, SectorBehind } from "./Opened.tsx";
import type { PileThen } from "./pile-around.ts";

interface Props {
  readonly pile: PileThen;
  readonly by: Seat;
  /** Pawns looked at; what they are is known to the one who looks alone. */
  readonly looked: readonly { readonly position: number; readonly kind: Agent | null }[];
  readonly step: Step;
}

/** A spy's eye opens on the pawn it looks at: everybody sees which, one sees what it is. */
export function Look({ pile, by, looked, step }: Props) {
  const { words, name, you } = useSeen();
  const { beats, legend } = texts.value;
  const isOpen = STEPS.indexOf(step) >= STEPS.indexOf("turn");
  const known = looked.flatMap(({ position, kind }) => (kind === null ? [] : [[position, kind] as const]));
  const [first] = known;
  return (
    <div class="bt-look">
      <SectorBehind pile={pile} />
      <Eye />
      <Fan pile={pile} named={looked.map(({ position }) => position)} seen={new Map(isOpen ? known : [])} />
      <p class="bt-caption">
        {you === by && first && known.length === 1 ? <b class="disp">{words.pawn(first[1], pile.owner)}</b> : null}
        <span>{you === by ? legend.known : beats.onlyLooks(name(by))}</span>
      </p>
    </div>
  );
}
