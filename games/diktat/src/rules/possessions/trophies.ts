import {
  become,
  branch,
  call,
  end,
  IMPOSSIBLE,
  type Option,
  pick,
  type Ref,
  type Refusal,
  refuse,
  type Seat,
} from "@paravent/kernel";
import type { OpOf } from "../../content/effects.ts";
import { packOf } from "../../content/installed.ts";
import { leagueRise, risingBy } from "../../leagues/objectives.ts";
import { waitingFor } from "../../model/abilities.ts";
import type { CardId, SectorId } from "../../names/names.ts";
import { refersTo } from "../../names/read-ref.ts";
import { type SpecialRef, specialRef } from "../../names/refs.ts";
import { gloomOn } from "../../others/state/piles.ts";
import * as calls from "../calls/possessions.ts";
import { effect } from "../effects/calls.ts";
import { canDo } from "../effects/can.ts";
import { canPay } from "../effects/costs.ts";
import { isVeiled } from "../effects/gloom.ts";
import { countUse, isSpent } from "../effects/limits.ts";
import { isAwaited, raise } from "../effects/raise.ts";
import { allHold } from "../effects/stats.ts";
import { type EventNames, type Using, usingOf } from "../effects/using.ts";
import { effectOf } from "../elements.ts";
import { cardRef, type DiktatRules, type Facts, NOTHING, nameIn, procedure, receives } from "../write.ts";
import { markerChoices } from "./possessions.ts";

const MARKER = "marker";
const GLOOM = "gloom";
const PLACE = "place";
export const DISCARD = "discard";
/** DK-TRO-06: a card chosen as Trophy may be discarded at once instead. */
export const PLACED_OR_NOT = pick([PLACE, DISCARD]);

/** DK-TRO-01, DK-RUL-119: cards of the track linked to this sector; of the corruption track too (DK-OTH-BOARD-03). */
function cardsOf(s: Facts, sector: SectorId): CardId[] {
  const { cards } = packOf(s);
  const isOfSector = (card: CardId): boolean => cards.get(card)!.sector === sector;
  const found = s.track.filter(isOfSector);
  return s.others === null ? found : [...found, ...s.others.corruption.filter(isOfSector)];
}

/** DK-RUL-64: whether this player has a Trophy to take; by public facts, so that being asked tells nothing. */
export function hasTrophy(s: Facts, seat: Seat, sector: SectorId): boolean {
  if (gloomOn(s, sector) > 0) return true;
  return (
    s.markers[sector].length > 0 ||
    cardsOf(s, sector).length > 0 ||
    specialTrophies(s, seat, sector, "public").length > 0
  );
}

/** What this seat may take: a card, placed or discarded at once (DK-TRO-06), a marker, or a special Trophy (DK-TRO-02). */
export function trophies(s: Facts, seat: Seat, sector: SectorId) {
  const isOpen = !isVeiled(s, seat, sector);
  const cards = isOpen ? cardsOf(s, sector) : [];
  const options: TrophyOption[] = cards.map((card) => ({ name: cardRef(card), ask: PLACED_OR_NOT }));
  if (isOpen && s.markers[sector].length > 0) {
    const ways = markerChoices(s, seat, sector);
    const plain = ways.length === 1 && !refersTo(ways[0]!, "slot");
    options.push(plain ? { name: MARKER } : { name: MARKER, ask: pick(ways) });
  }
  if (gloomOn(s, sector) > 0) options.push({ name: GLOOM });
  for (const special of specialTrophies(s, seat, sector, "own"))
    options.push({ name: specialRef(special.element, special.effect) });
  // A special Trophy that cannot be paid after all: the player is passed over and keeps the Emissary (DK-RUL-136).
  if (options.length === 0) options.push({ name: NOTHING });
  return branch(options);
}

type TrophyOption =
  | Option<`card:${CardId}`, [typeof PLACE | typeof DISCARD]>
  | Option<typeof MARKER>
  | Option<typeof MARKER, [calls.MarkerChoice]>
  | Option<typeof GLOOM>
  | Option<SpecialRef>
  | Option<typeof NOTHING>;

/** Why something is no Trophy of this sector, or not for this player. */
export function whyNoTrophy(s: Facts, seat: Seat, sector: SectorId): Record<Ref, Refusal> {
  const closed: Record<Ref, Refusal> = { pass: refuse("mustTake", "DK-RUL-63") };
  const { cards } = packOf(s);
  const veiled = isVeiled(s, seat, sector) ? refuse("gloomOverTrophies", "DK-OTH-MB-01", { sector }) : null;
  for (const card of [...s.track, ...(s.others?.corruption ?? [])]) {
    const at = cards.get(card)!.sector;
    if (at !== sector) closed[cardRef(card)] = refuse("cardOfOtherSector", "DK-RUL-119", { sector: at });
    else if (veiled) closed[cardRef(card)] = veiled;
  }
  if (s.markers[sector].length === 0) closed[MARKER] = refuse("noMarkerLeft", "DK-TRO-01", { sector });
  else if (veiled) closed[MARKER] = veiled;
  return closed;
}

function specialTrophies(s: Facts, seat: Seat, sector: SectorId, eyes: "public" | "own"): Using[] {
  const found: Using[] = [];
  for (const one of waitingFor(s, seat, "passive")) {
    const op = one.effect.do[0];
    if (op?.op !== "altTrophy") continue;
    const using = usingOf(one, seat, seat, { sector, by: seat });
    if (isSpent(s, op.limit ?? null, using, "/trophy") || !allHold(s, using, one.effect.if)) continue;
    if (canPay(s, using, op.cost ?? [], seat, eyes) && canDo(s, using, op.do, eyes)) found.push(using);
  }
  return found;
}

type Taking = {
  seat: Seat;
  sector: SectorId;
  answer: calls.TrophyAnswer;
  card?: CardId;
};

/** One take: the Emissary is spent and the Trophy obtained, in one step (DK-RUL-110). */
export const takeTrophy = procedure(calls.takeTrophy, {
  begin(g, f) {
    g.emit({ type: "emissarySpent", seat: f.seat, sector: f.sector });
    const { answer } = f;
    if (answer.branch === MARKER) {
      const how = answer.value?.[0] ?? markerChoices(g.facts, f.seat, f.sector)[0]!;
      return call(calls.takeMarker, { seat: f.seat, sector: f.sector, how }, "marker");
    }
    if (answer.branch === GLOOM) {
      // DK-OTH-MB-02: it goes back to the Others board.
      g.emit({ type: "gloomDiscarded", seat: f.seat, sector: f.sector });
      return taken(g, f);
    }
    if (isSpecial(answer)) {
      const env = takeSpecial(g, f.seat, f.sector, answer.branch);
      if (g.facts.leagues === null && !isAwaited(g.facts, "trophyTaken")) return become(effect, env);
      f.isCard = trophyOf(g.facts, env).do.some(({ op }) => op === "takeCard");
      return call(effect, env, "special");
    }
    return takeCard(g, f.seat, nameIn(answer.branch), answer.value[0] === DISCARD);
  },

  card: (g, f) => taken(g, f),
  marker: (g, f) => taken(g, f),
  /** DK-RUL-142: also a card that an element lets be named is not taken if it was discarded at once. */
  special: receives(effect, (g, f, result) => {
    const card = result === IMPOSSIBLE ? undefined : result.card;
    if (f.isCard && card === undefined) return end();
    if (card !== undefined) f.card = card;
    return taken(g, f);
  }),

  /** DK-LG-OBJ-01: the member's League may rise by it. */
  league(g, f) {
    const league = risingBy(g.facts, f.seat, eventOf(f));
    return league === null ? end() : become(leagueRise, { league, by: f.seat });
  },
});

function taken(g: DiktatRules, f: Taking) {
  return raise(g, "trophyTaken", eventOf(f), g.facts.leagues === null ? null : "league");
}

function eventOf({ seat, sector, answer, card }: Taking): EventNames {
  if (answer.branch === MARKER) return { by: seat, sector, trophy: "marker" };
  // A special Trophy may be a card all the same.
  const taken = answer.branch === GLOOM || isSpecial(answer) ? card : nameIn(answer.branch);
  return taken === undefined ? { by: seat, sector } : { by: seat, sector, trophy: "card", card: taken };
}

/** DK-TRO-03, -06, DK-RUL-142: placed with its effects, or discarded and then not taken at all. */
function takeCard(g: DiktatRules, seat: Seat, card: CardId, discards: boolean) {
  if (discards) {
    g.emit({ type: "trophyCardDiscarded", seat, card });
    return end();
  }
  g.emit({ type: "cardTaken", seat, card, symbols: packOf(g.facts).cards.get(card)!.affinities.length });
  return call(calls.acquire, { seat, element: cardRef(card) }, "card");
}

const isSpecial = (answer: calls.TrophyAnswer): answer is Extract<calls.TrophyAnswer, { branch: SpecialRef }> =>
  refersTo(answer.branch, "special");

const trophyOf = (s: Facts, special: Using): OpOf<"altTrophy"> => effectOf(s, special).do[0] as OpOf<"altTrophy">;

/** Counts the use; what its effect begins with. */
function takeSpecial(g: DiktatRules, seat: Seat, sector: SectorId, ref: Ref) {
  const special = specialTrophies(g.facts, seat, sector, "own").find(
    ({ element, effect }) => specialRef(element, effect) === ref,
  )!;
  countUse(g, trophyOf(g.facts, special).limit ?? null, special, "/trophy");
  return { ...special, path: ["do", 0], at: 0, payer: seat };
}
