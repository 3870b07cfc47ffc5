import { become, call, compose, end, next, pick, type Seat } from "@paravent/kernel";
import { packOf, tablesOf } from "../../content/installed.ts";
import {
  beyond,
  type Given,
  isPassing,
  nothingGiven,
  type Passing,
  type PassingGoods,
  summed,
} from "../../model/base/given.ts";
import { upperSlot } from "../../model/base/markers.ts";
import { isAffinity, type SectorId } from "../../names/names.ts";
import { readRef, refersTo } from "../../names/read-ref.ts";
import { symbolRef } from "../../names/refs.ts";
import * as calls from "../calls/possessions.ts";
import { ability } from "../effects/calls.ts";
import { allHold, setting } from "../effects/stats.ts";
import { doAtOnce } from "../effects/triggers.ts";
import { usingOf } from "../effects/using.ts";
import { type ElementRef, markerRef } from "../elements.ts";
import { asks, type DiktatRules, type Facts, nameIn, procedure, receives, slotRef } from "../write.ts";

/** An element has been taken as Trophy, by an effect, or developed: what that gives, effect after effect. */
export const acquire = procedure(calls.acquire, {
  next(g, f) {
    // Also where the second marker lies on a Used first one: Gains do not rest (DK-USED-03).
    const { prepared } = tablesOf(g.facts).powers.get(f.element)!;
    for (let at = f.at ?? 0; at < prepared.length; at++) {
      const one = prepared[at]!;
      if (one.effect.trigger !== "acquire") continue;
      const using = usingOf(one, f.seat, f.seat, {});
      if (!allHold(g.facts, using, one.effect.if)) continue;
      if (one.atOnce) doAtOnce(g, one.effect, using);
      else {
        f.at = at + 1;
        return call(ability, using, "next");
      }
    }
    return end();
  },
});

/** DK-TRO-08 to -10: a marker goes to a free slot, on the first of its sector, or needs a slot freed. */
export const takeMarker = procedure(calls.takeMarker, {
  begin(g, f) {
    const { seat, sector, how } = f;
    if (how !== undefined) return calls.isWay(how) ? take(g, f, how) : next("makeRoom");
    const ways = markerChoices(g.facts, seat, sector);
    if (ways.length > 1) return call(calls.layMarker, { seat, sector, ways }, "chosen");
    f.how = ways[0]!;
    return next("begin");
  },

  chosen: receives(calls.layMarker, (_, f, way) => {
    f.how = way;
    return next("begin");
  }),

  /** DK-RUL-69: both markers of a stack must go to free its slot. */
  makeRoom(g, f) {
    const sector = nameIn(f.how!) as SectorId;
    const needed = needsRoom(g.facts, f.seat, f.sector);
    const held = g.facts.players[f.seat]!.influence.some((slot) => slot.sector === sector);
    if (needed && held) return call(calls.loseMarker, { seat: f.seat, sector }, "makeRoom");
    return take(g, f, "slot");
  },
});

/** Which of the ways open to a marker it goes; ends with that way. */
export const layMarker = procedure(calls.layMarker, {
  choose: asks({
    subject: "diktat/placeMarker",
    rule: "DK-TRO-10",
    inside: true,
    of: (_, f) => f.seat,
    what: (_, f) => pick(f.ways),
    then: (_g, _f, [way]) => end(way),
  }),
});

function take(g: DiktatRules, { seat, sector }: { seat: Seat; sector: SectorId }, how: calls.MarkerWay) {
  g.emit({ type: "markerTaken", seat, sector, how });
  const face = how === "slot" ? 1 : 2;
  return become(calls.acquire, { seat, element: markerRef({ sector, face }) });
}

/** How a marker of this sector can be taken: "slot", "stack", "apart" (Pre-eminence), or a slot to be freed first. */
export function markerChoices(s: Facts, seat: Seat, sector: SectorId): calls.MarkerChoice[] {
  const { influence } = s.players[seat]!;
  if (influence.some((slot) => slot.sector === sector)) return waysOfSecond(s, seat, influence.length);
  if (!needsRoom(s, seat, sector)) return ["slot"];
  return [...new Set(influence.map((slot) => slotRef(slot.sector)))];
}

/** DK-CAB-CO-01, -04: with so many slots occupied the second marker may take a free one of its own, or stacks. */
export function waysOfSecond(s: Facts, seat: Seat, occupied: number): ("apart" | "stack")[] {
  const mayPart = setting(s, seat, "splitStack") === true && occupied < slotsOf(s, seat);
  return mayPart ? ["apart", "stack"] : ["stack"];
}

function needsRoom(s: Facts, seat: Seat, sector: SectorId): boolean {
  const { influence } = s.players[seat]!;
  return influence.length >= slotsOf(s, seat) && !influence.some((slot) => slot.sector === sector);
}

export function slotsOf(s: Facts, seat: Seat): number {
  return packOf(s).cabals.get(s.players[seat]!.cabal!)!.board.influenceSlots;
}

/** DK-DISC-04, -08, -10: a marker goes back to its sector; what it gave is given back. */
export const loseMarker = procedure(calls.loseMarker, {
  lose(g, f) {
    const back = givenByUpper(g.facts, f.seat, f.sector);
    const { influence } = g.facts.players[f.seat]!;
    const stacked = influence.some(({ sector, markers }) => sector === f.sector && markers.length === 2);
    g.emit({ type: "markerDiscarded", seat: f.seat, sector: f.sector });
    // DK-RUL-43: what the upper marker of a stack gave is no longer owed by the lower one.
    if (stacked) {
      const element = markerRef({ sector: f.sector, face: 1 });
      const owed = {
        pp: -back.pp,
        affinities: -back.affinities,
        ...(back.passing && { passing: negated(back.passing) }),
      };
      g.emit({ type: "gainRecorded", seat: f.seat, element, ...owed });
    }
    return giveBack(g, f.seat, back, "done");
  },
  done: () => end(),
});

/** What the upper marker of a sector gave: of a stack only what it added to the lower one (DK-RUL-43). */
export function givenByUpper(s: Facts, seat: Seat, sector: SectorId): Given {
  const upper = upperSlot(s.players[seat]!, sector);
  if (upper.markers.length === 1) return upper.gave;
  return beyond(upper.gave, printedGains(s, markerRef({ sector, face: 1 })));
}

const negated = (goods: PassingGoods): PassingGoods =>
  Object.fromEntries(Object.entries(goods).map(([what, n]) => [what, -n]));

/** What is printed on an element as Gain, of things that are given back with it. */
export function printedGains(s: Facts, element: ElementRef): Given {
  const given = nothingGiven();
  for (const effect of tablesOf(s).powers.get(element)?.effects ?? [])
    if (effect.kind === "gain")
      for (const op of effect.do) {
        if (op.op !== "gain" || typeof op.n !== "number") continue;
        if (op.res === "pp") given.pp += op.n;
        else if (op.res.startsWith("affinity")) given.affinities += op.n;
        else if (isPassing(op.res)) given.passing = summed(given.passing ?? {}, { [op.res]: op.n }, 1);
      }
  return given;
}

/** An Opportunity card or Cabal card leaves its owner (DK-DISC-05 to -10, DK-RUL-70). */
export const loseCard = procedure(calls.loseCard, {
  lose(g, f) {
    const player = g.facts.players[f.seat]!;
    const card = nameIn(f.element);
    if (refersTo(f.element, "cabal")) {
      const { gave } = player.cabalRow.find((played) => played.card === card)!;
      g.emit({ type: "cabalCardReturned", seat: f.seat, card });
      return giveBack(g, f.seat, { ...gave }, "done");
    }
    const { gave } = player.row.find((owned) => owned.card === card)!;
    g.emit({ type: "cardLost", seat: f.seat, card });
    return giveBack(g, f.seat, { ...gave }, "done");
  },
  done: () => end(),
});

/** DK-RUL-111: of what can be spent as much as remains, without a Debt. */
export function loseSpendable(g: DiktatRules, seat: Seat, { pp, passing }: Readonly<Given>): void {
  const player = g.facts.players[seat]!;
  if (Math.min(pp, player.pp) > 0) g.emit({ type: "lost", seat, what: "pp", n: Math.min(pp, player.pp) });
  for (const [what, gained] of Object.entries(passing ?? {}) as [Passing, number][]) {
    const n = Math.min(
      gained,
      what === "spyToken" ? player.spyTokens : what === "assassinToken" ? player.assassinTokens : player.agents[what],
    );
    if (n > 0) g.emit({ type: "lost", seat, what, n });
  }
}

/** What the Gains of a lost element take with them; DK-DISC-10: as many Affinity tokens as they gave. */
function giveBack<const S extends string>(g: DiktatRules, seat: Seat, given: Given, then: S) {
  loseSpendable(g, seat, given);
  return given.affinities > 0 ? call(calls.loseAffinities, { seat, n: given.affinities }, then) : next(then);
}

/** DK-RUL-42: the loser chooses freely, from the reserve and from cards; if fewer are owned, all. */
export const loseAffinities = procedure(calls.loseAffinities, {
  which: asks({
    subject: "diktat/affinityLoss",
    rule: "DK-DISC-10",
    inside: true,
    of: (_, f) => f.seat,
    what(s, f) {
      const owned = ownedTokens(s, f.seat);
      const most = Math.min(
        f.n,
        Object.values(owned).reduce((sum, n) => sum + n, 0),
      );
      return compose(owned, most, most);
    },
    then(g, f, chosen) {
      const placed = chosen
        .filter((ref) => !isAffinity(ref))
        .flatMap((ref) => {
          const read = readRef(ref);
          return read.kind === "symbol" ? [{ card: read.card, symbol: read.symbol }] : [];
        });
      g.emit({ type: "affinitiesLost", seat: f.seat, reserve: chosen.filter(isAffinity), placed });
      return end(chosen.length);
    },
  }),
});

/** Tokens a player could give back: by type in the reserve, by place on cards (`nv2@0`). */
function ownedTokens(s: Facts, seat: Seat): Record<string, number> {
  const { affinities, row } = s.players[seat]!;
  const owned: Record<string, number> = { ...affinities };
  for (const { card, tokens } of row)
    tokens.forEach((token, symbol) => {
      if (token !== null) owned[symbolRef(card, symbol)] = 1;
    });
  return owned;
}
