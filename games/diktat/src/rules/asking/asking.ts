import { type AskPolicy, policyFor, type Seat, type Setting } from "@paravent/kernel";
import type { PreparedEffect } from "../../content/powers.ts";
import { abilitiesOf, waitingFor } from "../../model/abilities.ts";
import { everySeat } from "../effects/rank.ts";
import type { Facts } from "../write.ts";
import { canManifest, manifestations } from "./manifestations.ts";

/**
 * Whom a boundary asks about Manifestations (section 3.3 of the rules, point 5): those who could use one by public facts
 * (DK-RUL-136) and want to be asked here, as they have set for the element, for all of theirs, or by the habit below.
 */
export function reactors(s: Facts, boundary: string, settings: readonly Setting[]): readonly Seat[] {
  return settings.length === 0 ? byHabit(s, boundary) : bySettings(s, boundary, settings);
}

function bySettings(s: Facts, boundary: string, settings: readonly Setting[]): readonly Seat[] {
  const wants = (seat: Seat): boolean =>
    manifestations(s, seat, "public").some((one) => {
      const policy = policyFor(settings, seat, one.element);
      return policy === null ? isHabit(s, boundary, seat, one) : asksAt(s, boundary, seat, policy);
    });
  return everySeat(s).filter(wants);
}

function asksAt(s: Facts, boundary: string, seat: Seat, policy: AskPolicy): boolean {
  switch (policy) {
    case "always":
      return true;
    case "ownTurn":
      return s.turn?.seat === seat;
    case "never":
      return false;
    default:
      return policy.includes(boundary);
  }
}

type Habit = "playsWithTurns" | "movesPawns";

/** What the boundary asks about without having been told to. */
function habitAt(boundary: string): Habit | null {
  switch (boundary) {
    case "turnStart":
    case "manoeuvreDone":
      return "playsWithTurns";
    case "sectorNamed":
    case "betweenSectors":
      return "movesPawns";
    default:
      return null;
  }
}

const has = (what: { readonly playsWithTurns: boolean; readonly movesPawns: boolean }, habit: Habit): boolean =>
  habit === "playsWithTurns" ? what.playsWithTurns : what.movesPawns;

const NOBODY: readonly Seat[] = [];

/**
 * The player whose turn begins or ends is asked about playing twice or skipping; the others about moving piles and pawns
 * before a team is placed (SE.2) and before a sector is named (CO.1).
 */
function byHabit(s: Facts, boundary: string): readonly Seat[] {
  const what = habitAt(boundary);
  if (what === null) return NOBODY;
  if (what === "playsWithTurns") {
    const { turn } = s;
    return turn !== null && couldReact(s, turn.seat, what) ? [turn.seat] : NOBODY;
  }
  let asked: Seat[] | null = null;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (!isConcerned(s, boundary, seat) || !couldReact(s, seat, what)) continue;
    asked ??= [];
    asked.push(seat);
  }
  return asked ?? NOBODY;
}

/** Whether a player could use such a Manifestation now, by public facts. */
function couldReact(s: Facts, seat: Seat, habit: Habit): boolean {
  if (!has(abilitiesOf(s, seat), habit)) return false;
  for (const one of waitingFor(s, seat, "anytime"))
    if (has(one, habit) && canManifest(s, seat, one, "public")) return true;
  return false;
}

function isHabit(s: Facts, boundary: string, seat: Seat, one: PreparedEffect): boolean {
  const what = habitAt(boundary);
  return what !== null && isConcerned(s, boundary, seat) && has(one, what);
}

/** Whether the habit of this boundary is for this seat: whose turn it is, or everybody but the one about to decide. */
function isConcerned(s: Facts, boundary: string, seat: Seat): boolean {
  switch (boundary) {
    case "turnStart":
    case "manoeuvreDone":
      return s.turn?.seat === seat;
    case "sectorNamed":
      return s.turn?.seat !== seat;
    default:
      return (s.roles.sectorPicker ?? s.administrator) !== seat;
  }
}
