import type { Seat } from "@paravent/kernel";
import { t } from "../../../i18n/index.ts";
import { Icon } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import type { Goods } from "./goods.tsx";
import { ranksAfter } from "./ranks.ts";

interface Props {
  readonly partner: Seat;
  readonly give: Goods;
  readonly get: Goods;
}

/** What follows from the trade for both and for the table: Ranks, the office, and what the others will see. */
export function TradeEffects({ partner, give, get }: Props) {
  const seen = useSeen();
  const { trade } = texts.value.politics;
  const { youInside } = texts.value;
  const { colon } = t.value.table;
  if (seen.you === null) return null;
  const { ranks, administrator } = ranksAfter(seen, seen.you, partner, give, get);
  const stays = administrator === seen.game.administrator;
  return (
    <div class="tb-trade-line">
      <p class="tb-trade-ranks">
        <Icon name="rank" size={15} />
        {`${trade.rank}${colon} `}
        {ranks.map(({ seat, rank, isNew }, at) => (
          <span key={seat} class={isNew ? "new" : ""}>
            {seat === seen.you ? youInside : seen.name(seat)} <b>{rank}</b>
            {at === 0 && ","}
          </span>
        ))}
      </p>
      {administrator !== null && (
        <p class={stays ? "" : "new"}>
          <Icon name="admin" size={15} />
          {administrator === seen.you ? trade.youInOffice(stays) : trade.inOffice(seen.name(administrator), stays)}
        </p>
      )}
      <p>
        <Icon name="eye" size={15} /> {trade.seen}
      </p>
    </div>
  );
}
