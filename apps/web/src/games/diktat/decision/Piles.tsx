import type { PileView, SectorId } from "@paravent/diktat";
import { pawnRef, sleeperRef } from "@paravent/diktat/refs";
import type { Ref } from "@paravent/kernel";
import { useRef } from "preact/hooks";
import { tooMany } from "../../../drafts/draft.ts";
import { Option } from "../../../questions/Option.tsx";
import { whyNot } from "../../../ui/why.ts";
import { type Asked, type Layer, layersOf } from "../answer/layers.ts";
import { pictureIn } from "../answer/pictures.tsx";
import { whyNoThing } from "../answer/why.ts";
import { Icon, Medallion, Piece } from "../art/index.ts";
import { OTHERS_VICTIM } from "../others/attack.ts";
import { OTHERS } from "../others/seen.ts";
import { called } from "../seen/called.ts";
import { labelOf, optionLabel } from "../seen/labels.ts";
import { pilesIn } from "../seen/piles.ts";
import { sectorOfThing, thingOf } from "../seen/refs.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { knownOf } from "./known.ts";
import { useLargestPawns } from "./largest-pawns.ts";
import "./piles.css";

/** The piles of a sector, opened from top to base, with what the reader knows of each pawn. */
export function Piles({ asked, sector }: { asked: Asked; sector: SectorId }) {
  const seen = useSeen();
  const layer = layersOf(asked).layers.at(-1);
  if (!layer) return null;
  // The Others attack one pile: the bar has how to stop.
  const isAttack = asked.key === OTHERS_VICTIM;
  const isOpen = (pile: PileView) => (pile.owner !== seen.you && !isAttack) || isOffered(layer, pile);
  const piles = pilesIn(seen, sector).filter(isOpen);
  const words = isAttack ? [] : layer.offered.filter((ref) => sectorOfThing(thingOf(seen, ref)) === null);
  return (
    <>
      <OpenPiles piles={piles} layer={layer} asked={asked} />
      {words.length > 0 && (
        <div class="dk-words">
          {words.map((ref) => (
            <Option
              key={ref}
              value={ref}
              label={optionLabel(seen, ref, asked.about)}
              picture={pictureIn(seen, ref, asked)}
              pressed={layer.chosen.includes(ref)}
              onPress={() => layer.press(ref)}
            />
          ))}
        </div>
      )}
    </>
  );
}

const isOffered = ({ offered }: Layer, { id, pawns }: PileView): boolean =>
  pawns.some((pawn) => offered.includes(pawnRef(pawn.id))) || offered.includes(sleeperRef(id));

interface PilesProps {
  readonly piles: readonly PileView[];
  readonly layer: Layer;
  readonly asked: Asked;
}

function OpenPiles({ piles, layer, asked }: PilesProps) {
  const seen = useSeen();
  const room = useRef<HTMLDivElement>(null);
  const words = piles.map((pile) => pile.pawns.map(({ id, kind }) => knownOf(seen, asked, pile, id, kind)));
  useLargestPawns(room, Math.max(...piles.map((pile) => placesIn(layer, pile))), JSON.stringify(words));
  return (
    <div class="dk-piles" ref={room}>
      {piles.map((pile) => (
        <OpenPile key={pile.id} pile={pile} layer={layer} asked={asked} />
      ))}
    </div>
  );
}

/** A Sleeper Agent lies beside the pawns of its pile. */
const placesIn = ({ offered }: Layer, { id, pawns }: PileView): number =>
  pawns.length + (offered.includes(sleeperRef(id)) ? 1 : 0);

interface PileProps {
  readonly pile: PileView;
  readonly layer: Layer;
  readonly asked: Asked;
}

function OpenPile({ pile, layer, asked }: PileProps) {
  const seen = useSeen();
  const sleeper = sleeperRef(pile.id);
  return (
    <div class="tb-fan dk-pile">
      <h3>
        <Medallion cabal={seen.player(pile.owner).cabal} size={20} />
        {texts.value.beats.pile(called(seen, pile.owner), pile.pawns.length)}
      </h3>
      <ol style={{ "--pawns": placesIn(layer, pile) }}>
        {pile.pawns.map(({ id, kind }, at) => {
          const ref = pawnRef(id);
          const why = tooMany(layer, layer.chosen, ref, asked.rule) ?? whyNoThing(seen, ref, layer.offered);
          const chosen = layer.chosen.includes(ref);
          const { what, how } = knownOf(seen, asked, pile, id, kind);
          return (
            <li key={id} class={chosen ? "chosen" : why ? "closed" : ""}>
              <Pawn of={ref} chosen={chosen} layer={layer} why={why}>
                <b class="disp" aria-hidden="true">
                  {at + 1}
                </b>
                <span class="visually-hidden">{labelOf(seen, ref)},</span>
                <Piece
                  kind={kind}
                  look={kind === null ? "hidden" : "known"}
                  size="var(--pawn-size)"
                  others={pile.owner === OTHERS}
                />
                <span>{what}</span>
                <small>{how}</small>
              </Pawn>
            </li>
          );
        })}
        {layer.offered.includes(sleeper) && (
          <li class={layer.chosen.includes(sleeper) ? "chosen" : ""}>
            <Pawn of={sleeper} chosen={layer.chosen.includes(sleeper)} layer={layer} why={null}>
              <Icon name="sleeper" />
              <span class="visually-hidden">{labelOf(seen, sleeper)}</span>
              <span aria-hidden="true">{texts.value.decision.sleeper}</span>
            </Pawn>
          </li>
        )}
      </ol>
    </div>
  );
}

interface PawnProps {
  readonly of: Ref;
  readonly chosen: boolean;
  readonly layer: Layer;
  readonly why: ReturnType<typeof whyNoThing>;
  readonly children: preact.ComponentChildren;
}

/** A pawn that cannot be named stays in its place and says why. */
function Pawn({ of, chosen, layer, why, children }: PawnProps) {
  return (
    <button
      type="button"
      data-ref={of}
      aria-pressed={chosen}
      aria-disabled={why !== null}
      onClick={() => why === null && layer.press(of)}
      {...whyNot(why)}
    >
      {children}
    </button>
  );
}
