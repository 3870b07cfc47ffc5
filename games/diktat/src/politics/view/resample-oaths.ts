import type { Json, Seat } from "@paravent/kernel";
import type { DiktatFacts } from "../../model/facts.ts";
import { AFFINITIES, AGENTS } from "../../names/names.ts";
import type { Evidence, Oath, OathTerm } from "../state/oath.ts";
import { truthOf } from "../state/truth.ts";
import { isBetween, mayRead } from "./oaths.ts";

/**
 * Oaths in a world this seat cannot tell from the true one. Terms it may not read are imagined as none, and so are
 * offers it has no part in. What was so when a statement was sworn follows what has been dealt anew since: `before`
 * are the facts before that.
 */
export function resampleOaths(s: DiktatFacts, who: Seat, before: Readonly<DiktatFacts>): void {
  if (s.leagues === null) s.oathOffers = s.oathOffers.filter((offer) => isBetween(offer, who));
  s.oaths = s.oaths.map((oath) => {
    if (!mayRead(oath, who)) return { ...oath, terms: [] };
    return { ...oath, terms: oath.terms.map((term) => imagined(s, before, oath, term)) };
  });
}

function imagined(s: DiktatFacts, before: Readonly<DiktatFacts>, _: Oath, term: OathTerm): OathTerm {
  if (term.promise.kind !== "truth" || term.state !== "open") return term;
  const { claim } = term.promise;
  const evidence = term.memory as Evidence;
  const [now, then] = [truthOf(s, claim, term.by), truthOf(before, claim, term.by)];
  const was = now === null || then === null ? evidence.was : shifted(evidence.was, then, now);
  return { ...term, memory: { was, unseen: evidence.unseen } };
}

/** Numbers have moved on since the swearing: what they were then differs from the true past as the present does. */
function shifted(was: Json, from: Json, to: Json): Json {
  if (typeof was === "number") return was + (to as number) - (from as number);
  if (typeof was !== "object" || was === null) return to;
  const counts: Record<string, Json> = {};
  for (const name of [...AGENTS, ...AFFINITIES] as readonly string[]) {
    const [n, a, b] = [was, from, to].map((one) => (one as Record<string, number>)[name]);
    if (n !== undefined) counts[name] = n + b! - a!;
  }
  return counts;
}
