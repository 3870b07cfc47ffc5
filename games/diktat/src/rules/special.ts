import { call, end, pick, type Seat } from "@paravent/kernel";
import { isPossible, refOf } from "./effects/triggers.ts";
import { type Using, usingOf } from "./effects/using.ts";
import { effectOf, effectsWaiting, type OwnedEffect } from "./elements.ts";
import { asks, type Facts, picked, procedure } from "./write.ts";

/** Manoeuvre 6: the Special Manoeuvre of one of one's unused elements (DK-MAN-SPEC-01). */
export const specialManoeuvre = procedure<{ by: Seat }>("diktat/specialManoeuvre", {
  /** SM.1: the element is named; its own choices follow. */
  name: asks({
    subject: "diktat/chooseSpecial",
    rule: "DK-MAN-SPEC-01",
    of: (_, f) => f.by,
    what: (s, f) => pick(specials(s, f.by, "own").map(refOf)),
    then(g, f, value) {
      const chosen = specials(g.facts, f.by, "own").find((using) => refOf(using) === picked(value))!;
      return call("diktat/use", chosen, "done");
    },
  }),

  done: () => end(),
});

/** Special Manoeuvres this player can perform: own ones, and those open to every player (Union). */
export function specials(s: Facts, by: Seat, eyes: "public" | "own"): Using[] {
  const found: OwnedEffect[] = [];
  for (let seat = 0; seat < s.players.length; seat++)
    for (const owned of effectsWaiting(s, seat, "manoeuvre"))
      if (seat === by || effectOf(s, owned).usableBy === "eachPlayer") found.push(owned);
  return found.map((owned) => usingOf(owned, by, {})).filter((using) => isPossible(s, using, eyes));
}
