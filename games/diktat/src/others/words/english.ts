import { of, to, who } from "@paravent/content/english";
import { english } from "@paravent/content/plural";
import { OTHERS } from "../../names/names.ts";
import type { Speech } from "../../text/speech/speech.ts";
import type { OthersSentences } from "./sentences.ts";

/** "your pawn", "Bor’s pawn", "pawn of the Others". */
export const pawnOf = (say: Speech, owner: number, position: number | null = null): string => {
  const pawn = position === null ? "pawn" : `pawn ${position}`;
  return owner === OTHERS ? `${pawn} of the Others` : `${of(say, owner)} ${pawn}`;
};

export const ENGLISH_OTHERS: OthersSentences = {
  events: {
    othersLaid: (e, say) =>
      `${english.count(e.pawns.length, "of the Others lies", "of the Others lie")} face down: ${say.sector(e.sector)}.`,
    othersGathered: (e) =>
      `Gathering: ${english.count(e.pawns.length, "of the Others returns", "of the Others return")} to the Artefact.`,
    othersMoved: (e, say) => `One of the Others moves from ${say.place(e.from)} to ${say.place(e.to)}.`,
    othersPawnDiscarded: (e, say) =>
      `${say.sector(e.sector)}: the top pawn of the Others is discarded: ${say.pawn(e.kind, OTHERS)}.`,
    cardCorrupted: (e, say) => `To the corruption track: ${say.card(e.card)}.`,
    corruptionPlaced: (e, say) => `Corruption token in ${say.place(e.sector)}.`,
    corruptionKilled: (e, say) =>
      `${who(say, e.seat, "remove", "removes")} a Corruption token in ${say.place(e.sector)}.`,
    gloomPlaced: (e, say) =>
      `Infection: ${english.count(e.n, "Gloom token", "Gloom tokens")} in ${say.place(e.sector)}.`,
    gloomDiscarded: (e, say) => `${who(say, e.seat, "lift", "lifts")} a Gloom token in ${say.place(e.sector)}.`,
    othersAssassinationBegan: (e, say) =>
      `${say.isYou(e.target) ? "Your" : of(say, e.target)} pile has come among the Others in ${say.place(e.sector)}. They attack: ${to(say, e.seat)} ${say.isYou(e.seat) ? "act" : "acts"} for them, ${english.count(e.assassins, "Assassination", "Assassinations")}.`,
    othersAssassinationEnded: () => null,
    othersTook: (e, say) =>
      e.lost.length === 0
        ? "The Others take: a Vector is spent."
        : `The Others take: one Emissary fewer for ${say.list(e.lost.map((seat) => to(say, seat)))}.`,
    othersHeld: (e, say) => `The Others hold ${say.place(e.sector)}: nobody takes anything.`,
    othersDriven: (e, say) => `The Others are driven from ${say.place(e.sector)}.`,
    pragueFell: (e) =>
      e.by === "corruption"
        ? "A seventh card on the corruption track: Prague falls, all have lost."
        : "A seventh Gloom token: Prague falls, all have lost.",
  },
  questions: {
    "diktat/othersVictim": () => ({
      lead: "You act for the Others: name a pawn of the pile just placed.",
      quiet: "An Emissary brings you PP. A Guard ends it; you pay nothing.",
    }),
    "diktat/orderGeneralEffects": () => ({
      lead: "Put these effects in order: the Administrator decides.",
      quiet: "They are carried out in this order.",
    }),
    "diktat/moveOthers": (about, say) =>
      about.moved
        ? {
            lead: `Move a second pawn: ${say.sector(String(about.from))} → ${say.sector(String(about.to))}?`,
            quiet: "From the same pile to the same sector; or nothing: one is enough.",
          }
        : {
            lead: "Move a pawn of the Others: which one, and where to?",
            quiet: "Face down, to the top of their pile in another sector.",
          },
  },
  waiting: {
    "diktat/othersVictim": (name) => `${name} is acting for the Others.`,
    "diktat/orderGeneralEffects": (name) => `${name} is putting effects in order.`,
    "diktat/moveOthers": (name) => `${name} is moving the Others.`,
  },
  refusals: {
    actsForOthers: () => "You act for the Others: none of your own effects may be used meanwhile.",
    silentTowardsOthers: () => "Your pile is under attack: nothing may be told to whoever acts for the Others.",
    noFactionPawn: () => "All Faction pawns of the Others lie on their piles: no new pile can be started.",
    packWithoutOthers: () => "This content pack does not include the Others.",
  },
  refs: {
    gloom: "Gloom token",
    attack: "Attack of the Others",
    others: "The Others’ Assassinations",
    players: "The players’ effects",
  },
  corruption: (sector) => `Corruption token: ${sector}`,
};
