import { interrupt, pick, type Reaction, type Ref, type Refusal, refuse, type Seat } from "@paravent/kernel";
import type { Effect } from "../../content/effects.ts";
import type { PreparedEffect } from "../../content/powers.ts";
import { waitingFor } from "../../model/abilities.ts";
import { readRef } from "../../names/read-ref.ts";
import { actsForOthers } from "../../others/state/piles.ts";
import { use } from "../effects/calls.ts";
import { isPossible } from "../effects/possible.ts";
import { usingOf } from "../effects/using.ts";
import { findPossession } from "../elements.ts";
import { acts, type Facts } from "../write.ts";

/** Manifestations a player can use now: at any moment of a Cycle, inside their own window (DK-EFF-04, DK-RUL-116). */
export function manifestations(s: Facts, seat: Seat, eyes: "public" | "own"): readonly PreparedEffect[] {
  return waitingFor(s, seat, "anytime").filter((one) => canManifest(s, seat, one, eyes));
}

export function canManifest(s: Facts, seat: Seat, one: PreparedEffect, eyes: "public" | "own"): boolean {
  if (s.cycle === 0 || s.phase === "over" || actsForOthers(s, seat) || !isOpen(s, one.effect, seat)) return false;
  return isPossible(s, one, usingOf(one, seat, seat, {}), eyes);
}

function isOpen(s: Facts, effect: Effect, seat: Seat): boolean {
  switch (effect.window) {
    case "manoeuvresPhase":
      return s.phase === "manoeuvres";
    case "betweenManoeuvres":
      return s.phase === "manoeuvres" && s.using === 0 && (s.turn === null || s.turn.manoeuvre === null) && s.begun;
    case "ownTurn":
      return s.phase === "manoeuvres" && s.turn?.seat === seat;
    case "leaguePhase":
      return s.phase === "league";
    default:
      return true;
  }
}

/** DK-EFF-04: nobody needs to be asked; whoever wants to use one does so at any open question. */
export const manifest = acts({
  rule: "DK-EFF-04",
  what: (s, seat) => pick(manifestations(s, seat, "own").map(({ ref }) => ref)),
  closed: (s, seat) =>
    actsForOthers(s, seat) ? refuse("actsForOthers", "DK-OTH-KILL-04") : refuse("noManifestation", "DK-EFF-04"),
  because: (s, seat, ref) => whyNotManifest(s, seat, ref),
  run(g, seat, [chosen]) {
    const one = manifestations(g.facts, seat, "own").find(({ ref }) => ref === chosen)!;
    return interrupt(use, usingOf(one, seat, seat, {}));
  },
});

/** Of an element of one's own: it is Used, or there is nothing it could do at this moment. */
function whyNotManifest(s: Facts, seat: Seat, ref: Ref): Refusal | null {
  const read = readRef(ref);
  const held = read.kind === "use" ? findPossession(s.players[seat]!, read.element) : null;
  if (!held) return null;
  return held.used ? refuse("elementUsed", "DK-USED-02") : refuse("noManifestation", "DK-EFF-04");
}

/** What a player could do in a reaction window. */
export function reactions(s: Facts, _: string, seat: Seat): Reaction[] {
  return manifestations(s, seat, "own").map((one) => ({
    name: one.ref,
    ...interrupt(use, usingOf(one, seat, seat, {})),
  }));
}
