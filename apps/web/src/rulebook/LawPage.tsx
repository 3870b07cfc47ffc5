import type { ComponentType } from "preact";
import { useMemo } from "preact/hooks";
import { Link } from "wouter-preact";
import type { Chapter, LawEntry, LawSection } from "../plug/rulebook.ts";
import { Banner } from "./ChapterPage.tsx";
import { type Citation, citations } from "./citations.ts";
import { InlineText } from "./InlineText.tsx";
import { pointed, useBook } from "./open-book.ts";
import { rulebookWords } from "./words.ts";
import "./law.css";

interface Props {
  readonly law: readonly LawSection[];
  readonly chapters: readonly Chapter[];
  readonly Poster: ComponentType | null;
}

/** The law: every numbered rule and ruling, and where each is explained. */
export function LawPage({ law, chapters, Poster }: Props) {
  const words = rulebookWords.value;
  const cited = useMemo(() => citations(chapters), [chapters]);
  return (
    <article class="rb-paper rb-law">
      <Banner title={words.law} number={null} Poster={Poster} />
      <div class="rb-text">
        <p class="rb-law-note">{words.lawNote}</p>
        {law.map(({ part, title, entries }, at) => (
          <section key={at}>
            {law[at - 1]?.part !== part && part !== title && <h2>{part}</h2>}
            <h3>{title}</h3>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} explained={cited.get(entry.id) ?? []} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

function Entry({ entry, explained }: { readonly entry: LawEntry; readonly explained: readonly Citation[] }) {
  const open = useBook();
  return (
    <div class="rb-entry" id={entry.id} data-pointed={pointed(open, entry.id)}>
      <b>{entry.id}</b>
      <div>
        {entry.parts.map(({ label, text }, at) => (
          <p key={at}>
            {label !== null && <small>{label}</small>} <InlineText text={text} />
          </p>
        ))}
        {explained.length > 0 && (
          <p class="rb-explained">
            {rulebookWords.value.explainedIn}{" "}
            {explained.map(({ chapter, anchor }, at) => (
              <span key={chapter.name}>
                {at > 0 && ", "}
                <Link href={open.to.chapter(chapter.name, anchor)}>{chapter.title}</Link>
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
