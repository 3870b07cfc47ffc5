import { end, next, pick, type Ref, type Seat } from "@paravent/kernel";
import { z } from "zod";
import { given, unless } from "../../content/checking.ts";
import type { OpOf } from "../../content/effects.ts";
import { TOKEN_PLACES } from "../../content/tokens.ts";
import { Amount, Chosen, n, PileFilter, SectorFilter, Token } from "../../content/vocabulary.ts";
import type { Pile } from "../../model/facts.ts";
import { OTHERS, type SectorId } from "../../names/names.ts";
import { asksInEffect } from "../effects/asking.ts";
import { type Doing, opAt } from "../effects/body.ts";
import { ofVerb } from "../effects/calls.ts";
import { otherSeats } from "../effects/candidates.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import { amountOf, isUpTo } from "../effects/stats.ts";
import { hasPileFor, hasSectorFor, pilesFor, sectorsFor } from "../effects/targets.ts";
import { type Using, whoIs } from "../effects/using.ts";
import type { Verb } from "../effects/verb.ts";
import { type DiktatRules, type Facts, numberIn, pileRef, procedure, seatRef } from "../write.ts";

const Entry = z.strictObject({
  op: z.literal("place_token"),
  token: Token,
  n: Amount,
  onto: z.enum(["sector", "pile", "player"]),
  sector: SectorFilter.optional(),
  pile: PileFilter.optional(),
  player: Chosen.optional(),
  max_per: n.optional(),
});

declare module "../../content/effects.ts" {
  interface Verbs {
    placeToken: typeof Entry;
  }
}

type PlaceToken = OpOf<"placeToken">;

const placing = procedure(ofVerb("diktat/placeToken"), {
  begin(g, f) {
    const op = opAt<"placeToken">(g.facts, f);
    const places = placesFor(g.facts, f, op);
    if (isUpTo(op.n) || places.length > 1) return next("places");
    put(g, f, op, places);
    return end();
  },

  places: asksInEffect({
    subject: "diktat/placeToken",
    rule: "DK-MAT-03",
    of: (_, f) => f.acting,
    what(s, f) {
      const op = opAt<"placeToken">(s, f);
      const places = placesFor(s, f, op);
      const most = Math.min(amountOf(s, f, op.n), places.length, s.players[f.owner]!.cabalTokens[op.token] ?? 0);
      return pick(places, isUpTo(op.n) ? 0 : most, most);
    },
    then(g, f, places) {
      put(g, f, opAt<"placeToken">(g.facts, f), places);
      return end();
    },
  }),
});

function put(g: DiktatRules, f: Doing, { token, onto }: PlaceToken, places: readonly Ref[]): void {
  for (const place of places) {
    if (onto === "sector") g.emit({ type: "tokenPlaced", token, owner: f.owner, sector: place as SectorId });
    else if (onto === "pile") g.emit({ type: "tokenPlaced", token, owner: f.owner, pile: numberIn(place) });
    else g.emit({ type: "tokenPlaced", token, owner: f.owner, player: numberIn(place) });
  }
}

function placesFor(s: Facts, f: Readonly<Doing>, op: PlaceToken): Ref[] {
  switch (op.onto) {
    case "sector":
      return sectorsFor(s, f, op.sector ?? {});
    case "pile":
      return pilesFor(s, f, op.pile ?? {})
        .filter(takesToken)
        .map(({ id }) => pileRef(id));
    case "player":
      return members(s, f, op).map(seatRef);
  }
}

function hasPlace(s: Facts, using: Using, op: PlaceToken): boolean {
  switch (op.onto) {
    case "sector":
      return hasSectorFor(s, using, op.sector ?? {});
    case "pile":
      return hasPileFor(s, using, op.pile ?? {}, takesToken);
    case "player":
      return hasMember(s, using, op);
  }
}

const takesToken = (pile: Pile): boolean => !pile.sleeper && pile.owner !== OTHERS;

/** Players who can receive a Membership: two each at most. */
function members(s: Facts, using: Using, op: PlaceToken): Seat[] {
  const named = op.player ? whoIs(using, op.player) : null;
  const seats = named === null ? otherSeats(s, using.owner) : [named];
  return seats.filter((seat) => s.players[seat]!.memberships < (op.maxPer ?? 1));
}

/** Whether there is one; quicker than listing them. */
function hasMember(s: Facts, using: Using, op: PlaceToken): boolean {
  const named = op.player ? whoIs(using, op.player) : null;
  const has = (seat: Seat): boolean => s.players[seat]!.memberships < (op.maxPer ?? 1);
  return named === null ? s.players.some((_, seat) => seat !== using.owner && has(seat)) : has(named);
}

/** Puts Cabal tokens of the reserve on sectors, a pile or a player; six of each at most (DK-MAT-03). */
export const placeToken: Verb<"placeToken"> = {
  entry: Entry,
  page: {
    does: "`n` cabal tokens go from the owner's reserve onto a sector, pile or player, `max_per` each.",
    otherwise: "Reserve empty or no legal place: not usable.",
  },
  wrong(step) {
    const onto = TOKEN_PLACES[step.token];
    const others = (["sector", "pile", "player"] as const).filter((place) => place !== step.onto);
    const most = onto === "player" ? [] : unless(step.max_per === undefined || step.max_per === 1, "max_per");
    return [...unless(step.onto === onto, "onto"), ...given(step, ...others), ...most];
  },
  can: (s, using, op) => (s.players[using.owner]!.cabalTokens[op.token] ?? 0) > 0 && hasPlace(s, using, op),
  run: goesOnIn(placing),
  procedures: [placing],
  worth: 0.2,
};
