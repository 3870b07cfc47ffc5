import { english } from "@paravent/content/plural";
import type { EffectResource } from "../../content/effects.ts";
import { OFFERED_IN_ENGLISH } from "./english-offered.ts";
import { STAT_WORDS } from "./english-stats.ts";
import { VERBS } from "./english-verbs.ts";
import { AFFINITIES, AGENTS, are, have, head, NOUNS, pile, sector, some, TOKENS, who } from "./english-words.ts";
import type { Tongue } from "./tongue.ts";

export const ENGLISH: Tongue = {
  language: "en",
  kinds: {
    gain: "Gain",
    income: "Income",
    specialManoeuvre: "Special Manoeuvre",
    manifestation: "Manifestation",
    ability: "Ability",
    scourge: "Scourge",
  },
  colon: ": ",
  semicolon: "; ",
  none: "no effect",
  may: "you may ",
  and: " and ",
  then: ", then ",
  withOthers: "with the Others Configuration",
  to: " to ",
  openToAll: "open to any player",
  ifYouWish: "if you wish, ",
  gain: (what) => `gain ${what}`,
  head,

  when({ trigger, by, victim, pawn, trophy }) {
    const who = by === "self" ? "you" : by === "other" ? "another player" : "a player";
    const s = by === "self" ? "" : "s";
    const kind = pawn ? NOUNS[pawn as EffectResource] : (["pawn", "pawns"] as const);
    switch (trigger) {
      case "acquire":
        return "when you take it";
      case "wantPlacePile":
        return `when ${who} want${s} to place a pile`;
      case "pilePlaced":
        return `when ${who} place${s} a pile`;
      case "pawnPlaced":
        return `when ${who} add${s} pawns to a pile already placed`;
      case "spyDone":
        return `after ${by === "self" ? "your" : "a"} Spy Manoeuvre`;
      case "assassinateStarted":
        return `at the start of each ${by === "self" ? "of your Assassinate Manoeuvres" : "Assassinate Manoeuvre"}`;
      case "assassinationTarget":
        return `when an Assassination targets ${victim === "self" ? "one of your pawns" : "a pawn"}, before it is revealed`;
      case "assassinationReveal":
        return `when an Assassination reveals ${victim === "self" ? `one of your ${kind[1]}` : `another player's ${kind[0]}`}`;
      case "assassinationDone":
        if (victim === "self") return `each time another player or the Others assassinate one of your ${kind[1]}`;
        return `each time a player's ${kind[0]} is discarded by an Assassination`;
      case "development":
        return "at Development";
      case "opportunitiesPhase":
        return "in the Opportunities phase";
      case "manoeuvrePhaseStart":
        return "at the start of the Manoeuvres";
      case "resolutionStart":
        return "at the start of the Resolution";
      case "conquestStart":
        return "when a sector is named for Conquest, before the reveal";
      case "winnerDeclared":
        return by === "self" ? "when you are the Winner of a sector" : "when the Winner of a sector is known";
      case "trophyTaken": {
        const taken =
          trophy === "marker"
            ? "an Influence marker as a Trophy"
            : trophy === "card"
              ? "a card as a Trophy"
              : "a Trophy";
        return `each time ${who} take${s} ${taken}`;
      }
      case "struggleResolved":
        return "after each Power Struggle";
      case "affinityFlipped":
        return `when ${who} place${s} an Affinity token on an Opportunity card`;
      case "othersAttack":
        return "at each Attack of the Others";
      case "elementUsedByOther":
        return "when another player uses one of your Cabal cards";
      case "abilityUsed":
        return "each time you use your ability";
      default:
        return "";
    }
  },

  condition(c) {
    if ("not" in c) return this.condition(c.not).replace(/\bis\b|\bare\b/, "$& not");
    if ("isAdministrator" in c) return `if ${are(c.isAdministrator)} the Administrator`;
    if ("isFirstPlayer" in c) return `if ${are(c.isFirstPlayer)} the first player`;
    if ("adhesionAtLeast" in c)
      return `if ${this.who(c.adhesionAtLeast.of)} ${have(c.adhesionAtLeast.of)} Membership ${c.adhesionAtLeast.n} or more`;
    if ("membershipHeldByOthersAtLeast" in c) {
      const n = c.membershipHeldByOthersAtLeast;
      const many = typeof n === "number" ? `${n} Memberships` : "as many Memberships as there are players minus one";
      return `while the other players together hold at least ${many}`;
    }
    if ("holdsNoMembership" in c) return `if ${this.who(c.holdsNoMembership)} is without Membership`;
    if ("noPlayerWithoutMembership" in c) return "if every other player has a Membership";
    if ("markerSectorsAtLeast" in c)
      return `while you hold markers of at least ${c.markerSectorsAtLeast} different sectors`;
    if ("tokenInEventSector" in c) return `in a sector with a ${TOKENS[c.tokenInEventSector].replace(" token", "")}`;
    if ("ownPileInEventSector" in c) return "in a sector where you have a pile";
    if ("ownEmissaryInEventSector" in c) return "in a sector where you have at least 1 Emissary";
    if ("tiedForWinner" in c) return "when tied for Winner of a sector";
    if ("stacked" in c) return "if it is stacked";
    if ("ownTokenOnPileOf" in c) return "if one of their piles bears one of your Sleeper Agents";
    if ("eventSectorIn" in c) return `in ${c.eventSectorIn.join(", ")}`;
    if ("eventDarknessAtLeast" in c) return `if its Darkness is at least ${c.eventDarknessAtLeast}`;
    return "";
  },

  cost(cost, _, payer, say) {
    if ("pay" in cost) {
      const what = say.goods("pp", cost.n);
      if (cost.to === "card") return `place ${what.replace(" PP", " of your PP")} on this card until the End of Cycle`;
      const to = { supply: "", owner: "the owner ", acting: "you " }[cost.to];
      return `pay ${to}${what}`;
    }
    if ("discard" in cost)
      return `discard ${some(cost.n, ...AGENTS[cost.discard]!)} from ${payer === "you" ? "your " : ""}reserve`;
    if ("returnAffinity" in cost)
      return `return ${cost.n} of your unplaced ${AFFINITIES[cost.returnAffinity]} Affinity tokens to the general supply`;
    const from = cost.from === "sector" ? "of a sector" : "lying on a pile";
    const to = cost.to === "reserve" ? "take back to your reserve" : "remove from the game";
    return `${to} a ${TOKENS[cost.spendToken]} ${from}`;
  },

  who,
  resource(res, n) {
    if (res === "rank") return `+${n} Rank`;
    return english.count(n, ...NOUNS[res]);
  },
  counters: {
    citizensInSector: "Citizen revealed in the sector, all sides together",
    ownMarkerSectors: "sector of which you hold an Influence marker",
    ownGuardsInSector: "of your Guards in the sector",
    adhesion: "point of their Membership",
    ownSymbolsArtefact: "Artefact or Any symbol on your Opportunity cards",
    paid: "each",
    otherBidders: "other participant who bid at least 1 PP",
    playersMinusOne: "other player",
    pawnsRemoved: "pawn so discarded",
  },
  counted(res, { count, div, plus, max }) {
    const one = this.resource(res, 1);
    if (count === "paid") return `${one} each`;
    const first = plus ? `${this.resource(res, plus)}${count === "adhesion" ? " plus " : ", plus "}` : "";
    if (count === "adhesion") return `${first}as many ${NOUNS[res][1]} as the Membership`;
    const most = max === undefined ? "" : plus ? ` (${this.resource(res, max)} in all at most)` : ` (${max} at most)`;
    return `${first}${one} per ${div ? `${div} ` : ""}${this.counters[count]}${most}`;
  },
  upTo: (what) => `up to ${what}`,
  every: (res) => `all your ${NOUNS[res][1]}`,
  orElse: (first, total, condition) => `${first}, or ${total} ${condition}`,
  only: (what, condition) => `${what} ${condition}`,
  sector,
  pile,
  offered: OFFERED_IN_ENGLISH,
  ops: VERBS,
  stats: STAT_WORDS,
};
