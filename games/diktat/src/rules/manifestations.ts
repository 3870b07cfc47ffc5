import { pick, type Reaction, refuse, type Seat, type StandingAction } from "@paravent/kernel";
import type { Effect } from "../content/effects.ts";
import { waitingFor } from "../model/abilities.ts";
import type { DiktatEvent } from "../model/events/index.ts";
import type { DiktatFacts } from "../model/facts.ts";
import { isPossible, refOf } from "./effects/triggers.ts";
import { type Using, usingOf } from "./effects/using.ts";
import { type Facts, picked } from "./write.ts";

/** Manifestations a player can use now: at any moment of a Cycle, inside their own window (DK-EFF-04, DK-RUL-116). */
export function manifestations(s: Facts, seat: Seat, eyes: "public" | "own"): Using[] {
  if (s.cycle === 0 || s.phase === "over") return [];
  const found: Using[] = [];
  for (const one of waitingFor(s, seat, "anytime")) {
    if (!isOpen(s, one.effect, seat)) continue;
    const using = usingOf(one, seat, seat, {});
    if (isPossible(s, one, using, eyes)) found.push(using);
  }
  return found;
}

function isOpen(s: Facts, effect: Effect, seat: Seat): boolean {
  switch (effect.window) {
    case "manoeuvresPhase":
      return s.phase === "manoeuvres";
    case "betweenManoeuvres":
      return s.phase === "manoeuvres" && s.using === 0 && (s.turn === null || s.turn.manoeuvre === null);
    case "ownTurn":
      return s.phase === "manoeuvres" && s.turn?.seat === seat;
    case "leaguePhase":
      return false;
    default:
      return true;
  }
}

/** DK-EFF-04: nobody needs to be asked; whoever wants to use one does so at any open question. */
export const manifest: StandingAction<DiktatFacts, DiktatEvent> = {
  rule: "DK-EFF-04",
  what: (s, seat) => pick(manifestations(s, seat, "own").map(refOf)),
  closed: () => refuse("noManifestation", "DK-EFF-04"),
  run(g, seat, value) {
    const using = manifestations(g.facts, seat, "own").find((one) => refOf(one) === picked(value))!;
    return { proc: "diktat/use", env: using as unknown as Record<string, never> };
  },
};

/** What a player could do in a reaction window. */
export function reactions(s: Facts, _: string, seat: Seat): Reaction[] {
  return manifestations(s, seat, "own").map((using) => ({
    name: refOf(using),
    proc: "diktat/use",
    env: using as unknown as Record<string, never>,
  }));
}
