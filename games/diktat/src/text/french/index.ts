import { SHARED } from "@paravent/content/french";
import { FRENCH_LEAGUES } from "../../leagues/words/french.ts";
import { FRENCH_OTHERS } from "../../others/words/french.ts";
import { FRENCH_POLITICS } from "../../politics/words/french.ts";
import { FRENCH_OATHS } from "../../politics/words/oaths-french.ts";
import type { Sentences } from "../sentences/sentences.ts";
import { aPawnAt, aPileAt } from "../speech/french-places.ts";
import { FRENCH_EVENTS } from "./events.ts";
import { FRENCH_QUESTIONS, FRENCH_WAITING } from "./questions.ts";
import { FRENCH_REFUSALS } from "./refusals.ts";

export const FRENCH_SENTENCES: Sentences = {
  unknownRefusal: SHARED.unknownRefusal,
  events: FRENCH_EVENTS,
  questions: FRENCH_QUESTIONS,
  waiting: FRENCH_WAITING,
  refusals: FRENCH_REFUSALS,
  refs: {
    ...FRENCH_OATHS.refs,
    ...FRENCH_POLITICS.refs,
    ...FRENCH_OTHERS.refs,
    ...FRENCH_LEAGUES.refs,
    stop: "S’arrêter là",
    secretCard: "La carte secrète",
    nothing: "Rien",
    place: "Placer",
    discard: "Défausser",
    marker: "Marqueur d’Influence",
    pass: "Passer",
    decline: "Décliner",
    withdraw: "Choisir un autre secteur",
    accept: "Accepter",
    refuse: "Refuser",
    stack: "Empiler",
    apart: "Sur son propre emplacement",
    slot: "Emplacement libre",
  },
  standing: {
    ...FRENCH_OATHS.standing,
    ...FRENCH_POLITICS.standing,
    ...FRENCH_LEAGUES.standing,
    takeDebt: { lead: "Prendre une Dette", quiet: "+5 PP maintenant, −1 PV à la fin." },
    manifest: {
      lead: "Utiliser une Manifestation",
      quiet: "À tout moment, une fois par Cycle ; l’élément est alors Utilisé.",
    },
    placeAffinity: { lead: "Placer une Affinité", quiet: "+1 PV sur un symbole libre de vos cartes." },
  },
  term: FRENCH_OATHS.term,
  oath: FRENCH_OATHS.oath,
  goods: FRENCH_POLITICS.goods,
  saying: FRENCH_POLITICS.saying,
  marker: FRENCH_POLITICS.marker,
  offer: FRENCH_POLITICS.offer,
  pawn: aPawnAt,
  pile: aPileAt,
  corruption: FRENCH_OTHERS.corruption,
  sleeper: (place, say) => (place ? `Agent dormant sur ${aPileAt(place, say)}` : "Agent dormant"),
  option: (n) => `Option ${n}`,
  firstAndDirection: (name, clockwise) => `${name}, sens ${clockwise ? "horaire" : "inverse"}`,
  slot: (sector) => `Rendre ${sector}`,
  placement: (card, token) => `${token} sur ${card}`,
};
