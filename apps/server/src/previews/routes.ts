import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { announcement, type ServedGames } from "../games/games.ts";
import type { Store, TableRecord } from "../store/store.ts";
import { isInvitation } from "../table/admission.ts";
import { previewTags } from "./preview.ts";

export interface PreviewTools {
  /** The built client. */
  readonly folder: string;
  readonly games: ServedGames;
  readonly store: Store;
  /** The address people know this server by; null: the one they asked. */
  readonly origin: string | null;
}

const Id = /^[A-Za-z0-9_-]{1,64}$/;

/** The page of a table, with what a link to it may say in its head. Browsers read the same page as always. */
export function servePreviews(app: FastifyInstance, { folder, games, store, origin }: PreviewTools): void {
  if (!existsSync(join(folder, "index.html"))) return;
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const names = new Map([...games].map(([id, game]) => [id, announcement(game).name]));
  const pictured = new Set([...games.keys()].filter((id) => existsSync(join(folder, "previews", `${id}.png`))));

  app.get<{ Params: { id: string }; Querystring: { invitation?: unknown } }>("/table/:id", async (request, reply) => {
    const { id } = request.params;
    const table = Id.test(id) ? await store.table(id) : null;
    if (!table || !isShown(table, request.query.invitation)) return reply.sendFile("index.html");
    reply.type("text/html; charset=utf-8").header("cache-control", "no-cache");
    const from = origin ?? `${request.protocol}://${request.host}`;
    const seated = table.seats.flatMap((seat) => (seat.kind === "person" ? [seat.player] : []));
    const known = new Map((await store.players(seated)).map((player) => [player.id, player.name]));
    const tags = previewTags({
      table,
      game: names.get(table.game)?.[table.language] ?? table.game,
      people: seated.flatMap((player) => known.get(player) ?? []),
      address: `${from}${request.url}`,
      image: pictured.has(table.game) ? `${from}/previews/${table.game}.png` : null,
    });
    return page.replace("</head>", () => `${tags}\n</head>`);
  });
}

/** A table by invitation is told of to whoever has the whole link. */
const isShown = (table: TableRecord, invitation: unknown): boolean =>
  table.visibility !== "invitation" || (typeof invitation === "string" && isInvitation(table, invitation));
