import type { DclightEvent } from "@paravent/dclight";
import type { JournalEntry } from "@paravent/protocol";
import { useMemo } from "preact/hooks";
import { t } from "../../../i18n/index.ts";
import { language } from "../../../i18n/language.ts";
import { grouped } from "../../../journal/groups.ts";
import { StoryList } from "../../../journal/StoryList.tsx";
import { tableLines } from "../../../journal/table-lines.ts";
import type { Told } from "../../../journal/told.ts";
import { useToldOnce } from "../../../journal/told-once.ts";
import { hearing } from "../../../stage/in-your-place.ts";
import { journal } from "../../../store/table.ts";
import { memo } from "../../../ui/memo.ts";
import { Shield, SignGlyph } from "../art/index.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { type Points, pointsOf, sumOf } from "./sums.ts";
import "./journal.css";

/** A line with what its event changed. */
interface Line extends Told {
  readonly points: Points | null;
}

/** What only the reader perceived in full: a card looked at, kept or drawn. */
const PRIVATE: ReadonlySet<string> = new Set<DclightEvent["type"]>(["cardLookedAt", "cardKept", "cardDrawn"]);

/** What begins an action or a part of the game: the lines after it are folded under it. */
const OPENS: ReadonlySet<string> = new Set<DclightEvent["type"]>([
  "turnBegan",
  "phaseBegan",
  "diceRolled",
  "sectorsRevealed",
  "ageBuilt",
  "bought",
  "creatureAppeared",
  "creatureFaced",
  "buildingBuilt",
  "cardPlayed",
  "moralePaid",
  "buildingActivated",
]);

/** The story of the table, one sentence an event, newest at the bottom. */
export const Journal = memo(Story);

function Story({ heading = true }: { heading?: boolean }) {
  const seen = useSeen();
  const { table, pack, lexicon, name } = seen;
  const entries = journal.value;
  const spoken = language.value;
  const names = table.seats.map(({ seat }) => name(seat)).join("\n");
  const isOpen = seen.game.opened !== null;
  const told = useToldOnce(entries, (entry) => tell(seen, entry), [spoken, pack, names, isOpen]);
  const sums = useMemo((): Sums => new WeakMap(), [spoken, names]);
  const lines = useMemo(() => summed(seen, told, sums), [told, sums]);
  const terms = useMemo(
    () => [...table.seats.map(({ seat }) => name(seat)), ...pack.creatures.map(({ id }) => lexicon.creatureName(id))],
    [names, pack, spoken],
  );
  return <StoryList lines={lines} terms={terms} mark={markOf} heading={heading} look="dc-log" />;
}

/** Whose line it is, or that only the reader knows it. */
function markOf({ seat, isPrivate }: Told) {
  if (isPrivate) return <SignGlyph sign="eye" size={15} label={t.value.table.onlyYou} />;
  return seat === null ? <i /> : <Shield seat={seat} size={18} />;
}

/** By its first line: the last line of an action when it was added up, and its first line with the sum. */
type Sums = WeakMap<Line, { readonly last: Line; readonly head: Line }>;

/** Each line that opens an action says what came of the lines up to the next one. Only the latest action grows. */
function summed(seen: Seen, lines: readonly Line[], sums: Sums): Line[] {
  return grouped(lines).flatMap(({ lines: action }) => {
    const [first, ...rest] = action;
    if (!first?.opens || first.isChapter) return action;
    const last = action.at(-1)!;
    const known = sums.get(first);
    if (known?.last === last) return [known.head, ...rest];
    const points = action.flatMap((line) => line.points ?? []);
    const head: Line = { ...first, sum: sumOf(seen, points) };
    sums.set(first, { last, head });
    return [head, ...rest];
  });
}

function tell(seen: Seen, entry: JournalEntry): Line[] {
  const { seq, events } = entry;
  const { name, you } = hearing(entry, seen);
  const told = events.flatMap((event, at): Line[] => {
    const text = seen.words.event(event, name, you);
    if (text === null) return [];
    const { seat, by, card } = event as { seat?: number; by?: number; card?: string };
    return [
      {
        key: `${seq} ${at}`,
        text,
        seat: seat ?? by ?? null,
        isPrivate: !seen.game.opened && PRIVATE.has(event.type) && seat === seen.you && card !== undefined,
        isChapter: event.type === "turnBegan",
        opens: OPENS.has(event.type),
        points: pointsOf(event as DclightEvent),
      },
    ];
  });
  return [...tableLines(entry, seen.name, seen.you).map((line) => ({ ...line, points: null })), ...told];
}
