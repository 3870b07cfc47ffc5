import { form, pick, type Ref, type Refusal, refuse, type Seat } from "@paravent/kernel";
import type { Claim } from "../model/base/claims.ts";
import { findPawn } from "../model/base/piles.ts";
import { refersTo } from "../names/read-ref.ts";
import { whySilentUnderAttack } from "../others/state/silence.ts";
import { acts, type Facts, numberIn, pawnRef, SECRET_CARD } from "../rules/write.ts";
import { whyNoPolitics } from "./dealing.ts";
import { whyNotShownTo } from "./silence.ts";
import { otherRefs } from "./state/partners.ts";
import { truthOf } from "./state/truth.ts";

/** The parts of one's own reserve. */
export const PARTS = ["pp", "agents", "affinities"] as const;

/**
 * DK-INFO-01, DK-RUL-51: one's own reserve, one's own pawns, and an element while one is looking at it; to whomever one
 * likes. The server vouches for it. The others see who showed something to whom (section 5.1).
 */
export const showInfo = acts({
  rule: "DK-RUL-51",
  what(s, seat) {
    if (whyNoPolitics(s)) return null;
    const to = otherRefs(s, seat).filter((one) => whyNotShownTo(s, seat, numberIn(one)) === null);
    const what = showable(s, seat);
    return form({ to: pick(to, 1, to.length), what: pick(what, 1, what.length) });
  },
  closed: (s, seat) => whyNoPolitics(s) ?? whySilentUnderAttack(s, seat, null),
  because: (s, seat, ref) => (refersTo(ref, "seat") ? whyNotShownTo(s, seat, numberIn(ref)) : whyNotShow(s, seat, ref)),
  run(g, seat, { to, what }) {
    g.emit({ type: "shown", from: seat, to: to.map(numberIn), what: what.map((ref) => truth(g.facts, seat, ref)) });
    return null;
  },
});

function showable(s: Facts, seat: Seat): Ref[] {
  const refs: Ref[] = [...PARTS];
  for (const { owner, pawns } of s.piles) if (owner === seat) for (const { id } of pawns) refs.push(pawnRef(id));
  for (const look of s.looking) {
    if (look.seat !== seat) continue;
    for (const id of look.pawns) if (findPawn(s, id) && !refs.includes(pawnRef(id))) refs.push(pawnRef(id));
    if (look.secretCard && s.secret && !refs.includes(SECRET_CARD)) refs.push(SECRET_CARD);
  }
  return refs;
}

/** What it is, as the server knows it. */
function truth(s: Facts, seat: Seat, ref: Ref): Claim {
  const about = ref === SECRET_CARD ? "secretCard" : refersTo(ref, "pawn") ? "pawn" : ref;
  const claim = about === "pawn" ? { about, pawn: numberIn(ref) } : { about };
  return { ...claim, is: truthOf(s, claim as Claim, seat) } as Claim;
}

/** DK-RUL-52: what one saw earlier can only be told. */
function whyNotShow(s: Facts, seat: Seat, ref: Ref): Refusal | null {
  if (ref === SECRET_CARD) return refuse("notLookingNow", "DK-RUL-51");
  if (!refersTo(ref, "pawn")) return null;
  const found = findPawn(s, numberIn(ref));
  return found && found.pile.owner !== seat ? refuse("notLookingNow", "DK-RUL-51") : null;
}
