import { type DiktatView, packOf, packText } from "@paravent/diktat";
import { ENGLISH_DIKTAT } from "@paravent/diktat/english";
import type { Played } from "@paravent/diktat/testing";
import { diktatText } from "@paravent/diktat/text";
import { type Game, type Json, type Question, viewFor } from "@paravent/kernel";
import type { Seen } from "../seen/seen.ts";

/** What ana sees in English, and the question she is asked. */
export function askedOfAna(rules: Game, t: Played): { seen: Seen; question: Question } {
  const { game, question } = viewFor(rules, t.position.state, 0) as { game: DiktatView; question: Question };
  const pack = packText(packOf(t.facts));
  const seen = {
    game,
    pack,
    words: diktatText(ENGLISH_DIKTAT, pack),
    you: 0,
    view: { question, standing: [] },
    name: (seat: number) => ["Ana", "Bor", "Cyr"][seat]!,
    player: (seat: number) => game.players[seat]!,
  } as unknown as Seen;
  return { seen, question };
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
