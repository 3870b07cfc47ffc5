import type { Agent } from "@paravent/diktat";
import type { ComponentChildren } from "preact";
import { isPhone } from "../../../../store/media.ts";
import { ConquestBackdrop, Medallion, Piece } from "../../art/index.ts";
import { OTHERS } from "../../others/seen.ts";
import { called } from "../../seen/called.ts";
import { useSeen } from "../../seen/seen.ts";
import { texts } from "../../words/index.ts";
import type { PileThen } from "./pile-around.ts";

/** The sector on stage, under a veil, with its name and whose pile is opened. */
export function SectorBehind({ pile }: { pile: PileThen }) {
  const seen = useSeen();
  const { words, player } = seen;
  const owner = called(seen, pile.owner);
  return (
    <>
      <ConquestBackdrop sector={pile.sector} />
      <div class="bt-dark" />
      <h2 class="bt-place disp">
        {words.sector(pile.sector)}
        <small>
          <Medallion cabal={player(pile.owner).cabal} size={18} />
          {texts.value.beats.pile(owner, pile.count)}
        </small>
      </h2>
    </>
  );
}

interface FanProps {
  readonly pile: PileThen;
  /** Places that are named, counted from the top. */
  readonly named: readonly number[];
  /** What this observer sees of a pawn that is looked at. */
  readonly seen?: ReadonlyMap<number, Agent>;
  /** What points at a named pawn. */
  readonly pointer?: ComponentChildren;
}

/** The pawns of an opened pile, top first. */
export function Fan({ pile, named, seen, pointer }: FanProps) {
  const size = pawnSize(pile.count);
  return (
    <ol class="bt-fan">
      {Array.from({ length: pile.count }, (_, at) => {
        const place = at + 1;
        const kind = seen?.get(place) ?? null;
        return (
          <li key={place} class={named.includes(place) ? "named" : ""} style={{ "--from": at - (pile.count - 1) / 2 }}>
            {named.includes(place) && pointer}
            <Piece kind={kind} look={kind === null ? "hidden" : "known"} size={size} others={pile.owner === OTHERS} />
            <span>{place}</span>
          </li>
        );
      })}
    </ol>
  );
}

function pawnSize(count: number): number {
  if (isPhone.value) return count > 8 ? 38 : count > 4 ? 50 : 66;
  return count > 9 ? 48 : count > 6 ? 66 : 86;
}
