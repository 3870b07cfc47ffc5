import type { GameEvent, Observer } from "@paravent/kernel";
import { leagues } from "../leagues/index.ts";
import type { Perceived, Perceptions } from "../model/base/perceived.ts";
import type { DiktatEvent } from "../model/events.ts";
import { others } from "../others/index.ts";
import { politics } from "../politics/index.ts";
import { perceptions } from "./perceptions.ts";

/** The type makes sure that every event is there. */
const all: Perceptions<DiktatEvent> = {
  ...perceptions,
  ...politics.perceptions,
  ...leagues.perceptions,
  ...others.perceptions,
};

const perceivedOf = ({ type }: DiktatEvent): Perceived<DiktatEvent> => all[type] as Perceived<DiktatEvent>;

/** What an observer perceives of an event: most of them whole, a few with their secret left out. */
export function witness(event: DiktatEvent, who: Observer): GameEvent | null {
  const { knows, veil } = perceivedOf(event);
  if (!veil || (who !== "public" && knows?.(event).includes(who))) return event;
  return veil(event);
}

/** Nobody unlearns: a step by which somebody learned what was hidden is never undone. */
export function discloses(event: DiktatEvent): boolean {
  const { tells } = perceivedOf(event);
  return typeof tells === "function" ? tells(event) : tells;
}
