import type { PackFiles } from "@paravent/content";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { contentOf, labGame } from "../lib/games.ts";
import { type Item, itemsOf, type SaidItem } from "../packs/items.ts";
import { tuned } from "../packs/tuned.ts";
import { zipped } from "../packs/zip.ts";
import { PackChange } from "../runs/wish.ts";
import type { Desk } from "./desk.ts";

const Named = z.object({ game: z.string(), name: z.string().default("") });
const Changed = z.strictObject({ game: z.string(), name: z.string(), changes: z.array(PackChange).max(200) });
const Copied = z.strictObject({
  game: z.string(),
  from: z.string(),
  name: z.string(),
  title: z.string().min(1).max(60),
});

/** What a pack says once it is changed: the pack as clients get it, and all its items. */
export interface TriedPack {
  readonly text: object;
  readonly items: readonly SaidItem[];
}

export function packRoutes(app: FastifyInstance, { packs }: Pick<Desk, "packs">): void {
  const filesOf = (query: unknown): { game: string; files: PackFiles } => {
    const { game, name } = Named.parse(query);
    return { game, files: packs.files(game, name) };
  };
  /** What names, sentences and drawings are made from. */
  app.get("/api/pack-text", ({ query }) => {
    const { game, files } = filesOf(query);
    return opened(game, files).text;
  });
  app.get("/api/pack", ({ query }): TriedPack => {
    const { game, files } = filesOf(query);
    return said(game, files);
  });
  app.post("/api/pack/try", ({ body }): TriedPack => {
    const { game, name, changes } = Changed.parse(body);
    return said(game, tuned(game, packs.files(game, name), changes));
  });
  app.post("/api/pack/keep", ({ body }): TriedPack => {
    const { game, name, changes } = Changed.parse(body);
    const files = tuned(game, packs.files(game, name), changes);
    packs.keep(game, name, files);
    return said(game, files);
  });
  app.post("/api/pack/copy", ({ body }) => {
    const { game, from, name, title } = Copied.parse(body);
    packs.copy(game, from, name, title);
    return packs.of(game);
  });
  app.delete("/api/pack", ({ query }) => {
    const { game, name } = Named.parse(query);
    packs.drop(game, name);
    return packs.of(game);
  });
  app.get("/api/pack/export.zip", ({ query }, reply) => {
    const { name, game } = Named.parse(query);
    reply.type("application/zip").header("content-disposition", `attachment; filename="${name || game}.zip"`);
    return zipped(packs.files(game, name));
  });
}

function opened(game: string, files: PackFiles) {
  const content = contentOf(game);
  return content.open(content.make(content.read(files)));
}

function said(game: string, files: PackFiles): TriedPack {
  const { says, origins = {}, fields } = labGame(game);
  const { text } = opened(game, files);
  const withWords = (item: Item): SaidItem => ({ ...item, said: says?.(text, item.file, item.id) ?? [] });
  return { text, items: itemsOf(files, origins, fields).map(withWords) };
}
