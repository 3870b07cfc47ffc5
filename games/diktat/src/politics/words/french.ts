import { of, that, to, who } from "@paravent/content/french";
import { french } from "@paravent/content/plural";
import type { Speech } from "../../text/speech/speech.ts";
import { claim, goods } from "./oaths-french.ts";
import type { PoliticsSentences } from "./sentences.ts";

const toAll = (say: Speech, seats: readonly number[]): string => say.list(seats.map((seat) => `à ${to(say, seat)}`));

/** "Vous proposez à Bor", "Bor vous propose", "Ana propose à Bor". */
const toOne = (say: Speech, from: number, into: number, you: string, other: string): string =>
  say.isYou(into) ? `${say.name(from)} vous ${other}` : `${who(say, from, you, other)} à ${say.name(into)}`;

/** "Bor vous montre", "Vous montrez à Ana et à Bor"; `what` follows the verb. */
function toThese(say: Speech, from: number, into: readonly number[], you: string, other: string, what = ""): string {
  const [only, ...more] = into;
  if (only !== undefined && more.length === 0 && say.isYou(only)) return `${say.name(from)} vous ${other}${what}`;
  return `${who(say, from, you, other)}${what} ${toAll(say, into)}`;
}

const offerOf = (say: Speech, seat: number): string =>
  say.isYou(seat) ? "votre offre" : `l’offre ${ofOne(say, seat)}`;

/** "de Bor", "d’Ada", "de vous". */
const ofOne = (say: Speech, seat: number): string => (say.isYou(seat) ? "de vous" : of(say.name(seat)));

const things: PoliticsSentences["goods"] = (it, say) => (Object.keys(it).length === 0 ? "rien" : goods(say, it));

const saying: PoliticsSentences["saying"] = (it, say) => (it.about === "words" ? `« ${it.is} »` : claim(say, it));

/** "Ana et Bor ont", "Bor et vous avez". */
function both(say: Speech, { from, to: into }: { from: number; to: number }, you: string, others: string): string {
  if (!say.isYou(from) && !say.isYou(into)) return `${say.name(from)} et ${say.name(into)} ${others}`;
  return `${say.name(say.isYou(from) ? into : from)} et vous ${you}`;
}

export const FRENCH_POLITICS: PoliticsSentences = {
  events: {
    tradeOffered: (e, say) =>
      `${toOne(say, e.from, e.to, "proposez", "propose")} : ${things(e.give, say)} contre ${things(e.want, say)}.${
        e.note === "" ? "" : ` « ${e.note} »`
      }`,
    placeOffered: (e, say) =>
      `${toOne(say, e.from, e.to, "proposez", "propose")} de laisser une place : ${say.sector(e.sector)}.`,
    offerClosed: (e, say) =>
      ({
        refused: `${who(say, e.to, "refusez", "refuse")} ${offerOf(say, e.from)}.`,
        withdrawn: `${who(say, e.from, "retirez", "retire")} une offre.`,
        countered: `${who(say, e.to, "répondez", "répond")} à ${offerOf(say, e.from)} par une autre.`,
        lapsed: say.isYou(e.from)
          ? `Votre offre à ${say.name(e.to)} est caduque.`
          : `L’offre ${ofOne(say, e.from)} est caduque.`,
        failed: say.isYou(e.from)
          ? `Ce que vous offriez à ${say.name(e.to)} n’est plus là.`
          : `Ce ${that(say.name(e.from))} ${say.isYou(e.to) ? "vous offrait" : `offrait à ${say.name(e.to)}`} n’est plus là.`,
      })[e.how],
    traded(e, say) {
      const sides = [
        [e.from, e.to, e.give],
        [e.to, e.from, e.want],
      ] as const;
      const given = sides
        .filter(([, , it]) => Object.keys(it).length > 0)
        .map(([from, into, it]) => `${things(it, say)}, ${ofOne(say, from)} à ${to(say, into)}`);
      return `${both(say, e, "avez", "ont")} échangé${given.length > 0 ? ` : ${given.join(" ; ")}` : ""}.`;
    },
    cardHanded: (e, say) => `${who(say, e.to, "recevez", "reçoit")} ${ofOne(say, e.from)} : ${say.card(e.card)}.`,
    markerHanded: (e, say) =>
      `${who(say, e.to, "recevez", "reçoit")} ${ofOne(say, e.from)} : Influence ${say.sector(e.sector)} ${e.how === "slot" ? "I" : "II"}.`,
    markersExchanged: (e, say) =>
      `${both(say, e, "échangez vos", "échangent leurs")} marqueurs : Influence ${say.sector(e.sector)} I.`,
    shown: (e, say) =>
      e.what
        ? `${toThese(say, e.from, e.to, "montrez", "montre")}, certifié : ${e.what.map((it) => saying(it, say)).join(" ; ")}.`
        : `${toThese(say, e.from, e.to, "montrez", "montre", " quelque chose")}.`,
    told: (e, say) => `${toThese(say, e.from, e.to, "dites", "dit")}, sans garantie : ${saying(e.what, say)}.`,
  },
  refusals: {
    noOffer: () => "Aucune offre de ce genre n’attend de réponse.",
    offerGone: () => "Cette offre ne tient plus.",
    tooManyOffers: (n) => `${n.open} de vos offres attendent une réponse ; ${n.max} au plus à la fois.`,
    lacking: (n, say) =>
      `Il vous faudrait donner ${goods(say, { [String(n.what)]: Number(n.needs) })} ; vous en avez ${n.has}.`,
    noSlotToFree: (n) =>
      `Il faudrait libérer ${n.needs} de vos emplacements d’Influence ; ${french.count(Number(n.free), "peut l’être", "peuvent l’être")}.`,
    notTradable: () => "Cet élément ne change pas de mains.",
    debtNotTradable: () => "Pas de Dette à céder, ou qui la recevrait en a déjà pris une ce Cycle.",
    elementInUse: () =>
      "Un élément est en cours d’utilisation : cartes et marqueurs ne changent pas de mains avant la fin.",
    noPileToConcede: () => "Vous n’avez aucune pile sur le plateau.",
    pileGone: () => "Cette pile n’est plus là.",
    notYourPile: () => "Seul le propriétaire d’une pile peut laisser sa place.",
    notLookingNow: () => "Vous ne le regardez pas en ce moment : vous pouvez le dire, pas le montrer.",
    talkIsPublic: () => "Avec les Ligues, toute discussion est publique : on ne parle à part qu’en Conciliabule.",
  },
  refs: {
    cycleEnd: "Jusqu’à la fin du Cycle",
    turnEnd: "Jusqu’à la fin de ce tour",
    want: "En échange",
    note: "Un mot",
    room: "Emplacements à libérer au besoin",
    things: "Éléments",
    to: "À qui",
    what: "Quoi",
    table: "Toute la table",
  },
  standing: {
    offerTrade: { lead: "Proposer un échange", quiet: "Vous deux seuls connaissez l’offre." },
    counterTrade: { lead: "Faire une contre-offre", quiet: "Elle remplace l’offre que vous avez reçue." },
    acceptTrade: { lead: "Accepter un échange", quiet: "Les deux parts changent de mains ensemble." },
    refuseTrade: { lead: "Refuser un échange", quiet: "Rien ne change de mains." },
    withdrawTrade: { lead: "Retirer un échange", quiet: "Tant qu’il n’est pas accepté." },
    offerConcede: {
      lead: "Laisser sa place",
      quiet: "La pile est défaussée sans être vue ; sa place est à qui la prend.",
    },
    acceptConcede: {
      lead: "Accepter une place",
      quiet: "Elle n’est pas réservée : il vous faut une manœuvre pour la prendre.",
    },
    refuseConcede: { lead: "Refuser une place", quiet: "La pile reste." },
    withdrawConcede: { lead: "Retirer une place", quiet: "Tant qu’elle n’est pas acceptée." },
    showInfo: { lead: "Montrer", quiet: "Certifié. Les autres voient à qui, pas quoi." },
    tell: { lead: "Dire", quiet: "Sans garantie : ce peut être faux." },
  },
  goods: things,
  saying,
  marker: (sector) => `Marqueur ${sector}`,
  offer: (name, id) => `${name}, offre ${id}`,
};
