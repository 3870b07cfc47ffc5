import type { FastifyInstance } from "fastify";
import { contentOf } from "../lib/games.ts";
import type { Desk } from "./desk.ts";

export function packRoutes(app: FastifyInstance, { packs }: Pick<Desk, "packs">): void {
  /** What names, sentences and drawings are made from. */
  app.get<{ Querystring: { game: string; name?: string } }>("/api/pack-text", ({ query: { game, name = "" } }) => {
    const content = contentOf(game);
    return content.open(content.make(content.read(packs.files(game, name)))).text;
  });
}
