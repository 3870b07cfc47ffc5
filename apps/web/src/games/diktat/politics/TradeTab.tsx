import type { OfferView } from "@paravent/diktat";
import { offerRef, seatRef } from "@paravent/diktat/refs";
import { refuse, type Seat } from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { act } from "../../../store/answer.ts";
import { RuleLink } from "../../../ui/RuleLink.tsx";
import { whyNot } from "../../../ui/why.ts";
import { Icon, Medallion } from "../art/index.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { deadline } from "./deadline.ts";
import { beginDeal, changeDeal, deal, dealForm, goodsOf, sideAsk } from "./deal.ts";
import { Foot } from "./Foot.tsx";
import { GoodsEditor } from "./GoodsEditor.tsx";
import { GoodList } from "./goods.tsx";
import { useLeafFocus } from "./leaf-focus.ts";
import { Parchment } from "./Parchment.tsx";
import { TradeEffects } from "./TradeEffects.tsx";

type Trade = Extract<OfferView, { kind: "trade" }>;

/** Trades with one player: the offer received, the offers made, or a new one being composed. */
export function TradeTab({ partner }: { partner: Seat }) {
  useLeafFocus();
  const seen = useSeen();
  const trades = seen.game.offers.filter((offer): offer is Trade => offer.kind === "trade");
  const received = trades.find(({ from }) => from === partner);
  const made = trades.filter(({ from, to }) => from === seen.you && to === partner);
  const composing = deal.value?.partner === partner ? deal.value : null;
  // A counter-offer whose offer is gone has nothing left to answer.
  useEffect(() => {
    if (composing?.counters && !dealForm(seen, partner, composing.counters)) deal.value = null;
  }, [seen.view.seq]);
  if (composing)
    return (
      <>
        <Steps now={composing.counters ? 1 : 0} />
        <Compose partner={partner} />
      </>
    );
  if (received)
    return (
      <>
        <Steps now={1} />
        <Received offer={received} />
      </>
    );
  return (
    <>
      {made.length > 0 && <Steps now={1} />}
      {made.map((offer) => (
        <Made key={offer.id} offer={offer} />
      ))}
      {made.length === 0 && <Begin partner={partner} />}
    </>
  );
}

/** How far the trade is. */
function Steps({ now }: { now: number }) {
  return (
    <ol class="tb-trade-steps">
      {texts.value.politics.trade.steps.map((step, at) => (
        <li key={step} class={at === now ? "on" : ""} aria-current={at === now ? "step" : undefined}>
          <i>{at + 1}</i>
          {step}
        </li>
      ))}
    </ol>
  );
}

function Begin({ partner }: { partner: Seat }) {
  const seen = useSeen();
  const { trade } = texts.value.politics;
  const why = seen.view.standing.find(({ act: name }) => name === "offerTrade")?.closed ?? null;
  return (
    <div class="tb-politics-begin">
      <p>
        {why ? seen.words.refusal(why) : trade.about(seen.name(partner))} {why?.rule && <RuleLink rule={why.rule} />}
      </p>
      <button
        type="button"
        class="tb-primary"
        data-do="compose"
        aria-disabled={why !== null}
        onClick={() => beginDeal(seen, partner)}
        {...whyNot(why)}
      >
        <Icon name="trade" size={16} /> {trade.begin}
      </button>
      <Columns partner={partner} give={<Blank />} get={<Blank />} />
    </div>
  );
}

/** Places where nothing lies yet. */
const Blank = () => <i class="tb-trade-blank" aria-hidden="true" />;

interface ColumnsProps {
  readonly partner: Seat;
  readonly give: ComponentChildren;
  readonly get: ComponentChildren;
  /** What is left behind the screen. */
  readonly keep?: string;
}

function Columns({ partner, give, get, keep }: ColumnsProps) {
  const seen = useSeen();
  const { trade } = texts.value.politics;
  return (
    <div class="tb-trade">
      <section>
        <h3 class="disp">
          <Medallion cabal={seen.you === null ? null : seen.player(seen.you).cabal} size={22} />
          {trade.youGive}
          <small class="tb-trade-keep">{keep}</small>
        </h3>
        {give}
      </section>
      <i class="tb-trade-arrows" aria-hidden="true">
        <Icon name="trade" size={24} />
      </i>
      <section>
        <h3 class="disp">
          <Medallion cabal={seen.player(partner).cabal} size={22} />
          {trade.youGet}
        </h3>
        {get}
      </section>
    </div>
  );
}

function Compose({ partner }: { partner: Seat }) {
  const seen = useSeen();
  const { trade } = texts.value.politics;
  const { counters, terms } = deal.value!;
  const form = dealForm(seen, partner, counters);
  if (!form) return null;
  const [give, want] = [sideAsk(form, "give"), sideAsk(form, "want")];
  const until = form.fields.until?.shape === "pick" ? form.fields.until.from : [];
  const send = async () => {
    const value = JSON.parse(JSON.stringify(terms));
    const name = counters ?? seatRef(partner);
    if (await act(counters ? "counterTrade" : "offerTrade", { branch: name, value })) deal.value = null;
  };
  const offered = terms.give.pp + terms.give.things.length + terms.want.pp + terms.want.things.length;
  const empty = offered === 0 ? refuse("emptyTrade", "DK-TRADE-01") : null;
  return (
    <>
      <Columns
        partner={partner}
        keep={trade.keep((seen.game.own?.pp ?? 0) - terms.give.pp)}
        give={<GoodsEditor side="give" value={terms.give} most={give.pp} supply={give.supply} />}
        get={<GoodsEditor side="want" value={terms.want} most={want.pp} supply={want.supply} />}
      />
      <TradeEffects partner={partner} give={goodsOf(terms.give)} get={goodsOf(terms.want)} />
      <div class="tb-trade-terms">
        <fieldset>
          <legend>{trade.until}</legend>
          {until.map((ref) => (
            <button
              key={ref}
              type="button"
              aria-pressed={terms.until.includes(ref)}
              onClick={() => changeDeal({ until: [ref] })}
            >
              {seen.words.ref(ref, seen.name)}
            </button>
          ))}
        </fieldset>
        <label>
          {trade.note}
          <input
            type="text"
            maxLength={200}
            value={terms.note}
            onInput={(event) => changeDeal({ note: event.currentTarget.value })}
          />
        </label>
      </div>
      <Foot text={trade.foot}>
        <button type="button" onClick={() => (deal.value = null)}>
          {trade.cancel}
        </button>
        <button
          type="button"
          class="tb-primary"
          data-send
          aria-disabled={empty !== null}
          onClick={() => empty === null && void send()}
          {...whyNot(empty)}
        >
          {counters ? trade.sendCounter : trade.send(seen.name(partner))}
        </button>
      </Foot>
    </>
  );
}

function Received({ offer }: { offer: Trade }) {
  const seen = useSeen();
  const { trade } = texts.value.politics;
  const ref = offerRef(offer.from, offer.id);
  const [room, setRoom] = useState<readonly string[]>([]);
  const slots = roomAsk(seen, ref);
  const accept = () => act("acceptTrade", slots ? { branch: ref, value: [...room] } : { branch: ref });
  // An oath offered beside the trade is read with it: one touch takes both, the trade first.
  const oath = seen.game.oathOffers.find(({ from, to }) => from === offer.from && to === seen.you);
  const acceptAndSwear = async () => {
    if (await accept()) await act("acceptOath", [seatRef(offer.from)]);
  };
  return (
    <>
      <Lead
        seat={offer.from}
        text={trade.received(seen.name(offer.from))}
        until={seen.words.ref(offer.until, seen.name)}
      />
      <Columns
        partner={offer.from}
        give={<GoodList goods={offer.want} seen={seen} nothing={trade.nothing} />}
        get={<GoodList goods={offer.give} seen={seen} nothing={trade.nothing} />}
      />
      {offer.note && <p class="tb-trade-note">{texts.value.quote(offer.note)}</p>}
      {slots && (
        <fieldset class="tb-trade-room">
          <legend>{trade.room(slots.min)}</legend>
          {slots.from.map((slot) => (
            <button
              key={slot}
              type="button"
              aria-pressed={room.includes(slot)}
              onClick={() => setRoom(room.includes(slot) ? room.filter((one) => one !== slot) : [...room, slot])}
            >
              {seen.words.ref(slot, seen.name)}
            </button>
          ))}
        </fieldset>
      )}
      <TradeEffects partner={offer.from} give={offer.want} get={offer.give} />
      {oath && (
        <Parchment
          until={deadline(seen, oath)}
          state="proposed"
          terms={oath.terms}
          sworn={[oath.from]}
          awaited={[oath.to]}
        />
      )}
      <Foot text={oath ? texts.value.politics.oath.tradeFoot : trade.acceptFoot}>
        <button type="button" onClick={() => void act("refuseTrade", [ref])}>
          {trade.refuse}
        </button>
        <button type="button" onClick={() => beginDeal(seen, offer.from, ref)}>
          {trade.counter}
        </button>
        <button type="button" class={oath ? "" : "tb-primary"} data-accept onClick={() => void accept()}>
          {oath ? trade.acceptWithout : trade.accept}
        </button>
        {oath && (
          <button type="button" class="tb-primary" data-accept-swear onClick={() => void acceptAndSwear()}>
            <Icon name="oath" size={16} /> {texts.value.politics.oath.swear}
          </button>
        )}
      </Foot>
    </>
  );
}

/** Influence slots that accepting would have to empty; null when there is room. */
function roomAsk({ view }: Seen, ref: string) {
  const ask = view.standing.find(({ act: name }) => name === "acceptTrade")?.ask;
  const option = ask?.shape === "branch" ? ask.options.find(({ name }) => name === ref)?.ask : undefined;
  return option?.shape === "pick" ? option : null;
}

function Made({ offer }: { offer: Trade }) {
  const seen = useSeen();
  const { trade } = texts.value.politics;
  return (
    <>
      <Lead seat={offer.to} text={trade.waits(seen.name(offer.to))} until={seen.words.ref(offer.until, seen.name)} />
      <Columns
        partner={offer.to}
        give={<GoodList goods={offer.give} seen={seen} nothing={trade.nothing} />}
        get={<GoodList goods={offer.want} seen={seen} nothing={trade.nothing} />}
      />
      {offer.note && <p class="tb-trade-note">{texts.value.quote(offer.note)}</p>}
      <TradeEffects partner={offer.to} give={offer.give} get={offer.want} />
      <Foot text="">
        <button type="button" onClick={() => void act("withdrawTrade", [offerRef(offer.to, offer.id)])}>
          {trade.withdraw}
        </button>
        <button type="button" class="tb-primary" onClick={() => beginDeal(seen, offer.to)}>
          {trade.another}
        </button>
      </Foot>
    </>
  );
}

function Lead({ seat, text, until }: { seat: Seat; text: string; until: string }) {
  const seen = useSeen();
  return (
    <p class="tb-trade-lead">
      <Medallion cabal={seen.player(seat).cabal} size={22} />
      <b>{text}</b>
      <small>
        <Icon name="clock" size={13} /> {until}
      </small>
    </p>
  );
}
