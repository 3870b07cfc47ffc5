import {
  type AnswerTo,
  branch,
  form,
  interrupt,
  ofParts,
  pick,
  type Ref,
  type Refusal,
  refuse,
  type Seat,
  text,
} from "@paravent/kernel";
import { elementsIn, exchangeLeft, whyNotExchange } from "../leagues/state/exchange.ts";
import type { SectorId } from "../names/names.ts";
import { refersTo } from "../names/read-ref.ts";
import { offerRef } from "../names/refs.ts";
import { acts, type DiktatRules, type Facts, numberIn, seatRef, slotRef } from "../rules/write.ts";
import { closeOffer, dealOf, findOffer, made, received, tooManyOffers, whyNoPolitics } from "./dealing.ts";
import { askSide, givenTo, readGoods, type Side, wantedOf } from "./goods.ts";
import { handing, handingOf } from "./handing.ts";
import { allSlotsFull, emptiable, sectorsIn, slotsShort } from "./room.ts";
import { whySilent } from "./silence.ts";
import { isPossession, mayOwe, missing, openPart } from "./state/goods.ts";
import { offerIn, STANDS, type TradeOffer } from "./state/offer.ts";
import { others } from "./state/partners.ts";
import { mostNamed, whyLacking, whyNotTradable } from "./tradable.ts";

const NOTE = text(200);
/** A word to an offer is talk apart: where the rules close it, the offer stands for itself. */
const NO_NOTE = text(0);
const UNTIL = pick(STANDS);

const NO_OFFER = refuse("noOffer", "DK-TRADE-01");
const OFFER_GONE = refuse("offerGone", "DK-RUL-106");

/** What a player may propose to another: this for that, until then, with a word to it. */
function askTerms(s: Facts, seat: Seat, to: Seat) {
  const note = whySilent(s, seat, [to]) ? NO_NOTE : NOTE;
  const sides = [...givenTo(s, seat, to), ...wantedOf(s, seat, to)] as const;
  if (!allSlotsFull(s, seat)) return termsOf(s, seat, to, note, ...sides);
  const slots = [...new Set(s.players[seat]!.influence.map(({ sector }) => slotRef(sector)))];
  return form({ ...fieldsOf(note, ...sides), room: pick(slots, 0, slots.length) });
}

const fieldsOf = (note: typeof NOTE, ...[pp, supply, most, ...wanted]: readonly [...Side, ...Side]) => ({
  give: askSide(pp, supply, most),
  want: askSide(...wanted),
  until: UNTIL,
  note,
});

// Asked of every pair after every answer, and seldom otherwise than before.
const termsOf = ofParts((...parts: Parameters<typeof fieldsOf>) => form(fieldsOf(...parts)));

type Partners = readonly (ReturnType<typeof seatRef> | ReturnType<typeof askTerms>)[];

// One after the other: whom, and what can be proposed to them.
const askPartners = ofParts((...partners: Partners) => {
  const options: { name: ReturnType<typeof seatRef>; ask: ReturnType<typeof askTerms> }[] = [];
  for (let i = 0; i < partners.length; i += 2)
    options.push({ name: partners[i], ask: partners[i + 1] } as (typeof options)[number]);
  return branch(options);
});

/** The slots to be emptied are asked for only where there is no room. */
type Terms = AnswerTo<ReturnType<typeof askTerms>> & { room?: `slot:${SectorId}`[] };

function propose(g: DiktatRules, from: Seat, to: Seat, terms: Terms): void {
  const {
    give,
    want,
    until: [until],
    note,
    room = [],
  } = terms;
  g.emit({
    type: "tradeOffered",
    from,
    to,
    id: dealOf(g.facts, from, to),
    give: readGoods(give),
    want: readGoods(want),
    room: sectorsIn(room),
    until,
    note,
  });
}

/** DK-TRADE-01: anything for anything, or for nothing. Only the two parties know of the offer. */
export const offerTrade = acts({
  rule: "DK-TRADE-01",
  what(s, seat) {
    if (whyNoOffer(s, seat)) return null;
    const partners: Partners[number][] = [];
    for (const to of others(s, seat))
      if (exchangeLeft(s, seat, to) > 0) partners.push(seatRef(to), askTerms(s, seat, to));
    return askPartners(s, seat, seat, ...partners);
  },
  closed: whyNoOffer,
  because: (s, seat, ref, value) =>
    refersTo(ref, "seat")
      ? whyNotExchange(s, seat, numberIn(ref), 1)
      : (whyNotTradable(s, ref) ?? whyLacking(s, seat, ref, value)),
  beyond(s, seat, value) {
    const { branch: to, value: terms } = value as { branch: Ref; value: unknown };
    return whyNotExchange(s, seat, numberIn(to), mostNamed(terms));
  },
  run(g, seat, { branch: to, value: terms }) {
    propose(g, seat, numberIn(to), terms);
    return null;
  },
});

/** Refuses an offer and makes another in its place. */
export const counterTrade = acts({
  rule: "DK-TRADE-01",
  what: (s, seat) =>
    whyNoOffer(s, seat)
      ? null
      : branch(
          received(s, seat, "trade").map(({ from, id }) => ({
            name: offerRef(from, id),
            ask: askTerms(s, seat, from),
          })),
        ),
  closed: (s, seat) => whyNoOffer(s, seat) ?? NO_OFFER,
  because: (s, seat, ref, value) =>
    refersTo(ref, "offer") ? OFFER_GONE : (whyNotTradable(s, ref) ?? whyLacking(s, seat, ref, value)),
  beyond(s, seat, value) {
    const { branch: ref, value: terms } = value as { branch: Ref; value: unknown };
    return whyNotExchange(s, seat, offerIn(ref).seat, mostNamed(terms));
  },
  run(g, seat, { branch: ref, value: terms }) {
    const offer = findOffer(g.facts, seat, ref, "to")!;
    closeOffer(g, offer, "countered");
    propose(g, seat, offer.from, terms);
    return null;
  },
});

/** Both parties at once, or nothing at all (DK-RUL-48). */
export const acceptTrade = acts({
  rule: "DK-TRADE-01",
  what: (s, seat) =>
    branch(
      received(s, seat, "trade").flatMap((offer) => {
        if (whyNotAccept(s, seat, offer)) return [];
        const short = slotsShort(s, seat, offer.want, offer.give);
        const name = offerRef(offer.from, offer.id);
        if (short === 0) return [{ name }];
        return [{ name, ask: pick(emptiable(s, seat, offer.want, offer.give).map(slotRef), short, short) }];
      }),
    ),
  closed(s, seat) {
    const [offer] = received(s, seat, "trade");
    return whyNoPolitics(s) ?? (offer ? whyNotAccept(s, seat, offer) : null) ?? NO_OFFER;
  },
  because(s, seat, ref) {
    if (!refersTo(ref, "offer")) return null;
    const offer = findOffer(s, seat, ref, "to");
    return offer?.kind === "trade" ? whyNotAccept(s, seat, offer) : OFFER_GONE;
  },
  run(g, seat, { branch: ref, value: room }) {
    const offer = findOffer(g.facts, seat, ref, "to") as TradeOffer;
    // DK-RUL-106: what lay behind the other's screen is gone. Not even now does anybody learn which part of it.
    if (missing(g.facts, offer.from, offer.give)) {
      closeOffer(g, offer, "failed");
      return null;
    }
    const { from, to, id, give, want } = offer;
    g.emit({ type: "traded", from, to, id, give, want });
    const emptied = [
      ...emptiedBy(g.facts, offer).map((sector) => ({ seat: from, sector })),
      ...sectorsIn(room ?? []).map((sector) => ({ seat: to, sector })),
    ];
    const env = handingOf(offer, emptied);
    return env && interrupt(handing, env);
  },
});

/** Why the receiver cannot take an offer, by what is open and by what the receiver has. */
function whyNotAccept(s: Facts, seat: Seat, offer: TradeOffer): Refusal | null {
  const lacking = missing(s, seat, offer.want);
  if (lacking) return refuse("lacking", "DK-RUL-44", lacking);
  const [needs, free] = [
    slotsShort(s, seat, offer.want, offer.give),
    emptiable(s, seat, offer.want, offer.give).length,
  ];
  if (free < needs) return refuse("noSlotToFree", "DK-RUL-48", { needs, free });
  const limit = whyNotExchange(s, offer.from, offer.to, elementsIn(offer.give, offer.want));
  if (limit) return limit;
  return whyNotNow(s, offer);
}

/** Elements do not change hands while one of them is being used (DK-TRADE-02). */
function whyNotNow(s: Facts, { give, want }: TradeOffer): Refusal | null {
  const moves = [...Object.keys(give), ...Object.keys(want)].some(isPossession);
  return moves && s.using > 0 ? refuse("elementInUse", "DK-TRADE-02") : null;
}

/** Whether an offer can still be carried out, as far as everybody can see (DK-RUL-106). */
export function standsOpenly(s: Facts, offer: TradeOffer): boolean {
  const { from, to, give, want } = offer;
  if (missing(s, from, openPart(give)) || missing(s, to, openPart(want))) return false;
  if (!mayOwe(s, to, give) || !mayOwe(s, from, want)) return false;
  return emptiedBy(s, offer).length >= slotsShort(s, from, give, want);
}

/** The slots that the one who made the offer empties for it. */
function emptiedBy(s: Facts, { from, give, want, room }: TradeOffer): SectorId[] {
  const short = slotsShort(s, from, give, want);
  if (short === 0) return [];
  const free = emptiable(s, from, give, want);
  return room.filter((sector) => free.includes(sector)).slice(0, short);
}

export const refuseTrade = answering("refused");
export const withdrawTrade = answering("withdrawn");

/** Says no to an offer received, or takes back one made. */
function answering(how: "refused" | "withdrawn") {
  const mine = how === "withdrawn";
  const offers = (s: Facts, seat: Seat) => (mine ? made(s, seat, "trade") : received(s, seat, "trade"));
  return acts({
    rule: "DK-TRADE-01",
    what: (s, seat) => pick(offers(s, seat).map(({ from, to, id }) => offerRef(mine ? to : from, id))),
    closed: () => NO_OFFER,
    because: () => OFFER_GONE,
    run(g, seat, [ref]) {
      closeOffer(g, findOffer(g.facts, seat, ref, mine ? "from" : "to")!, how);
      return null;
    },
  });
}

function whyNoOffer(s: Facts, seat: Seat): Refusal | null {
  return whyNoPolitics(s) ?? tooManyOffers(s, seat);
}
