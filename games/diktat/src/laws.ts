import type { Law } from "@paravent/kernel";
import { packOf } from "./content/installed.ts";
import { revealedOf } from "./model/base/victims.ts";
import type { DiktatFacts } from "./model/facts.ts";
import { AFFINITIES, AGENTS, SECTORS, type SectorId } from "./names/names.ts";
import { pilesCounted, pilesIn } from "./rules/count.ts";
import { affinitiesLeft } from "./rules/effects/candidates.ts";
import { highestRank } from "./rules/effects/rank.ts";

/** Invariants of section 4.2 of the rules: each holds whenever the game waits for an answer. */
export const baseLaws: readonly Law<DiktatFacts>[] = [
  {
    name: "nothing is negative",
    check: (s) => {
      for (const [seat, player] of s.players.entries()) {
        const counts = [player.pp, player.spyTokens, player.assassinTokens, player.debts, player.manoeuvrePawns];
        counts.push(...AGENTS.map((kind) => player.agents[kind]), ...AFFINITIES.map((type) => player.affinities[type]));
        if (counts.some((n) => n < 0)) return `seat ${seat} has ${JSON.stringify(player)}`;
      }
      return null;
    },
  },
  {
    name: "each sector has two markers in all",
    check: (s) => {
      const markers = { ...s.markers };
      for (const { influence } of s.players)
        for (const slot of influence) markers[slot.sector] = [...markers[slot.sector], ...slot.markers];
      const wrong = SECTORS.find((sector) => [...markers[sector]].sort().join() !== "0,1");
      return wrong ? `${wrong}: ${markers[wrong].join()}` : null;
    },
  },
  {
    name: "each Opportunity card is in exactly one place",
    check: (s) => {
      if (s.deck.length === 0 && s.cycle === 0) return null; // not yet shuffled
      const { cards } = packOf(s);
      const found = new Set<string>();
      const twice: string[] = [];
      const find = (card: string): unknown =>
        found.has(card) || !cards.has(card) ? twice.push(card) : found.add(card);
      s.deck.forEach(find);
      s.discard.forEach(find);
      s.track.forEach(find);
      for (const { row } of s.players) for (const { card } of row) find(card);
      if (s.secret) find(s.secret.card);
      s.peeked?.cards.forEach(find);
      s.others?.corruption.forEach(find);
      if (twice.length > 0) return `twice or unknown: ${twice.join()}`;
      return found.size === cards.size ? null : `lost: ${[...cards.keys()].filter((card) => !found.has(card)).join()}`;
    },
  },
  {
    name: "no pile is empty, no sector holds too many, no serial stands twice",
    check: (s) => {
      const serials = s.piles.flatMap((pile) => [pile.id, ...pile.pawns.map(({ id }) => id)]);
      if (new Set(serials).size !== serials.length) return `serials ${serials.join()}`;
      if (serials.some((id) => id >= s.serial)) return `a serial is not below ${s.serial}`;
      if (s.piles.some(({ pawns }) => pawns.length === 0)) return "an empty pile";
      if (s.emptied.some(({ id, pawns }) => pawns.length > 0 || revealedOf(s, id).length === 0)) return "a pile kept";
      const plays = (cabal: string): boolean => s.players.some((player) => player.cabal === cabal);
      // Rooftop Road may bring a pile into a full sector, twice where a card takes its Used token off; and a pawn that is
      // rescued comes back, whoever has taken the place of its pile. Nothing else may.
      const limit = s.counts.pileLimit + (plays("resistance") ? 2 : 0) + (plays("pegre") ? 1 : 0);
      // DK-RUL-101: members of a League pass over each other's piles, so it holds for whoever placed the last one.
      const counted = (sector: SectorId): number =>
        s.leagues === null
          ? pilesIn(s, sector)
          : s.piles.reduce(
              (least, pile) => {
                return pile.sector === sector ? Math.min(least, pilesCounted(s, sector, pile.owner)) : least;
              },
              pilesIn(s, sector),
            );
      const full = SECTORS.find((sector) => counted(sector) > limit);
      return full ? `${full} holds ${pilesIn(s, full)} piles` : null;
    },
  },
  {
    name: "at most five Influence slots",
    check: (s) => {
      const over = s.players.findIndex(({ influence }) => influence.length > 5);
      return over < 0 ? null : `seat ${over}`;
    },
  },
  {
    name: "what players remember of the supply is so",
    check: (s) => {
      for (const { by, least, most } of s.supplySeen)
        for (const type of AFFINITIES) {
          const left = affinitiesLeft(s, type);
          if (left < least[type] || left > most[type])
            return `seat ${by}: ${least[type]} to ${most[type]} of ${type}, and there are ${left}`;
        }
      return null;
    },
  },
  {
    name: "ten Affinity tokens of a type at most",
    check: (s) => {
      const held = { ...s.players[0]!.affinities };
      for (const type of AFFINITIES) held[type] = s.players.reduce((sum, { affinities }) => sum + affinities[type], 0);
      for (const { row } of s.players)
        for (const { tokens } of row) for (const token of tokens) if (token) held[token]++;
      const over = AFFINITIES.find((type) => held[type] > 10);
      return over ? `${over}: ${held[over]}` : null;
    },
  },
  {
    name: "the Administrator has the highest Rank, unless an element names another",
    check: (s) =>
      s.cycle === 0 || s.phase === "over" || s.administrator === (s.roles.administrator ?? highestRank(s))
        ? null
        : `seat ${s.administrator}`,
  },
];
