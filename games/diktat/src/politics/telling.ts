import { type AnswerTo, branch, form, inCommon, ofParts, pick, type Ref, text } from "@paravent/kernel";
import type { Saying } from "../model/base/claims.ts";
import { refersTo } from "../names/read-ref.ts";
import { acts, type Facts, numberIn } from "../rules/write.ts";
import { whyNoPolitics } from "./dealing.ts";
import { claimOptions, readClaim } from "./oaths/terms/claim.ts";
import { heardBy, hearersFor, whySilent } from "./silence.ts";
import { others } from "./state/partners.ts";

const WORDS = "words";

/**
 * DK-INFO-01, -02, DK-RUL-52: anything may be told to anybody, true or not; the server vouches for nothing. Those told
 * remember it for the Cycle; nobody else perceives anything, and nothing on the board changes (DK-RUL-131).
 */
export const tell = acts({
  rule: "DK-RUL-52",
  // DK-RUL-131: no act of the game, and so in no step's way.
  always: true,
  what(s, seat) {
    if (whyNoPolitics(s)) return null;
    return askTelling(s, seat, seat, hearersFor(s, seat), askSaying(s));
  },
  closed: (s, seat) => whyNoPolitics(s) ?? whySilent(s, seat, null),
  because: (s, seat, ref) => (refersTo(ref, "seat") ? whySilent(s, seat, [numberIn(ref)]) : null),
  run(g, seat, { to, what }) {
    g.emit({ type: "told", from: seat, to: heardBy(to, others(g.facts, seat)), what: readSaying(what) });
    return null;
  },
});

const askSaying = inCommon((s: Facts) => sayingOf(s, 0, 0, ...claimOptions(s)));
const sayingOf = ofParts((...claims: ReturnType<typeof claimOptions>) => branch([...claims, A_WORD]));
const A_WORD = { name: WORDS, ask: text(200) } as const;

const askTelling = ofParts((to: readonly Ref[], what: ReturnType<typeof askSaying>) =>
  form({ to: pick(to, 1, to.length), what }),
);

function readSaying(answer: AnswerTo<ReturnType<typeof askSaying>>): Saying {
  return answer.branch === WORDS ? { about: WORDS, is: answer.value } : readClaim(answer);
}
