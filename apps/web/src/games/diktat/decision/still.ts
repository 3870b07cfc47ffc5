import type { DiktatEvent } from "@paravent/diktat";
import { journal } from "../../../store/table.ts";
import type { Asked } from "../answer/layers.ts";
import { attackOf, OTHERS_VICTIM } from "../others/attack.ts";
import { elementAbout } from "../seen/refs.ts";
import type { Seen } from "../seen/seen.ts";
import { SPY_TARGET, VICTIM } from "../seen/subjects.ts";
import { eventsOf } from "../seen/whereabouts.ts";
import { texts } from "../words/index.ts";

/** How much of a Manoeuvre is done, of all that it may come to. */
export interface Still {
  readonly sign: "spy" | "kill";
  readonly done: number;
  readonly all: number;
  readonly words: string;
}

/**
 * Looks and Assassinations of the Manoeuvre: two looks and one for each Spy token (DK-MAN-SPY-01), one Assassination and
 * one for each Assassin token (DK-MAN-KILL-01). Those of an effect are counted in its own text.
 */
export function leftOf(seen: Seen, { key, about }: Asked): Still | null {
  if (key === OTHERS_VICTIM) return attackLeft();
  if (seen.you === null || elementAbout(about) !== null || (key !== SPY_TARGET && key !== VICTIM)) return null;
  const { spyTokens, assassinTokens } = seen.player(seen.you);
  const { left } = texts.value.decision;
  const manoeuvre = key === SPY_TARGET ? "spy" : "assassinate";
  if (seen.game.turn?.manoeuvre && seen.game.turn.manoeuvre !== manoeuvre) return null;
  const done = seen.game.turn?.manoeuvre ? doneOf(seen.you, key) : 0;
  if (key === SPY_TARGET) {
    const all = seen.pack.constants.spyBase + spyTokens;
    return { sign: "spy", done, all, words: left.looks(all - done) };
  }
  const all = 1 + assassinTokens;
  return { sign: "kill", done, all, words: left.kills(all - done) };
}

/** DK-OTH-KILL-02: one for each of the Others there, read from the attack itself. */
function attackLeft(): Still | null {
  const attack = attackOf(journal.value);
  if (!attack) return null;
  const [done, all] = [attack.turned.length, attack.assassins];
  return { sign: "kill", done, all, words: texts.value.decision.left.kills(all - done) };
}

/** What has been done since the Manoeuvre was chosen, as the story tells. */
function doneOf(you: number, key: string): number {
  const events = eventsOf(journal.value);
  const began = events.findLastIndex(({ type }) => type === "manoeuvreChosen");
  return events.slice(began + 1).filter((event) => counts(event, you, key)).length;
}

function counts(event: DiktatEvent, you: number, key: string): boolean {
  switch (event.type) {
    case "pawnLookedAt":
    case "secretCardLookedAt":
      return key === SPY_TARGET && event.seat === you;
    case "victimNamed":
    case "sleeperKilled":
    case "corruptionKilled":
      return key === VICTIM && event.seat === you;
    default:
      return false;
  }
}
