import type { JournalEntry } from "@paravent/protocol";
import { t } from "../i18n/index.ts";

interface Hearing {
  readonly name: (seat: number) => string;
  readonly you: number | null;
}

/** Who has answered in the place of the reader, as lines call it; null where they did so themselves, or it is another's. */
export function inYourPlace({ seat, byBot, late }: JournalEntry, you: number | "public" | null): string | null {
  if (typeof you !== "number" || seat !== you) return null;
  if (byBot) return t.value.stage.yourBot;
  return late ? t.value.stage.clock : null;
}

/** To whom an entry is told, and by which names: what a bot or the clock has chosen for the reader is not their doing. */
export function hearing(entry: JournalEntry, { name, you }: Hearing): Hearing {
  const other = inYourPlace(entry, you);
  return other === null ? { name, you } : { name: (seat) => (seat === you ? other : name(seat)), you: null };
}
