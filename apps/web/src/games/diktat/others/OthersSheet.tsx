import type { Agent } from "@paravent/diktat";
import { Icon, Piece } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { Cells, GloomRings, Of } from "./CorruptionTrack.tsx";
import { gloomPlaced, OTHERS, othersOf, pawnsOfOthers } from "./seen.ts";
import "./others.css";
import { texts } from "../words/index.ts";

const KINDS: readonly Agent[] = ["citizen", "guard", "emissary"];

/** The whole board of the Others: track, Gloom, their discarded pawns face up, and the Bile card. */
export function OthersSheet() {
  const seen = useSeen();
  const others = othersOf(seen);
  const words = texts.value.others;
  if (!others) return null;
  const bile = seen.words.bile(others.bile);
  const { outside, waiting } = pawnsOfOthers(seen);
  return (
    <div class="ot-sheet">
      <h2 class="disp">
        <Icon name="claw" size={26} />
        {words.title}
      </h2>
      <p>{words.pawns(outside, waiting)}</p>
      <h3>
        {words.corruption} <Of n={others.corruption.length} />
      </h3>
      <Cells others={others} />
      <p class="ot-warn">{words.defeatAhead}</p>
      <h3>
        {words.gloom} <Of n={gloomPlaced(others)} />
      </h3>
      <GloomRings others={others} />
      <p>{words.gloomText}</p>
      <h3>{words.discarded}</h3>
      {others.discarded.length === 0 ? (
        <p>{words.nobodyDiscarded}</p>
      ) : (
        <ul class="ot-discarded">
          {KINDS.map((kind) => {
            const n = others.discarded.filter((other) => other === kind).length;
            return (
              <li key={kind} class={n === 0 ? "none" : ""}>
                <Piece kind={kind} look="public" size={44} others />
                <b>×{n}</b>
                {seen.words.pawn(kind, OTHERS, n)}
              </li>
            );
          })}
        </ul>
      )}
      <h3>{bile.title}</h3>
      <p>{bile.text}</p>
    </div>
  );
}
