import { end, next, pick, type Ref } from "@paravent/kernel";
import type { OpOf } from "../../content/effects.ts";
import { OTHERS, type SectorId } from "../../names/names.ts";
import { type DiktatRules, type Facts, numberIn, picked, procedure, seatRef } from "../write.ts";
import { amountOf, isUpTo } from "./amounts.ts";
import { asksInEffect } from "./asking.ts";
import { type Doing, opAt } from "./body.ts";
import { memberCandidates } from "./candidates.ts";
import { pilesFor, sectorsFor } from "./targets.ts";

/** Puts Cabal tokens of the reserve on sectors, a pile or a player; six of each at most (DK-MAT-03). */
export const placeToken = procedure<Doing>("diktat/placeToken", {
  begin(g, f) {
    const op = opAt<OpOf<"placeToken">>(g.facts, f, f.path);
    const places = tokenPlaces(g.facts, f, op);
    if (isUpTo(op.n) || places.length > 1) return next("places");
    putTokens(g, f, op, places);
    return end();
  },

  places: asksInEffect({
    subject: "diktat/placeToken",
    rule: "DK-MAT-03",
    of: (_, f) => f.acting,
    what(s, f) {
      const op = opAt<OpOf<"placeToken">>(s, f, f.path);
      const places = tokenPlaces(s, f, op);
      const most = Math.min(amountOf(s, f, op.n), places.length, s.players[f.owner]!.cabalTokens[op.token] ?? 0);
      return pick(places, isUpTo(op.n) ? 0 : most, most);
    },
    then(g, f, value) {
      putTokens(g, f, opAt<OpOf<"placeToken">>(g.facts, f, f.path), value as Ref[]);
      return end();
    },
  }),
});

function putTokens(g: DiktatRules, f: Doing, { token, onto }: OpOf<"placeToken">, places: readonly Ref[]): void {
  for (const place of places) {
    if (onto === "sector") g.emit({ type: "tokenPlaced", token, owner: f.owner, sector: place as SectorId });
    else if (onto === "pile") g.emit({ type: "tokenPlaced", token, owner: f.owner, pile: numberIn(place) });
    else g.emit({ type: "tokenPlaced", token, owner: f.owner, player: numberIn(place) });
  }
}

function tokenPlaces(s: Facts, f: Readonly<Doing>, op: OpOf<"placeToken">): Ref[] {
  switch (op.onto) {
    case "sector":
      return sectorsFor(s, f, op.sector ?? {});
    case "pile":
      return pilesFor(s, f, op.pile ?? {})
        .filter((pile) => !pile.sleeper && pile.owner !== OTHERS)
        .map(({ id }) => `pile:${id}`);
    case "player":
      return memberCandidates(s, f, op).map(seatRef);
  }
}

/** Sets a toll on a sector until the End of Cycle. */
export const setToll = procedure<Doing>("diktat/setToll", {
  sector: asksInEffect({
    subject: "diktat/chooseSector",
    rule: "DK-EFF-04",
    of: (_, f) => f.acting,
    what: (s, f) => pick(sectorsFor(s, f, opAt<OpOf<"toll">>(s, f, f.path).sector)),
    then(g, f, value) {
      const sector = picked(value) as SectorId;
      g.emit({ type: "tollSet", sector, owner: f.owner, element: f.element, effect: f.effect });
      return end();
    },
  }),
});
