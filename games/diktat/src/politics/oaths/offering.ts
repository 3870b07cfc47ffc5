import { form, inCommon, list, ofParts, pick, type Ref, type Refusal, refuse, type Seat } from "@paravent/kernel";
import { refersTo } from "../../names/read-ref.ts";
import { oathRef } from "../../names/refs.ts";
import { whySilentUnderAttack } from "../../others/state/silence.ts";
import { acts, type Facts, numberIn, seatRef } from "../../rules/write.ts";
import { DEADLINES, isParty, type OathOffer } from "../state/oath.ts";
import { otherRefs } from "../state/partners.ts";
import { askPromise, readPromise } from "./terms/index.ts";
import { whyBeyondQuota } from "./terms/quota.ts";

/** Terms of one oath, and oaths in force between two players: more than any arrangement needs. */
const MOST_TERMS = 6;
const MOST_OATHS = 8;

/** Who promises, as the one who offers says it. */
const SELF = "self";
const PARTNER = "partner";

const BY = pick([SELF, PARTNER]);
const UNTIL = pick(DEADLINES);

const OFFER_OUT = refuse("oathOffersOut", "DK-RUL-55");
const TOO_MANY = refuse("tooManyOaths", "DK-RUL-55", { max: MOST_OATHS });

/** What can be promised is the same for all (public facts only). */
const askTerms = inCommon((s: Facts) => termsOf(s, 0, 0, askPromise(s)));
const termsOf = ofParts((promise: ReturnType<typeof askPromise>) => list(form({ by: BY, promise }), MOST_TERMS, 1));

const askOath = ofParts((partners: readonly Ref[], terms: ReturnType<typeof askTerms>) =>
  form({ with: pick(partners), until: UNTIL, terms }),
);

/** DK-RUL-55: terms and a deadline, put to one other player. Nothing is sworn before that player accepts. */
export const offerOath = acts({
  rule: "DK-RUL-55",
  what(s, seat) {
    const partners = partnersOf(s, seat);
    if (partners.length === 0) return null;
    return askOath(s, seat, seat, partners, askTerms(s));
  },
  closed(s, seat): Refusal {
    if (!isUnderWay(s)) return refuse("noOathNow", "DK-RUL-59");
    const silent = whySilentUnderAttack(s, seat, null);
    return s.oathOffers.some(({ from }) => from === seat) ? OFFER_OUT : (silent ?? TOO_MANY);
  },
  because(s, seat, ref) {
    if (ref === "words" && s.players.length === 2) return refuse("noJudge", "DK-RUL-58");
    const other = refersTo(ref, "seat") ? numberIn(ref) : seat;
    if (other === seat || isFree(s, seat, other)) return null;
    const silent = whySilentTo(s, seat, other);
    if (silent) return silent;
    const isOut = s.oathOffers.some(({ from, to }) => from === seat && to === other);
    return isOut ? OFFER_OUT : TOO_MANY;
  },
  run(g, seat, { with: [partner], until: [until], terms }) {
    const to = numberIn(partner);
    const read = terms.map(({ by: [by], promise }) => ({
      by: by === SELF ? seat : to,
      promise: readPromise(promise),
    }));
    g.emit({ type: "oathOffered", from: seat, to, until, terms: read, ...spoken(g.facts) });
    return null;
  },
});

const ALOUD = { aloud: true } as const;
const APART = {};

/** DK-RUL-127: with Leagues in play oaths are offered and sworn before everybody. */
export const spoken = (s: Facts): { aloud?: true } => (s.leagues === null ? APART : ALOUD);

/** DK-OTH-KILL-05: an oath may say what lies in a pile, and where it is spoken aloud everybody hears it. */
const whySilentTo = (s: Facts, seat: Seat, other: Seat): Refusal | null =>
  whySilentUnderAttack(s, seat, s.leagues === null ? [other] : null);

function isUnderWay(s: Facts): boolean {
  return s.cycle > 0 && s.phase !== "over";
}

/** Players who have no offer of this one before them already. */
function partnersOf(s: Facts, seat: Seat): readonly Ref[] {
  if (!isUnderWay(s)) return [];
  const others = otherRefs(s, seat);
  if (s.oathOffers.length + s.oaths.length === 0 && s.others === null) return others;
  return others.filter((ref) => isFree(s, seat, numberIn(ref)));
}

function isFree(s: Facts, seat: Seat, other: Seat): boolean {
  if (whySilentTo(s, seat, other)) return false;
  if (s.oathOffers.some(({ from, to }) => from === seat && to === other)) return false;
  const between = s.oaths.filter((oath) => !oath.expired && isParty(oath, seat) && isParty(oath, other));
  return between.length < MOST_OATHS;
}

const NO_OFFERS: readonly never[] = [];
const offersTo = (s: Facts, seat: Seat): readonly OathOffer[] =>
  s.oathOffers.length === 0 ? NO_OFFERS : s.oathOffers.filter(({ to }) => to === seat);
const offersFrom = (s: Facts, seat: Seat): readonly OathOffer[] =>
  s.oathOffers.length === 0 ? NO_OFFERS : s.oathOffers.filter(({ from }) => from === seat);

/** Why this player may not say yes now: to accept is to say it oneself, and what no League allows is not sworn. */
const whyNotSwear = (s: Facts, seat: Seat, offer: OathOffer): Refusal | null =>
  whySilentTo(s, seat, offer.from) ?? whyBeyondQuota(s, offer);

const NO_OFFER_OUT = refuse("noOathOfferOut", "DK-RUL-55");
const NOTHING_TO_REVEAL = refuse("noOathToReveal", "DK-RUL-59");
const NOTHING_OFFERED = refuse("noOathOffered", "DK-OATH-01");

/** DK-OATH-01: both must consent; then it binds both. An answer names the one who offers. */
export const acceptOath = acts({
  rule: "DK-OATH-01",
  what: (s, seat) =>
    pick(offersTo(s, seat).flatMap((offer) => (whyNotSwear(s, seat, offer) ? [] : [seatRef(offer.from)]))),
  closed(s, seat) {
    const [offer] = offersTo(s, seat);
    return (offer ? (whySilentUnderAttack(s, seat, null) ?? whyNotSwear(s, seat, offer)) : null) ?? NOTHING_OFFERED;
  },
  because(s, seat, ref) {
    const offer = offersTo(s, seat).find(({ from }) => seatRef(from) === ref);
    return offer ? whyNotSwear(s, seat, offer) : NOTHING_OFFERED;
  },
  run(g, seat, [by]) {
    const { from, until, terms } = offersTo(g.facts, seat).find((offer) => offer.from === numberIn(by))!;
    const [oath, parties] = [g.facts.oathsSworn + 1, [from, seat] as const];
    g.emit({ type: "oathSworn", oath, parties, until, terms });
    if (g.facts.leagues !== null) g.emit({ type: "oathOpened", oath, parties, by: seat, contested: false, terms });
    return null;
  },
});

export const refuseOath = acts({
  rule: "DK-OATH-01",
  what: (s, seat) => pick(offersTo(s, seat).map(({ from }) => seatRef(from))),
  closed: () => NOTHING_OFFERED,
  because: () => NOTHING_OFFERED,
  run(g, seat, [by]) {
    g.emit({ type: "oathOfferDropped", from: numberIn(by), to: seat, how: "refused", ...spoken(g.facts) });
    return null;
  },
});

export const withdrawOath = acts({
  rule: "DK-RUL-55",
  what: (s, seat) => pick(offersFrom(s, seat).map(({ to }) => seatRef(to))),
  closed: () => NO_OFFER_OUT,
  because: () => NO_OFFER_OUT,
  run(g, seat, [to]) {
    g.emit({ type: "oathOfferDropped", from: seat, to: numberIn(to), how: "withdrawn", ...spoken(g.facts) });
    return null;
  },
});

/** DK-RUL-59: either party may read the terms to everybody, but for one whose pile the Others attack (DK-OTH-KILL-05). */
export const revealOath = acts({
  rule: "DK-RUL-59",
  what: (s, seat) => pick(whySilentUnderAttack(s, seat, null) ? [] : closedOaths(s, seat)),
  closed: (s, seat) =>
    (closedOaths(s, seat).length > 0 ? whySilentUnderAttack(s, seat, null) : null) ?? NOTHING_TO_REVEAL,
  because: () => NOTHING_TO_REVEAL,
  run(g, seat, [ref]) {
    const oath = g.facts.oaths.find(({ id }) => oathRef(id) === ref)!;
    const terms = oath.terms.map(({ by, promise }) => ({ by, promise }));
    g.emit({ type: "oathOpened", oath: oath.id, parties: oath.parties, by: seat, contested: false, terms });
    return null;
  },
});

const closedOaths = (s: Facts, seat: Seat): Ref[] =>
  s.oaths.filter((oath) => isParty(oath, seat) && !oath.open).map(({ id }) => oathRef(id));
