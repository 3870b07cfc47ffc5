import { effect, untracked } from "@preact/signals";
import { isLed, led, pointedAt } from "../../store/led.ts";
import { leadTo } from "../../store/link.ts";
import { moment } from "../../store/moment.ts";
import { lens, lookThrough, showMoment } from "../../store/replay.ts";
import { tableId } from "../../store/table.ts";

/** Whether this browser shows the others where it is. */
let stopLeading: (() => void) | null = null;

/** From now on the others can follow to every move, lens and thing this browser looks at. */
export function beginLeading(): void {
  stopLeading?.();
  isLed.value = false;
  stopLeading = effect(() => {
    const [id, now] = [tableId.value, moment.value];
    if (id !== null && now) leadTo(id, { move: now.at, lens: lens.value, thing: pointedAt.value });
  });
}

export function endLeading(): void {
  stopLeading?.();
  stopLeading = null;
  const id = tableId.peek();
  if (id !== null) leadTo(id, null);
}

/** Goes where the leader goes as long as the replay is looked at; ends with what is given back. */
export const keepFollowing = (): (() => void) =>
  effect(() => {
    const where = isLed.value && !led.value?.you ? led.value?.where : null;
    if (!where) return;
    untracked(() => {
      // The leader's own seat is theirs: through that lens each looks from where they sat.
      if (lens.peek() !== where.lens && where.lens !== "mine") lookThrough(where.lens);
      if (moment.peek()?.at !== where.move) void showMoment(where.move);
    });
  });
