import type { ConquestView } from "@paravent/diktat";
import { t } from "../../../i18n/index.ts";
import { drafts } from "../../../store/draft.ts";
import { isNarrow } from "../../../store/media.ts";
import { Fist, Icon, Medallion } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { POWER_BID } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";

/** Fists of a Power Struggle: open while the bid can change, hatched when sealed, shown together. */
export function Struggle({ conquest }: { conquest: ConquestView }) {
  const seen = useSeen();
  const { struggle } = texts.value;
  const youWord = t.value.table.you;
  const { waiting, question } = seen.view;
  // One's own fist stands on the right, as in a duel.
  const seats = [...conquest.tied].sort((a, b) => Number(a === seen.you) - Number(b === seen.you));
  const many = seats.length > 2;
  const width = isNarrow.value ? (many ? 74 : 112) : many ? 150 : 218;
  const own = drafts.value[POWER_BID] ?? question?.sealed;
  return (
    <ul class={many ? "tb-fists many" : "tb-fists"}>
      {!many && (
        <li class="tb-versus disp" aria-hidden="true">
          {versus(seats.map((seat) => conquest.bids.find((shown) => shown.seat === seat)?.pp))}
        </li>
      )}
      {seats.map((seat, at) => {
        const bid = conquest.bids.find((shown) => shown.seat === seat);
        const sealed = waiting?.subject === POWER_BID && waiting.answered.includes(seat);
        const { cabal, rank } = seen.player(seat);
        const name = seat === seen.you ? youWord : seen.name(seat);
        const tag = bid
          ? struggle.bid(bid.pp)
          : sealed
            ? struggle.sealed
            : seat === seen.you && waiting?.subject === POWER_BID
              ? struggle.draft(typeof own === "number" ? own : 0)
              : struggle.thinking;
        return (
          <li key={seat}>
            <div class="tb-fist-who" data-about={`seat:${seat}`}>
              <b class="tb-fist-name disp">
                <Medallion cabal={cabal} size={34} />
                {name}
                {seen.game.administrator === seat && isNarrow.value && (
                  <i class="tb-admin">
                    <Icon name="admin" size={20} label={texts.value.seat.administrator} />
                  </i>
                )}
              </b>
              <small>
                {cabal && `${seen.words.cabal(cabal)} · `}
                {struggle.rank(rank)}
                {seen.game.administrator === seat && !isNarrow.value && <em>{texts.value.seat.administrator}</em>}
              </small>
              <span key={tag} class={bid ? "shown" : sealed ? "sealed" : "open"}>
                <Icon name={sealed && !bid ? "lock" : "pp"} size={14} />
                {tag}
              </span>
            </div>
            <Fist
              cabal={cabal ?? ""}
              state={bid ? "shown" : sealed ? "sealed" : "open"}
              side={at < seats.length / 2 ? "left" : "right"}
              amount={bid?.pp}
              width={width}
              label={`${name}${t.value.table.colon} ${tag}`}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** As many Emissaries on either side; then which bid was the higher. */
function versus([left, right]: readonly (number | undefined)[]): string {
  if (left === undefined || right === undefined || left === right) return "=";
  return left < right ? "<" : ">";
}
