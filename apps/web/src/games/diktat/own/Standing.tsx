import { preparing, toggleAct } from "../../../store/draft.ts";
import { memo } from "../../../ui/memo.ts";
import { whyNot } from "../../../ui/why.ts";
import { Icon, type IconName } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import "./standing.css";
import { texts } from "../words/index.ts";

/** Signs of the actions that stand here. */
const SIGNS: Readonly<Record<string, IconName>> = {
  takeDebt: "debt",
  placeAffinity: "anyAffinity",
  manifest: "manifestation",
};

/** Politics have a sheet of their own. */
const isHere = ({ act }: { act: string }) => Object.hasOwn(SIGNS, act);

/** Whether a name says the word that is seen, and not only its first letters. */
const hasWord = (name: string, word: string) => name.split(/[^\p{L}]+/u).includes(word);

/** Things that may be done at any moment: a Debt, an Affinity, a Manifestation. Closed ones say why when touched. */
export const StandingActions = memo(Actions);

function Actions({ compact = false }: { compact?: boolean }) {
  const { view, words } = useSeen();
  const here = view.standing.filter(isHere);
  if (here.length === 0) return null;
  return (
    <ul class={compact ? "tb-standing compact" : "tb-standing"} aria-label={texts.value.own.anytime}>
      {here.map(({ act, ask, closed }) => {
        const { lead, quiet } = words.standing(act);
        const sign = SIGNS[act];
        const short = texts.value.own.short[act] ?? lead;
        return (
          <li key={act}>
            <button
              type="button"
              data-act={act}
              data-about={sign && `sign:${sign}`}
              aria-label={hasWord(lead, short) ? lead : `${short}. ${lead}`}
              aria-pressed={preparing.value === act}
              aria-disabled={ask === null}
              title={closed ? undefined : quiet}
              onClick={() => !closed && toggleAct(act)}
              {...whyNot(closed)}
            >
              {sign && <Icon name={sign} size={20} />}
              <span>{short}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
