import type { JournalEntry } from "@paravent/protocol";
import { useMemo } from "preact/hooks";
import { StoryList } from "../../journal/StoryList.tsx";
import { tableLines } from "../../journal/table-lines.ts";
import { LATEST, type Told } from "../../journal/told.ts";
import { hearing } from "../../stage/in-your-place.ts";
import { replaySigns } from "../../store/replay.ts";
import { journal } from "../../store/table.ts";
import { SeatMark } from "./SeatMark.tsx";
import { type Seen, useSeen } from "./seen.ts";

/** The story of the table, one sentence an event, newest at the bottom. */
export function Journal() {
  const seen = useSeen();
  const lines = journal.value.slice(-LATEST).flatMap((entry) => tell(seen, entry));
  const names = seen.table.seats.map(({ seat }) => seen.name(seat));
  const terms = useMemo(() => names, [names.join("\n")]);
  return <StoryList lines={lines} terms={terms} mark={markOf} look="gt-log" />;
}

const markOf = ({ seat }: Told) => (seat === null ? <i /> : <SeatMark seat={seat} />);

function tell(seen: Seen, entry: JournalEntry): Told[] {
  const { name, you } = hearing(entry, seen);
  const told = entry.events.flatMap((event, at): Told[] => {
    const text = seen.words.event(event, name, you);
    if (text === null) return [];
    const { seat, by } = event as { seat?: unknown; by?: unknown };
    const about = seat ?? by;
    return [
      {
        key: `${entry.seq} ${at}`,
        text,
        seat: typeof about === "number" ? about : null,
        isPrivate: false,
        isChapter: event.type === replaySigns.value.round,
        opens: at === 0,
      },
    ];
  });
  return [...tableLines(entry, seen.name, seen.you), ...told];
}
