import type { GameEvent } from "@paravent/kernel";
import type { Pack } from "../../content/pack.ts";
import type { Changes, Reactions } from "./changes.ts";
import type { Configuration } from "./configuration.ts";
import type { BaseFacts } from "./facts.ts";

/** The facts `F` of an expansion, how they begin and are copied, and how its events `E` and those of others change them. */
export interface ExpansionState<F, E extends GameEvent, Elsewhere extends GameEvent> {
  begin(pack: Pack, seats: number, configuration: Configuration): F;
  clone(from: Readonly<F>, to: F): void;
  readonly changes: Changes<BaseFacts & F, E>;
  readonly reactions: Reactions<BaseFacts & F, Elsewhere>;
}
