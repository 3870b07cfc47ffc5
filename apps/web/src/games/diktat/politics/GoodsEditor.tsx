import { readRef } from "@paravent/diktat/refs";
import { type Ref, type Refusal, refuse } from "@paravent/kernel";
import { remaining } from "../../../drafts/draft.ts";
import { t } from "../../../i18n/index.ts";
import { whyNot } from "../../../ui/why.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { addThing, changeDeal, removeThing, type Side } from "./deal.ts";
import { counted, GoodRow, goodName, goodPicture } from "./goods.tsx";

interface Props {
  readonly side: "give" | "want";
  readonly value: Side;
  readonly most: number;
  readonly supply: Readonly<Record<string, number>>;
}

/** Pictures of what could be added are smaller than those of what is. */
const CHIP = 28;

/** A marker by its sector alone: the picture says that it is one. */
function chipName(seen: Seen, ref: Ref): string {
  const read = readRef(ref);
  return read.kind === "marker" ? seen.words.sector(read.sector) : goodName(seen, ref);
}

/** One side of a trade: what lies on it, and everything that could be added. */
export function GoodsEditor({ side, value, most, supply }: Props) {
  const seen = useSeen();
  const { trade } = texts.value.politics;
  const { question } = t.value;
  const setPp = (pp: number) => changeDeal({ [side]: { ...value, pp: Math.max(0, Math.min(most, pp)) } });
  const addable = Object.keys(supply).filter((ref) => remaining(supply, [...value.things], ref) > 0);
  /** Nobody gives what they do not have. */
  const noMore = (ref: Ref): Refusal | null => {
    if (ref === "pp") return value.pp >= most ? refuse("outOfRange", "DK-TRADE-04", { min: 0, max: most }) : null;
    return addable.includes(ref) ? null : refuse("tooMany", "DK-TRADE-01", { max: supply[ref] ?? 0 });
  };
  return (
    <>
      <ul class="tb-goods">
        {counted(value.things, value.pp).map(([ref, n]) => (
          <GoodRow key={ref} of={ref} n={n} look="draft" seen={seen}>
            <button
              type="button"
              class="tb-good-step"
              aria-label={question.less(goodName(seen, ref))}
              onClick={() => (ref === "pp" ? setPp(value.pp - 1) : removeThing(side, ref))}
            >
              −
            </button>
            {(ref === "pp" || (supply[ref] ?? 0) > 1) && (
              <button
                type="button"
                class="tb-good-step"
                aria-label={question.more(goodName(seen, ref))}
                aria-disabled={noMore(ref) !== null}
                onClick={() => (ref === "pp" ? setPp(value.pp + 1) : addThing(side, supply, ref))}
                {...whyNot(noMore(ref))}
              >
                +
              </button>
            )}
          </GoodRow>
        ))}
      </ul>
      <ul class="tb-addable" aria-label={trade.add}>
        {value.pp === 0 && most > 0 && (
          <li>
            <button type="button" data-good="pp" onClick={() => setPp(1)}>
              {goodPicture("pp", CHIP)} PP
            </button>
          </li>
        )}
        {addable
          .filter((ref) => !value.things.includes(ref))
          .map((ref) => (
            <li key={ref}>
              <button
                type="button"
                data-good={ref}
                aria-label={goodName(seen, ref)}
                onClick={() => addThing(side, supply, ref)}
              >
                {goodPicture(ref, CHIP)} {chipName(seen, ref)}
              </button>
            </li>
          ))}
      </ul>
    </>
  );
}
