import type { Interruption } from "./going.ts";
import type { Refusal, RuleId } from "./refusal.ts";
import type { GameEvent, Rules } from "./rules.ts";
import type { AnswerTo, Ref, Shape } from "./shapes.ts";
import type { Seat } from "./state.ts";

/** Something a seat may do whenever a question is open between two steps ("at any moment"). */
export interface StandingAction<F, E extends GameEvent, S extends Shape = Shape> {
  readonly rule: RuleId;
  /** Open inside a step too: it changes nothing that any question asks about. */
  readonly always?: true;
  /** Subjects of questions inside a step at which it is open all the same: the step is about nothing else. */
  readonly within?: readonly string[];
  /** What this seat may answer now; null when the action is closed to it. Reads the seat's own hidden facts at most. */
  what(facts: Readonly<F>, seat: Seat): S | null;
  /** Why it is closed to this seat. */
  closed?(facts: Readonly<F>, seat: Seat): Refusal | null;
  /** Why this thing, which the seat has named and is not offered, is closed to it; null: no more than that. */
  because?(facts: Readonly<F>, seat: Seat, ref: Ref, value: unknown): Refusal | null;
  /** Why this answer, which asks for more or less than is offered, is closed; null: no more than that. Comes from outside. */
  beyond?(facts: Readonly<F>, seat: Seat, value: unknown): Refusal | null;
  /** Does it at once, or names a procedure that interrupts the open question until it has ended. */
  run(rules: Rules<F, E>, seat: Seat, value: AnswerTo<S>): Interruption | null;
}
