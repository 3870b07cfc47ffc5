import { branch, form, type Json, pick, type Ref, type Shape, text } from "@paravent/kernel";
import type { Saying } from "../model/base/claims.ts";
import { type Facts, numberIn } from "../rules/write.ts";
import { type Act, others, whyNoPolitics } from "./dealing.ts";
import { askClaim, readClaim } from "./oaths/terms/claim.ts";
import { heardBy, hearersFor, whySilent } from "./silence.ts";

const WORDS = "words";

/**
 * DK-INFO-01, -02, DK-RUL-52: anything may be told to anybody, true or not; the server vouches for nothing. Those told
 * remember it for the Cycle; nobody else perceives anything, and nothing on the board changes (DK-RUL-131).
 */
export const tell: Act = {
  rule: "DK-RUL-52",
  // DK-RUL-131: no act of the game, and so in no step's way.
  always: true,
  what(s, seat) {
    if (whyNoPolitics(s)) return null;
    const to = hearersFor(s, seat, others(s, seat));
    return form({ to: pick(to, 1, to.length), what: askSaying(s) });
  },
  closed: (s, seat) => whyNoPolitics(s) ?? whySilent(s, seat, null),
  because: (s, seat, ref) => (ref.startsWith("seat:") ? whySilent(s, seat, [numberIn(ref)]) : null),
  run(g, seat, value) {
    const { to, what } = value as { to: Ref[]; what: Json };
    g.emit({ type: "told", from: seat, to: heardBy(to, others(g.facts, seat)), what: readSaying(what) });
    return null;
  },
};

function askSaying(s: Facts): Shape {
  const claim = askClaim(s);
  const options = claim.shape === "branch" ? claim.options : [];
  return branch([...options, { name: WORDS, ask: text(200) }]);
}

function readSaying(answer: Json): Saying {
  const { branch: about, value } = answer as { branch: string; value: Json };
  return about === WORDS ? { about: WORDS, is: value as string } : readClaim(answer);
}
