import type { LessonMove, LessonStep } from "@paravent/protocol";
import type { Draft } from "../drafts/draft.ts";
import { actKey } from "../store/draft.ts";
import { backBox, isPrepared, isWithin, type Pointed, pointedAt, sendBox, stageBoxes, touchOf } from "./points.ts";
import { namesIn, wantedBy } from "./wanted.ts";

type Spoken = LessonStep["points"];

/**
 * What is lit now. Where something is to be read: all that is spoken of. Where a move is waited for: the one thing to touch
 * next, at last the button that sends it; until the first touch also what else is spoken of. Where something else is
 * prepared, the way back. A step that points at nothing is done without help.
 */
export function litNow(
  spoken: Spoken,
  asked: readonly LessonMove[],
  draftOf: (asked: string) => Draft | undefined,
): readonly Pointed[] {
  if (spoken.length === 0) return [];
  const invited = followed(asked);
  if (invited.length === 0 || invited[0]!.act !== null) return pointedAt(spoken);
  const { words, ready, isReady, isAstray } = wantedBy(invited, draftOf);
  // Some words of an answer have no place of their own on the screen.
  const word = words.find((one) => touchOf(one) !== null);
  const box = word === undefined ? null : touchOf(word);
  const next = box
    ? { ...box, label: labelOf(spoken, word!) }
    : isReady || isConfirmed(invited[0]!, draftOf)
      ? unlabelled(sendBox())
      : isAstray
        ? unlabelled(backBox())
        : null;
  const touched = new Set(invited.flatMap(({ value }) => namesIn(value)).flatMap((name) => [name, `sector:${name}`]));
  if (next) {
    const others = ready.length === 0 ? spoken.filter(({ at }) => !touched.has(at)) : [];
    return [next, ...pointedAt(others).filter((other) => !isWithin(next, other))];
  }
  // The way there: not what lies ready already; while a stage is open, what is on it.
  const done = new Set(ready.flatMap((name) => [name, `sector:${name}`]));
  const ways = pointedAt(spoken.filter(({ at }) => !done.has(at)));
  const stages = stageBoxes();
  const staged = ways.filter((way) => stages.some((stage) => isWithin(way, stage)));
  return staged.length > 0 ? staged : ways;
}

/** What can be done at any moment is followed like an answer once it is being prepared. */
function followed(invited: readonly LessonMove[]): readonly LessonMove[] {
  const [first] = invited;
  if (!first || first.act === null || !isPrepared(first.act)) return invited;
  return [{ ...first, asked: actKey(first.act), act: null }];
}

/** Whether nothing is to be chosen for a move: it is said yes to. */
const isConfirmed = ({ asked, value }: LessonMove, draftOf: (asked: string) => Draft | undefined): boolean =>
  value === true && draftOf(asked) === true;

const unlabelled = (box: Omit<Pointed, "label"> | null): Pointed | null => box && { ...box, label: null };

const labelOf = (spoken: Spoken, word: string): Pointed["label"] =>
  spoken.find(({ at }) => at === word || at === `sector:${word}`)?.label ?? null;

/** What a caption points at, the next thing to touch before all else: it is brought into sight. */
export function soughtIn(
  spoken: Spoken,
  invited: readonly LessonMove[],
  draftOf: (asked: string) => Draft | undefined,
): Spoken {
  if (spoken.length === 0) return [];
  const [word] = wantedBy(invited, draftOf).words;
  return word === undefined ? spoken : [{ at: word, label: null }, ...spoken];
}
