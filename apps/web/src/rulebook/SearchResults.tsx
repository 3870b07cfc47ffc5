import { Link } from "wouter-preact";
import type { Found } from "./search.ts";
import { rulebookWords } from "./words.ts";
import "./search.css";

const SHOWN = 60;

/** What was found, each with the words around it; arrow keys go from one to the next. */
export function SearchResults({ found, onGo }: { readonly found: readonly Found[]; onGo(): void }) {
  const words = rulebookWords.value;
  return (
    <div class="rb-results">
      <p role="status">{words.found(found.length)}</p>
      <ol onKeyDown={step}>
        {found.slice(0, SHOWN).map(({ href, where, title, snippet }, at) => (
          <li key={at}>
            <Link href={href} onClick={onGo}>
              <small>{where}</small>
              {title !== "" && <b>{title}</b>}
              <span>{snippet.map(({ text, isHit }, place) => (isHit ? <mark key={place}>{text}</mark> : text))}</span>
            </Link>
          </li>
        ))}
      </ol>
      {found.length > SHOWN && <p>{words.more(found.length - SHOWN)}</p>}
    </div>
  );
}

function step(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (by === 0) return;
  const links = [...event.currentTarget.querySelectorAll("a")];
  const next = links[links.findIndex((link) => link.matches(":focus")) + by];
  event.preventDefault();
  if (next) next.focus();
  else if (by < 0) document.querySelector<HTMLElement>(".rb-search input")?.focus();
}
