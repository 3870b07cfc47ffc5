import { type DiktatView, packOf, packText } from "@paravent/diktat";
import { ENGLISH_DIKTAT } from "@paravent/diktat/english";
import type { Played } from "@paravent/diktat/testing";
import { diktatText } from "@paravent/diktat/text";
import { type Game, type Json, type Question, viewFor } from "@paravent/kernel";
import type { Seen } from "../seen/seen.ts";

/** What ana sees of a game, in English if nothing else is said. */
export function seenByAna(game: DiktatView, t: Played, language = ENGLISH_DIKTAT): Seen {
  const pack = packText(packOf(t.facts));
  return {
    game,
    pack,
    words: diktatText(language, pack),
    you: 0,
    name: (seat: number) => ["Ana", "Bor", "Cyr"][seat]!,
    player: (seat: number) => game.players[seat]!,
  } as unknown as Seen;
}

/** What ana sees in English, and the question she is asked. */
export function askedOfAna(rules: Game, t: Played): { seen: Seen; question: Question } {
  const { game, question } = viewFor(rules, t.position.state, 0) as { game: DiktatView; question: Question };
  return { seen: { ...seenByAna(game, t), view: { question, standing: [] } } as unknown as Seen, question };
}

/** The question while somebody is about to answer it so. */
export const drafted = ({ ask, about, closed, rule, subject }: Question, draft: Json) => ({
  key: subject,
  ask,
  about,
  closed,
  rule,
  draft,
  set: () => undefined,
});
