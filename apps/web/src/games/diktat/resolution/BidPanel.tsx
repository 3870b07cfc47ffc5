import type { Question } from "@paravent/kernel";
import { t } from "../../../i18n/index.ts";
import { draftOf, setDraft } from "../../../store/draft.ts";
import { isNarrow } from "../../../store/media.ts";
import { PowerOctagon } from "../art/index.ts";
import { useSeen } from "../seen.ts";
import "./bid.css";

/** As many amounts fit on one row with their captions. */
const ONE_ROW = 12;

/** A rich player has many amounts: they shrink, but a finger still hits each. */
function sizeFor(amounts: number): number {
  if (isNarrow.value) return amounts <= ONE_ROW ? 50 : 44;
  return amounts <= 10 ? 66 : amounts <= ONE_ROW ? 54 : 44;
}

/** The secret bid: one octagon for each amount, what there was and what will be left. */
export function BidPanel({ question }: { question: Question }) {
  const { game } = useSeen();
  const { bid } = t.value.table;
  if (question.ask.shape !== "amount") return null;
  const { min, max } = question.ask;
  const draft = draftOf(question);
  const amount = typeof draft === "number" ? draft : min;
  const pp = game.own?.pp ?? max;
  const amounts = Array.from({ length: max - min + 1 }, (_, step) => min + step);
  const note = (n: number) => (n === amount ? bid.now : n === 0 ? bid.none : n === max ? bid.all : "");
  return (
    <section class="tb-bid" aria-label={bid.label}>
      <div class="tb-bid-side">
        <h2>{bid.before}</h2>
        <p>
          <PowerOctagon size={44} />
          <b class="disp">{pp}</b>
          <span>{bid.beforeText}</span>
        </p>
      </div>
      <fieldset>
        <legend>{bid.label}</legend>
        <div class="tb-bid-amounts">
          {amounts.map((n) => (
            <span key={n} class={n === amount ? "on" : ""}>
              <button
                type="button"
                data-ref={n}
                aria-pressed={n === amount}
                aria-label={bid.amount(n)}
                onClick={() => setDraft(question.subject, n)}
              >
                <PowerOctagon amount={n} size={sizeFor(amounts.length)} off={n === 0 || n > amount} />
              </button>
              {amounts.length <= ONE_ROW && <small aria-hidden="true">{note(n)}</small>}
            </span>
          ))}
        </div>
      </fieldset>
      <div class="tb-bid-side">
        <h2>{bid.after}</h2>
        <p>
          <PowerOctagon size={44} />
          <b class="disp">{pp - amount}</b>
          <span>{bid.afterText}</span>
        </p>
      </div>
    </section>
  );
}
