import type { Seat } from "@paravent/kernel";
import { isPhone } from "../../../../store/media.ts";
import { cabalLook, Icon, Medallion } from "../../art/index.ts";
import { type Goods, goodName, goodPicture } from "../../politics/goods.tsx";
import { called } from "../../seen/called.ts";
import { useSeen } from "../../seen/seen.ts";
import { texts } from "../../words/index.ts";
import type { Settled } from "./settled.ts";
import "./trade-scene.css";

interface Side {
  readonly seat: Seat;
  readonly gives: Goods;
}

interface Props {
  readonly sides: readonly Side[];
  /** The reader's own PP, before and after; nobody else's are known. */
  readonly settled: readonly Settled[];
}

/**
 * A trade that is made (DK-RUL-48): what each gives lies before them, and both parts cross at once. Who is no party sees
 * what lies open of it, and is always told that the rest stays between the two.
 */
export function Trade({ sides, settled }: Props) {
  const { you } = useSeen();
  const words = texts.value.beats.trade;
  const isParty = sides.some(({ seat }) => seat === you);
  return (
    <div class="bt-trade">
      <h2 class="bt-word disp">
        {words.made}
        <small>{isParty ? words.both : words.between}</small>
      </h2>
      {sides.map(({ seat, gives }) => (
        <Tray key={seat} seat={seat} gives={gives} own={settled.find((one) => one.seat === seat)} isParty={isParty} />
      ))}
      <i class="bt-trade-sign" aria-hidden="true">
        <Icon name="trade" size={isPhone.value ? 40 : 60} />
      </i>
    </div>
  );
}

interface TrayProps extends Side {
  readonly own: Settled | undefined;
  readonly isParty: boolean;
}

/** One player, and what they put in; it goes over to the other one. */
function Tray({ seat, gives, own, isParty }: TrayProps) {
  const seen = useSeen();
  const words = texts.value.beats.trade;
  const { cabal } = seen.player(seat);
  const goods = Object.entries(gives);
  return (
    <section class="bt-tray" style={{ "--who": cabalLook(cabal).colour }}>
      <h3 class="disp">
        <Medallion cabal={cabal} size={isPhone.value ? 28 : 40} />
        {called(seen, seat)}
        {own?.totals && <small>{words.pp(own.totals.before, own.totals.after)}</small>}
      </h3>
      <ul>
        {goods.map(([ref, n]) => (
          <li key={ref}>
            <span>{goodPicture(ref, isPhone.value ? 44 : 64)}</span>
            <b>{n > 1 ? `${n} × ${goodName(seen, ref)}` : goodName(seen, ref)}</b>
          </li>
        ))}
        {goods.length === 0 && <li class="none">{isParty ? words.nothing : words.hidden}</li>}
      </ul>
    </section>
  );
}
