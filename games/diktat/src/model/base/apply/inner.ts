import type { Seat } from "@paravent/kernel";
import type { Manoeuvre } from "../../../names/names.ts";
import type { BaseFacts } from "../facts.ts";

/** Uses counted by the Manoeuvre have keys that begin with that scope. */
const isOfManoeuvre = ({ key }: BaseFacts["uses"][number]): boolean => key.startsWith("manoeuvre");

/** A Manoeuvre of its own comes between: what is usable once in a Manoeuvre is counted anew (DK-RUL-19). */
export function enterManoeuvre(f: BaseFacts, seat: Seat, manoeuvre: Manoeuvre): void {
  f.inner.push({ seat, manoeuvre, using: f.using, outer: f.uses.filter(isOfManoeuvre) });
  f.uses = f.uses.filter((use) => !isOfManoeuvre(use));
}

/** It is over: the one it came between goes on with its own counts. */
export function leaveManoeuvre(f: BaseFacts): void {
  const { outer } = f.inner.pop()!;
  f.uses = [...f.uses.filter((use) => !isOfManoeuvre(use)), ...outer];
}
