import type { About, Content, GamePlug } from "@paravent/content/plug";
import { loadPlugs, NoSuchGame, namedGames } from "@paravent/content/registry";
import type { Game } from "@paravent/kernel";
import type { GameSummary } from "@paravent/protocol";
import { BadConfiguration } from "../config/config.ts";
import { released } from "./release.ts";

/** A game as the server offers it: its rules, the packs its clients look names up in, and how it takes other packs. */
export interface ServedGame {
  readonly game: Game;
  readonly packs: ReadonlyMap<string, object>;
  readonly content?: Content;
  /** How it is announced; by its id alone where it says nothing. */
  readonly about?: About;
  readonly words?: GamePlug["words"];
  /** Reads how a game ended; absent: only who has won is known. */
  readonly ending?: GamePlug["lab"]["ending"];
  /** How far a game is; absent: nothing is said of that. */
  readonly moment?: GamePlug["moment"];
  /** Who has an offer for a seat; absent: nobody ever has. */
  readonly offeredTo?: GamePlug["offeredTo"];
}

export type ServedGames = ReadonlyMap<string, ServedGame>;

/** Loads the games with these names, those of the registry where none are given. */
export async function loadGames(names: readonly string[] = namedGames()): Promise<ServedGames> {
  const plugs = await plugsOf(names);
  return new Map([...plugs].map(([id, plug]) => [id, served(plug)]));
}

/** How each game takes packs. */
export async function loadContents(names: readonly string[] = namedGames()): Promise<ReadonlyMap<string, Content>> {
  const plugs = await plugsOf(names);
  return new Map([...plugs].flatMap(([id, plug]) => (plug.content ? [[id, underItsName(plug, plug.content)]] : [])));
}

async function plugsOf(names: readonly string[]): Promise<ReadonlyMap<string, GamePlug>> {
  try {
    return await loadPlugs(names);
  } catch (fault) {
    if (!(fault instanceof NoSuchGame)) throw fault;
    throw new BadConfiguration(`The setting PARAVENT_GAMES cannot be used: ${fault.message}`);
  }
}

function served(plug: GamePlug): ServedGame {
  const { about, words, lab, moment, offeredTo } = plug;
  const said = {
    packs: new Map(),
    about,
    ending: lab.ending,
    ...(words && { words }),
    ...(moment && { moment }),
    ...(offeredTo && { offeredTo }),
  };
  if (!plug.content) return { game: released(plug.load(), plug.sources), ...said };
  const content = underItsName(plug, plug.content);
  return { game: content.open(content.make(content.base())).game, content, ...said };
}

/** A game as clients hear of it. */
export function announcement({ game, about }: ServedGame): GameSummary {
  const { name = { fr: game.id, en: game.id }, text = { fr: "", en: "" }, rounds = null } = about ?? {};
  const strategies = about?.strategies ?? [];
  const options = about?.options ?? [];
  const each = options.map((option) => ({ ...option, values: [...option.values] }));
  return { id: game.id, name, text, players: game.traits.seats, strategies: [...strategies], options: each, rounds };
}

/** Its packs open as games under the exact name of their rules. */
function underItsName({ sources }: GamePlug, content: Content): Content {
  return {
    ...content,
    open(made) {
      const pack = content.open(made);
      return { ...pack, game: released(pack.game, sources) };
    },
  };
}
