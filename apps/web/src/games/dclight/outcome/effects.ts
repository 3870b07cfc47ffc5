import type { Card, Track } from "@paravent/dclight";
import type { Seat } from "@paravent/kernel";
import { type Draft, isBranch, isRefs } from "../../../drafts/draft.ts";
import { sharesOf } from "../../../drafts/shares.ts";
import { boundsOfTrack } from "../seen/bounds.ts";
import type { Seen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { type Change, move, type Outcome } from "./outcome.ts";

type Effect = Card["effects"][number];
type Split = Extract<Effect, { do: "gain" | "pay" | "oppLose" | "steal" }>;

/** Who uses a card, and against whom. */
export interface Use {
  readonly by: Seat;
  readonly target: Seat;
}

/** What the effects of a card would do, by what has been named for them so far. */
export function carryOut(seen: Seen, outcome: Outcome, use: Use, effects: readonly Effect[], named: Draft): void {
  const asking = effects.filter(asks);
  for (const effect of effects) {
    const own = asking.length > 1 ? fieldOf(named, effect.do) : asks(effect) ? named : null;
    if (effect.do === "oneOf") {
      const option = isBranch(own) && effect.options.find(([first]) => first?.do === own.branch);
      if (option) carryOut(seen, outcome, use, option, (isBranch(own) && own.value) || null);
    } else apply(seen, outcome, use, effect, own);
  }
}

const asks = (effect: Effect): boolean =>
  effect.do === "oneOf" ||
  effect.do === "destroyBuilding" ||
  (effect.do === "draw" && effect.sector === "any") ||
  ("tracks" in effect && effect.tracks.length > 1);

/** With several things to name, each has a field called after its word. */
function fieldOf(named: Draft, word: string): Draft {
  if (typeof named !== "object" || named === null || Array.isArray(named)) return null;
  return (named as Record<string, Draft>)[word] ?? null;
}

function apply(seen: Seen, outcome: Outcome, { by, target }: Use, effect: Effect, named: Draft): void {
  const words = texts.value.brings;
  switch (effect.do) {
    case "gain":
      move(outcome, by, splitOf(effect, named));
      break;
    case "pay":
      move(outcome, by, splitOf(effect, named), -1);
      break;
    case "creature":
      move(outcome, by, { creature: effect.n });
      break;
    case "oppCreature":
      move(outcome, target, { creature: effect.n });
      break;
    case "common":
      outcome.common += effect.n;
      break;
    case "oppLose":
      move(outcome, target, within(seen, target, splitOf(effect, named)), -1);
      break;
    case "steal": {
      const taken = within(seen, target, splitOf(effect, named));
      move(outcome, target, taken, -1);
      move(outcome, by, taken);
      break;
    }
    case "oppDiscard":
      outcome.notes.push(words.discardsAtRandom(target === seen.you ? null : seen.name(target), effect.n));
      break;
    case "draw":
      outcome.notes.push(words.looksAt(effect.look));
      break;
    case "destroyBuilding":
      destroy(seen, outcome, { by, target }, named);
      break;
    default:
  }
}

const splitOf = ({ tracks: [first, ...others], n }: Split, named: Draft): Change =>
  others.length === 0 && first ? { [first]: n } : sharesOf(named);

/** Nobody loses what he does not have. */
function within(seen: Seen, seat: Seat, points: Change): Change {
  const { tracks } = seen.player(seat);
  return Object.fromEntries(
    (Object.entries(points) as [Track, number][]).map(([track, n]) => [
      track,
      Math.min(n, tracks[track] - boundsOfTrack(seen.pack, track).min),
    ]),
  );
}

/** DC-SCORE-05: a building that is destroyed counts its printed VP for whoever destroyed it. */
function destroy(seen: Seen, outcome: Outcome, { by, target }: Use, named: Draft): void {
  const as = isRefs(named) ? named[0]?.split(":").at(-1) : undefined;
  if (as === undefined) return;
  if (by === seen.you) outcome.trophies += seen.lexicon.card(as)?.vp ?? 0;
  if (target === seen.you) outcome.lost.push(as);
  else outcome.notes.push(texts.value.brings.losesBuilding(seen.name(target), seen.lexicon.cardName(as)));
}
