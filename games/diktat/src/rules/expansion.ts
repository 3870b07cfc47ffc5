import type { GameEvent, Law, Procedure, Refusal, Seat, StandingAction, Timing } from "@paravent/kernel";
import type { Perceptions } from "../model/base/perceived.ts";
import type { DiktatEvent } from "../model/events.ts";
import type { DiktatFacts } from "../model/facts.ts";
import type { DiktatRules, Facts } from "./write.ts";

/**
 * What an expansion adds to the game. Its facts are put together with the others in `model`, for the rules stand on them;
 * its words in `text`, which the client fetches without the rules. All else is here, and `diktat.ts` lists it.
 */
export interface Expansion<E extends GameEvent> {
  readonly procedures: readonly Procedure<DiktatFacts, DiktatEvent>[];
  /** What may be done at any moment. */
  readonly standing: Readonly<Record<string, StandingAction<DiktatFacts, DiktatEvent>>>;
  /** Who perceives what of its events. */
  readonly perceptions: Perceptions<E>;
  /** Events of its own that chance decides. */
  readonly chance: readonly E["type"][];
  /** What follows by itself from what has happened since. */
  settle?(g: DiktatRules, events: readonly DiktatEvent[], since: number): void;
  /** Why a player may not talk to others now; `to` null is the whole table. */
  whySilent?(s: Facts, from: Seat, to: readonly Seat[] | null): Refusal | null;
  /** What the host has to time. */
  readonly timing?: Timing<DiktatFacts>;
  readonly laws: readonly Law<DiktatFacts>[];
}
