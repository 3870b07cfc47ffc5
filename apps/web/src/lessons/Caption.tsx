import type { Language } from "@paravent/protocol";
import { useEffect } from "preact/hooks";
import { Link } from "wouter-preact";
import { language } from "../i18n/language.ts";
import type { Teller } from "../plug/teaching.ts";
import { isPhone } from "../store/media.ts";
import { ruleHref } from "../ui/rule-href.ts";
import type { LessonLine } from "./line.ts";
import { plainly, Spoken } from "./Spoken.tsx";
import { lessonWords } from "./words.ts";

/** After so many other tries the character offers a hint, then to show the move. */
const HINT_AFTER = 1;
const SHOW_AFTER = 2;

/** The lesson after this one. */
export interface NextLesson {
  readonly href: string;
  readonly title: Readonly<Record<Language, string>>;
}

interface Props {
  readonly line: LessonLine;
  readonly teller: Teller;
  /** Null after the last of a game. */
  readonly next: NextLesson | null;
  onFold(): void;
  /** What is said is also read aloud to those who listen. */
  onSay(said: string): void;
}

/** What the character says at this step, and what the learner can do about it besides playing. */
export function Caption({ line, teller, next, onFold, onSay }: Props) {
  const words = lessonWords.value;
  const { lesson } = line;
  const { step, current, expected, invited, strayed, tries, canGoBack, isOver } = line.now;
  const all = lesson.steps.length;
  const said = (line.isShowing.value ? { fr: words.shown, en: words.shown } : strayed) ?? current?.say ?? lesson.end;
  const text = said[language.value];
  const move = current?.move?.[language.value];
  const hint = tries > HINT_AFTER ? current?.hint?.[language.value] : undefined;
  const isInvited = expected !== null && !strayed;
  useEffect(() => {
    onSay([teller.name, plainly(text), isInvited && move ? `${words.yourMove} ${plainly(move)}` : ""].join(" "));
  }, [text, isInvited]);
  return (
    <section
      class="ls-caption on-bone"
      aria-label={words.caption(teller.name)}
      data-step={current?.id ?? "end"}
      data-left={invited.length}
    >
      <div class="ls-portrait">
        <teller.Portrait />
      </div>
      <header class="ls-head-row">
        <h2 class="disp">{teller.name}</h2>
        <small>{teller.role[language.value]}</small>
        <span class="ls-count">{current ? words.step(step + 1, all) : words.over}</span>
        <button type="button" class="ls-fold" onClick={onFold}>
          {words.fold}
        </button>
      </header>
      <div class="ls-said">
        <p>
          <Spoken text={text} />
        </p>
        {hint && isInvited && (
          <p class="ls-hint">
            <b>{words.hint}</b> <Spoken text={hint} />
          </p>
        )}
        {!current && !isOver && <p class="ls-note">{words.playOnNote}</p>}
      </div>
      {isInvited && move && (
        <p class="ls-move">
          {words.yourMove}{" "}
          <b>
            <Spoken text={move} />
          </b>
        </p>
      )}
      <footer class="ls-does">
        {strayed && !line.isShowing.value && (
          <button type="button" class="ls-go" data-lesson-back onClick={() => line.goBack()}>
            {words.takeBack}
          </button>
        )}
        {current && !expected && !strayed && (
          <button type="button" class="ls-go" data-lesson-on onClick={() => line.goOn()}>
            {words.goOn}
          </button>
        )}
        {!current && next && (
          <Link class="ls-go" data-lesson-next href={next.href}>
            {words.next(next.title[language.value])}
          </Link>
        )}
        {!current && (
          <button type="button" class={next ? undefined : "ls-go"} onClick={onFold}>
            {isOver ? words.seeTable : words.playOn}
          </button>
        )}
        {canGoBack && !strayed && current && step > 0 && (
          <button type="button" data-lesson-back onClick={() => line.goBack()}>
            {isPhone.value ? words.backShort : words.back(step)}
          </button>
        )}
        {isInvited && (
          <button
            type="button"
            class={tries >= SHOW_AFTER ? "ls-offered" : undefined}
            disabled={line.isShowing.value}
            onClick={() => line.showMove()}
          >
            {words.show}
          </button>
        )}
        {current?.rule && <Link href={ruleHref(current.rule)}>{words.rule}</Link>}
        <Link href="/learn">{current ? words.leave : words.toLessons}</Link>
      </footer>
    </section>
  );
}
