import { asking, topOf } from "./frames.ts";
import { type Game, isShutOut } from "./game.ts";
import { Lately } from "./in-common.ts";
import { isSameJson } from "./json.ts";
import type { Refusal, RuleId } from "./refusal.ts";
import type { GameEvent } from "./rules.ts";
import { isPossible, type Shape } from "./shapes.ts";
import type { StandingAction } from "./standing.ts";
import type { Seat, State } from "./state.ts";

/** Something a seat may do at any moment, as it stands now. */
export interface Standing {
  readonly act: string;
  readonly rule: RuleId;
  /** What may be answered; null when closed, and `closed` says why. */
  readonly ask: Shape | null;
  readonly closed: Refusal | null;
}

/**
 * Views of every seat are made of this after every answer, and little of it changes: what says the same as at the state
 * before is the same object. It is compared once; who tells it looks no further, and nothing new has to be kept.
 */
const lately = new Lately<readonly Standing[]>();

export function standingFor<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  seat: Seat,
): readonly Standing[] {
  const frame = topOf(state.stack);
  if (!frame) return [];
  const facts = state.facts as F & object;
  const step = asking(game, frame);
  const isInside = step.inside(facts, frame.env);
  const before = lately.before(facts, seat);
  const standing: Standing[] = [];
  let isChanged = before === undefined;
  for (const act in game.standing) {
    const action = game.standing[act]!;
    const known = before?.[standing.length];
    const isOut = isInside && isShutOut(facts, frame, step, action);
    // Nothing is asked for in vain.
    const ask = isOut ? null : action.what(facts, seat);
    // What could be answered before can be answered still: that needs no look.
    const isAskedStill = ask !== null && known !== undefined && isSameJson(known.ask, ask);
    const isOpen = isAskedStill || (ask !== null && isPossible(ask));
    const closed = isOpen ? null : isOut ? insideStep(step.rule) : whyClosed(action, facts, seat);
    const isClosedStill = !isOpen && known?.ask === null && isSameJson(known.closed, closed);
    if (known !== undefined && (isAskedStill || isClosedStill)) {
      standing.push(known);
      continue;
    }
    standing.push({ act, rule: action.rule, ask: isOpen ? ask : null, closed });
    isChanged = true;
  }
  const now = isChanged ? standing : before!;
  lately.note(facts, seat, now);
  return now;
}

const whyClosed = <F, E extends GameEvent>(action: StandingAction<F, E>, facts: F, seat: Seat): Refusal =>
  action.closed?.(facts, seat) ?? { reason: "closed", rule: action.rule };

const inside = new Map<RuleId, Refusal>();

function insideStep(rule: RuleId): Refusal {
  const known = inside.get(rule) ?? { reason: "insideStep", rule };
  inside.set(rule, known);
  return known;
}
