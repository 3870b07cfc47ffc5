import { type AskPolicy, policyFor, type Seat, type Setting } from "@paravent/kernel";
import { mentions } from "../content/powers.ts";
import { abilitiesOf } from "../model/abilities.ts";
import type { Using } from "./effects/using.ts";
import { effectOf } from "./elements.ts";
import { manifestations } from "./manifestations.ts";
import { everySeat, rankOrder } from "./rank.ts";
import type { Facts } from "./write.ts";

/**
 * Whom a boundary asks about Manifestations (section 3.3 of the rules, point 5): those who could use one by public facts
 * (DK-RUL-136) and want to be asked here, as they have set for the element, for all of theirs, or by the habit below.
 */
export function reactors(s: Facts, boundary: string, settings: readonly Setting[]): readonly Seat[] {
  const seats = settings.length === 0 ? byHabit(s, boundary) : bySettings(s, boundary, settings);
  return seats.length > 1 ? rankOrder(s, seats) : seats;
}

function bySettings(s: Facts, boundary: string, settings: readonly Setting[]): readonly Seat[] {
  const wants = (seat: Seat): boolean =>
    manifestations(s, seat, "public").some((using) => {
      const policy = policyFor(settings, seat, using.element);
      return policy === null ? isHabit(s, boundary, seat, using) : asksAt(s, boundary, seat, policy);
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

const VERBS = { playsWithTurns: ["playAgain", "skipTurn"], movesPawns: ["movePile", "movePawns"] } as const;

/** What the boundary asks about without having been told to; null: nothing. */
const HABITS: Readonly<Record<string, keyof typeof VERBS>> = {
  turnStart: "playsWithTurns",
  manoeuvreDone: "playsWithTurns",
  sectorNamed: "movesPawns",
  betweenSectors: "movesPawns",
};

const NOBODY: readonly Seat[] = [];

/**
 * The player whose turn begins or ends is asked about playing twice or skipping; the others about moving piles and pawns
 * before a team is placed (SE.2) and before a sector is named (CO.1).
 */
function byHabit(s: Facts, boundary: string): readonly Seat[] {
  const what = HABITS[boundary];
  if (what === undefined) return NOBODY;
  return everySeat(s).filter(
    (seat) =>
      isConcerned(s, boundary, seat) &&
      abilitiesOf(s, seat)[what] &&
      manifestations(s, seat, "public").some((using) => isAbout(s, what, using)),
  );
}

function isHabit(s: Facts, boundary: string, seat: Seat, using: Using): boolean {
  const what = HABITS[boundary];
  return what !== undefined && isConcerned(s, boundary, seat) && isAbout(s, what, using);
}

const isAbout = (s: Facts, what: keyof typeof VERBS, using: Using): boolean =>
  mentions(effectOf(s, using).do, VERBS[what]);

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
