import { of, to, who } from "@paravent/content/french";
import { french } from "@paravent/content/plural";
import { atSector, fromSector, theSector } from "../../names/french-sectors.ts";
import { OTHERS } from "../../names/names.ts";
import type { Speech } from "../../text/speech/speech.ts";
import type { OthersSentences } from "./sentences.ts";

/** « votre pion 2 », « le pion 2 de Bor », « le pion 2 des Autres ». */
export const thePawn = (say: Speech, owner: number, position: number): string => {
  if (owner === OTHERS) return `le pion ${position} des Autres`;
  return say.isYou(owner) ? `votre pion ${position}` : `le pion ${position} ${of(say.name(owner))}`;
};

export const aPawn = (say: Speech, owner: number): string => {
  if (owner === OTHERS) return "un pion des Autres";
  return say.isYou(owner) ? "un de vos pions" : `un pion ${of(say.name(owner))}`;
};

export const FRENCH_OTHERS: OthersSentences = {
  events: {
    othersLaid: (e, say) =>
      `${french.count(e.pawns.length, "Autre est posé", "Autres sont posés")} face cachée ${atSector(say.sector(e.sector))}.`,
    othersGathered: (e) =>
      `Rassemblement : ${french.count(e.pawns.length, "Autre retourne", "Autres retournent")} à l’Artefact.`,
    othersMoved: (e, say) => `Un Autre va ${fromSector(say.sector(e.from))} ${atSector(say.sector(e.to))}.`,
    othersPawnDiscarded: (e, say) =>
      `${say.sector(e.sector)} : le premier pion des Autres est défaussé, ${say.pawn(e.kind, OTHERS)}.`,
    cardCorrupted: (e, say) => `Sur la piste de corruption : ${say.card(e.card)}.`,
    corruptionPlaced: (e, say) => `Jeton Corruption ${atSector(say.sector(e.sector))}.`,
    corruptionKilled: (e, say) =>
      `${who(say, e.seat, "retirez", "retire")} un jeton Corruption ${atSector(say.sector(e.sector))}.`,
    gloomPlaced: (e, say) =>
      `Infection ${atSector(say.sector(e.sector))} : ${french.count(e.n, "jeton Ténèbres", "jetons Ténèbres")}.`,
    gloomDiscarded: (e, say) =>
      `${who(say, e.seat, "levez", "lève")} un jeton Ténèbres ${atSector(say.sector(e.sector))}.`,
    othersAssassinationBegan: (e, say) =>
      `${say.isYou(e.target) ? "Votre pile" : `La pile ${of(say.name(e.target))}`} arrive chez les Autres ${atSector(say.sector(e.sector))}. Ils attaquent : ${to(say, e.seat)} ${say.isYou(e.seat) ? "agissez" : "agit"} pour eux, ${french.count(e.assassins, "Assassinat", "Assassinats")}.`,
    othersAssassinationEnded: () => null,
    othersTook: (e, say) =>
      e.lost.length === 0
        ? "Prise des Autres : un Vecteur est défaussé."
        : `Prise des Autres : un Émissaire de moins pour ${say.list(e.lost.map((seat) => to(say, seat)))}.`,
    othersHeld: (e, say) => `Les Autres tiennent ${theSector(say.sector(e.sector))} : personne ne prend rien.`,
    othersDriven: (e, say) => `Les Autres sont chassés ${fromSector(say.sector(e.sector))}.`,
    pragueFell: (e) =>
      e.by === "corruption"
        ? "Une septième carte sur la piste de corruption : Prague tombe, tous ont perdu."
        : "Un septième jeton Ténèbres : Prague tombe, tous ont perdu.",
  },
  questions: {
    "diktat/othersVictim": () => ({
      lead: "Vous agissez pour les Autres : désignez un pion de la pile posée.",
      quiet: "Un Émissaire vous rapporte des PP. Un Garde y met fin ; vous ne payez rien.",
    }),
    "diktat/orderGeneralEffects": () => ({
      lead: "Ordonnez ces effets : c’est à l’Administrateur de décider.",
      quiet: "Ils s’appliquent dans cet ordre.",
    }),
    "diktat/moveOthers": (about, say) =>
      about.moved
        ? {
            lead: `Déplacez un second pion : ${say.sector(String(about.from))} → ${say.sector(String(about.to))} ?`,
            quiet: "De la même pile vers le même secteur ; ou rien : un seul suffit.",
          }
        : {
            lead: "Déplacez un pion des Autres : lequel, et vers où ?",
            quiet: "Face cachée, au sommet de leur pile dans un autre secteur.",
          },
  },
  waiting: {
    "diktat/othersVictim": (name) => `${name} agit pour les Autres.`,
    "diktat/orderGeneralEffects": (name) => `${name} ordonne les effets.`,
    "diktat/moveOthers": (name) => `${name} déplace les Autres.`,
  },
  refusals: {
    actsForOthers: () => "Vous agissez pour les Autres : aucun de vos effets ne peut servir pendant ce temps.",
    silentTowardsOthers: () => "Votre pile est attaquée : rien ne peut être dit à qui agit pour les Autres.",
    noFactionPawn: () => "Tous les pions Faction des Autres sont sur leurs piles : aucune autre ne peut être formée.",
    packWithoutOthers: () => "Ce paquet de contenu n’inclut pas les Autres.",
  },
  refs: {
    gloom: "Jeton Ténèbres",
    attack: "Attaque des Autres",
    others: "Les Assassinats des Autres",
    players: "Les effets des joueurs",
  },
  corruption: (sector) => `Jeton Corruption : ${sector}`,
};
