import type { AversionList } from "@paravent/protocol";
import { useEffect, useState } from "preact/hooks";
import { Link } from "wouter-preact";
import { endAversion, readAversions } from "../net/company.ts";
import { mannersWords } from "../table/talk/words.ts";

/** Whom one has muted or blocked, wherever that was; and, for those who may, the way to what players have reported. */
export function AtADistance() {
  const words = mannersWords.value;
  const [{ people, moderates }, setKnown] = useState<AversionList>({ people: [] });
  const read = () =>
    readAversions().then(setKnown, () => {
      // What is not known now is asked for again with the page.
    });
  useEffect(() => void read(), []);
  return (
    <section class="acc-card" aria-labelledby="acc-distance">
      <h2 id="acc-distance" class="disp">
        {words.list}
      </h2>
      {people.length === 0 && <p class="acc-quiet">{words.listNone}</p>}
      <ul class="acc-distance">
        {people.map(({ id, name, how }) => (
          <li key={id}>
            <b>{name}</b> <span class="acc-quiet">{words.hows[how]}</span>
            <button type="button" aria-label={words.endWho(name)} onClick={() => endAversion(id).then(read, read)}>
              {words.end}
            </button>
          </li>
        ))}
      </ul>
      {moderates && (
        <Link class="record-link" href="/moderation">
          {words.title}
        </Link>
      )}
    </section>
  );
}
