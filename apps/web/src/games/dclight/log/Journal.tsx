import type { DclightEvent } from "@paravent/dclight";
import type { JournalEntry } from "@paravent/protocol";
import { useMemo } from "preact/hooks";
import { t } from "../../../i18n/index.ts";
import { language } from "../../../i18n/language.ts";
import { LATEST, StoryList, type Told } from "../../../journal/StoryList.tsx";
import { tableLines } from "../../../journal/table-lines.ts";
import { journal } from "../../../store/table.ts";
import { Shield, SignGlyph } from "../art/index.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import "./journal.css";

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
  "pointsPaid",
]);

/** The story of the table, one sentence an event, newest at the bottom. */
export function Journal({ heading = true }: { heading?: boolean }) {
  const seen = useSeen();
  const { table, pack, lexicon, name } = seen;
  const entries = journal.value;
  const spoken = language.value;
  const lines = useMemo(() => entries.slice(-LATEST).flatMap((entry) => tell(seen, entry)), [entries, spoken, pack]);
  const terms = [
    ...table.seats.map(({ seat }) => name(seat)),
    ...pack.creatures.map(({ id }) => lexicon.creatureName(id)),
  ];
  const mark = ({ seat, isPrivate }: Told) => {
    if (isPrivate) return <SignGlyph sign="eye" size={15} label={t.value.table.onlyYou} />;
    return seat === null ? <i /> : <Shield seat={seat} size={18} />;
  };
  return <StoryList lines={lines} terms={terms} mark={mark} heading={heading} look="dc-log" />;
}

function tell(seen: Seen, entry: JournalEntry): Told[] {
  const { seq, events } = entry;
  const told = events.flatMap((event, at): Told[] => {
    const text = seen.words.event(event, seen.name, seen.you);
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
      },
    ];
  });
  return [...tableLines(entry, seen.name, seen.you), ...told];
}
