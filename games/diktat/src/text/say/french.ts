import { french } from "@paravent/content/plural";
import type { EffectResource } from "../../content/effects.ts";
import { OFFERED_IN_FRENCH } from "./french-offered.ts";
import { STAT_WORDS } from "./french-stats.ts";
import { VERBS } from "./french-verbs.ts";
import { AFFINITIES, AGENTS, are, form, head, NOUNS, pile, sector, some, TOKENS, who } from "./french-words.ts";
import type { Tongue } from "./tongue.ts";

export const FRENCH: Tongue = {
  language: "fr",
  kinds: {
    gain: "Gain",
    income: "Développement",
    specialManoeuvre: "Manœuvre spéciale",
    manifestation: "Manifestation",
    ability: "Capacité",
    scourge: "Fléau",
  },
  colon: " : ",
  semicolon: " ; ",
  none: "aucun effet",
  may: "vous pouvez ",
  and: " et ",
  then: ", puis ",
  withOthers: "avec la Configuration les Autres",
  to: " pour ",
  openToAll: "ouverte à tout joueur",
  ifYouWish: "si vous le voulez, ",
  gain: (what, mood) => `${form(mood, "gagnez", "gagner")} ${what}`,
  head,

  when({ trigger, by, victim, pawn, trophy }) {
    const who = by === "other" ? "un autre joueur" : "un joueur";
    const kind = pawn ? NOUNS[pawn as EffectResource] : (["pion", "pions"] as const);
    const self = by === "self";
    switch (trigger) {
      case "acquire":
        return "quand vous le prenez";
      case "wantPlacePile":
        return `lorsqu’${self ? "une pile est désirée" : `${who} veut poser une pile`}`;
      case "pilePlaced":
        return self ? "quand vous posez une pile" : `quand ${who} pose une pile`;
      case "pawnPlaced":
        return `quand ${self ? "vous ajoutez" : `${who} ajoute`} des pions à une pile déjà posée`;
      case "spyDone":
        return `après ${self ? "votre" : "une"} Manœuvre Espionner`;
      case "assassinateStarted":
        return self ? "au début de chacune de vos Manœuvres Assassiner" : "au début de chaque Manœuvre Assassiner";
      case "assassinationTarget":
        return `quand un Assassinat vise ${victim === "self" ? "l’un de vos pions" : "un pion"}, avant qu’il soit révélé`;
      case "assassinationReveal":
        return `quand un Assassinat révèle ${victim === "self" ? `l’un de vos ${kind[1]}` : `un ${kind[0]} d’un autre joueur`}`;
      case "assassinationDone":
        if (victim === "self") return `chaque fois qu’un autre joueur ou les Autres assassinent l’un de vos ${kind[1]}`;
        return `chaque fois qu’un ${kind[0]} de joueur est défaussé par un Assassinat`;
      case "development":
        return "au Développement";
      case "opportunitiesPhase":
        return "à la phase Opportunités";
      case "manoeuvrePhaseStart":
        return "au début des Manœuvres";
      case "resolutionStart":
        return "au début de la Résolution";
      case "conquestStart":
        return "quand un secteur est désigné pour la Conquête, avant la révélation";
      case "winnerDeclared":
        return self ? "quand vous êtes Vainqueur d’un secteur" : "quand le Vainqueur d’un secteur est connu";
      case "trophyTaken": {
        const taken =
          trophy === "marker"
            ? "un marqueur d’Influence comme Trophée"
            : trophy === "card"
              ? "une carte comme Trophée"
              : "un Trophée";
        return `chaque fois que ${self ? "vous prenez" : `${who} prend`} ${taken}`.replace("que un", "qu’un");
      }
      case "struggleResolved":
        return "après chaque Lutte de pouvoir";
      case "affinityFlipped":
        return `quand ${self ? "vous placez" : `${who} place`} un jeton Affinité sur une carte Opportunité`;
      case "othersAttack":
        return "à chaque Attaque des Autres";
      case "elementUsedByOther":
        return "quand un autre joueur utilise une de vos cartes Cabale";
      case "abilityUsed":
        return "chaque fois que vous utilisez votre capacité";
      default:
        return "";
    }
  },

  condition(c) {
    if ("not" in c) return this.condition(c.not).replace("vous êtes", "vous n’êtes pas");
    if ("isAdministrator" in c) return `si ${are(c.isAdministrator)} l’Administrateur`;
    if ("isFirstPlayer" in c) return `si ${are(c.isFirstPlayer)} le premier joueur`;
    if ("adhesionAtLeast" in c)
      return `si ${this.who(c.adhesionAtLeast.of)} a une Adhésion de ${c.adhesionAtLeast.n} ou plus`.replace(
        "vous a",
        "vous avez",
      );
    if ("membershipHeldByOthersAtLeast" in c) {
      const n = c.membershipHeldByOthersAtLeast;
      const least = typeof n === "number" ? `${n} Adhésions` : "autant d’Adhésions qu’il y a de joueurs moins un";
      return `tant que les autres joueurs détiennent ensemble au moins ${least}`;
    }
    if ("holdsNoMembership" in c) return `si ${this.who(c.holdsNoMembership)} est sans Adhésion`;
    if ("noPlayerWithoutMembership" in c) return "si tous les autres joueurs ont une Adhésion";
    if ("markerSectorsAtLeast" in c)
      return `tant que vous possédez des marqueurs d’au moins ${c.markerSectorsAtLeast} secteurs différents`;
    if ("tokenInEventSector" in c) return `dans un secteur à ${TOKENS[c.tokenInEventSector][0].replace("jeton ", "")}`;
    if ("ownPileInEventSector" in c) return "dans un secteur où vous avez une pile";
    if ("ownEmissaryInEventSector" in c) return "dans un secteur où vous avez au moins 1 Émissaire";
    if ("tiedForWinner" in c) return "à égalité pour être Vainqueur d’un secteur";
    if ("stacked" in c) return "s’il est empilé";
    if ("ownTokenOnPileOf" in c) return "si l’une de ses piles porte un de vos Agents dormants";
    if ("eventSectorIn" in c) return `dans ${c.eventSectorIn.join(", ")}`;
    if ("eventDarknessAtLeast" in c) return `si sa Noirceur est d’au moins ${c.eventDarknessAtLeast}`;
    return "";
  },

  cost(cost, mood, payer, say) {
    if ("pay" in cost) {
      const what = say.goods("pp", cost.n);
      if (cost.to === "card")
        return `${form(mood, "placez", "placer")} ${what.replace(" PP", " de vos PP")} sur cette carte jusqu’à la Fin de Cycle`;
      const to = { supply: "", owner: "au propriétaire ", acting: "à vous " }[cost.to];
      return `${form(mood, "payez", "payer")} ${to}${what}`;
    }
    if ("discard" in cost)
      return `${form(mood, "défaussez", "défausser")} ${some(cost.n, ...AGENTS[cost.discard]!)} de ${payer === "you" ? "votre" : "sa"} réserve`;
    if ("returnAffinity" in cost)
      return `${form(mood, "remettez", "remettre")} ${cost.n} de vos jetons Affinité ${AFFINITIES[cost.returnAffinity]} non placés à la réserve générale`;
    const from = cost.from === "sector" ? "d’un secteur" : "posé sur une pile";
    const to =
      cost.to === "reserve"
        ? `${form(mood, "reprenez", "reprendre")} dans votre réserve`
        : `${form(mood, "retirez", "retirer")} de la partie`;
    return `${to} un ${TOKENS[cost.spendToken][0]} ${from}`;
  },

  who,
  resource(res, n) {
    if (res === "rank") return `+${n} en Rang`;
    return french.count(n, ...NOUNS[res]);
  },
  counters: {
    citizensInSector: "Citoyen révélé dans le secteur, tous camps confondus",
    ownMarkerSectors: "secteur dont vous possédez un marqueur d’Influence",
    ownGuardsInSector: "de vos Gardes dans le secteur",
    adhesion: "point de son Adhésion",
    ownSymbolsArtefact: "symbole Artefact ou Toutes de vos cartes Opportunité",
    paid: "chacun",
    otherBidders: "autre participant qui a misé au moins 1 PP",
    playersMinusOne: "autre joueur",
    pawnsRemoved: "pion ainsi défaussé",
  },
  counted(res, { count, div, plus, max }) {
    const one = this.resource(res, 1);
    if (count === "paid") return `${one} chacun`;
    const first = plus ? `${this.resource(res, plus)}${count === "adhesion" ? " plus " : ", plus "}` : "";
    if (count === "adhesion") return `${first}autant de ${NOUNS[res][1]} que l’Adhésion`;
    const most = max === undefined ? "" : plus ? ` (${this.resource(res, max)} au plus en tout)` : ` (${max} au plus)`;
    return `${first}${one} par ${div ? `${div} ` : ""}${this.counters[count]}${most}`;
  },
  upTo: (what) => `jusqu’à ${what}`,
  every: (res) => `tous vos ${NOUNS[res][1]}`,
  orElse: (first, total, condition) => `${first}, ou ${total} ${condition}`,
  only: (what, condition) => `${what} ${condition}`,
  sector,
  pile,
  offered: OFFERED_IN_FRENCH,
  ops: VERBS,
  stats: STAT_WORDS,
};
