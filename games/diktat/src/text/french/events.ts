import { of, to, who } from "@paravent/content/french";
import { french } from "@paravent/content/plural";
import { FRENCH_LEAGUES } from "../../leagues/words/french.ts";
import { theSector } from "../../names/french-sectors.ts";
import { OTHERS } from "../../names/names.ts";
import { cabalRef } from "../../names/refs.ts";
import { aPawn, FRENCH_OTHERS, thePawn } from "../../others/words/french.ts";
import { FRENCH_POLITICS } from "../../politics/words/french.ts";
import { FRENCH_OATHS } from "../../politics/words/oaths-french.ts";
import type { Sentences } from "../sentences/sentences.ts";
import { aPileAt, at } from "../speech/french-places.ts";

/** What has happened, told to the one who reads. */
export const FRENCH_EVENTS: Sentences["events"] = {
  ...FRENCH_OATHS.events,
  ...FRENCH_POLITICS.events,
  ...FRENCH_OTHERS.events,
  ...FRENCH_LEAGUES.events,
  cabalTaken: (e, say) => `${who(say, e.seat, "menez", "mène")} : ${say.cabal(e.cabal)}.`,
  deckShuffled: () => null,
  cycleBegan: (e) => `Cycle ${e.cycle}.`,
  administratorChanged: (e, say) => `${who(say, e.seat, "êtes", "est")} Administrateur.`,
  phaseBegan: () => null,
  discardShuffled: () => "La défausse est mélangée en un nouveau paquet.",
  cardDealt: (e, say) => `Sur la piste : ${say.card(e.card)}.`,
  secretCardDealt: () => null,
  gained: (e, say) =>
    e.rule === "DK-DEV-01" ? null : `${who(say, e.seat, "gagnez", "gagne")} ${say.resource(e.what, e.n)}.`,
  manoeuvrePawnsReceived: () => null,
  firstPlayerNamed: (e, say) =>
    e.by === e.seat
      ? `${who(say, e.seat, "commencez", "commence")}.`
      : say.isYou(e.seat)
        ? `${say.name(e.by)} vous désigne pour commencer.`
        : `${who(say, e.by, "désignez", "désigne")} ${say.name(e.seat)} pour commencer.`,
  turnBegan: () => null,
  manoeuvreChosen: () => null,
  manoeuvreDone: () => null,
  additionalManoeuvreBegan: () => null,
  additionalManoeuvreEnded: () => null,
  additionalManoeuvreAbandoned: () => null,
  turnSectorNamed: () => null,
  pilePlaced: (e, say) => `${who(say, e.seat, "envoyez", "envoie")} ${pawns(e.pawns.length)} ${at(say, e.sector)}.`,
  pawnLookedAt: (e, say) =>
    e.kind
      ? `Vous savez : ${thePawn(say, e.owner, e.position)} ${at(say, e.sector)} est ${e.owner === OTHERS && e.kind === "guard" ? "une" : "un"} ${say.pawn(e.kind, e.owner)}.`
      : `${say.name(e.seat)} regarde ${thePawn(say, e.owner, e.position)} ${at(say, e.sector)}.`,
  secretCardLookedAt: (e, say) =>
    e.card ? `Vous savez : la carte secrète est ${say.card(e.card)}.` : `${say.name(e.seat)} regarde la carte secrète.`,
  victimNamed: (e, say) =>
    `${who(say, e.seat, "visez", "vise")} ${thePawn(say, e.owner, e.position)} ${at(say, e.sector)}.`,
  victimRevealed: (e, say) =>
    `${who(say, e.seat, "assassinez", "assassine")} ${aPawn(say, e.owner)} ${at(say, e.sector)} : ${say.pawn(e.kind, e.owner)}.`,
  victimDiscarded: () => null,
  discarded: (e, say) => `${who(say, e.seat, "défaussez", "défausse")} ${say.resource(e.what, e.n)}.`,
  lost: (e, say) => `${who(say, e.seat, "perdez", "perd")} ${say.resource(e.what, e.n)}.`,
  debtDiscarded: (e, say) => `${who(say, e.seat, "défaussez", "défausse")} une Dette.`,
  vpGained: (e, say) => `${who(say, e.seat, "gagnez", "gagne")} ${e.n} PV.`,
  turnSkipped: (e, say) =>
    `${who(say, e.seat, "sautez votre tour et gardez le pion", "saute son tour et garde le pion")}.`,
  playAgainGranted: (e, say) => `${who(say, e.seat, "jouerez", "jouera")} deux fois de suite.`,
  playedAgain: () => null,
  skipGranted: (e, say) => `${who(say, e.seat, "sauterez votre prochain tour", "sautera son prochain tour")}.`,
  manoeuvresEnded: () => null,
  roleTaken: (e, say) =>
    e.role === "administrator"
      ? `${who(say, e.seat, "êtes", "est")} Administrateur jusqu’à la fin du Cycle.`
      : `${who(say, e.seat, "désignerez", "désignera")} le premier secteur.`,
  sectorPickerDone: () => null,
  statChanged: (e, say) =>
    e.stat === "rank" ? `${who(say, e.seat, "gagnez", "gagne")} ${e.delta} en Rang ce Cycle.` : null,
  tollSet: (e, say) => `Péage ${at(say, e.sector)} jusqu’à la fin du Cycle.`,
  useCounted: () => null,
  manoeuvreUsesForgotten: () => null,
  cardsPeeked: (e, say) =>
    e.cards
      ? `Vous voyez : ${say.list(e.cards.map((card) => say.card(card)))}.`
      : `${say.name(e.seat)} regarde le dessus du paquet.`,
  peekedCardAdded: (e, say) => `${who(say, e.seat, "ajoutez", "ajoute")} à la piste : ${say.card(e.card)}.`,
  peekedCardBuried: (e, say) =>
    e.card
      ? `Vous remettez sous le paquet : ${say.card(e.card)}.`
      : `${say.name(e.seat)} remet une carte sous le paquet.`,
  pileMoved: (e, say) =>
    `${who(say, e.seat, "déplacez", "déplace")} une pile : ${say.sector(e.from)} vers ${say.sector(e.to)}.`,
  pileWithdrawn: (e, say) => `${who(say, e.seat, "reprenez", "reprend")} une pile ${at(say, e.sector)}.`,
  pileConceded: (e, say) =>
    `${who(say, e.seat, "laissez", "laisse")} la place à ${to(say, e.to)} ${at(say, e.sector)}.`,
  pawnsAdded: (e, say) =>
    `${who(say, e.seat, "ajoutez", "ajoute")} ${pawns(e.pawns.length)} à une pile ${at(say, e.sector)}.`,
  pawnMoved: (e, say) =>
    `${who(say, e.seat, "déplacez", "déplace")} un pion ${of(aPileAt(say.whereIsPile(e.from), say))} vers ${aPileAt(say.whereIsPile(e.to), say)}.`,
  pileSwapped: (e, say) =>
    `${who(say, e.seat, "remaniez", "remanie")} en secret ${aPileAt(say.whereIsPile(e.pile), say)}.`,
  pileConverted: (e, say) =>
    `${who(say, e.seat, "retournez", "retourne")} peut-être un pion ${of(aPileAt(say.whereIsPile(e.pile), say))}.`,
  pileDiscarded: (e, say) =>
    `${who(say, e.seat, "défaussez", "défausse")} la pile arrivée pendant la Conquête : ${say.sector(e.sector)}.`,
  pawnRemoved: (e, say) => `${who(say, e.owner, "défaussez", "défausse")} un pion ${at(say, e.sector)}.`,
  victimShielded: (e, say) => `La foule protège ${aPawn(say, e.owner)} : l’Assassinat est perdu.`,
  victimLost: () => "Le pion visé est désormais hors d’atteinte : il n’est pas révélé.",
  victimReturned: (e, say) =>
    `${say.isYou(e.owner) ? "Votre Émissaire" : `L’Émissaire ${of(say.name(e.owner))}`} est sauvé et retourne dans sa pile.`,
  sleeperKilled: (e, say) => `${who(say, e.seat, "éliminez", "élimine")} un Agent dormant ${at(say, e.sector)}.`,
  tokenPlaced: (e, say) =>
    e.player !== undefined
      ? `${who(say, e.player, "recevez", "reçoit")} un jeton ${say.token(e.token)}.`
      : `${who(say, e.owner, "placez", "place")} un jeton ${say.token(e.token)}${e.sector ? ` ${at(say, e.sector)}` : ""}.`,
  tokenRemoved: (e, say) => `Un jeton ${say.token(e.token)} est retiré.`,
  turnEnded: () => null,
  paid: (e, say) =>
    e.to === null
      ? `${who(say, e.from, "défaussez", "défausse")} ${e.pp} PP.`
      : say.isYou(e.to)
        ? `${say.name(e.from)} vous cède ${e.pp} PP.`
        : `${who(say, e.from, "cédez", "cède")} ${e.pp} PP à ${say.name(e.to)}.`,
  debtTaken: (e, say) =>
    `${who(say, e.seat, "prenez", "prend")} une Dette${e.compulsory ? " obligatoire" : ""} : +${e.pp} PP.`,
  secretCardRevealed: (e, say) => `La carte secrète est révélée : ${say.card(e.card)}.`,
  sectorNamed: (e, say) => `${who(say, e.by, "désignez", "désigne")} ${theSector(say.sector(e.sector))}.`,
  sectorRevealed: (e, say) =>
    `${say.sector(e.sector)} : ${say.list(
      e.pieces.map(({ seat, kinds }) => {
        const n = kinds.filter((kind) => kind === "emissary").length;
        return `${n} ${say.pawn("emissary", seat, n)} pour ${to(say, seat)}`;
      }),
    )}.`,
  struggleBegan: (e, say) => `Lutte de pouvoir : ${say.list(e.tied.map((seat) => to(say, seat)))}.`,
  bidsRevealed: (e, say) => `Mises : ${say.list(e.bids.map(({ seat, pp }) => `${to(say, seat)} ${pp} PP`))}.`,
  orderFixed: (e, say) => (say.isYou(e.order[0]!) ? "Vous êtes Vainqueur." : `Vainqueur : ${say.name(e.order[0]!)}.`),
  emissarySpent: () => null,
  cardTaken: (e, say) => `${who(say, e.seat, "prenez", "prend")} ${say.card(e.card)}.`,
  trophyCardDiscarded: (e, say) => `${who(say, e.seat, "défaussez", "défausse")} ${say.card(e.card)} sans la placer.`,
  markerTaken: (e, say) =>
    `${who(say, e.seat, "prenez", "prend")} l’Influence ${say.sector(e.sector)} ${e.how === "slot" ? "I" : "II"}.`,
  markerDiscarded: (e, say) => `${who(say, e.seat, "rendez", "rend")} l’Influence ${say.sector(e.sector)}.`,
  cardLost: (e, say) => `${who(say, e.seat, "perdez", "perd")} ${say.card(e.card)}.`,
  cabalCardPlaced: (e, say) => `${who(say, e.seat, "développez", "développe")} : ${say.element(cabalRef(e.card))}.`,
  cabalCardReturned: (e, say) => `${who(say, e.seat, "reprenez", "reprend")} ${say.element(cabalRef(e.card))}.`,
  used: () => null,
  useBegan: (e, say) => `${who(say, e.seat, "utilisez", "utilise")} ${say.element(e.element)}.`,
  useEnded: () => null,
  readied: (e, say) => `${say.element(e.element)} n’est plus Utilisé.`,
  paidOnto: (e, say) => `${who(say, e.seat, "placez", "place")} ${e.pp} PP sur ${say.element(e.element)}.`,
  gainRecorded: () => null,
  supplySearched: () => null,
  affinityGained(e, say) {
    const n = e.tokens?.length ?? (e as { n?: number }).n ?? 0;
    if (n === 0)
      return `${who(say, e.seat, "ne trouvez plus d'Affinité dans la réserve générale", "ne trouve plus d'Affinité dans la réserve générale")}.`;
    const types = e.tokens ? ` : ${say.list(e.tokens.map((t) => say.affinity(t)))}` : "";
    return `${who(say, e.seat, "gagnez", "gagne")} ${affinities(n)}${types}.`;
  },
  affinityReturned: (e, say) =>
    `${who(say, e.seat, "rendez", "rend")} une Affinité ${say.affinity(e.token)} à la réserve générale.`,
  affinityExchanged: (e, say) => `${who(say, e.seat, "pouvez échanger", "peut échanger")} une Affinité, en secret.`,
  affinitiesLost: (e, say) =>
    `${who(say, e.seat, "rendez", "rend")} ${affinities((e.reserve?.length ?? (e as { n?: number }).n ?? 0) + e.placed.length)}.`,
  sectorCleared: () => null,
  othersAttacked: () => "Attaque des Autres.",
  affinityPlaced: (e, say) =>
    `${who(say, e.seat, "placez", "place")} une Affinité ${say.affinity(e.token)} sur ${say.card(e.card)} : +1 PV.`,
  reservesDiscarded: () => "Fin du Cycle : Agents, Espions et Assassins sont défaussés.",
  usedTokensRemoved: () => null,
  trackDiscarded: () => null,
  pointsNoted: () => null,
  endTriggered: () => "La fin de la partie est déclenchée.",
  gameEnded: (e, say) => `Victoire : ${say.list(e.winners.map((seat) => to(say, seat)))}.`,
};

const affinities = (n: number): string => french.count(n, "jeton Affinité", "jetons Affinité");
const pawns = (n: number): string => french.count(n, "pion", "pions");
