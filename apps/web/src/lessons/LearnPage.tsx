import type { LessonHead } from "@paravent/protocol";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Link, useLocation } from "wouter-preact";
import { language } from "../i18n/language.ts";
import type { Teaching, Teller } from "../plug/teaching.ts";
import { forgetProgress, isDone, keptProgress } from "./progress.ts";
import { lessonWords } from "./words.ts";
import "../ui/large-pages.css";
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

/** All lessons, the games side by side, on a small screen one at a time: how long they take, how far one is, where to go on. */
export function LearnPage({ games, tools }: { readonly games: readonly Taught[]; readonly tools: ComponentChildren }) {
  const words = lessonWords.value;
  const [shown, show] = useState(() => gameAskedFor(games) ?? gameUnderWay(games));
  return (
    <div class="lrn">
      <header class="lrn-top">
        <Link href="/">{words.toLobby}</Link>
        {tools}
      </header>
      <main>
        <h1 class="disp">{words.title}</h1>
        <p class="lrn-under">{words.under}</p>
        <nav class="lrn-games" aria-label={words.games}>
          {games.map(({ game, name, lessons }) => (
            <button key={game} type="button" aria-pressed={game === shown} onClick={() => show(game)}>
              <b class="disp">{name}</b> {words.lessons(lessons.length)}
            </button>
          ))}
        </nav>
        <div class="lrn-columns">
          {games.map((taught) => (
            <GameLessons key={taught.game} {...taught} isShown={taught.game === shown} />
          ))}
        </div>
      </main>
    </div>
  );
}

const idOf = (game: string) => `learn-${game}`;

/** The game the link names that led here: on a phone no other would be in sight. */
const gameAskedFor = (games: readonly Taught[]) => games.find(({ game }) => location.hash === `#${idOf(game)}`)?.game;

/** The game one has begun to learn, else the first. */
function gameUnderWay(games: readonly Taught[]): string | undefined {
  const isBegun = ({ game, lessons }: Taught) =>
    lessons.some(({ id }) => keptProgress(game, id) !== null) && !lessons.every(({ id }) => isDone(game, id));
  return (games.find(isBegun) ?? games[0])?.game;
}

function GameLessons({
  game,
  name,
  teaching,
  lessons,
  reading,
  first,
  isShown,
}: Taught & { readonly isShown: boolean }) {
  return (
    <section class={isShown ? "lrn-game shown" : "lrn-game"} aria-labelledby={idOf(game)}>
      <h2 id={idOf(game)} class="disp">
        {name}
      </h2>
      <ol class="lrn-list">
        {lessons.map((lesson, at) => (
          <Card key={lesson.id} game={game} number={at + 1} lesson={lesson} teller={teaching.tellers[lesson.teller]} />
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
  );
}

interface CardProps {
  readonly game: string;
  /** Its place in the order that is advised. */
  readonly number: number;
  readonly lesson: LessonHead;
  readonly teller: Teller | undefined;
}

function Card({ game, number, lesson, teller }: CardProps) {
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
      <div class="lrn-face">
        {teller && <teller.Portrait />}
        <b class="disp" aria-hidden="true">
          {number}
        </b>
      </div>
      <div class="lrn-text">
        <h3 class="disp">{lesson.title[language.value]}</h3>
        <p>{lesson.about[language.value]}</p>
        <small>
          {done && <b class="lrn-done">✓ {words.done}</b>}
          {[words.minutes(lesson.minutes), ...(teller ? [words.tellers(teller.name)] : [])].join(" · ")}
        </small>
        {isBegun && <progress value={step} max={lesson.steps} aria-label={words.step(step + 1, lesson.steps)} />}
      </div>
      <div class="lrn-does">
        {step < lesson.steps && <Link href={href}>{isBegun ? words.resume(step + 1, lesson.steps) : words.begin}</Link>}
        {step > 0 && (
          <button type="button" onClick={again}>
            {words.again}
          </button>
        )}
      </div>
    </li>
  );
}
