import {
  type Advice,
  CoachRequest,
  type Commitment,
  ForkTable,
  type Freed,
  type GameList,
  type GameWords,
  Language,
  type Me,
  OpenTable,
  type PackList,
  type PackSummary,
  PackUpload,
  type Remark,
  Rematch,
  SessionRequest,
  type TableList,
  type TableSummary,
} from "@paravent/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Promised, type Promises, randomly } from "../fairness/secret.ts";
import { announcement, type ServedGames } from "../games/games.ts";
import { lookAlike } from "../names/look-alikes.ts";
import { guestName } from "../names/names.ts";
import type { PackLibrary } from "../packs/library.ts";
import type { Store } from "../store/store.ts";
import type { Table } from "../table/table.ts";
import type { Tables } from "../table/tables.ts";
import type { Tournaments } from "../tournaments/tournaments.ts";
import type { Callers } from "./callers.ts";
import { serveCompany } from "./company.ts";
import { PACK_BYTES } from "./limits.ts";
import { serveNotes } from "./notes.ts";
import { Online } from "./online.ts";
import { servePrograms } from "./programs.ts";
import { read, readName } from "./read.ts";
import { Refused, TooFast } from "./refused.ts";
import { serveReplays } from "./replays.ts";
import type { RequestLimiter } from "./request-limiter.ts";
import { serveKnownPeople } from "./results.ts";
import { serveRooms } from "./rooms.ts";
import type { Sessions } from "./session.ts";
import { serveTournaments } from "./tournaments.ts";
import { asMe, type Visitors } from "./visitors.ts";

export interface RestTools {
  readonly promises: Promises;
  readonly games: ServedGames;
  readonly store: Store;
  readonly tables: Tables;
  readonly tournaments: Tournaments;
  readonly library: PackLibrary;
  readonly sessions: Sessions;
  readonly callers: Callers;
  readonly visitors: Visitors;
  readonly limiter: RequestLimiter;
}

/** What the id of a table can look like; anything else is not looked for. */
const Id = /^[A-Za-z0-9_-]{1,64}$/;

/** When others wait to have theirs read, one may be sent again after this. */
const SECONDS_A_PACK = 5;

export function serveRest(
  app: FastifyInstance,
  { games, store, tables, tournaments, library, sessions, callers, visitors, promises, limiter }: RestTools,
): void {
  const announced: GameList = { games: [...games.values()].map(announcement) };
  const online = new Online();
  const laneOf = (request: FastifyRequest): string => limiter.callerOf(request).network;
  const find = (request: FastifyRequest, id: string): Promise<Table | null> =>
    Id.test(id) ? tables.open(id, laneOf(request)) : Promise.resolve(null);
  /** Who has sent a player away, and why. */
  const freedBy = async (table: string, player: string): Promise<Freed> => {
    const { by = null, why = null } = (await store.freed(table, player)) ?? {};
    return { by: by === null ? null : ((await store.player(by))?.name ?? null), why };
  };
  /** A table that is there for who asks. */
  const mustFind = async (request: FastifyRequest, id: string): Promise<Table> => {
    const table = await find(request, id);
    const welcome = (await table?.welcomes((await callers.whoIs(request))?.id ?? null)) ?? "noTable";
    if (welcome === "kicked") throw new Refused(403, welcome, await freedBy(id, (await callers.whoIs(request))!.id));
    if (welcome === "sealed") throw new Refused(403, welcome);
    if (!table || welcome !== "welcome") throw new Refused(404, "noTable");
    return table;
  };

  serveRooms(app, { callers, find, mustFind, laneOf });
  serveCompany(app, { store, callers, mustFind });
  serveKnownPeople(app, store, mustFind);
  serveNotes(app, { store, callers, mustFind });
  serveReplays(app, { callers, mustFind, laneOf });
  serveTournaments(app, { store, tournaments, library, callers });
  servePrograms(app, { store, callers, sessions, mustFind, laneOf });

  app.post("/api/session", async (request, reply): Promise<Me> => {
    const asked = read(SessionRequest, request.body ?? {});
    const known = await callers.whoIs(request);
    if (known?.program) throw new Refused(403, "outOfScope");
    const visitor = await visitors.whoIs(request);
    if (!known) await limiter.pass(request, "guests");
    const language: Language = asked.language ?? known?.language ?? "fr";
    const name = asked.name === undefined ? (known?.name ?? guestName(language)) : readName(asked.name);
    if (known && name !== known.name && (await store.companions(known.id)).some((other) => lookAlike(name, other)))
      throw new Refused(409, "nameTaken");
    const player = known
      ? { ...known, name, language }
      : { id: sessions.newPlayerId(), name, language, createdAt: Date.now() };
    await store.putPlayer(player);
    if (known && known.name !== name) await tables.announce(player.id);
    if (visitor?.session) await store.accounts.noteSeen(visitor.session.id, Date.now());
    reply.header("set-cookie", sessions.cookieFor({ player: player.id, token: visitor?.token ?? null }));
    return asMe({ account: null, ...visitor, player });
  });

  app.get("/api/me", async (request): Promise<Me> => {
    const player = await callers.mustBe(request, "watch");
    const visitor = player.program ? null : await visitors.whoIs(request);
    return asMe({ account: null, ...visitor, player });
  });

  app.get("/api/tables", { config: { limit: "lists" } }, async (request): Promise<TableList> => {
    const player = await callers.whoIs(request);
    if (player) online.note(player.id);
    return { ...(await tables.list(player?.id ?? null, laneOf(request))), online: online.count() };
  });

  app.post("/api/commitments", async (): Promise<Commitment> => promises.give());

  /** The secret that a ticket stands for; without one it is made now. */
  const promisedBy = (ticket: string | undefined): Promised => {
    const promised = ticket === undefined ? randomly() : promises.read(ticket);
    if (promised === null) throw new Refused(422, "ticketUnknown");
    return promised;
  };

  const opening = { config: { limit: "tables" } } as const;
  app.post("/api/tables", opening, async (request, reply): Promise<TableSummary> => {
    const player = await callers.mustBe(request, "tables");
    const asked = read(OpenTable, request.body);
    const made = await tables.making.create(
      player,
      asked,
      sessions.originOf(laneOf(request)),
      promisedBy(asked.ticket),
    );
    if (!made.ok) throw new Refused(422, made.refusal.reason, made.refusal.with, made.refusal.rule);
    reply.code(201);
    return made.value.summary(player.id, laneOf(request));
  });

  app.post<{ Params: { id: string } }>("/api/tables/:id/rematch", opening, async (request): Promise<TableSummary> => {
    const player = await callers.mustBe(request, "tables");
    const { ticket, entropy } = read(Rematch, request.body ?? {});
    const { id } = await mustFind(request, request.params.id);
    const lane = laneOf(request);
    const fresh = { entropy, origin: sessions.originOf(lane), promised: promisedBy(ticket) };
    const made = await tables.making.rematch(player, id, fresh, lane);
    if (!made.ok) throw new Refused(409, made.refusal.reason, made.refusal.with, made.refusal.rule);
    return made.value.summary(player.id, lane);
  });

  app.post<{ Params: { id: string } }>(
    "/api/tables/:id/fork",
    opening,
    async (request, reply): Promise<TableSummary> => {
      const player = await callers.mustBe(request, "tables");
      const asked = read(ForkTable, request.body);
      const of = await mustFind(request, request.params.id);
      const lane = laneOf(request);
      const fresh = { entropy: asked.entropy, origin: sessions.originOf(lane), promised: promisedBy(asked.ticket) };
      const made = await tables.making.fork(player, of, asked, fresh, lane);
      if (!made.ok) throw new Refused(409, made.refusal.reason, made.refusal.with, made.refusal.rule);
      reply.code(201);
      return made.value.summary(player.id, lane);
    },
  );

  app.get<{ Params: { id: string } }>("/api/tables/:id", async (request): Promise<TableSummary> => {
    const table = await mustFind(request, request.params.id);
    return table.summary((await callers.whoIs(request))?.id ?? null, laneOf(request));
  });

  app.post<{ Params: { id: string } }>(
    "/api/tables/:id/advice",
    { config: { limit: "advice" } },
    async (request): Promise<Advice> => {
      const player = await callers.mustBe(request, "play");
      const advice = await (await mustFind(request, request.params.id)).counsel.advise(player.id, laneOf(request));
      if (typeof advice === "string") throw new Refused(advice === "notSeated" ? 403 : 409, advice);
      return advice;
    },
  );

  app.post<{ Params: { id: string } }>(
    "/api/tables/:id/coach",
    { config: { limit: "coach" } },
    async (request): Promise<Remark> => {
      const player = await callers.mustBe(request, "play");
      const about = read(CoachRequest, request.body);
      const remark = await (await mustFind(request, request.params.id)).counsel.coach(
        player.id,
        about,
        laneOf(request),
      );
      if (typeof remark === "string") throw new Refused(remark === "notSeated" ? 403 : 409, remark);
      return remark;
    },
  );

  app.get("/api/games", async (): Promise<GameList> => announced);

  app.get<{ Params: { id: string }; Querystring: { lang?: unknown } }>(
    "/api/games/:id/words",
    async (request): Promise<GameWords> => {
      const language = Language.safeParse(request.query.lang);
      const words = language.success && games.get(request.params.id)?.words?.[language.data];
      if (!words) throw new Refused(404, "noGame");
      return words;
    },
  );

  app.get<{ Params: { game: string; id: string } }>("/api/packs/:game/:id", async (request, reply) => {
    const { game, id } = request.params;
    const latest = library.latest(game, id);
    const pack = latest ?? (Id.test(id) ? await library.text(game, id) : null);
    if (!pack) throw new Refused(404, "noPack");
    // A pack is named by the hash of its content: it never changes. Only the words for a set of rules may.
    reply.header("cache-control", latest ? "no-cache" : "public, max-age=31536000, immutable");
    return pack;
  });

  app.get<{ Params: { game: string } }>("/api/packs/:game", async (request): Promise<PackList> => {
    const packs = library.offered(request.params.game);
    if (!packs) throw new Refused(404, "unknownGame");
    return { packs };
  });

  const upload = { bodyLimit: PACK_BYTES, config: { limit: "uploads" } } as const;
  app.post<{ Params: { game: string } }>("/api/packs/:game", upload, async (request, reply): Promise<PackSummary> => {
    const player = await callers.mustBe(request, null);
    const { files } = read(PackUpload, request.body);
    const added = await library.add(request.params.game, player.id, files);
    if (!added.ok) {
      const { reason, with: numbers } = added.refusal;
      throw reason === "packsBusy" ? new TooFast(SECONDS_A_PACK, reason) : new Refused(422, reason, numbers);
    }
    reply.code(201);
    return added.value;
  });
}
