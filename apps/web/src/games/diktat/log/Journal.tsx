import type { JournalEntry } from "@paravent/protocol";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../../../i18n/index.ts";
import { language } from "../../../store/session.ts";
import { journal } from "../../../store/table.ts";
import { Icon, Medallion } from "../art/index.ts";
import { type Seen, useSeen } from "../seen.ts";
import { Emphasised } from "./Emphasised.tsx";
import "./journal.css";

interface Told {
  readonly key: string;
  readonly text: string;
  readonly seat: number | null;
  /** Known to the reader alone. */
  readonly isPrivate: boolean;
  readonly isCycle: boolean;
}

/** Only the latest lines are drawn; a game has some hundreds. */
const MOST = 120;

/** The story of the table, one sentence an event, newest at the bottom. */
export function Journal({ heading = true }: { heading?: boolean }) {
  const seen = useSeen();
  const entries = journal.value;
  const spoken = language.value;
  const lines = useMemo(() => entries.slice(-MOST).flatMap((entry) => tell(seen, entry)), [entries, spoken, seen.pack]);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    end.current?.parentElement?.scrollTo({ top: 1e6 });
  }, [lines.length]);
  return (
    <section class="tb-log" aria-label={t.value.table.journal}>
      {heading && <h2 class="tb-log-title">{t.value.table.journal}</h2>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol tabIndex={0} aria-label={t.value.table.journal}>
        {lines.map(({ key, text, seat, isPrivate, isCycle }) => (
          <li key={key} class={isCycle ? "cycle" : isPrivate ? "private" : ""}>
            <Mark seat={seat} isPrivate={isPrivate} />
            <span>
              <Emphasised text={text} />
            </span>
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
    </section>
  );
}

function Mark({ seat, isPrivate }: Pick<Told, "seat" | "isPrivate">): ComponentChildren {
  const seen = useSeen();
  if (isPrivate) return <Icon name="eye" size={15} label={t.value.table.onlyYou} />;
  return seat === null ? <i /> : <Medallion cabal={seen.player(seat).cabal} size={18} />;
}

function tell(seen: Seen, { seq, events }: JournalEntry): Told[] {
  return events.flatMap((event, at) => {
    const text = seen.words.event(event, seen.name, seen.you);
    if (text === null) return [];
    const { seat, by, from, kind, card } = event as {
      seat?: number;
      by?: number;
      from?: number;
      kind?: string;
      card?: string;
    };
    const looked = event.type === "pawnLookedAt" ? kind : event.type === "secretCardLookedAt" ? card : undefined;
    return [
      {
        key: `${seq} ${at}`,
        text,
        seat: by ?? seat ?? from ?? null,
        isPrivate: looked !== undefined,
        isCycle: event.type === "cycleBegan",
      },
    ];
  });
}
