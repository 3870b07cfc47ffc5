import { pawnRef } from "@paravent/diktat/refs";
import { type Question, refuse } from "@paravent/kernel";
import { draftOf, setDraft } from "../../../store/draft.ts";
import { isNarrow } from "../../../store/media.ts";
import { journal } from "../../../store/table.ts";
import { whyNot } from "../../../ui/why.ts";
import { Icon, Piece } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { picked } from "../seen/subjects.ts";
import { attackedPile, attackOf } from "./attack.ts";
import { othersOf } from "./seen.ts";
import "./attack.css";
import { texts } from "../words/index.ts";

/** Whoever acts for the Others sees the attacked pile fanned, face down for them too, and a dagger for each blow. */
export function AttackPanel({ question }: { question: Question }) {
  const seen = useSeen();
  const words = texts.value.others;
  const acting = othersOf(seen)?.acting;
  const pile = attackedPile(seen);
  const attack = attackOf(journal.value);
  if (question.ask.shape !== "pick" || !acting || !pile) return null;
  const { from } = question.ask;
  const chosen = picked(draftOf(question));
  const turned = attack?.turned ?? [];
  const left = attack ? attack.assassins - turned.length : 0;
  const size = isNarrow.value ? 46 : 62;
  return (
    <section class="ot-attack" aria-label={words.attackLabel}>
      <div class="ot-attack-pile">
        <h2>
          {words.pileOf(seen.name(acting.target), seen.words.sector(pile.sector))}
          <small>{words.hiddenForYou}</small>
        </h2>
        <ol>
          {turned.map((kind, at) => {
            const key = `turned ${at}`;
            return (
              <li key={key} class="dead">
                <Piece kind={kind} look="dim" size={size} label={seen.words.agent(kind)} />
                {seen.words.agent(kind)}
                <small>{words.gone}</small>
              </li>
            );
          })}
          {pile.pawns.map(({ id, kind }, at) => {
            const ref = pawnRef(id);
            const isChosen = chosen === ref;
            const why = from.includes(ref) ? null : (question.closed[ref] ?? refuse("notOffered", question.rule));
            return (
              <li key={id} class={isChosen ? "chosen" : ""}>
                <button
                  type="button"
                  data-ref={ref}
                  aria-pressed={isChosen}
                  aria-disabled={why !== null}
                  aria-label={words.pawn(at + 1)}
                  onClick={() => why === null && setDraft(question.subject, isChosen ? [] : [ref])}
                  {...whyNot(why)}
                >
                  <Piece kind={kind} look="hidden" size={size} />
                  {isChosen && (
                    <i class="ot-dagger">
                      <Icon name="kill" size={14} />
                    </i>
                  )}
                </button>
                {words.pawn(at + 1)}
                <small>{isChosen ? words.named : words.hidden}</small>
              </li>
            );
          })}
        </ol>
      </div>
      <div class="ot-attack-odds">
        <h2>
          {words.assassinations}
          <small>{attack && words.leftOf(left, attack.assassins)}</small>
        </h2>
        <p class="ot-daggers" aria-hidden="true">
          {Array.from({ length: attack?.assassins ?? 0 }, (_, at) => (
            <i key={at} class={at < turned.length ? "spent" : ""}>
              <Icon name="kill" size={14} />
            </i>
          ))}
        </p>
        <p>{words.ifDiscarded(seen.pack.constants.emissaryBounty)}</p>
        <p>{words.ifGuard(seen.name(acting.target), seen.pack.constants.guardPenalty)}</p>
      </div>
    </section>
  );
}
