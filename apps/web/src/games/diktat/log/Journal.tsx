import type { DiktatEvent } from "@paravent/diktat";
import type { JournalEntry } from "@paravent/protocol";
import { untracked } from "@preact/signals";
import { useCallback, useMemo } from "preact/hooks";
import { t } from "../../../i18n/index.ts";
import { language } from "../../../i18n/language.ts";
import { StoryList } from "../../../journal/StoryList.tsx";
import { tableLines } from "../../../journal/table-lines.ts";
import type { Told } from "../../../journal/told.ts";
import { useToldOnce } from "../../../journal/told-once.ts";
import { hearing } from "../../../stage/in-your-place.ts";
import { journal } from "../../../store/table.ts";
import { memo } from "../../../ui/memo.ts";
import { Icon, Medallion } from "../art/index.ts";
import { brokenPromises, whyWinner } from "../beats/why.ts";
import { isOfOthers, OTHERS } from "../others/seen.ts";
import { Seal } from "../politics/Seal.tsx";
import { type Seen, useSeen } from "../seen/seen.ts";
import { eventsOf } from "../seen/whereabouts.ts";
import "./journal.css";

/** DK-OATH-03: what tells of an oath bears its seal, pressed or split. */
interface Line extends Told {
  readonly seal?: "sworn" | "broken" | undefined;
}
const SEALS: Readonly<Record<string, Line["seal"]>> = { oathSworn: "sworn", oathBroken: "broken" };

/** What begins an action or a part of the game: the lines after it are folded under it. */
const OPENS: ReadonlySet<string> = new Set<DiktatEvent["type"]>([
  "cycleBegan",
  "phaseBegan",
  "manoeuvreChosen",
  "additionalManoeuvreBegan",
  "sectorNamed",
  "sectorRevealed",
  "traded",
  "oathSworn",
  "oathBroken",
]);

/** The story of the table, one sentence an event, newest at the bottom. */
export const Journal = memo(Story);

function Story({ heading = true }: { heading?: boolean }) {
  const seen = useSeen();
  const { table, pack, words, name } = seen;
  const entries = journal.value;
  const spoken = language.value;
  const names = table.seats.map(({ seat }) => name(seat)).join("\n");
  const lines = useToldOnce(entries, (entry) => tell(seen, entry), [spoken, pack, words, names]);
  const terms = useMemo(
    () => [...table.seats.map(({ seat }) => name(seat)), ...pack.sectors.map(({ id }) => words.sector(id))],
    [names, words],
  );
  const cabals = seen.game.players.map(({ cabal }) => cabal).join();
  const mark = useCallback(
    ({ seat, isPrivate, seal }: Line) => {
      if (seal) return <Seal state={seal} size={20} />;
      if (isPrivate) return <Icon name="eye" size={15} label={t.value.table.onlyYou} />;
      // Looked up without being followed: else each line would be drawn anew whenever anything of its player changes.
      return seat === null ? <i /> : <Medallion cabal={untracked(() => seen.player(seat).cabal)} size={18} />;
    },
    [cabals, spoken],
  );
  return <StoryList lines={lines} terms={terms} mark={mark} heading={heading} />;
}

function tell(seen: Seen, entry: JournalEntry): Line[] {
  const { seq, events } = entry;
  const { name, you } = hearing(entry, seen);
  const told = events.flatMap((event, at): Line[] => {
    const said = seen.words.event(event, name, you);
    if (said === null) return [];
    const text = [said, reasonOf(seen, event as DiktatEvent, seq)].filter(Boolean).join(" ");
    const { seat, by, from, asker, kind, card } = event as {
      seat?: number;
      by?: number;
      from?: number;
      asker?: number;
      kind?: string;
      card?: string;
    };
    const looked = event.type === "pawnLookedAt" ? kind : event.type === "secretCardLookedAt" ? card : undefined;
    return [
      {
        key: `${seq} ${at}`,
        text,
        seat: isOfOthers(event.type) ? OTHERS : (by ?? seat ?? from ?? asker ?? null),
        isPrivate: looked !== undefined,
        isChapter: event.type === "cycleBegan",
        opens: OPENS.has(event.type),
        seal: SEALS[event.type],
      },
    ];
  });
  return [...tableLines(entry, seen.name, seen.you), ...counted(told)];
}

/** Why: who won by what, and which promise was broken. */
function reasonOf(seen: Seen, event: DiktatEvent, seq: number): string | null {
  const story = () => eventsOf(journal.value.filter((entry) => entry.seq <= seq));
  if (event.type === "orderFixed") return whyWinner({ story, rankOrder: null }, event);
  return event.type === "oathBroken" ? brokenPromises({ ...seen, story }, event) : null;
}

/** The same sentence several times in a row is told once, with its count. */
function counted(told: readonly Line[]): Line[] {
  const lines: { told: Line; n: number }[] = [];
  for (const one of told) {
    const last = lines.at(-1);
    if (last?.told.text === one.text) last.n++;
    else lines.push({ told: one, n: 1 });
  }
  return lines.map(({ told: one, n }) => (n > 1 ? { ...one, text: `${one.text} ×${n}` } : one));
}
