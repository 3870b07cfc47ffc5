import type { JournalEntry } from "@paravent/protocol";
import { t } from "../i18n/index.ts";
import type { Told } from "./StoryList.tsx";

/** The line that says that the clock has answered for somebody; none where it has not. */
export function lateLine({ seq, seat, late }: JournalEntry, name: (seat: number) => string): Told[] {
  if (!late || seat === null) return [];
  return [{ key: `${seq} late`, text: t.value.clock.late(name(seat)), seat, isPrivate: false, isChapter: false }];
}
