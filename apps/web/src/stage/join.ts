import type { Beat } from "./beat.ts";

/** More notes than these at once are not taken in. */
const MOST_JOINED = 4;

/** Something that is told while it moves on the table: it needs no stage. */
const isNote = ({ Scene, steps }: Beat): boolean =>
  Scene === null && steps.every((step) => step === "travel" || step === "hold");

/** Notes that follow each other are one beat, so that a turn reads like a story and not like a list. */
export function joined(beats: readonly Beat[]): Beat[] {
  const groups: Beat[][] = [];
  for (const beat of beats) {
    const last = groups.at(-1);
    if (last && last.length < MOST_JOINED && isNote(beat) && last.every(isNote)) last.push(beat);
    else groups.push([beat]);
  }
  return groups.map((group) => (group.length === 1 ? group[0]! : oneOf(group)));
}

function oneOf(notes: readonly Beat[]): Beat {
  const [first, ...others] = notes as [Beat, ...Beat[]];
  const isOnePlayer = others.every(({ by }) => by?.name === first.by?.name);
  const flights = notes.flatMap((note) => note.flights);
  return {
    by: isOnePlayer ? first.by : null,
    text: first.text,
    quiet: [first.quiet, ...others.flatMap(({ text, quiet }) => [text, quiet])].filter(Boolean).join(" "),
    steps: flights.length > 0 ? ["travel", "hold"] : ["hold"],
    // So many sentences want to be read.
    stretch: { hold: (1 + notes.length) / 2 },
    flights,
    spots: notes.flatMap(({ spots }) => spots),
    sound: notes.findLast(({ sound }) => sound !== null)?.sound ?? null,
    Scene: null,
  };
}
