import type { Vacations as Listed } from "@paravent/protocol";
import { useEffect, useState } from "preact/hooks";
import { language } from "../i18n/language.ts";
import { saidNo } from "../net/said-no.ts";
import { addVacation, endVacation, readVacations } from "../net/time.ts";
import { timeWords } from "../time/words.ts";
import "./vacations.css";

/** Days on which one's games over several days stand still. */
export function Vacations() {
  const { vacations: words, failed } = timeWords.value;
  const [listed, setListed] = useState<Listed | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [from, setFrom] = useState("");
  const [until, setUntil] = useState("");
  const tried = (job: Promise<Listed>) =>
    job
      .then((now) => {
        setListed(now);
        setFault(null);
      })
      .catch((reason: unknown) => setFault(words.faults[saidNo(reason).reason] ?? failed));
  useEffect(() => void tried(readVacations()), []);
  if (!listed) return fault === null ? null : <p role="status">{fault}</p>;
  const today = new Date().toISOString().slice(0, 10);
  const day = (text: string) =>
    new Date(`${text}T00:00:00Z`).toLocaleDateString(language.value, {
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    });
  const add = (event: Event) => {
    event.preventDefault();
    void tried(addVacation({ from, until }));
  };
  return (
    <section class="acc-card vacations" aria-labelledby="vacations-title">
      <h2 id="vacations-title" class="disp">
        {words.title}
      </h2>
      <p>{words.lead(listed.budget)}</p>
      {listed.days.length === 0 ? (
        <p class="acc-quiet">{words.empty}</p>
      ) : (
        <ul>
          {listed.days.map((span) => (
            <li key={span.from}>
              <span>{words.span(day(span.from), day(span.until))}</span>
              {span.until >= today && (
                <button type="button" onClick={() => void tried(endVacation(span.from))}>
                  {span.from > today ? words.remove : words.end}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add}>
        <label>
          {words.from}
          <input
            type="date"
            required
            min={today}
            value={from}
            onInput={(event) => setFrom(event.currentTarget.value)}
          />
        </label>
        <label>
          {words.until}
          <input
            type="date"
            required
            min={from || today}
            value={until}
            onInput={(event) => setUntil(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{words.add}</button>
      </form>
      <p class="acc-quiet">{words.left(listed.left)}</p>
      {fault && <p role="status">{fault}</p>}
    </section>
  );
}
