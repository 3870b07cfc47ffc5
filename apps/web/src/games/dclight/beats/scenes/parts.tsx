import type { Seat } from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import type { Step } from "../../../../stage/beat.ts";
import { FaceGlyph, Shield } from "../../art/index.ts";
import { signed } from "../../seats/SeatPanel.tsx";
import { boundsOfTrack } from "../../seen/bounds.ts";
import { called } from "../../seen/called.ts";
import { texts } from "../../words/index.ts";
import { plus } from "../story/sentences.ts";
import type { Tally, Told } from "../story/told.ts";
import "./stage.css";

/** The whole stage, in the colours of the game: it is drawn outside the table. */
export function Stage(props: { readonly step: Step; readonly look: string; readonly children: ComponentChildren }) {
  return (
    <div class={`dc dc-stage ${props.look}`} data-step={props.step}>
      {props.children}
    </div>
  );
}

/** A player by shield and name; the reader is "you". */
export function Who({ told, seat, size = 24 }: { told: Told; seat: Seat; size?: number }) {
  return (
    <span class="dc-who">
      <Shield seat={seat} size={size} />
      <b>{called(told, seat)}</b>
    </span>
  );
}

/** The reader first, then clockwise. */
export function mineFirst<T extends { readonly seat: Seat }>(told: Told, things: readonly T[]): T[] {
  const { you } = told;
  return you === null ? [...things] : things.toSorted((a, b) => turns(a.seat, you) - turns(b.seat, you));
}
const turns = (seat: Seat, from: Seat): number => (seat - from + 8) % 8;

/** What changed for one player: each number before and after, and the points. */
export function TallyCard({ told, tally }: { told: Told; tally: Tally }) {
  const words = texts.value.beats;
  const { seat, changes, vp } = tally;
  const creature = changes.find(({ track }) => track === "creature");
  const points = vp.to - vp.from;
  return (
    <section class={seat === told.you ? "dc-tally mine" : "dc-tally"}>
      <h3>
        <Who told={told} seat={seat} />
      </h3>
      {changes.map(({ track, from, to }) => (
        <p key={track} class="dc-tally-row">
          <FaceGlyph face={track} size={20} />
          <span>{told.lexicon.track(track)}</span>
          <b class="mc">
            {signed(from)} → {signed(to)}
          </b>
        </p>
      ))}
      {points !== 0 ? (
        <p class="dc-tally-foot vp">{words.dashes(plus(points))}</p>
      ) : (
        creature && (
          <p class="dc-tally-foot">{words.creatureAt(creature.to, boundsOfTrack(told.pack, "creature").max)}</p>
        )
      )}
    </section>
  );
}
