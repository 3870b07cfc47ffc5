import type { GameStory } from "@paravent/protocol";
import type { StoryWords } from "../../plug/story.ts";
import { Chapter } from "./Chapter.tsx";
import { MoveLink } from "./MoveLink.tsx";
import { largestGains } from "./points.ts";
import { storyWords } from "./words.ts";

/** So many changes of each player are told. */
const MOST = 5;

interface Props {
  readonly story: GameStory;
  readonly words: StoryWords;
  onOpen(): void;
}

/** Where each point came from: sources and players, and the moves that changed most. */
export function Gains({ story, words, onOpen }: Props) {
  const { gains } = storyWords.value;
  const last = story.points.at(-1)?.of ?? [];
  const sources = words.sources.filter(({ id }) => last.some((parts) => (parts[id] ?? 0) !== 0));
  const nameOf = (source: string) => words.sources.find(({ id }) => id === source)?.name ?? source;
  if (last.length === 0) return null;
  return (
    <Chapter title={gains.title}>
      <div class="story-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.unit}</th>
              {last.map((_, seat) => (
                <th key={words.name(seat)} scope="col">
                  <Who seat={seat} words={words} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map(({ id, name }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {last.map((parts, seat) => (
                  <td key={words.name(seat)}>{signed(parts[id] ?? 0)}</td>
                ))}
              </tr>
            ))}
            <tr class="story-total">
              <th scope="row">{gains.total}</th>
              {last.map((parts, seat) => (
                <td key={words.name(seat)}>{signed(Object.values(parts).reduce((all, n) => all + n, 0))}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <h4>{gains.largest}</h4>
      <div class="story-players">
        {last.map((_, seat) => (
          <ul key={words.name(seat)} class="story-lines" aria-label={words.name(seat)}>
            <li>
              <b>
                <Who seat={seat} words={words} />
              </b>
            </li>
            {largestGains(story.points, seat, MOST).map(({ at, n, parts }) => (
              <li key={at}>
                <MoveLink at={at} onOpen={onOpen} />
                <span>
                  {gains.gain(plus(n), parts.map((part) => `${nameOf(part.source)} ${plus(part.n)}`).join(", "))}
                </span>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Chapter>
  );
}

function Who({ seat, words }: { seat: number; words: StoryWords }) {
  return (
    <span class="story-who">
      {words.sign(seat)}
      {words.name(seat)}
    </span>
  );
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));
const plus = (n: number): string => (n > 0 ? `+${n}` : signed(n));
