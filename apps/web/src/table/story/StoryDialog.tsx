import type { GameStory } from "@paravent/protocol";
import { useEffect, useId, useRef } from "preact/hooks";
import type { StoryWords } from "../../plug/story.ts";
import { table } from "../../store/table.ts";
import { faultText } from "../../ui/faults.ts";
import { PictureButton } from "../replay/PictureButton.tsx";
import { Chapter } from "./Chapter.tsx";
import { Gains } from "./Gains.tsx";
import { MoveLink } from "./MoveLink.tsx";
import { storyPicture } from "./picture.ts";
import { standings } from "./points.ts";
import { StoryChart } from "./StoryChart.tsx";
import { useStory } from "./told-story.ts";
import { storyWords } from "./words.ts";
import "./story.css";

interface Props {
  readonly words: StoryWords;
  onClose(): void;
}

/** The story of a game that is over: points over time, what turned it, where points came from, and what was hidden. */
export function StoryDialog({ words, onClose }: Props) {
  const { title, close, loading } = storyWords.value;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const now = table.value!;
  const story = useStory(now.id);
  useEffect(() => dialog.current?.showModal(), []);
  const isTold = story !== null && "points" in story;
  return (
    <dialog ref={dialog} class="story" aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id} class="disp">
          {title}
        </h2>
        {isTold && (
          <PictureButton
            name={now.name}
            draw={() => storyPicture(dialog.current!, `${now.name} · ${title}`, turnLines(story, words))}
          />
        )}
        <button type="button" data-close onClick={() => dialog.current?.close()}>
          {close}
        </button>
      </header>
      {isTold ? (
        <Chapters story={story} words={words} onOpen={() => dialog.current?.close()} />
      ) : (
        <p role="status">{story === null ? loading : faultText(story)}</p>
      )}
    </dialog>
  );
}

interface Told {
  readonly story: GameStory;
  readonly words: StoryWords;
  /** A move is about to be shown in the replay. */
  onOpen(): void;
}

function Chapters({ story, words, onOpen }: Told) {
  const { points } = storyWords.value;
  return (
    <>
      {story.points.length > 0 && (
        <Chapter title={points.title}>
          <StoryChart story={story} words={words} />
          <PointTable story={story} words={words} onOpen={onOpen} />
        </Chapter>
      )}
      <Turns story={story} words={words} onOpen={onOpen} />
      <Gains story={story} words={words} onOpen={onOpen} />
      {words.chapters.map(({ title, kinds, none }) => {
        const facts = story.facts.filter(({ kind }) => kinds.includes(kind));
        const lines = facts.flatMap((fact) => {
          const text = words.say(fact);
          return text === null ? [] : [{ at: fact.at, text }];
        });
        return (
          <Chapter key={title} title={title}>
            <Lines lines={lines} none={none} onOpen={onOpen} />
          </Chapter>
        );
      })}
    </>
  );
}

interface LinesProps {
  readonly lines: readonly { readonly at: number; readonly text: string }[];
  readonly none: string;
  onOpen(): void;
}

function Lines({ lines, none, onOpen }: LinesProps) {
  if (lines.length === 0) return <p class="story-quiet">{none}</p>;
  return (
    <ul class="story-lines">
      {lines.map(({ at, text }) => (
        <li key={`${at} ${text}`}>
          <MoveLink at={at} onOpen={onOpen} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** The turning points, as soon as the bots have weighed the game. */
function Turns({ story, words, onOpen }: Told) {
  const { turns } = storyWords.value;
  const { done, of, going } = story.weighed;
  const lines = story.turns.map(({ at }, n) => ({ at, text: turnLines(story, words)[n]! }));
  const none = done === 0 ? turns.unknown : turns.none;
  return (
    <Chapter title={turns.title}>
      <p class="story-quiet">{turns.how}</p>
      {going ? (
        <label class="story-weighing">
          <span role="status">{turns.weighing(done, of)}</span>
          <progress max={of} value={done} />
        </label>
      ) : (
        <Lines lines={lines} none={none} onOpen={onOpen} />
      )}
    </Chapter>
  );
}

const percent = (chance: number): number => Math.round(100 * chance);

const turnLines = ({ turns }: GameStory, words: StoryWords): string[] =>
  turns.map(({ seat, before, after, events }, n) => {
    const { turn } = storyWords.value.turns;
    const done = words.tell(events);
    return [`${n + 1}.`, ...(done ? [done] : []), turn(words.name(seat), percent(before), percent(after))].join(" ");
  });

/** What the chart shows, to be read. */
function PointTable({ story, words, onOpen }: Told) {
  const { points } = storyWords.value;
  const told = standings(story.points);
  const seats = told[0]?.of ?? [];
  return (
    <details>
      <summary>{points.table}</summary>
      <div class="story-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{points.move}</th>
              {seats.map((_, seat) => (
                <th key={words.name(seat)} scope="col">
                  {words.name(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {told.map(({ at, of }) => (
              <tr key={at}>
                <th scope="row">
                  <MoveLink at={at} onOpen={onOpen} />
                </th>
                {of.map((n, seat) => (
                  <td key={words.name(seat)}>{n}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
