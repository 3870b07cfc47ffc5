import type { JournalEntry } from "@paravent/protocol";
import { t } from "../i18n/index.ts";
import type { Told } from "./told.ts";

type NameOf = (seat: number) => string;

/** What the table itself did, whatever the game: the clock has answered for somebody, somebody has taken a move back. */
export function tableLines({ seq, seat, late, back }: JournalEntry, name: NameOf, you: number | null): Told[] {
  if (seat === null) return [];
  const line = (what: string, text: string): Told => ({
    key: `${seq} ${what}`,
    text,
    seat,
    isPrivate: false,
    isChapter: false,
    opens: true,
  });
  return [
    ...(late ? [line("late", seat === you ? t.value.clock.yourLate : t.value.clock.late(name(seat)))] : []),
    ...(back ? [line("back", wentBack(back, seat === you, name(seat)))] : []),
  ];
}

function wentBack(back: true | "rules", isYou: boolean, name: string): string {
  if (back === "rules") return t.value.kept.wentOn;
  return isYou ? t.value.undo.youTook : t.value.undo.took(name);
}
