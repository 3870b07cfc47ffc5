import { useEffect, useState } from "preact/hooks";
import { measuredSince } from "../../../store/clock.ts";
import { Icon, Medallion } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { type ConclaveView, type LeaguesView, leagueName } from "./seen.ts";
import "./conclave.css";
import { texts } from "../words/index.ts";

const RADIUS = 62;
const ROUND = 2 * Math.PI * RADIUS;
const TICKS = Array.from({ length: 12 }, (_, at) => at * 30);

/** Seconds left of a Conclave; below 0 when it is late. It jumps once a second, never sweeps. */
function useSecondsLeft(conclave: ConclaveView): number {
  const [now, setNow] = useState(Date.now);
  const since = measuredSince.value ?? now;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.ceil(conclave.seconds - Math.max(0, now - since) / 1000);
}

/** The Conclave: who talks in private, how long they still may, and who is paid when they are late. */
export function ConclaveRing({ conclave, leagues }: { conclave: ConclaveView; leagues: LeaguesView }) {
  const seen = useSeen();
  const words = texts.value.leagues;
  const left = useSecondsLeft(conclave);
  const isIn = seen.you !== null && conclave.members.includes(seen.you);
  const late = left < 0 ? Math.ceil(-left / 60) : 0;
  const paid = leagues.boards.filter(({ id }) => id !== conclave.league).flatMap(({ members }) => members);
  const name = (seat: number) => (seat === seen.you ? texts.value.youInside : seen.name(seat));
  const state = left < 0 ? "late" : left <= 10 ? "last" : "calm";
  return (
    <section class={isIn ? "lg-conclave in" : "lg-conclave"} aria-label={words.conclave}>
      <h2 class="disp">
        {words.conclave}
        <small>{isIn ? words.knownToThose : leagueName(seen, conclave.league)}</small>
      </h2>
      <div class="lg-conclave-body">
        <svg class={`lg-ring ${state}`} viewBox="-80 -80 160 160" role="timer" aria-label={words.timeLeft(left)}>
          <circle r={RADIUS} class="lg-ring-ground" />
          <circle
            r={RADIUS}
            class="lg-ring-left"
            transform="rotate(-90)"
            stroke-dasharray={ROUND}
            stroke-dashoffset={left < 0 ? 0 : ROUND * (1 - Math.min(1, left / conclave.seconds))}
          />
          {TICKS.map((angle) => (
            <path key={angle} d="M0-72V-78" transform={`rotate(${angle})`} class="lg-tick" />
          ))}
          <text class="lg-ring-time" text-anchor="middle" y="8">
            {clockText(Math.abs(left))}
          </text>
          <text class="lg-ring-word" text-anchor="middle" y="30">
            {left < 0 ? words.late : words.remaining}
          </text>
        </svg>
        <ul>
          <li>
            <Icon name="chat" size={16} />
            <span>
              <span class="lg-present">
                {conclave.members.map((seat) => (
                  <Medallion key={seat} cabal={seen.player(seat).cabal} size={22} label={seen.name(seat)} />
                ))}
              </span>
              {words.calledBy(name(conclave.by))}
            </span>
          </li>
          <li>
            <Icon name="spy" size={16} />
            <span>{isIn ? words.perSpy(seen.player(seen.you!).spyTokens) : words.perSpyOthers}</span>
          </li>
          <li class="warn">
            <Icon name="cross" size={16} />
            <span>{late > 0 ? words.lateOwed(late, paid.map(name)) : words.lateRule(paid.map(name))}</span>
          </li>
          {conclave.tableTalks && !isIn && (
            <li>
              <Icon name="chat" size={16} />
              <span>{words.tableTalks}</span>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}

const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
