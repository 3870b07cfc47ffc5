import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@paravent/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { announcement, type ServedGames } from "../games/games.ts";
import type { Store, TableRecord } from "../store/store.ts";
import { isInvitation } from "../table/admission.ts";
import { aboutTable } from "./about-table.ts";
import { aboutTournament } from "./about-tournament.ts";
import { picturesIn } from "./pictures.ts";
import { previewTags } from "./preview.ts";

export interface PreviewTools {
  /** The built client. */
  readonly folder: string;
  readonly games: ServedGames;
  readonly store: Store;
  /** The address people know this server by; null: the one they asked. */
  readonly origin: string | null;
}

/** What a link leads to. */
interface Shown {
  readonly game: string;
  readonly name: string;
  readonly language: Language;
  readonly description: string;
}

const Id = /^[A-Za-z0-9_-]{1,64}$/;

/** The pages of tables and tournaments, with what a link to one may say in its head. Browsers read the same page as always. */
export function servePreviews(app: FastifyInstance, { folder, games, store, origin }: PreviewTools): void {
  if (!existsSync(join(folder, "index.html"))) return;
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const names = new Map([...games].map(([id, game]) => [id, announcement(game).name]));
  const pictures = picturesIn(folder, games);
  const nameOf = (game: string, language: Language): string => names.get(game)?.[language] ?? game;
  const show = (
    { protocol, host, url }: FastifyRequest,
    reply: FastifyReply,
    { game, name, language, description }: Shown,
  ): string => {
    reply.type("text/html; charset=utf-8").header("cache-control", "no-cache");
    const from = origin ?? `${protocol}://${host}`;
    const called = nameOf(game, language);
    const tags = previewTags({
      language,
      title: `${name} · ${called}`,
      description,
      address: from + url,
      image: pictures.has(game) ? from + pictures.get(game)! : null,
      game: called,
    });
    return page.replace("</head>", () => `${tags}\n</head>`);
  };

  app.get<{ Params: { id: string }; Querystring: { invitation?: unknown } }>("/table/:id", async (request, reply) => {
    const { id } = request.params;
    const table = Id.test(id) ? await store.table(id) : null;
    if (!table || !isShown(table, request.query.invitation)) return reply.sendFile("index.html");
    const seated = table.seats.flatMap((seat) => (seat.kind === "person" ? [seat.player] : []));
    const known = new Map((await store.players(seated)).map((player) => [player.id, player.name]));
    const people = seated.flatMap((player) => known.get(player) ?? []);
    const { game, name, language } = table;
    const description = aboutTable(table, nameOf(game, language), people);
    return show(request, reply, { game, name, language, description });
  });

  app.get<{ Params: { id: string } }>("/tournament/:id", async (request, reply) => {
    const { id } = request.params;
    const tournament = Id.test(id) ? await store.tournaments.find(id) : null;
    if (!tournament) return reply.sendFile("index.html");
    const entrants = (await store.tournaments.entrants(id)).filter(({ withdrawn }) => !withdrawn).length;
    const { game, name, language } = tournament.settings;
    const description = aboutTournament(tournament, nameOf(game, language), entrants);
    return show(request, reply, { game, name, language, description });
  });
}

/** A table by invitation is told of to whoever has the whole link. */
const isShown = (table: TableRecord, invitation: unknown): boolean =>
  table.visibility !== "invitation" || (typeof invitation === "string" && isInvitation(table, invitation));
