import type { PileView } from "@paravent/diktat";
import { pawnRef, sleeperRef } from "@paravent/diktat/refs";
import { tooMany } from "../../../drafts/draft.ts";
import { t } from "../../../i18n/index.ts";
import { whyNot } from "../../../ui/why.ts";
import { askedNow, type Layer } from "../answer/layers.ts";
import { whyNoThing } from "../answer/why.ts";
import { Icon, Medallion, Piece } from "../art/index.ts";
import { OTHERS } from "../others/seen.ts";
import { labelOf } from "../seen/labels.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

/** One pile fanned from top to base. A pawn that cannot be named stays in its place and says why. */
export function Fan({ pile, layer }: { pile: PileView; layer: Layer }) {
  const seen = useSeen();
  const sleeper = sleeperRef(pile.id);
  return (
    <div class="tb-fan">
      <h2>
        <Medallion cabal={seen.player(pile.owner).cabal} size={18} />
        {pile.owner === seen.you ? t.value.table.you : seen.name(pile.owner)}
        <small>{texts.value.targets.fromTop}</small>
      </h2>
      <ol>
        {pile.pawns.map(({ id, kind }, at) => {
          const ref = pawnRef(id);
          const why = tooMany(layer, layer.chosen, ref, askedNow(seen)?.rule) ?? whyNoThing(seen, ref, layer.offered);
          const chosen = layer.chosen.includes(ref);
          const what = kind === null ? texts.value.unknown : seen.words.pawn(kind, pile.owner);
          return (
            <li key={id}>
              <button
                type="button"
                data-ref={ref}
                aria-label={`${labelOf(seen, ref)}, ${what}`}
                aria-pressed={chosen}
                aria-disabled={why !== null}
                onClick={() => why === null && layer.press(ref)}
                {...whyNot(why)}
              >
                <Piece
                  kind={kind}
                  look={chosen ? "draft" : kind === null ? "hidden" : "known"}
                  size={48}
                  others={pile.owner === OTHERS}
                />
              </button>
              <span aria-hidden="true">{at + 1}</span>
            </li>
          );
        })}
        {layer.offered.includes(sleeper) && (
          <li>
            <button
              type="button"
              class="tb-sleeper"
              data-ref={sleeper}
              aria-label={labelOf(seen, sleeper)}
              aria-pressed={layer.chosen.includes(sleeper)}
              onClick={() => layer.press(sleeper)}
            >
              <Icon name="sleeper" size={48} />
            </button>
          </li>
        )}
      </ol>
    </div>
  );
}
