import type { Manoeuvre } from "@paravent/diktat";
import { asking, draftOf, preparing, putAway, setDraft } from "../../../store/draft.ts";
import { whyNot } from "../../../ui/why.ts";
import { whyNoManoeuvre } from "../answer/why.ts";
import { Icon, Medallion } from "../art/index.ts";
import { closePolitics } from "../politics/open.ts";
import { MANOEUVRE_ICON } from "../seats/Pips.tsx";
import { type Seen, useSeen } from "../seen/seen.ts";
import { CHOOSE_MANOEUVRE, picked } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";

export const MANOEUVRES = Object.keys(MANOEUVRE_ICON) as Manoeuvre[];

/** Drafts a manoeuvre, or says why it is closed. */
export function chooseManoeuvre(seen: Seen, manoeuvre: Manoeuvre): void {
  const { question } = seen.view;
  asking.value = whyNoManoeuvre(seen, manoeuvre);
  if (question?.subject !== CHOOSE_MANOEUVRE || question.ask.shape !== "pick") return;
  putAway();
  if (question.ask.from.includes(manoeuvre)) setDraft(CHOOSE_MANOEUVRE, [manoeuvre]);
}

/** The places of the Cabal board are the buttons; pawns spent this Cycle lie on them. */
export function Manoeuvres() {
  const seen = useSeen();
  const { you, view, player, words } = seen;
  if (you === null) return null;
  const own = player(you);
  const { question } = view;
  const asked = question?.subject === CHOOSE_MANOEUVRE && preparing.value === null ? question : null;
  const chosen = asked ? picked(draftOf(asked)) : (seen.game.turn?.seat === you && seen.game.turn.manoeuvre) || null;
  return (
    <ul class="tb-manoeuvres" aria-label={texts.value.board.manoeuvres}>
      {MANOEUVRES.map((manoeuvre, at) => {
        const why = whyNoManoeuvre(seen, manoeuvre);
        const spent = own.performed.filter((other) => other === manoeuvre).length;
        return (
          <li key={manoeuvre}>
            <button
              type="button"
              data-ref={manoeuvre}
              aria-pressed={chosen === manoeuvre}
              aria-disabled={why !== null}
              aria-keyshortcuts={String(at + 1)}
              onClick={() => {
                // The sheet of politics would lie over the button that commits it.
                if (why === null) closePolitics();
                chooseManoeuvre(seen, manoeuvre);
              }}
              {...whyNot(why)}
            >
              <Icon name={MANOEUVRE_ICON[manoeuvre]} size={21} />
              <span>{words.manoeuvre(manoeuvre)}</span>
              <i class="tb-key" aria-hidden="true">
                {at + 1}
              </i>
            </button>
            {spent > 0 && (
              <span class="tb-spent" title={texts.value.board.spent(spent)}>
                <Medallion cabal={own.cabal} size={19} label={texts.value.board.spent(spent)} />
                {spent > 1 && <b aria-hidden="true">{spent}</b>}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
