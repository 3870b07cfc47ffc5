import type { ChatLine, TableSummary } from "@paravent/protocol";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { language } from "../i18n/language.ts";
import { BEFORE, readLine } from "../store/phrases.ts";
import { linesOf, markRead, talkFault } from "../store/talk.ts";
import { terms } from "../store/terms.ts";
import { People } from "../table/talk/People.tsx";
import { QuickPhrases } from "../table/talk/QuickPhrases.tsx";
import { say } from "../table/talk/talk.ts";
import { placeWords } from "./words.ts";

/** What is said at the table before the game. Everybody who comes reads it; who sits there writes. */
export function RoomTalk({ table }: { readonly table: TableSummary }) {
  const words = placeWords.value;
  const lines = linesOf("table", table.you);
  const clock = new Intl.DateTimeFormat(language.value, { timeStyle: "short" });
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    markRead("table", table.you);
    list.current?.scrollTo({ top: 1e6 });
  }, [table.you, lines.length]);
  return (
    <section class="place-card place-talk" aria-labelledby="place-talk">
      <h2 id="place-talk" class="disp">
        {words.talk}
      </h2>
      <p class="place-count">{words.talkFor}</p>
      <ol ref={list} aria-live="polite">
        {lines.map((line) => (
          <li key={line.id}>
            <b>{speaker(table, line)}</b>{" "}
            <time dateTime={new Date(line.at).toISOString()}>{clock.format(line.at)}</time>
            <p>{readLine(line.text, t.value.talk.phrases)}</p>
          </li>
        ))}
        {lines.length === 0 && <li class="place-quiet-line">{words.quiet}</li>}
      </ol>
      {table.you !== null && (terms.value?.talk === "none" ? <p>{t.value.talk.noTalk}</p> : <Speaking />)}
      {table.you !== null && <People />}
    </section>
  );
}

const speaker = ({ seats }: TableSummary, { seat, name }: ChatLine): string => name ?? seats[seat]?.name ?? "";

/** One line at a time; it stays in the field until it is on the server's disk. */
function Speaking() {
  const words = placeWords.value;
  const [text, setText] = useState("");
  const submit = async (event: Event) => {
    event.preventDefault();
    if (text.trim() !== "" && (await say("table", text))) setText("");
  };
  return (
    <form onSubmit={submit}>
      {talkFault.value !== null && <p role="alert">{t.value.talk.faults(talkFault.value)}</p>}
      <input
        value={text}
        maxLength={500}
        autocomplete="off"
        aria-label={t.value.talk.words}
        placeholder={t.value.talk.call}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit">{words.send}</button>
      <QuickPhrases to="table" names={BEFORE} />
    </form>
  );
}
