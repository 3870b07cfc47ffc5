import type { Seat } from "@paravent/kernel";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../../i18n/index.ts";
import { circleOf, linesOf, markRead, talkFault } from "../../../store/talk.ts";
import { say } from "../../../table/talk/talk.ts";
import { Icon, Medallion } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { companyOf } from "./company.ts";
import { type ConclaveView, leaguesOf } from "./seen.ts";
import "./room.css";
import { texts } from "../words/index.ts";

/** A real private room: it opens with the Conclave, and closes with it. */
export function PrivateRoom() {
  const seen = useSeen();
  const company = companyOf(leaguesOf(seen), seen.you, seen.game.players.length);
  const conclave = leaguesOf(seen)?.conclave;
  if (!company || !conclave) return null;
  return <Room company={company} conclave={conclave} />;
}

function Room({ company, conclave }: { company: readonly Seat[]; conclave: ConclaveView }) {
  const seen = useSeen();
  const words = texts.value.leagues;
  const channel = circleOf(company);
  const lines = linesOf(channel, seen.you);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    markRead(channel, seen.you);
    list.current?.scrollTo({ top: 1e6 });
  }, [channel, lines.length]);
  const isIn = seen.you !== null && conclave.members.includes(seen.you);
  return (
    <section class="lg-room" aria-label={isIn ? words.room : words.tableRoom}>
      <h2 class="disp">
        <Icon name="eye" size={17} />
        {isIn ? words.room : words.tableRoom}
        <small>{words.present(company.length + 1)}</small>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol ref={list} tabIndex={0} aria-live="polite" aria-label={words.room}>
        {lines.map((line) => (
          <li key={`${line.seat}:${line.id}`} class={line.seat === seen.you ? "own" : ""}>
            <Medallion cabal={seen.player(line.seat).cabal} size={22} />
            <p>
              {line.seat !== seen.you && <b>{seen.name(line.seat)}</b>}
              {line.text}
            </p>
          </li>
        ))}
        {lines.length === 0 && <li class="none">{words.roomEmpty}</li>}
      </ol>
      <Speak to={company} label={isIn ? words.sayLeague : words.sayTable} />
    </section>
  );
}

function Speak({ to, label }: { to: readonly Seat[]; label: string }) {
  const [text, setText] = useState("");
  const [sending, setSending] = useState(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (sending || text.trim() === "") return;
    setSending(true);
    const done = await say(circleOf(to), text);
    setSending(false);
    if (done) setText("");
  };
  return (
    <form onSubmit={submit} onKeyDown={(event) => event.stopPropagation()}>
      {talkFault.value !== null && <p role="alert">{t.value.talk.faults(talkFault.value)}</p>}
      <input
        value={text}
        maxLength={500}
        autocomplete="off"
        aria-label={label}
        placeholder={label}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" aria-disabled={text.trim() === ""}>
        {t.value.talk.say}
      </button>
    </form>
  );
}
