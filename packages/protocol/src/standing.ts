import { isSameJson, type Standing } from "@paravent/kernel";
import type { ServerMessage } from "./messages.ts";

/** In the address of a socket: updates are to name what a seat may do at any moment only, where that is as it was. */
export const CHANGES_ONLY = { standing: "changed" } as const;

/** Standing actions for somebody who was last sent these: those that have changed, and of the others the names. */
export function changedStanding(before: readonly Standing[], now: readonly Standing[]): readonly (string | Standing)[] {
  if (before === now) return namesOf(now);
  const changed: (string | Standing)[] = [];
  for (let at = 0; at < now.length; at++) {
    const standing = now[at]!;
    changed.push(isSameJson(found(before, standing.act, at), standing) ? standing.act : standing);
  }
  return changed;
}

const names = new WeakMap<readonly Standing[], readonly string[]>();

/** Most answers change nothing of it: the names are listed once. */
function namesOf(standing: readonly Standing[]): readonly string[] {
  const known = names.get(standing) ?? standing.map(({ act }) => act);
  names.set(standing, known);
  return known;
}

/** All of them again, from those that were sent last and the changes. */
export function wholeStanding(before: readonly Standing[], sent: readonly (string | Standing)[]): Standing[] {
  const whole: Standing[] = [];
  for (let at = 0; at < sent.length; at++) {
    const one = sent[at]!;
    const standing = typeof one === "string" ? found(before, one, at) : one;
    if (standing) whole.push(standing);
  }
  return whole;
}

/** A game lists its actions in one order: most are where they are looked for. */
function found(among: readonly Standing[], act: string, at: number): Standing | undefined {
  return among[at]?.act === act ? among[at] : among.find((one) => one.act === act);
}

/** What a line was last told a seat may do at any moment: whoever listens hears whole views. */
export class KnownStanding {
  private known: readonly Standing[] = [];

  whole(message: ServerMessage): ServerMessage {
    if (message.t !== "table" && message.t !== "update") return message;
    if (!message.view?.standing) return message;
    this.known = wholeStanding(this.known, message.view.standing);
    return { ...message, view: { ...message.view, standing: this.known } };
  }
}
