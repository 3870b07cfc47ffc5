import { offerRef, pileRef, seatRef } from "@paravent/diktat/refs";
import { act } from "../../../store/answer.ts";
import { cabalLook } from "../art/index.ts";
import { labelOf } from "../seen/labels.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { openPolitics, politics } from "./open.ts";
import "./slips.css";
import { texts } from "../words/index.ts";
import { deadline } from "./deadline.ts";

interface Slip {
  readonly key: string;
  readonly from: number;
  readonly text: string;
  readonly expires: string;
  read(): void;
  refuse(): void;
}

/** Whether something was offered that waits for an answer. */
export const isOffered = (seen: Seen): boolean => !politics.value && slipsOf(seen).length > 0;

/**
 * Received offers wait in the north-west corner of the map: one line, two buttons, the colour of who makes them. On a phone
 * there is no empty corner: they lie under the map, in the place of the strip, unless what it says is needed.
 */
export function OfferSlips() {
  const seen = useSeen();
  const { slips } = texts.value.politics;
  if (politics.value) return null;
  const waiting = slipsOf(seen);
  if (waiting.length === 0) return null;
  const [first] = waiting;
  return (
    <section class="tb-slips" data-place="offers" aria-label={slips.label(waiting.length)}>
      <div class="tb-slip" style={{ "--who": cabalLook(seen.player(first!.from).cabal).colour }}>
        <p>{first!.text}</p>
        <div>
          <button type="button" data-read onClick={first!.read}>
            {slips.read}
          </button>
          <button type="button" onClick={first!.refuse}>
            {slips.refuse}
          </button>
          <small>{first!.expires}</small>
        </div>
      </div>
      {waiting.length > 1 && <p class="tb-slips-more">{slips.more(waiting.length - 1)}</p>}
    </section>
  );
}

export function slipsOf(seen: Seen): Slip[] {
  const { slips } = texts.value.politics;
  const { offers, oathOffers } = seen.game;
  const received = offers
    .filter(({ to }) => to === seen.you)
    .map((offer): Slip => {
      const ref = offerRef(offer.from, offer.id);
      const name = seen.name(offer.from);
      if (offer.kind === "place")
        return {
          key: ref,
          from: offer.from,
          text: slips.place(name, labelOf(seen, pileRef(offer.pile))),
          expires: "",
          read: () => openPolitics("inform", offer.from),
          refuse: () => void act("refuseConcede", [ref]),
        };
      return {
        key: ref,
        from: offer.from,
        text: slips.trade(name, seen.words.goods(offer.give), seen.words.goods(offer.want)),
        expires: seen.words.ref(offer.until, seen.name),
        read: () => openPolitics("trade", offer.from),
        refuse: () => void act("refuseTrade", [ref]),
      };
    });
  const oaths = oathOffers
    .filter(({ to }) => to === seen.you)
    .map(
      ({ from, until }): Slip => ({
        key: `oath ${from}`,
        from,
        text: slips.oath(seen.name(from)),
        expires: deadline(seen, { until }),
        read: () => openPolitics("oath", from),
        refuse: () => void act("refuseOath", [seatRef(from)]),
      }),
    );
  return [...received, ...oaths];
}
