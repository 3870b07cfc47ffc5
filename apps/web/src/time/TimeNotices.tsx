import type { SeatSummary, TableSummary } from "@paravent/protocol";
import { signal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { takeOver, voteOut } from "../net/time.ts";
import { LeftNotice } from "./LeftNotice.tsx";
import { said } from "./lengths.ts";
import { timeWords } from "./words.ts";
import "../table/undo/undo.css";

const MINUTE_MS = 60_000;

/** What the reader has taken note of, by table, seat and hour. */
const noted = signal<readonly string[]>([]);

/** Says for whom a bot plays, lets them take over, and lets the others vote where somebody is waited for and away. */
export function TimeNotices({ table }: { readonly table: TableSummary }) {
  const own = table.seats.find(({ seat }) => seat === table.you);
  const key = ({ seat, substitute }: SeatSummary) => `${table.id} ${seat} ${substitute?.since}`;
  const played = table.seats.find(
    (seat) => seat.substitute && seat.seat !== table.you && !noted.value.includes(key(seat)),
  );
  const away = table.seats.find(({ seat, votes }) => votes !== undefined && seat !== table.you);
  const words = timeWords.value;
  return (
    <>
      <LeftNotice />
      {own?.substitute && <TakeOver table={table.id} since={own.substitute.since} />}
      {played && (
        <section class="undo" aria-label={words.label} role="status" data-substitute={played.seat}>
          <p>{words.playedFor(played.name ?? "")}</p>
          <div>
            <button type="button" onClick={() => (noted.value = [...noted.value, key(played)])}>
              {words.close}
            </button>
          </div>
        </section>
      )}
      {away && table.you !== null && !own?.substitute && <Vote table={table} away={away} you={table.you} />}
    </>
  );
}

function TakeOver({ table, since }: { readonly table: string; readonly since: number }) {
  const words = timeWords.value;
  const [failed, setFailed] = useState(false);
  const seconds = Math.floor((Date.now() - since) / 1000);
  return (
    <section class="undo" aria-label={words.label} role="status" data-take-over>
      <p>{failed ? words.failed : words.substituted(said(words, seconds))}</p>
      <div>
        <button type="button" class="main" onClick={() => takeOver(table).catch(() => setFailed(true))}>
          {words.takeOver}
        </button>
      </div>
    </section>
  );
}

/** Milliseconds that are left of a time told with this; looked at often enough to count minutes. */
function useWait(time: number, told: unknown): number {
  const [now, setNow] = useState(Date.now);
  const until = useMemo(() => Date.now() + time, [told]);
  const left = until - now;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, 5_000) + 50);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}

interface VoteProps {
  readonly table: TableSummary;
  readonly away: SeatSummary;
  readonly you: number;
}

function Vote({ table, away, you }: VoteProps) {
  const words = timeWords.value;
  const [failed, setFailed] = useState(false);
  const { given = [], needed = 1 } = away.votes ?? {};
  const wait = useWait(away.votes?.opensIn ?? 0, away.votes);
  const agreed = given.includes(you);
  const vote = () =>
    voteOut(table.id, away.seat, !agreed)
      .then(() => setFailed(false))
      .catch(() => setFailed(true));
  return (
    <section class="undo" aria-label={words.label} role="status" data-vote={away.seat}>
      <p>
        {words.away(away.name ?? "")}{" "}
        {wait > 0
          ? words.votesFrom(words.span(60 * Math.ceil(wait / MINUTE_MS)))
          : failed
            ? words.tooEarly
            : words.votes(given.length, needed)}
      </p>
      {wait <= 0 && (
        <div>
          <button type="button" onClick={vote}>
            {agreed ? words.withdraw : words.vote}
          </button>
        </div>
      )}
    </section>
  );
}
