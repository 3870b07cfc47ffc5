import { of, to, who } from "@paravent/content/english";
import type { Speech } from "../../text/speech/speech.ts";
import { claim, goods } from "./oaths-english.ts";
import type { PoliticsSentences } from "./sentences.ts";

const all = (say: Speech, seats: readonly number[]): string => say.list(seats.map((seat) => to(say, seat)));

const things: PoliticsSentences["goods"] = (it, say) => (Object.keys(it).length === 0 ? "nothing" : goods(say, it));

const saying: PoliticsSentences["saying"] = (it, say) => (it.about === "words" ? `“${it.is}”` : claim(say, it));

type Parties = { readonly from: number; readonly to: number };

const isOne = (say: Speech, { from, to: other }: Parties): boolean => say.isYou(from) || say.isYou(other);

/** "Ana and Bor", "You and Bor", "Ana and you". */
const both = (say: Speech, { from, to: other }: Parties): string =>
  say.isYou(other) ? `${say.name(from)} and you` : `${who(say, from, "and", "and")} ${to(say, other)}`;

export const ENGLISH_POLITICS: PoliticsSentences = {
  events: {
    tradeOffered: (e, say) =>
      `${who(say, e.from, "offer", "offers")} ${to(say, e.to)}: ${things(e.give, say)} for ${things(e.want, say)}.${
        e.note === "" ? "" : ` “${e.note}”`
      }`,
    placeOffered: (e, say) =>
      `${who(say, e.from, "offer", "offers")} ${to(say, e.to)} to leave a place: ${say.sector(e.sector)}.`,
    offerClosed: (e, say) =>
      ({
        refused: `${who(say, e.to, "refuse", "refuses")} ${of(say, e.from)} offer.`,
        withdrawn: `${who(say, e.from, "take back", "takes back")} the offer to ${to(say, e.to)}.`,
        countered: `${who(say, e.to, "answer", "answers")} ${of(say, e.from)} offer with another.`,
        lapsed: `${of(say, e.from).replace(/^your$/, "Your")} offer to ${to(say, e.to)} has lapsed.`,
        failed: `What ${to(say, e.from)} offered ${to(say, e.to)} is no longer there.`,
      })[e.how],
    traded(e, say) {
      const sides = [
        [e.from, e.to, e.give],
        [e.to, e.from, e.want],
      ] as const;
      const given = sides
        .filter(([, , it]) => Object.keys(it).length > 0)
        .map(([from, into, it]) => `${things(it, say)} from ${to(say, from)} to ${to(say, into)}`);
      return `${both(say, e)} have traded${given.length > 0 ? `: ${given.join("; ")}` : ""}.`;
    },
    cardHanded: (e, say) => `${who(say, e.to, "receive", "receives")} ${say.card(e.card)} from ${to(say, e.from)}.`,
    markerHanded: (e, say) =>
      `${who(say, e.to, "receive", "receives")} ${say.sector(e.sector)} Influence ${e.how === "slot" ? "I" : "II"} from ${to(say, e.from)}.`,
    markersExchanged: (e, say) =>
      `${both(say, e)} exchange ${isOne(say, e) ? "your" : "their"} ${say.sector(e.sector)} Influence I.`,
    shown: (e, say) =>
      e.what
        ? `${who(say, e.from, "show", "shows")} ${all(say, e.to)}, certified: ${e.what.map((it) => saying(it, say)).join("; ")}.`
        : `${who(say, e.from, "show", "shows")} something to ${all(say, e.to)}.`,
    told: (e, say) => `${who(say, e.from, "tell", "tells")} ${all(say, e.to)}, unverified: ${saying(e.what, say)}.`,
  },
  refusals: {
    noOffer: () => "No such offer is waiting for an answer.",
    offerGone: () => "This offer no longer stands.",
    tooManyOffers: (n) => `${n.open} of your offers wait for an answer; ${n.max} are allowed at a time.`,
    lacking: (n, say) =>
      `You would have to give ${goods(say, { [String(n.what)]: Number(n.needs) })}; you have ${n.has}.`,
    noSlotToFree: (n) => `${n.needs} of your Influence slots would have to be freed; ${n.free} can be.`,
    notTradable: () => "This cannot change hands.",
    debtNotTradable: () => "No Debt to hand over, or its receiver has already taken one this Cycle.",
    elementInUse: () => "An element is being used: cards and markers cannot change hands until it is done.",
    noPileToConcede: () => "You have no pile on the board.",
    pileGone: () => "This pile is no longer there.",
    notYourPile: () => "Only the owner of a pile can leave its place.",
    notLookingNow: () => "You are not looking at it now: you can tell it, not show it.",
    talkIsPublic: () => "With Leagues in play all talk is public: only in a Conclave is anything said apart.",
  },
  refs: {
    cycleEnd: "Until the end of the Cycle",
    turnEnd: "Until the end of this turn",
    want: "In return",
    note: "A note",
    room: "Slots to free if needed",
    things: "Elements",
    to: "To whom",
    what: "What",
    table: "Everybody at the table",
  },
  standing: {
    offerTrade: { lead: "Offer a trade", quiet: "Only the two of you know the offer." },
    counterTrade: { lead: "Make a counter-offer", quiet: "It takes the place of the offer you received." },
    acceptTrade: { lead: "Accept a trade", quiet: "Both sides change hands at once." },
    refuseTrade: { lead: "Refuse a trade", quiet: "Nothing changes hands." },
    withdrawTrade: { lead: "Withdraw a trade", quiet: "As long as it has not been accepted." },
    offerConcede: { lead: "Leave a place", quiet: "The pile is discarded unseen; anyone may take its place." },
    acceptConcede: { lead: "Accept a place", quiet: "It is not reserved: a manoeuvre of your own must fill it." },
    refuseConcede: { lead: "Refuse a place", quiet: "The pile stays." },
    withdrawConcede: { lead: "Withdraw a place", quiet: "As long as it has not been accepted." },
    showInfo: { lead: "Show", quiet: "Certified. The others see to whom, not what." },
    tell: { lead: "Tell", quiet: "Not certified: it may be false." },
  },
  goods: things,
  saying,
  marker: (sector) => `${sector} marker`,
  offer: (name, id) => `${name}, offer ${id}`,
};
