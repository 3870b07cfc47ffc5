import { t } from "../i18n/index.ts";
import { type Beat, sentence } from "./beat.ts";

/** Many things at once, on one card: the latest of them in full. */
export function digestOf(beats: readonly Beat[]): Beat {
  const words = t.value.stage;
  return {
    by: null,
    text: words.several(beats.length),
    quiet: "",
    // Who listens has no card to read.
    spoken: beats.map(sentence).join(" "),
    steps: ["open", "hold"],
    // Long enough to be read.
    stretch: { hold: 4 },
    flights: [],
    spots: beats.flatMap(({ spots }) => spots),
    sound: null,
    Scene: () => (
      <div class="st-digest on-bone">
        <h2 class="disp">{words.several(beats.length)}</h2>
        <ol>
          {beats.slice(-MOST_LISTED).map(({ by, text }) => (
            <li key={text}>
              <span>{by?.mark}</span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    ),
  };
}

const MOST_LISTED = 7;
