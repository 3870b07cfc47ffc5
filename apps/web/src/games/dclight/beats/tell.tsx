import type { DclightEvent, DclightView } from "@paravent/dclight";
import type { Seat, TableView } from "@paravent/kernel";
import type { JournalEntry } from "@paravent/protocol";
import { t } from "../../../i18n/index.ts";
import { beatsFrom } from "../../../stage/declared.ts";
import type { Teller } from "../../../stage/told.ts";
import { colourOf, DeviceGlyph, deviceOf } from "../art/index.ts";
import { called } from "../seen/called.ts";
import { seenOf } from "../seen/seen-of.ts";
import { DECLARED } from "./declared.ts";
import { sentencesOf } from "./story/sentences.ts";
import { type Told, toldOf } from "./story/told.ts";

/** How an entry of the story is shown at a table of DCLight. Nothing is told until its words are here. */
export const tell: Teller = (entry, now, table, later) => {
  const seen = seenOf(now as TableView<DclightView>, table);
  if (!seen) return [];
  const events = inOrder(eventsOf(entry));
  const told = toldOf(seen, eventsOf(entry), later.flatMap(eventsOf));
  return beatsOf(told, events);
};

export const beatsOf = (told: Told, events: readonly DclightEvent[]) =>
  beatsFrom(DECLARED, events, told, {
    tell: sentencesOf(told, events),
    doer: (seat: Seat) => ({
      name: called(told, seat),
      mark: <DeviceGlyph device={deviceOf(seat)} size={22} />,
      colour: colourOf(seat),
    }),
    list: t.value.stage.list,
    times: t.value.stage.times,
  });

const eventsOf = ({ events }: JournalEntry): DclightEvent[] => events as DclightEvent[];

/** A roll is told to its end before the creatures it has called: each of them has a scene of its own. */
export function inOrder(events: readonly DclightEvent[]): DclightEvent[] {
  const roll = events.findIndex(({ type }) => type === "diceRolled");
  if (roll < 0) return [...events];
  const isCalled = ({ type }: DclightEvent, at: number) => type === "creatureAppeared" && at > roll;
  const called = events.filter(isCalled);
  const others = events.filter((event, at) => !isCalled(event, at));
  const end = others.findIndex((event) => event.type === "sectorsRevealed" && event.slot !== "priority");
  return end < 0 ? [...others, ...called] : [...others.slice(0, end), ...called, ...others.slice(end)];
}
