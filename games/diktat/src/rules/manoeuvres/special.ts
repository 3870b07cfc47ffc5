import { call, end, IMPOSSIBLE, next, pick, type Ref, type Refusal, refuse, type Seat } from "@paravent/kernel";
import { tablesOf } from "../../content/installed.ts";
import { triggerBit } from "../../content/powers.ts";
import { abilitiesOf, waitingOn } from "../../model/abilities.ts";
import * as calls from "../calls/manoeuvres.ts";
import { use } from "../effects/calls.ts";
import { isPossible } from "../effects/possible.ts";
import { refOf } from "../effects/triggers.ts";
import { type Using, usingOf } from "../effects/using.ts";
import { possessions } from "../elements.ts";
import { asks, type Facts, procedure, receives } from "../write.ts";

/** Manoeuvre 6: the Special Manoeuvre of one of one's unused elements (DK-MAN-SPEC-01). */
export const specialManoeuvre = procedure(calls.specialManoeuvre, {
  /** SM.1: the element is named; its own choices follow. */
  name: asks({
    subject: "diktat/chooseSpecial",
    rule: "DK-MAN-SPEC-01",
    of: (_, f) => f.by,
    what: (s, f) => pick(specials(s, f.by, "own").map(refOf)),
    closed: (s, f) => usedSpecials(s, f.by),
    then(g, f, [ref]) {
      const chosen = specials(g.facts, f.by, "own").find((using) => refOf(using) === ref)!;
      return call(use, chosen, "used");
    },
  }),

  /** DK-SEQ-05: impossible before anything of it was done, it leads back to the choice. */
  used: receives(use, (_, __, result) => (result === IMPOSSIBLE ? next("name") : end())),
});

/** Special Manoeuvres this player can perform: own ones, and those open to every player (Union). */
function specials(s: Facts, by: Seat, eyes: "public" | "own"): Using[] {
  const found: Using[] = [];
  lookForSpecials(s, by, eyes, null, found);
  return found;
}

/** Whether there is one, but for those of an element that is being used itself. */
export function hasSpecial(s: Facts, by: Seat, eyes: "public" | "own", except: string | null = null): boolean {
  return lookForSpecials(s, by, eyes, except, null);
}

/** DK-USED-02: those of own elements that lie under a Used token. */
function usedSpecials(s: Facts, by: Seat): Record<Ref, Refusal> {
  const closed: Record<Ref, Refusal> = {};
  for (const { element, possession } of possessions(s.players[by]!))
    if (possession.used)
      for (const { ref, effect } of tablesOf(s).powers.get(element)!.prepared)
        if (effect.trigger === "manoeuvre") closed[ref] = refuse("elementUsed", "DK-USED-02");
  return closed;
}

const ON_MANOEUVRE = triggerBit("manoeuvre");

/** Notes all of them, or says with the first whether there is one. */
function lookForSpecials(
  s: Facts,
  by: Seat,
  eyes: "public" | "own",
  except: string | null,
  found: Using[] | null,
): boolean {
  for (let seat = 0; seat < s.players.length; seat++)
    for (const one of waitingOn(abilitiesOf(s, seat), "manoeuvre", ON_MANOEUVRE)) {
      if ((seat !== by && one.effect.usableBy !== "eachPlayer") || one.element === except) continue;
      const using = usingOf(one, seat, by, {});
      if (!isPossible(s, one, using, eyes)) continue;
      if (found === null) return true;
      found.push(using);
    }
  return false;
}
