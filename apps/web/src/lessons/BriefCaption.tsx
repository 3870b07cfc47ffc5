import { language } from "../i18n/language.ts";
import type { Teller } from "../plug/teaching.ts";
import type { LessonLine } from "./line.ts";
import { Spoken } from "./Spoken.tsx";
import { lessonWords } from "./words.ts";

interface Props {
  readonly line: LessonLine;
  readonly teller: Teller;
  /** What was said is to be read again. */
  onRead(): void;
}

/** What is left of a caption while the learner plays on a small screen: the invited move. */
export function BriefCaption({ line, teller, onRead }: Props) {
  const words = lessonWords.value;
  const { current, invited } = line.now;
  return (
    <section
      class="ls-caption brief on-bone"
      aria-label={words.caption(teller.name)}
      data-step={current?.id}
      data-left={invited.length}
    >
      <p class="ls-move">
        {words.yourMove}{" "}
        <b>
          <Spoken text={current?.move?.[language.value] ?? ""} />
        </b>
      </p>
      <button type="button" class="ls-fold" data-lesson-read onClick={onRead}>
        {words.reread}
      </button>
    </section>
  );
}
