import { of, that, to, who } from "@paravent/content/french";
import { french } from "@paravent/content/plural";
import type { Claim } from "../../model/base/claims.ts";
import { readRef } from "../../names/read-ref.ts";
import { aPawnAt, aPileAt } from "../../text/speech/french-places.ts";
import type { Speech } from "../../text/speech/speech.ts";
import { isNothing } from "../state/goods.ts";
import type { OfferedTerm, Trophy } from "../state/oath.ts";
import { goodsIn } from "./goods.ts";
import type { OathSentences } from "./oath-sentences.ts";

const pawnsOf = (say: Speech, seat: number): string =>
  say.isYou(seat) ? "de vos pions" : `des pions ${of(say.name(seat))}`;
const both = (say: Speech, parties: readonly number[]): string => say.list(parties.map((seat) => to(say, seat)));

const trophy = (say: Speech, it: Trophy): string =>
  "card" in it ? say.card(it.card) : `un marqueur (${say.sector(it.marker)})`;

export function claim(say: Speech, it: Claim): string {
  switch (it.about) {
    case "pawn":
      return `${aPawnAt(say.whereIs(it.pawn), say)} est un ${say.agent(it.is)}`;
    case "secretCard":
      return `la carte secrète est ${say.card(it.is)}`;
    case "pp":
      return `${it.is} PP derrière le paravent`;
    default:
      return `en réserve : ${isNothing(goodsIn(it.is)) ? "rien" : goods(say, it.is)}`;
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
  if (read.kind === "marker") return `le marqueur ${say.sector(read.sector)}`;
  if (what === "debt") return french.count(n, "Dette", "Dettes");
  const affinity = say.affinity(what);
  return affinity === what ? say.resource(what, n) : french.count(n, `Affinité ${affinity}`, `Affinités ${affinity}`);
}

const place = (say: Speech, sector: string | null): string => (sector === null ? "" : ` (${say.sector(sector)})`);

function term({ by, promise: p }: OfferedTerm, say: Speech): string {
  switch (p.kind) {
    case "give":
      return `${who(say, by, "donnez", "donne")} : ${isNothing(p.goods) ? "rien" : goods(say, p.goods)}.`;
    case "doManoeuvre":
      return `${who(say, by, "jouez", "joue")} : ${say.manoeuvre(p.manoeuvre)}${place(say, p.sector)}${
        p.target === null ? "" : `, contre ${to(say, p.target)}`
      }.`;
    case "notSend":
      return `${who(say, by, "ne placez", "ne place")} aucune pile : ${say.sector(p.sector)}.`;
    case "notKill":
      return `${who(say, by, "n’assassinez", "n’assassine")} aucun ${pawnsOf(say, p.owner)}${place(say, p.sector)}.`;
    case "notSpy":
      return `${who(say, by, "ne regardez", "ne regarde")} aucun ${pawnsOf(say, p.owner)}${place(say, p.sector)}.`;
    case "concede":
      return `${who(say, by, "laissez", "laisse")} la place de ${aPileAt(say.whereIsPile(p.pile), say)}.`.replace(
        "de une",
        "d’une",
      );
    case "bidAtMost":
      return `${who(say, by, "misez", "mise")} au plus ${p.n} PP${place(say, p.sector)}.`;
    case "bidAtLeast":
      return `${who(say, by, "misez", "mise")} au moins ${p.n} PP${place(say, p.sector)}.`;
    case "take":
      return `${who(say, by, "prenez", "prend")} si possible : ${trophy(say, p.trophy)}.`;
    case "notTake":
      return `${who(say, by, "laissez", "laisse")} aux autres : ${trophy(say, p.trophy)}.`;
    case "nameFirst":
      return `Administrateur, ${who(say, by, "désignez", "désigne").replace(/^Vous/, "vous")} pour commencer : ${to(say, p.player)}.`;
    case "nameSector":
      return `Administrateur, ${who(say, by, "désignez", "désigne").replace(/^Vous/, "vous")} dans l’ordre : ${p.order
        .map(say.sector)
        .join(", ")}.`;
    case "leagueVote":
      return `${who(say, by, "vous déclarez", "se déclare")} ${p.for ? "pour" : "contre"} l’exclusion.`;
    case "truth":
      return `${who(say, by, "jurez", "jure")} que c’est vrai : ${claim(say, p.claim)}.`;
    case "words":
      return `${who(say, by, "promettez", "promet")} : « ${p.words} »`;
  }
}

export const FRENCH_OATHS: OathSentences = {
  events: {
    oathOffered: (e, say) =>
      say.isYou(e.to)
        ? `${say.name(e.from)} vous propose un serment sur l’Artefact.`
        : `${who(say, e.from, "proposez", "propose")} à ${to(say, e.to)} un serment sur l’Artefact.`,
    oathOfferDropped: (e, say) =>
      ({
        withdrawn: `${who(say, e.from, "retirez", "retire")} la proposition d’un serment.`,
        refused: `${who(say, e.to, "refusez", "refuse")} le serment.`,
        expired: say.isYou(e.from)
          ? `Le serment que vous proposiez à ${say.name(e.to)} n’a pas été accepté à temps.`
          : `Le serment ${that(say.name(e.from))} ${say.isYou(e.to) ? "vous proposait" : `proposait à ${say.name(e.to)}`} n’a pas été accepté à temps.`,
      })[e.how],
    oathSworn: (e, say) => `Sur l’Artefact : un serment lie ${both(say, e.parties)}.`,
    oathTermNoted: () => null,
    oathTermSettled: (e) =>
      e.as === "kept"
        ? `Serment ${e.oath} : une promesse est tenue.`
        : `Serment ${e.oath} : une promesse devient caduque, sans faute de personne.`,
    oathTruthTold: (e) => `Serment ${e.oath} : ce qui a été juré est vrai.`,
    oathBroken: (e, say) =>
      `Serment rompu. ${e.seats.map((seat) => `${who(say, seat, "perdez", "perd")} 1 PV.`).join(" ")}`,
    oathExpired: (e, say) => `Le serment entre ${both(say, e.parties)} arrive à son terme.`,
    oathOpened: (e, say) =>
      `${who(say, e.by, e.contested ? "contestez" : "révélez", e.contested ? "conteste" : "révèle")} le serment ${e.oath} : ${e.terms
        .map((one) => term(one, say))
        .join(" ")}`,
    oathClaimed: (e, say) =>
      `${say.isYou(e.against) ? `${say.name(e.by)} vous accuse` : `${who(say, e.by, "accusez", "accuse")} ${say.name(e.against)}`} d’avoir rompu un serment.`,
    oathJudged: (e, say) =>
      e.broken
        ? `Les autres jugent : serment rompu (${to(say, e.against)}).`
        : `Les autres jugent : serment tenu (${to(say, e.against)}).`,
  },
  questions: {
    "diktat/oathAnswer": () => ({
      lead: "On vous accuse d’avoir rompu un serment.",
      quiet: "Avouez et perdez 1 PV, ou contestez : les autres liront le serment et voteront.",
    }),
    "diktat/oathVerdict": () => ({
      lead: "Le serment est-il tenu ou rompu ?",
      quiet: "En secret. Sans majorité contre lui, il est tenu.",
    }),
  },
  waiting: {
    "diktat/oathAnswer": (name) => `Un serment rompu est dénoncé : on attend ${name}.`,
    "diktat/oathVerdict": (name) => `Le serment est jugé : on attend ${name}.`,
  },
  refusals: {
    noJudge: () => "À deux, personne ne peut juger : on ne peut jurer que ce que les règles vérifient.",
    noOathNow: () => "On ne prête serment que pendant les Cycles de la partie.",
    oathOffersOut: () => "Vos propositions attendent une réponse. Retirez-en une pour en faire une autre.",
    tooManyOaths: (n) => `Il y a déjà ${n.max} serments entre vous.`,
    noOathOffered: () => "Personne ne vous propose de serment.",
    noOathOfferOut: () => "Vous n’avez proposé aucun serment.",
    noOathToReveal: () => "Vous n’avez pas de serment encore privé.",
    nothingToClaim: () => "Aucune promesse en toutes lettres ne vous est due, ou vous avez déjà dénoncé ce Cycle.",
  },
  refs: {
    turnStart: "Jusqu’au prochain tour",
    manoeuvreDone: "Jusqu’à la fin de cette manœuvre",
    manoeuvresDone: "Jusqu’à la fin des manœuvres",
    conquestStart: "Jusqu’au prochain secteur désigné",
    takesDone: "Jusqu’au prochain secteur résolu",
    sectorsResolved: "Jusqu’à ce que tous les secteurs soient résolus",
    endOfCycle: "Jusqu’à la fin du Cycle",
    endOfGame: "Jusqu’à la fin de la partie",
    give: "Donner",
    doManoeuvre: "Jouer une manœuvre",
    notSend: "Ne placer aucune pile",
    notKill: "Ne pas assassiner",
    notSpy: "Ne pas espionner",
    concede: "Laisser une place",
    bidAtMost: "Miser au plus",
    bidAtLeast: "Miser au moins",
    take: "Prendre un Trophée",
    notTake: "Ne pas prendre un Trophée",
    nameFirst: "Désigner qui commence",
    nameSector: "Désigner des secteurs dans l’ordre",
    leagueVote: "Voter dans la Ligue",
    truth: "Jurer que c’est vrai",
    words: "En toutes lettres",
    self: "Vous",
    partner: "L’autre",
    admit: "Avouer",
    contest: "Contester",
    kept: "Tenu",
    broken: "Rompu",
    with: "Avec",
    until: "Échéance",
    terms: "Termes",
    by: "Qui promet",
    promise: "Promesse",
    manoeuvre: "Manœuvre",
    sector: "Secteur",
    target: "Contre",
    owner: "Pions de",
    n: "PP",
    is: "Est",
    pawn: "Un pion",
    pp: "PP",
    agents: "Agents en réserve",
    affinities: "Affinités en réserve",
    cards: "Cartes",
    markers: "Marqueurs",
    debt: "Dettes",
  },
  standing: {
    offerOath: { lead: "Proposer un serment", quiet: "Sur l’Artefact : qui le rompt perd 1 PV aussitôt." },
    acceptOath: { lead: "Prêter serment", quiet: "Accepter, c’est jurer : il vous lie tous deux." },
    refuseOath: { lead: "Refuser un serment", quiet: "Rien n’est juré." },
    withdrawOath: { lead: "Retirer un serment", quiet: "Tant qu’il n’est pas accepté." },
    revealOath: { lead: "Révéler un serment", quiet: "Tous en liront les termes." },
    claimBreach: {
      lead: "Dénoncer un serment rompu",
      quiet: "Une promesse en toutes lettres ; si elle est contestée, les autres jugent.",
    },
  },
  term,
  oath: (id) => `Serment ${id.replace("/", ", terme ")}`,
};
