import { SHARED } from "@paravent/content/english";
import { ENGLISH_LEAGUES } from "../../leagues/words/english.ts";
import { ENGLISH_OTHERS } from "../../others/words/english.ts";
import { ENGLISH_POLITICS } from "../../politics/words/english.ts";
import { ENGLISH_OATHS } from "../../politics/words/oaths-english.ts";
import type { Sentences } from "../sentences/sentences.ts";
import { thePawn, thePile } from "../speech/english-places.ts";
import { ENGLISH_EVENTS } from "./events.ts";
import { ENGLISH_QUESTIONS, ENGLISH_WAITING } from "./questions.ts";
import { ENGLISH_REFUSALS } from "./refusals.ts";

export const ENGLISH_SENTENCES: Sentences = {
  unknownRefusal: SHARED.unknownRefusal,
  events: ENGLISH_EVENTS,
  questions: ENGLISH_QUESTIONS,
  waiting: ENGLISH_WAITING,
  refusals: ENGLISH_REFUSALS,
  refs: {
    ...ENGLISH_OATHS.refs,
    ...ENGLISH_POLITICS.refs,
    ...ENGLISH_OTHERS.refs,
    ...ENGLISH_LEAGUES.refs,
    stop: "Stop here",
    secretCard: "The secret card",
    nothing: "Nothing",
    place: "Place",
    discard: "Discard",
    marker: "Influence marker",
    pass: "Pass",
    decline: "Decline",
    withdraw: "Choose another sector",
    accept: "Accept",
    refuse: "Refuse",
    stack: "Stack",
    apart: "On a slot of its own",
    slot: "Free slot",
  },
  standing: {
    ...ENGLISH_OATHS.standing,
    ...ENGLISH_POLITICS.standing,
    ...ENGLISH_LEAGUES.standing,
    takeDebt: { lead: "Take a Debt", quiet: "+5 PP now, −1 VP at the end." },
    manifest: { lead: "Use a Manifestation", quiet: "At any moment, once a Cycle; the element is then Used." },
    placeAffinity: { lead: "Place an Affinity", quiet: "+1 VP on a free symbol of your cards." },
  },
  term: ENGLISH_OATHS.term,
  oath: ENGLISH_OATHS.oath,
  goods: ENGLISH_POLITICS.goods,
  saying: ENGLISH_POLITICS.saying,
  marker: ENGLISH_POLITICS.marker,
  offer: ENGLISH_POLITICS.offer,
  pawn: thePawn,
  pile: thePile,
  corruption: ENGLISH_OTHERS.corruption,
  sleeper: (place, say) => (place ? `Sleeper Agent on ${thePile(place, say)}` : "Sleeper Agent"),
  option: (n) => `Option ${n}`,
  firstAndDirection: (name, clockwise) => `${name}, ${clockwise ? "clockwise" : "the other way"}`,
  slot: (sector) => `Give back ${sector}`,
  placement: (card, token) => `${token} on ${card}`,
};
