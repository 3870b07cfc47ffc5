import { type Refusal, refuse, type Seat } from "@paravent/kernel";
import { MANOEUVRES, type Manoeuvre } from "../model/names.ts";
import { hasVictim } from "./assassinate.ts";
import { agentsInReserve, hasOpenSector } from "./count.ts";
import { whyNoDevelop } from "./develop.ts";
import { hasSpecial } from "./special.ts";
import { hasSpyTarget } from "./spy.ts";
import type { Facts } from "./write.ts";

/** Why a player cannot choose this Manoeuvre; null when at least one way to carry it out is open. */
export function whyNoManoeuvre(
  s: Facts,
  by: Seat,
  manoeuvre: Manoeuvre,
  eyes: "public" | "own" = "own",
): Refusal | null {
  switch (manoeuvre) {
    case "sendTeam":
      if (eyes === "own" && agentsInReserve(s, by) === 0) return refuse("noAgents", "DK-RUL-10");
      return !hasOpenSector(s, by) ? refuse("allSectorsFull", "DK-MAN-SEND-05") : null;
    case "spy":
      return !hasSpyTarget(s, by) ? refuse("nothingToSpy", "DK-RUL-14") : null;
    case "assassinate":
      return !hasVictim(s, by) ? refuse("noVictim", "DK-RUL-17") : null;
    case "extendInfluence":
      return null;
    case "developCabal":
      return whyNoDevelop(s, by, 0, eyes);
    case "specialManoeuvre":
      return hasSpecial(s, by, eyes) ? null : refuse("noSpecial", "DK-MAN-SPEC-01");
  }
}

/** The Manoeuvres of some types that a player could carry out now. */
export function possibleManoeuvres(
  s: Facts,
  by: Seat,
  types: readonly (Manoeuvre | "any")[],
  eyes: "public" | "own" = "own",
  except: string | null = null,
): Manoeuvre[] {
  return MANOEUVRES.filter((manoeuvre) => {
    if (!types.includes("any") && !types.includes(manoeuvre)) return false;
    // An effect that grants a Manoeuvre is being used itself: it is no Special Manoeuvre to choose.
    if (manoeuvre === "specialManoeuvre" && except !== null) return hasSpecial(s, by, eyes, except);
    return whyNoManoeuvre(s, by, manoeuvre, eyes) === null;
  });
}
