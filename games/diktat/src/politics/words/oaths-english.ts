import { of, to, who } from "@paravent/content/english";
import { english } from "@paravent/content/plural";
import type { Claim } from "../../model/base/claims.ts";
import { readRef } from "../../names/read-ref.ts";
import { thePawn, thePile } from "../../text/speech/english-places.ts";
import type { Speech } from "../../text/speech/speech.ts";
import { isNothing } from "../state/goods.ts";
import type { OfferedTerm, Trophy } from "../state/oath.ts";
import { goodsIn } from "./goods.ts";
import type { OathSentences } from "./oath-sentences.ts";

const both = (say: Speech, parties: readonly number[]): string => say.list(parties.map((seat) => to(say, seat)));

const trophy = (say: Speech, it: Trophy): string =>
  "card" in it ? say.card(it.card) : `a marker of ${say.place(it.marker)}`;

export function claim(say: Speech, it: Claim): string {
  switch (it.about) {
    case "pawn":
      return `${thePawn(say.whereIs(it.pawn), say)} is: ${say.agent(it.is)}`;
    case "secretCard":
      return `the secret card is ${say.card(it.is)}`;
    case "pp":
      return `holding ${it.is} PP`;
    default:
      return `in reserve: ${isNothing(goodsIn(it.is)) ? "nothing" : goods(say, it.is)}`;
  }
}

export const goods = (say: Speech, it: Readonly<Record<string, number>>): string =>
  say.list(
    Object.entries(it)
      .filter(([, n]) => n > 0)
      .map(([what, n]) => thing(say, what, n)),
  );

function thing(say: Speech, what: string, n: number): string {
  const read = readRef(what);
  if (read.kind === "card") return say.card(read.card);
  if (read.kind === "marker") return `the marker of ${say.place(read.sector)}`;
  if (what === "debt") return english.count(n, "Debt", "Debts");
  const affinity = say.affinity(what);
  return affinity === what ? say.resource(what, n) : english.count(n, `${affinity} Affinity`, `${affinity} Affinities`);
}

const place = (say: Speech, sector: string | null): string => (sector === null ? "" : ` in ${say.place(sector)}`);

function term({ by, promise: p }: OfferedTerm, say: Speech): string {
  switch (p.kind) {
    case "give":
      return `${who(say, by, "give", "gives")}: ${isNothing(p.goods) ? "nothing" : goods(say, p.goods)}.`;
    case "doManoeuvre":
      return `${who(say, by, "perform", "performs")}: ${say.manoeuvre(p.manoeuvre)}${place(say, p.sector)}${
        p.target === null ? "" : `, against ${to(say, p.target)}`
      }.`;
    case "notSend":
      return `${who(say, by, "place", "places")} no pile in ${say.place(p.sector)}.`;
    case "notKill":
      return `${who(say, by, "assassinate", "assassinates")} none of ${of(say, p.owner)} pawns${place(say, p.sector)}.`;
    case "notSpy":
      return `${who(say, by, "look", "looks")} at none of ${of(say, p.owner)} pawns${place(say, p.sector)}.`;
    case "concede":
      return `${who(say, by, "leave", "leaves")} the place of ${thePile(say.whereIsPile(p.pile), say)}.`;
    case "bidAtMost":
      return `${who(say, by, "bid", "bids")} at most ${p.n} PP${place(say, p.sector)}.`;
    case "bidAtLeast":
      return `${who(say, by, "bid", "bids")} at least ${p.n} PP${place(say, p.sector)}.`;
    case "take":
      return `${who(say, by, "take", "takes")} ${trophy(say, p.trophy)} if possible.`;
    case "notTake":
      return `${who(say, by, "leave", "leaves")} to others: ${trophy(say, p.trophy)}.`;
    case "nameFirst":
      return `As Administrator ${who(say, by, "name", "names").replace(/^You/, "you")} ${to(say, p.player)} first.`;
    case "nameSector":
      return `As Administrator ${who(say, by, "name", "names").replace(/^You/, "you")}, in this order: ${p.order
        .map(say.sector)
        .join(", ")}.`;
    case "leagueVote":
      return `${who(say, by, "declare", "declares")} ${p.for ? "for" : "against"} the exclusion.`;
    case "truth":
      return `${who(say, by, "swear", "swears")} it is true: ${claim(say, p.claim)}.`;
    case "words":
      return `${who(say, by, "promise", "promises")}: “${p.words}”`;
  }
}

export const ENGLISH_OATHS: OathSentences = {
  events: {
    oathOffered: (e, say) => `${who(say, e.from, "offer", "offers")} ${to(say, e.to)} an oath on the Artefact.`,
    oathOfferDropped: (e, say) =>
      ({
        withdrawn: `${who(say, e.from, "take back", "takes back")} the offer of an oath to ${to(say, e.to)}.`,
        refused: `${who(say, e.to, "refuse", "refuses")} the oath with ${to(say, e.from)}.`,
        expired: `The oath ${to(say, e.from)} offered ${to(say, e.to)} was not taken up.`,
      })[e.how],
    oathSworn: (e, say) => `On the Artefact: an oath binds ${both(say, e.parties)}.`,
    oathTermNoted: () => null,
    oathTermSettled: (e) =>
      e.as === "kept" ? `Oath ${e.oath}: a promise is kept.` : `Oath ${e.oath}: a promise lapses, nobody broke it.`,
    oathTruthTold: (e) => `Oath ${e.oath}: what was sworn is true.`,
    oathBroken: (e, say) =>
      `Oath broken. ${e.seats.map((seat) => `${who(say, seat, "lose", "loses")} 1 VP.`).join(" ")}`,
    oathExpired: (e, say) => `The oath between ${both(say, e.parties)} has run its course.`,
    oathOpened: (e, say) =>
      `${who(say, e.by, e.contested ? "contest" : "reveal", e.contested ? "contests" : "reveals")} oath ${e.oath}: ${e.terms
        .map((one) => term(one, say))
        .join(" ")}`,
    oathClaimed: (e, say) => `${who(say, e.by, "accuse", "accuses")} ${to(say, e.against)} of breaking an oath.`,
    oathJudged: (e, say) =>
      e.broken
        ? `The others judge: ${of(say, e.against)} oath is broken.`
        : `The others judge: ${of(say, e.against)} oath is kept.`,
  },
  questions: {
    "diktat/oathAnswer": () => ({
      lead: "You are accused of breaking an oath.",
      quiet: "Admit it and lose 1 VP, or contest it: the others will read the oath and vote.",
    }),
    "diktat/oathVerdict": () => ({
      lead: "Was the oath kept or broken?",
      quiet: "In secret. Without a majority against, it counts as kept.",
    }),
  },
  waiting: {
    "diktat/oathAnswer": (name) => `A broken oath is claimed: waiting for ${name}.`,
    "diktat/oathVerdict": (name) => `The oath is judged: waiting for ${name}.`,
  },
  refusals: {
    noJudge: () => "With two players nobody is left to judge: only what the rules can check can be sworn.",
    noOathNow: () => "Oaths are sworn during the Cycles of the game only.",
    oathOffersOut: () => "Your offers have not been answered yet. Withdraw one to make another.",
    tooManyOaths: (n) => `There are ${n.max} oaths between you already.`,
    noOathOffered: () => "Nobody offers you an oath.",
    noOathOfferOut: () => "You have not offered any oath.",
    noOathToReveal: () => "You have no oath that is still private.",
    nothingToClaim: () => "No promise in words was made to you, or you have already claimed a broken oath this Cycle.",
  },
  refs: {
    turnStart: "Until the next turn begins",
    manoeuvreDone: "Until this manoeuvre is done",
    manoeuvresDone: "Until all manoeuvres are done",
    conquestStart: "Until the next sector is named",
    takesDone: "Until the next sector is resolved",
    sectorsResolved: "Until all sectors are resolved",
    endOfCycle: "Until the end of the Cycle",
    endOfGame: "Until the end of the game",
    give: "Give",
    doManoeuvre: "Perform a manoeuvre",
    notSend: "Place no pile",
    notKill: "Not assassinate",
    notSpy: "Not spy",
    concede: "Leave a place",
    bidAtMost: "Bid at most",
    bidAtLeast: "Bid at least",
    take: "Take a Trophy",
    notTake: "Not take a Trophy",
    nameFirst: "Name the first player",
    nameSector: "Name sectors in order",
    leagueVote: "Vote in the League",
    truth: "Swear that it is true",
    words: "In words of your own",
    self: "You",
    partner: "The other",
    admit: "Admit it",
    contest: "Contest it",
    kept: "Kept",
    broken: "Broken",
    with: "With",
    until: "Deadline",
    terms: "Terms",
    by: "Who promises",
    promise: "Promise",
    manoeuvre: "Manoeuvre",
    sector: "Sector",
    target: "Against",
    owner: "Pawns of",
    n: "PP",
    is: "Is",
    pawn: "A pawn",
    pp: "PP",
    agents: "Agents in reserve",
    affinities: "Affinities in reserve",
    cards: "Cards",
    markers: "Markers",
    debt: "Debts",
  },
  standing: {
    offerOath: { lead: "Offer an oath", quiet: "On the Artefact: whoever breaks it loses 1 VP at once." },
    acceptOath: { lead: "Swear an oath", quiet: "Accepting means swearing: it binds you both." },
    refuseOath: { lead: "Refuse an oath", quiet: "Nothing is sworn." },
    withdrawOath: { lead: "Withdraw an oath", quiet: "As long as it has not been accepted." },
    revealOath: { lead: "Reveal an oath", quiet: "Everybody will read its terms." },
    claimBreach: { lead: "Claim a broken oath", quiet: "A promise in words; the others judge if it is contested." },
  },
  term,
  oath: (id) => `Oath ${id.replace("/", ", term ")}`,
};
