import type { ChatLine } from "@paravent/protocol";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { DURING, readLine } from "../../store/phrases.ts";
import { me } from "../../store/session.ts";
import { table, view } from "../../store/table.ts";
import {
  type Channel,
  channel,
  circles,
  hearersOf,
  linesOf,
  markRead,
  sayRefusal,
  talkFault,
  unread,
} from "../../store/talk.ts";
import { terms } from "../../store/terms.ts";
import { useOnceDrawn } from "../../ui/once-drawn.ts";
import { RuleLink } from "../../ui/RuleLink.tsx";
import { People } from "./People.tsx";
import { QuickPhrases } from "./QuickPhrases.tsx";
import { SeatLens } from "./SeatLens.tsx";
import { ShowSeat } from "./ShowSeat.tsx";
import { partners, say } from "./talk.ts";

/** What is said at the table, and apart with one other player. */
export function TalkPanel() {
  const { talk } = t.value;
  const { you } = table.value!;
  const open = channel.value ?? "table";
  const why = whyClosed(open);
  const speaks = open === "watchers" ? watches() : you !== null;
  const panel = useRef<HTMLElement>(null);
  // The bar, an offer that lies on it and what is answered under them stay in reach, wherever a table has them.
  useOnceDrawn(() => {
    const fit = () => {
      const bar = document.querySelector(".bar")?.getBoundingClientRect();
      const offers = document.querySelector("[data-place=offers]")?.getBoundingClientRect();
      const top = bar && offers && Math.abs(offers.bottom - bar.top) < 2 ? offers.top : bar?.top;
      if (panel.current) panel.current.style.bottom = top ? `${Math.max(0, innerHeight - top)}px` : "";
    };
    fit();
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, [view.value, table.value, open]);
  const close = () => {
    channel.value = null;
  };
  return (
    <aside
      ref={panel}
      class="talk"
      aria-label={talk.label}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      }}
    >
      <header>
        <h2 class="disp">{talk.label}</h2>
        <button type="button" class="talk-close" aria-label={talk.close} onClick={close}>
          ×
        </button>
      </header>
      {channelsOf(you).length > 1 && (
        <nav aria-label={talk.with}>
          {channelsOf(you).map((one) => (
            <button key={one} type="button" aria-pressed={one === open} onClick={() => (channel.value = one)}>
              {nameOf(one)}
              {one !== open && unread(one, you) > 0 && <b>{unread(one, you)}</b>}
            </button>
          ))}
        </nav>
      )}
      {table.value?.tournament?.sealed && <p class="talk-sealed">{talk.sealed}</p>}
      <Lines key={open} of={open} />
      {open === "watchers" && table.value?.status !== "over" && <p class="talk-sealed">{talk.watchersText}</p>}
      {you !== null && <People />}
      {you === null && <SeatLens />}
      {you !== null && table.value?.status === "running" && <ShowSeat />}
      {speaks && (why ? <Closed>{why}</Closed> : <Speaking key={`to ${open}`} to={open} />)}
    </aside>
  );
}

/** Whether the reader is one of those who watch a game. */
const watches = (): boolean => table.value?.you === null && table.value.status !== "open" && me.value !== null;

/** Where one can talk here, or has. */
function channelsOf(you: number | null): Channel[] {
  const isApart = you !== null && terms.value?.talk !== "public" && terms.value?.talk !== "none";
  const others: Channel[] = watches() || linesOf("watchers", you).length > 0 ? ["watchers"] : [];
  return ["table", ...others, ...(isApart ? partners() : []), ...circles(you)];
}

const seatName = (seat: number): string => table.value?.seats[seat]?.name ?? String(seat + 1);

/** Whom one talks with there; a circle by all its names. */
function nameOf(of: Channel): string {
  if (of === "table") return t.value.talk.everybody;
  if (of === "watchers") return t.value.talk.watchers;
  return [hearersOf(of) ?? []].flat().map(seatName).join(", ");
}

function Lines({ of }: { of: Channel }) {
  const { you } = table.value!;
  const lines = linesOf(of, you);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    markRead(of, you);
    list.current?.scrollTo({ top: 1e6 });
  }, [of, you, lines.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <ol ref={list} tabIndex={0} aria-live="polite" aria-label={nameOf(of)}>
      {lines.map((line) => (
        <Line key={`${line.seat}:${line.id}`} line={line} own={line.seat === you} />
      ))}
      {lines.length === 0 && (
        <li class="talk-none">
          {typeof of === "string" && !of.startsWith("circle") ? t.value.talk.none : t.value.talk.nonePrivate}
        </li>
      )}
    </ol>
  );
}

function Line({ line, own }: { line: ChatLine; own: boolean }) {
  return (
    <li class={own ? "own" : ""}>
      <b>{own ? t.value.talk.you : (line.name ?? seatName(line.seat))}</b> {readLine(line.text, t.value.talk.phrases)}
    </li>
  );
}

/** Why nothing can be said there now; null when it can. The server refuses it too. */
function whyClosed(to: Channel): ComponentChildren {
  const agreed = terms.value?.talk;
  if (agreed === "none") return t.value.talk.noTalk;
  if (to === "watchers") return null;
  if (agreed === "public" && to !== "table") return t.value.talk.publicOnly;
  if (agreed === "free") return null;
  const hearers = [hearersOf(to)].flat();
  const silent = view.value?.silence.find((one) => hearers.includes(one.to));
  if (!silent) return null;
  const { rule } = silent.refusal;
  return (
    <>
      {sayRefusal.value?.(silent.refusal) ?? t.value.talk.closed} {rule && <RuleLink rule={rule} />}
    </>
  );
}

/** In place of the field, where the rules of the game close talk. */
function Closed({ children }: { children: ComponentChildren }) {
  return (
    <p class="talk-closed" data-closed>
      <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill="currentColor"
          fill-rule="evenodd"
          d="M6 10V7.500a6 6 0 0112 0V10h2v12.500H4V10zm3 0h6V7.500a3 3 0 00-6 0z"
        />
      </svg>
      <span>{children}</span>
    </p>
  );
}

/** One line at a time; it stays in the field until it is on the server's disk. */
function Speaking({ to }: { to: Channel }) {
  const { talk } = t.value;
  const [words, setWords] = useState("");
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Before it is seen, so that whoever sees it open can type, or close it, at once.
  useLayoutEffect(() => {
    talkFault.value = null;
    field.current?.focus();
  }, []);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (sending || words.trim() === "") return;
    setSending(true);
    const done = await say(to, words);
    setSending(false);
    if (done) setWords("");
  };
  return (
    <form onSubmit={submit}>
      {talkFault.value !== null && <p role="alert">{talk.faults(talkFault.value)}</p>}
      <input
        ref={field}
        value={words}
        maxLength={500}
        autocomplete="off"
        aria-label={talk.words}
        placeholder={to === "table" ? talk.call : to === "watchers" ? talk.words : talk.apart(nameOf(to))}
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      <button type="submit" aria-disabled={words.trim() === ""}>
        {talk.say}
      </button>
      <QuickPhrases to={to} names={DURING} />
    </form>
  );
}
