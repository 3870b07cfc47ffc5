import type { Seat } from "@paravent/kernel";
import type { Pack } from "../content/pack.ts";
import type { Goods } from "../model/base/goods.ts";
import { type Affinity, type Agent, isAffinity, isAgent, SECTORS, type SectorId } from "../names/names.ts";
import { refersTo } from "../names/read-ref.ts";
import { cardRef, nameIn, sectorMarkerRef } from "../names/refs.ts";
import { cabalCardWorth } from "./effects.ts";
import { cyclesToCome, type Held, type Holdings, type Position } from "./position.ts";
import { PP } from "./prices.ts";
import { markerWorth, slotWorth } from "./worth.ts";

/** What lies behind the screen of another is not known: a token of each type, a few PP, and no Agents. */
const BEHIND_A_SCREEN = {
  agents: { citizen: 0, guard: 0, emissary: 0 },
  affinities: { politics: 1, people: 1, artefact: 1 },
} as const;
const USUAL_PP = 4;

const NO_MARKERS = Object.fromEntries(SECTORS.map((sector) => [sector, 0])) as Record<SectorId, number>;

export function holdingsOf({ view, me, own }: Position, seat: Seat): Holdings {
  const { spyTokens, assassinTokens, debts, row, influence } = view.players[seat]!;
  const markers = { ...NO_MARKERS };
  for (const slot of influence) markers[slot.sector] += slot.markers;
  const open = { spyTokens, assassinTokens, debts, cards: row, markers };
  if (seat === me) return { pp: own.pp, agents: own.agents, affinities: own.affinities, ...open };
  const known = view.knowledge?.deduced.find((one) => one.seat === seat)?.pp;
  const { agents, affinities } = BEHIND_A_SCREEN;
  return { pp: known ? (known.min + known.max) / 2 : USUAL_PP, agents, affinities, ...open };
}

/** The same after a trade. What it does not touch is the same list as before: most trades move neither cards nor markers. */
function traded({ pack }: Position, before: Holdings, gets: Goods, gives: Goods): Holdings {
  const { pp, spyTokens, assassinTokens, debts, cards, markers } = before;
  const { citizen, guard, emissary } = before.agents;
  const { politics, people, artefact } = before.affinities;
  const affinities = { politics, people, artefact };
  const agents = { citizen, guard, emissary };
  const after = { pp, agents, affinities, spyTokens, assassinTokens, debts, cards, markers };
  move(after, gets, 1);
  move(after, gives, -1);
  if (names(gets, "card") || names(gives, "card")) after.cards = cardsAfter(pack, cards, gets, gives, affinities);
  if (names(gets, "marker") || names(gives, "marker")) after.markers = markersAfter(markers, gets, gives);
  return after;
}

type Movable = { -readonly [Key in keyof Holdings]: Holdings[Key] } & {
  agents: Record<Agent, number>;
  affinities: Record<Affinity, number>;
};

/** What is counted by the piece comes or goes. Goods name a thing or two: they are gone through, not asked for each kind. */
function move(holdings: Movable, goods: Goods, sign: 1 | -1): void {
  for (const what in goods) {
    const n = sign * goods[what]!;
    if (what === "pp") holdings.pp += n;
    else if (what === "spyToken") holdings.spyTokens += n;
    else if (what === "assassinToken") holdings.assassinTokens += n;
    else if (what === "debt") holdings.debts += n;
    else if (isAffinity(what)) holdings.affinities[what] += n;
    else if (isAgent(what)) holdings.agents[what] += n;
  }
}

function names(goods: Goods, kind: "card" | "marker"): boolean {
  for (const what in goods) if (refersTo(what, kind)) return true;
  return false;
}

/** Tokens come back from a card that is given away (DK-RUL-45). */
function cardsAfter(
  pack: Pack,
  cards: Holdings["cards"],
  gets: Goods,
  gives: Goods,
  affinities: Record<Affinity, number>,
): Holdings["cards"] {
  const kept = cards.filter(({ card, tokens }) => {
    if (!gives[cardRef(card)]) return true;
    for (const token of tokens) if (token) affinities[token]++;
    return false;
  });
  const got = Object.keys(gets)
    .filter((what) => refersTo(what, "card"))
    .map((what) => ({ card: nameIn(what), tokens: pack.cards.get(nameIn(what))!.affinities.map(() => null) }));
  return [...kept, ...got];
}

function markersAfter(before: Holdings["markers"], gets: Goods, gives: Goods): Holdings["markers"] {
  const markers = { ...before };
  for (const sector of SECTORS) {
    const marker = sectorMarkerRef(sector);
    markers[sector] += (gets[marker] ?? 0) - (gives[marker] ?? 0);
  }
  return markers;
}

/**
 * What these holdings are worth to a player, in VP. Trades are judged by the difference they make to it and by nothing else:
 * so whatever offers somebody makes one after the other, those that are taken never leave less than there was.
 */
export const holdingsWorth = (position: Position, seat: Seat, holdings: Holdings): number =>
  summed(position, seat, holdings, cardWorths(position, seat, holdings), markerWorths(position, holdings));

function summed(
  position: Position,
  seat: Seat,
  holdings: Holdings,
  ofCards: readonly number[],
  ofMarkers: readonly number[],
): number {
  const { pp, debts, cards, affinities } = holdings;
  let worth = pp * ppPrice(position) - debts + affinitiesValue(position, cards, affinities);
  for (const one of ofCards) worth += one;
  for (const one of ofMarkers) worth += one;
  return worth + usedThisCycle(position, seat, holdings);
}

function cardWorths(position: Position, seat: Seat, { cards }: Holdings): number[] {
  const worths: number[] = [];
  cards.forEach(({ card, tokens }, at) => {
    worths.push(slotWorth(position, seat, at) + Math.max(0, cabalCardWorth(position, cardRef(card))));
    for (const token of tokens) if (token) worths.push(1);
  });
  return worths;
}

function markerWorths(position: Position, { markers }: Holdings): number[] {
  const worths: number[] = [];
  for (const sector of SECTORS) for (let n = 0; n < markers[sector]; n++) worths.push(markerWorth(position, sector, n));
  return worths;
}

function heldBy(position: Position, seat: Seat): Held {
  const known = position.holdings[seat];
  if (known) return known;
  const holdings = holdingsOf(position, seat);
  const [ofCards, ofMarkers] = [cardWorths(position, seat, holdings), markerWorths(position, holdings)];
  const held = { holdings, ofCards, ofMarkers, worth: summed(position, seat, holdings, ofCards, ofMarkers) };
  position.holdings[seat] = held;
  return held;
}

/** What a trade changes for a player, in VP. */
export function changeBy(position: Position, seat: Seat, gets: Goods, gives: Goods): number {
  const { holdings, ofCards, ofMarkers, worth } = heldBy(position, seat);
  const after = traded(position, holdings, gets, gives);
  return (
    summed(
      position,
      seat,
      after,
      after.cards === holdings.cards ? ofCards : cardWorths(position, seat, after),
      after.markers === holdings.markers ? ofMarkers : markerWorths(position, after),
    ) - worth
  );
}

/** What each PP adds. Late in the last Cycle they are good for little but a tie. */
export function ppPrice(position: Position): number {
  if (cyclesToCome(position) > 0) return PP;
  return position.view.phase === "manoeuvres" ? 0.8 * PP : 0.4 * PP;
}

/** Tokens that fit a free symbol are VP; the others may fit a card to come. */
function affinitiesValue({ pack, view }: Position, cards: Holdings["cards"], tokens: Holdings["affinities"]): number {
  const { politics, people, artefact } = tokens;
  const left = { politics, people, artefact };
  let free = 0;
  let fitting = 0;
  for (const { card, tokens: placed } of cards) {
    const symbols = pack.cards.get(card)!.affinities;
    for (let i = 0; i < symbols.length; i++) {
      const symbol = symbols[i]!;
      if (placed[i] != null) continue;
      if (symbol === "any") free++;
      else if (left[symbol] > 0) {
        left[symbol]--;
        fitting++;
      }
    }
  }
  const spare = left.politics + left.people + left.artefact;
  const anywhere = Math.max(0, Math.min(free, spare));
  return 0.95 * (fitting + anywhere) + (view.cycle < view.cycles ? 0.15 : 0.05) * (spare - anywhere);
}

/** Agents, Spy and Assassin tokens are gone at the End of Cycle (DK-EOC-02): they are worth what can still be done with them. */
function usedThisCycle(
  { view }: Position,
  seat: Seat,
  { agents, spyTokens, assassinTokens }: Pick<Holdings, "agents" | "spyTokens" | "assassinTokens">,
): number {
  const pawns = manoeuvresLeft(view, seat);
  const sent = pawns === 0 ? 0 : Math.min(agents.emissary, 2 * pawns);
  const idle = pawns === 0 ? 0.1 : 1;
  return (
    0.35 * sent +
    0.03 * (agents.emissary - sent) +
    idle * (0.06 * agents.citizen + 0.08 * agents.guard + 0.06 * spyTokens + 0.2 * assassinTokens)
  );
}

function manoeuvresLeft({ phase, manoeuvresPerCycle, players }: Position["view"], seat: Seat): number {
  if (phase === "manoeuvres") return players[seat]!.manoeuvrePawns;
  return phase === "resolution" || phase === "endOfCycle" || phase === "over" ? 0 : manoeuvresPerCycle;
}
