import type { Tournament } from "@paravent/protocol";
import { useRef, useState } from "preact/hooks";
import { Link } from "wouter-preact";
import type { doAtTournament } from "../net/tournaments.ts";
import { ownPlace } from "./own-place.ts";
import { tournamentWords } from "./words.ts";

interface Props {
  readonly of: Tournament;
  onDo(what: Parameters<typeof doAtTournament>[1]): void;
}

/** What one can do now: join, go to one's table, withdraw; and as the organiser let it go on. */
export function Calls({ of, onDo }: Props) {
  const words = tournamentWords.value;
  const place = ownPlace(of);
  const wasIn = of.players.some(({ you }) => you);
  return (
    <section class="cup-card cup-calls" aria-label={words.yourTable}>
      {place.at === "table" && (
        <Link class="call-main cup-call" href={`/table/${place.table}`}>
          {words.toTable}
        </Link>
      )}
      {place.at !== "table" && place.at !== "none" && <p>{words[place.at]}</p>}
      {of.status !== "over" && !of.plays && (
        <button type="button" class="call-main cup-call" onClick={() => onDo("join")}>
          {wasIn ? words.rejoin : words.join}
        </button>
      )}
      {of.status !== "over" && <Invite />}
      {of.organises && of.status !== "over" && <Organising of={of} onDo={onDo} />}
      {of.status !== "over" && of.plays && (
        <p class="cup-row">
          <button type="button" class="call-other cup-call" onClick={() => onDo("withdraw")}>
            {words.withdraw}
          </button>
          {of.status === "running" && <small>{words.withdrawText}</small>}
        </p>
      )}
    </section>
  );
}

/** When the next round begins, and when it ends. */
function Organising({ of, onDo }: Props) {
  const words = tournamentWords.value;
  const [isSure, setSure] = useState(false);
  const latest = of.played.at(-1);
  const goesOn = latest?.boards.some(({ over }) => !over) ?? false;
  return (
    <p class="cup-row">
      {of.round < of.rounds && (
        <button type="button" class="call-other cup-call" onClick={() => onDo("round")}>
          {words.begin(of.round + 1)}
        </button>
      )}
      <button type="button" class="call-other cup-call" onClick={() => (isSure ? onDo("end") : setSure(true))}>
        {isSure ? words.endSure : words.end}
      </button>
      {of.round < of.rounds && goesOn && <small>{words.beginEarly}</small>}
    </p>
  );
}

/** The address of this page, for those who are to play. */
function Invite() {
  const words = tournamentWords.value;
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = () => {
    field.current?.select();
    // Plain HTTP has no clipboard: the field stays selected for the player's own copy.
    navigator.clipboard?.writeText(location.href).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <p class="cup-row cup-link">
      <label for="cup-link">{words.invite}</label>
      <input id="cup-link" ref={field} readOnly value={location.href} />
      <button type="button" class="call-other cup-call" onClick={copy}>
        {copied ? words.copied : words.copy}
      </button>
    </p>
  );
}
