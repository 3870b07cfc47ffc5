import { levelsOf } from "@paravent/bots";
import type { Words } from "@paravent/content";
import type { LabMap } from "@paravent/content/plug";
import type { FastifyInstance } from "fastify";
import { gameIds, hasPacks, labGame, nameOf } from "../lib/games.ts";
import type { NamedPack } from "../packs/pack-folder.ts";
import type { Desk } from "./desk.ts";

/** A game as the pages know it. */
export interface GameEntry {
  readonly id: string;
  readonly name: Words;
  readonly players: { readonly min: number; readonly max: number };
  readonly bots: readonly string[];
  /** Configurations, and for how many players each can be played. */
  readonly configurations: readonly { readonly id: string; readonly players: readonly number[] }[];
  readonly words: Readonly<Record<string, Words>>;
  readonly sides: string | null;
  readonly map: LabMap | null;
  /** Null for a game without packs. */
  readonly packs: readonly NamedPack[] | null;
}

export function gameRoutes(app: FastifyInstance, { packs }: Pick<Desk, "packs">): void {
  app.get("/api/games", () => gameIds().map((id) => entryOf(id, packs)));
}

function entryOf(id: string, packs: Desk["packs"]): GameEntry {
  const { game, configurations, words = {}, sides = null, map } = labGame(id);
  const { min, max } = game.traits.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return {
    id,
    name: nameOf(id),
    players: { min, max },
    bots: levelsOf(id),
    configurations: Object.entries(configurations).map(([id, options]) => ({
      id,
      players: counts.filter((players) => game.readOptions(options, players).ok),
    })),
    words,
    sides,
    map: map?.() ?? null,
    packs: hasPacks(id) ? packs.of(id) : null,
  };
}
