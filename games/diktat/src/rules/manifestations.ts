import { pick, type Reaction, refuse, type Seat, type StandingAction } from "@paravent/kernel";
import type { Effect } from "../content/effects.ts";
import { mentions } from "../content/powers.ts";
import { abilitiesOf } from "../model/abilities.ts";
import type { DiktatEvent } from "../model/events/index.ts";
import type { DiktatFacts } from "../model/facts.ts";
import { isPossible, refOf } from "./effects/triggers.ts";
import { type Using, usingOf } from "./effects/using.ts";
import { effectOf, effectsWaiting } from "./elements.ts";
import { everySeat, rankOrder } from "./rank.ts";
import { type Facts, picked } from "./write.ts";

/** Manifestations a player can use now: at any moment of a Cycle, inside their own window (DK-EFF-04, DK-RUL-116). */
export function manifestations(s: Facts, seat: Seat, eyes: "public" | "own"): Using[] {
  if (s.cycle === 0 || s.phase === "over") return [];
  return effectsWaiting(s, seat, "anytime")
    .map((owned) => usingOf(owned, seat, {}))
    .filter((using) => isOpen(s, effectOf(s, using), seat) && isPossible(s, using, eyes));
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

/**
 * Whom a boundary asks without having been told to (section 3.3 of the rules, defaults): the player whose turn begins or
 * ends about playing twice or skipping, the others about moving piles and pawns before a team is placed or a sector is
 * conquered. Public facts only.
 */
export function reactors(s: Facts, boundary: string): readonly Seat[] {
  switch (boundary) {
    case "turnStart":
    case "manoeuvreDone":
      return s.turn && usesOne(s, s.turn.seat, "playsWithTurns") ? [s.turn.seat] : NOBODY;
    case "sectorNamed":
      return movers(s, s.turn?.seat ?? null);
    case "conquestStart":
      return movers(s, null);
    default:
      return NOBODY;
  }
}

const NOBODY: readonly Seat[] = [];

function movers(s: Facts, except: Seat | null): readonly Seat[] {
  const seats = everySeat(s).filter((seat) => seat !== except && usesOne(s, seat, "movesPawns"));
  return seats.length > 1 ? rankOrder(s, seats) : seats;
}

const VERBS = { playsWithTurns: ["playAgain", "skipTurn"], movesPawns: ["movePile", "movePawns"] } as const;

function usesOne(s: Facts, seat: Seat, what: keyof typeof VERBS): boolean {
  if (!abilitiesOf(s, seat)[what]) return false;
  return manifestations(s, seat, "public").some((using) => mentions(effectOf(s, using).do, VERBS[what]));
}
