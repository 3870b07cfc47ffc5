import type { PileView } from "@paravent/diktat";
import type { Question } from "@paravent/kernel";
import { t } from "../../../i18n/index.ts";
import { toggle } from "../../../questions/draft.ts";
import { Option } from "../../../questions/Option.tsx";
import { asking, draftOf, setDraft } from "../../../store/draft.ts";
import { Medallion, Piece } from "../art/index.ts";
import { labelOf, pawnPlace, pilesIn } from "../labels.ts";
import { fanned } from "../map/pointed.ts";
import { useSeen } from "../seen.ts";
import { picked } from "../subjects.ts";
import "./targets.css";

/** Which pawn to look at or to strike: a sector's piles fanned out with their places, and a list of all the others. */
export function TargetPanel({ question }: { question: Question }) {
  const seen = useSeen();
  const { targets } = t.value.table;
  if (question.ask.shape !== "pick") return null;
  const { ask } = question;
  const others = ask.from.filter((ref) => pawnPlace(seen, ref) === null);
  const offered = seen.game.piles.filter((pile) => pile.pawns.some(({ id }) => ask.from.includes(`pawn:${id}`)));
  const sectors = [...new Set(offered.map(({ sector }) => sector))];
  const open = fanned.value !== null && sectors.includes(fanned.value) ? fanned.value : null;
  const draft = draftOf(question);
  return (
    <section class="tb-targets" aria-label={targets.label}>
      <div class="tb-targets-list">
        {others.map((ref) => (
          <Option
            key={ref}
            value={ref}
            label={labelOf(seen, ref)}
            pressed={picked(draft) === ref}
            onPress={() => setDraft(question.subject, toggle(ask, draft, ref))}
          />
        ))}
        {sectors.map((sector) => (
          <button
            key={sector}
            type="button"
            class="q-option"
            data-sector-fan={sector}
            aria-expanded={sector === open}
            onClick={() => (fanned.value = sector === open ? null : sector)}
          >
            <span>{seen.words.sector(sector)}</span>
            {pilesIn(seen, sector).map((pile) => (
              <Medallion key={pile.id} cabal={seen.player(pile.owner).cabal} size={18} label={seen.name(pile.owner)} />
            ))}
          </button>
        ))}
      </div>
      {open === null ? (
        <p class="q-hint">{targets.hint}</p>
      ) : (
        pilesIn(seen, open).map((pile) => <Fan key={pile.id} pile={pile} question={question} />)
      )}
    </section>
  );
}

/** One pile fanned from top to base. A pawn that cannot be named stays in its place and says why. */
function Fan({ pile, question }: { pile: PileView; question: Question }) {
  const seen = useSeen();
  if (question.ask.shape !== "pick") return null;
  const { ask } = question;
  const draft = draftOf(question);
  return (
    <div class="tb-fan">
      <h2>
        <Medallion cabal={seen.player(pile.owner).cabal} size={18} />
        {pile.owner === seen.you ? t.value.table.you : seen.name(pile.owner)}
        <small>{t.value.table.targets.fromTop}</small>
      </h2>
      <ol>
        {pile.pawns.map(({ id, kind }, at) => {
          const ref = `pawn:${id}`;
          const isOpen = ask.from.includes(ref);
          const chosen = picked(draft) === ref;
          const what = kind === null ? t.value.table.unknown : seen.words.agent(kind);
          return (
            <li key={id}>
              <button
                type="button"
                data-ref={ref}
                aria-label={`${labelOf(seen, ref)}, ${what}`}
                aria-pressed={chosen}
                aria-disabled={!isOpen}
                onClick={() => {
                  if (isOpen) setDraft(question.subject, toggle(ask, draft, ref));
                  else asking.value = ref;
                }}
              >
                <Piece kind={kind} look={chosen ? "draft" : kind === null ? "hidden" : "known"} size={48} />
              </button>
              <span aria-hidden="true">{at + 1}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
