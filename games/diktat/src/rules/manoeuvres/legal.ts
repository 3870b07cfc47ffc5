import { type Refusal, refuse, type Seat } from "@paravent/kernel";
import { MANOEUVRES, type Manoeuvre } from "../../names/names.ts";
import { agentsInReserve, hasOpenSector } from "../count.ts";
import type { Facts } from "../write.ts";
import { canDevelop, whyNoDevelop } from "./develop.ts";
import { hasSpecial } from "./special.ts";
import { hasSpyTarget } from "./spy.ts";
import { hasVictim } from "./victims.ts";

/** Whether at least one way to carry this Manoeuvre out is open to a player. */
export function isManoeuvreOpen(s: Facts, by: Seat, manoeuvre: Manoeuvre, eyes: "public" | "own" = "own"): boolean {
  switch (manoeuvre) {
    case "sendTeam":
      return (eyes === "public" || agentsInReserve(s, by) > 0) && hasOpenSector(s, by);
    case "spy":
      return hasSpyTarget(s, by);
    case "assassinate":
      return hasVictim(s, by);
    case "extendInfluence":
      return true;
    case "developCabal":
      return canDevelop(s, by, 0, eyes);
    case "specialManoeuvre":
      return hasSpecial(s, by, eyes);
  }
}

/** Why a player cannot choose this Manoeuvre; null when it is open. */
export function whyNoManoeuvre(s: Facts, by: Seat, manoeuvre: Manoeuvre): Refusal | null {
  if (isManoeuvreOpen(s, by, manoeuvre)) return null;
  switch (manoeuvre) {
    case "sendTeam":
      return agentsInReserve(s, by) === 0
        ? refuse("noAgents", "DK-RUL-10")
        : refuse("allSectorsFull", "DK-MAN-SEND-05");
    case "spy":
      return refuse("nothingToSpy", "DK-RUL-14");
    case "assassinate":
      return refuse("noVictim", "DK-RUL-17");
    case "extendInfluence":
      return null;
    case "developCabal":
      return whyNoDevelop(s, by, 0, "own");
    case "specialManoeuvre":
      return refuse("noSpecial", "DK-MAN-SPEC-01");
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
    return isManoeuvreOpen(s, by, manoeuvre, eyes);
  });
}
