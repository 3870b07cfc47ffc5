import type { Seat } from "@paravent/kernel";
import { t } from "../../../i18n/index.ts";
import { Icon, PowerOctagon } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import type { Goods } from "./goods.tsx";
import { ranksAfter } from "./ranks.ts";

interface Props {
  readonly partner: Seat;
  readonly give: Goods;
  readonly get: Goods;
}

/** What follows from the trade for both and for the table: own PP, Ranks, the office, and what the others will see. */
export function TradeEffects({ partner, give, get }: Props) {
  const seen = useSeen();
  const { trade } = texts.value.politics;
  const { youInside } = texts.value;
  const { colon } = t.value.table;
  if (seen.you === null) return null;
  const { ranks, administrator } = ranksAfter(seen, seen.you, partner, give, get);
  const pp = seen.game.own?.pp ?? 0;
  const gained = (get.pp ?? 0) - (give.pp ?? 0);
  const stays = administrator === seen.game.administrator;
  return (
    <div class="tb-trade-line">
      {gained !== 0 && (
        <p class="new">
          <PowerOctagon size={20} /> PP <Change before={pp} after={pp + gained} />
        </p>
      )}
      <p class="tb-trade-ranks">
        <Icon name="rank" size={15} />
        {`${trade.rank}${colon} `}
        {ranks.map(({ seat, before, rank }, at) => (
          <span key={seat} class={rank === before ? "" : "new"}>
            {seat === seen.you ? youInside : seen.name(seat)} <Change before={before} after={rank} />
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

/** A number as it is, or between which two it would change. */
function Change({ before, after }: { readonly before: number; readonly after: number }) {
  if (before === after) return <b>{after}</b>;
  return (
    <>
      <b aria-hidden="true">
        {before} → {after}
      </b>
      <span class="visually-hidden">{t.value.stage.decision.fromTo(before, after)}</span>
    </>
  );
}
