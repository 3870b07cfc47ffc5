import type { Track } from "@paravent/dclight";
import type { Question } from "@paravent/kernel";
import { draftOf } from "../../../store/draft.ts";
import { type Seen, shownPlayer } from "../seen/seen.ts";
import { outcomeOf } from "./decisions.ts";
import { chosenDice } from "./dice.ts";
import type { Change } from "./outcome.ts";

/** What the draft would do to the player's own tracks: dashed points on the boards. */
export function forecastOf(seen: Seen): Change {
  const { question } = seen.view;
  if (!question || seen.you === null) return {};
  return outcomeOf(seen, question, draftOf(question)).changes.get(shownPlayer(seen).seat) ?? {};
}

/** What chosen dice give, in words, equal faces together: "2 Or", "1 Créature". */
export function boughtPoints(seen: Seen, question: Question): string[] {
  const faces = new Map<Track, number>();
  for (const { face } of chosenDice(seen, draftOf(question))) faces.set(face, (faces.get(face) ?? 0) + 1);
  return [...faces].map(([track, n]) => seen.lexicon.points(n, track));
}
