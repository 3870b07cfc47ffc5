import { preparing, setDraft, toggleAct } from "../../../store/draft.ts";
import { isNarrow, isTight } from "../../../store/media.ts";
import { whyNot } from "../../../ui/why.ts";
import { PowerOctagon } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import "./bid.css";
import { texts } from "../words/index.ts";

/** As many amounts fit on one row with their captions. */
const oneRow = () => (isNarrow.value ? 5 : isTight.value ? 7 : 12);

/** A rich player has many amounts: they shrink, but a finger still hits each. */
function sizeFor(amounts: number, cramped: boolean): number {
  if (isNarrow.value) return amounts <= oneRow() ? 50 : 44;
  if (isTight.value && !cramped) return amounts <= oneRow() ? 54 : 44;
  return cramped ? 40 : amounts <= 10 ? 66 : amounts <= oneRow() ? 54 : 44;
}

interface Props {
  /** Which question the amount answers, asked by now or about to be. */
  readonly subject: string;
  readonly min: number;
  readonly max: number;
  readonly amount: number;
  /** There is less room than a whole row of the table. */
  readonly cramped?: boolean;
}

/** One octagon for each amount, and the Debt that would bring more of them. */
export function BidAmounts({ subject, min, max, amount, cramped = false }: Props) {
  const { bid } = texts.value;
  const amounts = Array.from({ length: max - min + 1 }, (_, step) => min + step);
  const size = sizeFor(amounts.length, cramped);
  const captioned = amounts.length <= oneRow() && !cramped;
  const note = (n: number) => (n === amount ? bid.now : n === 0 ? bid.none : n === max ? bid.all : "");
  return (
    <div class={cramped ? "tb-bid-amounts cramped" : "tb-bid-amounts"}>
      {amounts.map((n) => (
        <span key={n} class={n === amount ? "on" : ""}>
          <button
            type="button"
            data-ref={n}
            aria-pressed={n === amount}
            aria-label={bid.amount(n)}
            onClick={() => setDraft(subject, n)}
          >
            <PowerOctagon amount={n} size={size} off={n === 0 || n > amount} />
          </button>
          {captioned && <small aria-hidden="true">{note(n)}</small>}
        </span>
      ))}
      <Debt size={size} captioned={captioned} />
    </div>
  );
}

/** DK-RUL-35: a Debt may be taken for the bid, before the bids are being made; afterwards it says why not. */
function Debt({ size, captioned }: { size: number; captioned: boolean }) {
  const { view, words, pack } = useSeen();
  const debt = view.standing.find(({ act }) => act === "takeDebt");
  if (!debt) return null;
  const { act, closed } = debt;
  return (
    <span>
      <button
        type="button"
        class="tb-bid-debt disp"
        style={{ "--s": `${size}px` }}
        data-act={act}
        aria-label={`+${pack.constants.debtPp}. ${words.standing(act).lead}`}
        title={closed ? undefined : texts.value.bid.debt}
        aria-pressed={preparing.value === act}
        aria-disabled={closed !== null}
        onClick={() => !closed && toggleAct(act)}
        {...whyNot(closed)}
      >
        +{pack.constants.debtPp}
      </button>
      {captioned && <small aria-hidden="true">{texts.value.bid.debt}</small>}
    </span>
  );
}
