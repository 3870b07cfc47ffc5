import type { LessonHead } from "@paravent/protocol";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Link, useLocation } from "wouter-preact";
import { language } from "../i18n/language.ts";
import type { Teaching, Teller } from "../plug/teaching.ts";
import { forgetProgress, isDone, keptProgress } from "./progress.ts";
import { lessonWords } from "./words.ts";
import "./learn.css";

/** A game with its lessons, as the page lists it. */
export interface Taught {
  readonly game: string;
  readonly name: string;
  readonly teaching: Teaching;
  readonly lessons: readonly LessonHead[];
  /** Pages to read about it. */
  readonly reading: readonly { readonly label: string; readonly href: string }[];
  /** After the lessons, or at once: a first game. */
  readonly first: { readonly label: string; begin(): void };
}

/** All lessons, game by game: how long they take, how far one is, where to go on. */
export function LearnPage({ games, tools }: { readonly games: readonly Taught[]; readonly tools: ComponentChildren }) {
  const words = lessonWords.value;
  return (
    <div class="lrn">
      <header class="lrn-top">
        <Link href="/">{words.toLobby}</Link>
        {tools}
      </header>
      <main>
        <h1 class="disp">{words.title}</h1>
        <p class="lrn-under">{words.under}</p>
        {games.map(({ game, name, teaching, lessons, reading, first }) => (
          <section key={game} aria-labelledby={`learn-${game}`}>
            <h2 id={`learn-${game}`} class="disp">
              {name}
            </h2>
            <ol class="lrn-list">
              {lessons.map((lesson) => (
                <Card key={lesson.id} game={game} lesson={lesson} teller={teaching.tellers[lesson.teller]} />
              ))}
            </ol>
            <p class="lrn-first">
              <button type="button" data-first-game onClick={first.begin}>
                {first.label}
              </button>
              {reading.map(({ label, href }) => (
                <Link key={href} href={href}>
                  {label}
                </Link>
              ))}
            </p>
          </section>
        ))}
      </main>
    </div>
  );
}

interface CardProps {
  readonly game: string;
  readonly lesson: LessonHead;
  readonly teller: Teller | undefined;
}

function Card({ game, lesson, teller }: CardProps) {
  const words = lessonWords.value;
  const [, navigate] = useLocation();
  const [progress] = useState(() => keptProgress(game, lesson.id));
  const [done] = useState(() => isDone(game, lesson.id));
  const step = Math.min(progress?.step ?? 0, lesson.steps);
  const isBegun = step > 0 && step < lesson.steps;
  const href = `/learn/${game}/${lesson.id}`;
  const again = () => {
    forgetProgress(game, lesson.id);
    navigate(href);
  };
  return (
    <li class={done ? "lrn-card done" : "lrn-card"} data-game={game}>
      <div class="lrn-face">{teller && <teller.Portrait />}</div>
      <div class="lrn-text">
        <h3 class="disp">{lesson.title[language.value]}</h3>
        <p>{lesson.about[language.value]}</p>
        <small>
          {[
            ...(teller ? [words.tellers(teller.name)] : []),
            words.minutes(lesson.minutes),
            words.steps(lesson.steps),
            ...(done ? [words.done] : []),
          ].join(" · ")}
        </small>
        {isBegun && <progress value={step} max={lesson.steps} aria-label={words.step(step + 1, lesson.steps)} />}
        <div class="lrn-does">
          {step < lesson.steps && (
            <Link href={href}>{isBegun ? words.resume(step + 1, lesson.steps) : words.begin}</Link>
          )}
          {step > 0 && (
            <button type="button" onClick={again}>
              {words.again}
            </button>
          )}
        </div>
      </div>
    </li>
  );
}
