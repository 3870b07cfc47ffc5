import type { ComponentType } from "preact";
import { Link } from "wouter-preact";
import type { Chapter } from "../plug/rulebook.ts";
import { Blocks } from "./Blocks.tsx";
import { useBook } from "./open-book.ts";
import { rulebookWords } from "./words.ts";

interface Props {
  readonly chapters: readonly Chapter[];
  readonly at: number;
  /** The picture of the game. */
  readonly Poster: ComponentType | null;
}

/** One chapter, with the way to those beside it. */
export function ChapterPage({ chapters, at, Poster }: Props) {
  const { to } = useBook();
  const words = rulebookWords.value;
  const chapter = chapters[at]!;
  const before = chapters[at - 1];
  const after = chapters[at + 1];
  return (
    <article class="rb-paper" data-chapter={chapter.name}>
      <Banner title={chapter.title} number={at + 1} Poster={Poster} />
      <div class="rb-text">
        <Blocks blocks={chapter.blocks} anchored />
      </div>
      <nav class="rb-turn" aria-label={words.beside}>
        {before ? (
          <Link href={to.chapter(before.name)} rel="prev" aria-label={`${words.previous} : ${before.title}`}>
            ‹ {before.title}
          </Link>
        ) : (
          <span />
        )}
        {after && (
          <Link href={to.chapter(after.name)} rel="next" aria-label={`${words.next} : ${after.title}`}>
            {after.title} ›
          </Link>
        )}
      </nav>
    </article>
  );
}

interface BannerProps {
  readonly title: string;
  readonly number: number | null;
  readonly Poster: ComponentType | null;
}

export function Banner({ title, number, Poster }: BannerProps) {
  return (
    <header class="rb-banner">
      {Poster && (
        <div class="rb-poster" aria-hidden="true">
          <Poster />
        </div>
      )}
      <h1 class="disp">
        {number !== null && <span>{number}</span>}
        {title}
      </h1>
    </header>
  );
}
