import type { GameSummary } from "@paravent/protocol";
import { Vocabulary } from "../i18n/vocabulary.ts";
import type { LobbyWords, Plug } from "../plug/plug.ts";
import { optionsFormOf } from "./options/form.tsx";
import { tableOf } from "./table/GenericTable.tsx";
import { wordsOf } from "./words/vocabulary.ts";

/** After the games with a table of their own. */
const LAST = 1_000;

/** A game nobody has drawn, made from what the server says of it. */
export function genericPlug(game: GameSummary): Plug {
  const { id, name, players, strategies, options, rounds } = game;
  const words = wordsOf(id);
  const lobby = (language: "fr" | "en") => async (): Promise<LobbyWords> => ({
    lines: game.text[language] ? [game.text[language]] : [],
    strategies: Object.fromEntries(strategies.map((one) => [one.id, one.name[language]])),
  });
  return {
    id,
    name,
    place: LAST,
    players: Array.from({ length: players.max - players.min + 1 }, (_, more) => players.min + more),
    minutes: null,
    strategies: strategies.map((one) => one.id),
    words: new Vocabulary({ fr: lobby("fr"), en: lobby("en") }),
    cover: null,
    options:
      options.length === 0
        ? null
        : async () => {
            await words.open();
            return optionsFormOf(options, words);
          },
    rules: null,
    lessons: null,
    pieces: null,
    coach: null,
    table: async () => {
      await words.open();
      return {
        Table: tableOf(name, words),
        replay: { round: rounds, phase: "phaseBegan", marks: [] },
        tell: null,
        timbres: null,
        countable: null,
      };
    },
  };
}
