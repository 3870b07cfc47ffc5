import { t } from "../../../i18n/index.ts";
import { asking, prepareAct, preparing, putAway } from "../../../store/draft.ts";
import { useSeen } from "../seen.ts";
import "./standing.css";

/** Things that may be done at any moment: a Debt, an Affinity. Closed ones say why when touched. */
export function StandingActions() {
  const { view, words } = useSeen();
  if (view.standing.length === 0) return null;
  return (
    <ul class="tb-standing" aria-label={t.value.table.own.anytime}>
      {view.standing.map(({ act, ask, closed }) => (
        <li key={act}>
          <button
            type="button"
            data-act={act}
            aria-pressed={preparing.value === act}
            aria-disabled={ask === null}
            title={closed ? words.refusal(closed) : words.standing(act).quiet}
            onClick={() => {
              asking.value = null;
              if (preparing.value === act) putAway();
              else prepareAct(act);
            }}
          >
            {words.standing(act).lead}
          </button>
        </li>
      ))}
    </ul>
  );
}
