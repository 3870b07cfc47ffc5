import type { ComponentType } from "preact";
import type { Chapter } from "../plug/rulebook.ts";
import { Blocks } from "./Blocks.tsx";
import { Banner } from "./ChapterPage.tsx";
import { rulebookWords } from "./words.ts";

/** All chapters one after another: what one prints. */
export function Booklet({ chapters, Poster }: { chapters: readonly Chapter[]; Poster: ComponentType | null }) {
  const words = rulebookWords.value;
  return (
    <>
      <p class="rb-print">
        <button type="button" onClick={() => print()}>
          {words.print}
        </button>
      </p>
      {chapters.map((chapter, at) => (
        <article key={chapter.name} class="rb-paper" data-chapter={chapter.name}>
          <Banner title={chapter.title} number={at + 1} Poster={Poster} />
          <div class="rb-text">
            <Blocks blocks={chapter.blocks} anchored={false} />
          </div>
        </article>
      ))}
    </>
  );
}
