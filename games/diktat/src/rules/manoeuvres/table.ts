import { type Call, call, type Refusal, refuse, type Seat, type Signature } from "@paravent/kernel";
import { MANOEUVRES, type Manoeuvre } from "../../names/names.ts";
import * as calls from "../calls/manoeuvres.ts";
import { agentsInReserve, hasOpenSector } from "../count.ts";
import type { Facts } from "../write.ts";
import { assassinating } from "./assassinate.ts";
import { canDevelop, developing, whyNoDevelop } from "./develop.ts";
import { hasSpecial } from "./special.ts";
import { hasSpyTarget, spying } from "./spy.ts";
import { hasVictim } from "./victims.ts";

/** By what everybody knows, or also by what the player holds behind the screen. */
type Eyes = "public" | "own";

interface Row {
  /** Whether at least one way to carry it out is open. An effect that grants a Manoeuvre is no way itself (`except`). */
  isOpen(s: Facts, by: Seat, eyes: Eyes, except: string | null): boolean;
  /** Why it is closed to a player. */
  whyNot(s: Facts, by: Seat): Refusal | null;
  /** How it begins in a turn; those that begin with nothing but another's steps go to these at once. */
  begin(s: Facts, by: Seat): Call<"done", null>;
  /** The same as an additional Manoeuvre (DK-RUL-29). */
  readonly additional: Signature<calls.Manoeuvring, null>;
}

/** The six Manoeuvres (DK-MAN-03). */
const TABLE: Readonly<Record<Manoeuvre, Row>> = {
  sendTeam: {
    isOpen: (s, by, eyes) => (eyes === "public" || agentsInReserve(s, by) > 0) && hasOpenSector(s, by),
    whyNot: (s, by) =>
      agentsInReserve(s, by) === 0 ? refuse("noAgents", "DK-RUL-10") : refuse("allSectorsFull", "DK-MAN-SEND-05"),
    begin: (_, by) => call(calls.sendTeam, { by }, "done"),
    additional: calls.sendTeam,
  },
  spy: {
    isOpen: (s, by) => hasSpyTarget(s, by),
    whyNot: () => refuse("nothingToSpy", "DK-RUL-14"),
    begin: (s, by) => call(calls.looks, spying(s, by), "done"),
    additional: calls.spy,
  },
  assassinate: {
    isOpen: (s, by) => hasVictim(s, by),
    whyNot: () => refuse("noVictim", "DK-RUL-17"),
    begin: (_, by) => call(calls.assassinations, assassinating(by), "done"),
    additional: calls.assassinate,
  },
  // Always possible, and so what counts as chosen when a player's time has run out (DK-RUL-103).
  extendInfluence: {
    isOpen: () => true,
    whyNot: () => null,
    begin: (_, by) => call(calls.extendInfluence, { by }, "done"),
    additional: calls.extendInfluence,
  },
  developCabal: {
    isOpen: (s, by, eyes) => canDevelop(s, by, 0, eyes),
    whyNot: (s, by) => whyNoDevelop(s, by, 0, "own"),
    begin: (_, by) => call(calls.develop, developing(by), "done"),
    additional: calls.developCabal,
  },
  specialManoeuvre: {
    isOpen: hasSpecial,
    whyNot: () => refuse("noSpecial", "DK-MAN-SPEC-01"),
    begin: (_, by) => call(calls.specialManoeuvre, { by }, "done"),
    additional: calls.specialManoeuvre,
  },
};

/** What counts as chosen by a player who does not choose. */
export const DEFAULT_MANOEUVRE: Manoeuvre = "extendInfluence";

/** Whether a player could carry this Manoeuvre out now. */
export function isManoeuvreOpen(s: Facts, by: Seat, manoeuvre: Manoeuvre, eyes: Eyes = "own"): boolean {
  return TABLE[manoeuvre].isOpen(s, by, eyes, null);
}

/** Those of some Manoeuvres that a player could carry out now, but for what an element grants that is being used itself. */
export function openManoeuvres(
  s: Facts,
  by: Seat,
  among: readonly Manoeuvre[] = MANOEUVRES,
  eyes: Eyes = "own",
  except: string | null = null,
): Manoeuvre[] {
  const open: Manoeuvre[] = [];
  for (const manoeuvre of among) if (TABLE[manoeuvre].isOpen(s, by, eyes, except)) open.push(manoeuvre);
  return open;
}

/** Why a player cannot choose this Manoeuvre; null when it is open. */
export function whyNoManoeuvre(s: Facts, by: Seat, manoeuvre: Manoeuvre): Refusal | null {
  return isManoeuvreOpen(s, by, manoeuvre) ? null : TABLE[manoeuvre].whyNot(s, by);
}

/** Begins the Manoeuvre of a turn. */
export const beginManoeuvre = (s: Facts, by: Seat, manoeuvre: Manoeuvre): Call<"done", null> =>
  TABLE[manoeuvre].begin(s, by);

/** Begins a Manoeuvre that an effect grants, without a Manoeuvre pawn. */
export const beginAdditional = (by: Seat, manoeuvre: Manoeuvre): Call<"done", null> =>
  call(TABLE[manoeuvre].additional, { by, extra: true }, "done");
