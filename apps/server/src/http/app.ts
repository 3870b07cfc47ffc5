import fastifyWebsocket from "@fastify/websocket";
import { CHANGES_ONLY } from "@paravent/protocol";
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { Accounts } from "../accounts/accounts.ts";
import { Passkeys } from "../accounts/passkeys.ts";
import { serveDescriptions } from "../api/descriptions.ts";
import type { CallDesk } from "../calls/desk.ts";
import type { Config } from "../config/config.ts";
import { Promises } from "../fairness/secret.ts";
import { announcement, type ServedGames } from "../games/games.ts";
import type { Lessons } from "../lessons/lessons.ts";
import type { Limits } from "../limits/limits.ts";
import { whereItBroke } from "../logging/faults.ts";
import { SecurityLog } from "../logging/security.ts";
import { serveAdmin } from "../operations/admin.ts";
import { Meters } from "../operations/meters.ts";
import type { Readiness } from "../operations/readiness.ts";
import { serveOperations } from "../operations/routes.ts";
import type { PackLibrary } from "../packs/library.ts";
import { servePreviews } from "../previews/routes.ts";
import type { Store } from "../store/store.ts";
import type { Tables } from "../table/tables.ts";
import type { Tournaments } from "../tournaments/tournaments.ts";
import { serveAccounts } from "./accounts.ts";
import { Callers, NOBODY, type Opener } from "./callers.ts";
import { serveCalls } from "./calls.ts";
import { serveClient } from "./client-files.ts";
import { Entrance } from "./entrance.ts";
import { SECURITY_HEADERS, TRANSPORT_HEADERS } from "./headers.ts";
import { serveLessons } from "./lessons.ts";
import { BODY_BYTES, MESSAGE_BYTES } from "./limits.ts";
import { BEATS, type Lines } from "./lines.ts";
import { Members } from "./members.ts";
import { serveModeration } from "./moderation.ts";
import { isOwnOrigin } from "./origin.ts";
import { servePasskeys } from "./passkeys.ts";
import { Refused, TooFast } from "./refused.ts";
import { RequestLimiter } from "./request-limiter.ts";
import { serveRest } from "./rest.ts";
import { serveResults } from "./results.ts";
import { Sessions } from "./session.ts";
import { Connection, RESTARTING, TRY_LATER } from "./socket.ts";
import { serveVacations } from "./vacations.ts";
import { Visitors } from "./visitors.ts";

/** A socket that gives no sign of life from one beat to the next is dead. */
const BEAT_MS = 20_000;

/** How long a closing server waits for browsers to hang up. */
const GOODBYE_MS = 500;

/** A request whose headers have not arrived by now is dropped. */
const HEADERS_MS = 10_000;

/** What is still answered while the server ends: that it lives, and that nobody should be sent here. */
const WHILE_DRAINING = new Set(["/healthz", "/readyz"]);

/** Refusals that whoever looks for attempts wants to read of, besides what is not understood: no right, too large, too often. */
const NOTED = new Set([403, 413, 429]);

declare module "fastify" {
  interface FastifyRequest {
    /** Who opens a socket. */
    opener: Opener | null;
  }
}

export type Logger = FastifyInstance["log"];

/** What the app stands on; it is opened before and closed after it. */
export interface Foundations {
  readonly games: ServedGames;
  readonly lessons: Promise<Lessons>;
  readonly store: Store;
  readonly tables: Tables;
  readonly tournaments: Tournaments;
  readonly library: PackLibrary;
  readonly limits: Limits;
  readonly desk: CallDesk;
  readonly readiness: Readiness;
  readonly lines: Lines;
  readonly log: Logger;
}

/** Everything behind the one port: the client's files, REST, and the socket. */
export async function makeApp(
  config: Config,
  { games, lessons, store, tables, tournaments, library, limits, desk, readiness, lines, log }: Foundations,
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    // A line for each request would hold addresses: where it came from, and links that are like a key.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    // The first version of what is public; a later one would be told apart here.
    rewriteUrl: ({ url = "/" }) => url.replace(/^\/api\/v1\/ws(?=$|\?)/, "/ws").replace(/^\/api\/v1\//, "/api/"),
    forceCloseConnections: true,
    requestTimeout: 30_000,
    trustProxy: trusting(config.trustedProxies),
    // A new connection must send its request soon.
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: HEADERS_MS / 2 },
  });
  const secret = await store.secret();
  const { origin } = config;
  const secure = origin?.startsWith("https://") ?? false;
  const sessions = new Sessions(secret, secure);
  const promises = new Promises(secret);
  const visitors = new Visitors(sessions, store);
  const callers = new Callers(store, sessions, visitors);
  const limiter = new RequestLimiter(limits, sessions);
  const accounts = new Accounts(store, config.requirePasskey, wordsOfPlace(games));
  const passkeys = new Passkeys(store.passkeys);
  const security = new SecurityLog(log, (request) => sessions.originOf(limiter.callerOf(request).network));
  const entrance = new Entrance(store, sessions, visitors, lines);
  const members = new Members({ accounts, passkeys, visitors, limiter, origin, entrance, security });

  // Before our own hooks: the plugin hangs up on sockets that these refuse.
  await app.register(fastifyWebsocket, {
    // Not compressed: the length of a message must not tell whether what others wrote resembles a secret in it.
    options: { maxPayload: MESSAGE_BYTES, perMessageDeflate: false },
    // Broken connections are not worth a log line: browsers come and go.
    errorHandler: (_, socket) => socket.terminate(),
    preClose: (done: () => void) => {
      const { clients } = app.websocketServer;
      for (const socket of clients) socket.close(RESTARTING);
      // Clients that do not answer are not waited for.
      setTimeout(() => {
        for (const socket of clients) socket.terminate();
      }, GOODBYE_MS);
      app.websocketServer.close();
      done();
    },
  });
  app.removeContentTypeParser("text/plain");

  app.addHook("onRequest", async (request, reply) => {
    reply.headers(secure ? { ...SECURITY_HEADERS, ...TRANSPORT_HEADERS } : SECURITY_HEADERS);
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
    if (readiness.isDraining && !WHILE_DRAINING.has(request.routeOptions.url ?? ""))
      throw new Refused(503, "unavailable");
    // Reading is harmless: a page of another site cannot see the answer. Everything else is refused to it.
    const reads = request.method === "GET" && !request.headers.upgrade;
    if (!reads && !isOwnOrigin(request.headers, origin)) throw new Refused(403, "foreignOrigin");
  });
  limiter.guard(app);
  if (config.trustedProxies === undefined) {
    limiter.countLines(app.server);
    warnOfProxies(app);
  }

  app.setErrorHandler((fault: Error & { statusCode?: number }, request, reply) => {
    if (fault instanceof TooFast) reply.header("retry-after", fault.seconds);
    const { status, fault: told } = fault instanceof Refused ? fault : asRefusal(fault);
    if (told.reason === "malformed" || NOTED.has(status))
      security.refused(request, told.reason, limiter.callerOf(request).player);
    if (fault instanceof Refused || status < 500) return reply.code(status).send(told);
    request.log.error({ fault: whereItBroke(fault) }, "a request could not be answered");
    return reply.code(status).send(told);
  });

  const { operatorToken } = config;
  const levels = { sockets: () => lines.size, tables: () => tables.inMemory };
  const meters = operatorToken === undefined ? null : new Meters(levels);
  const operator = { operatorToken, security };
  serveOperations(app, { games, readiness, meters, ...operator });
  serveAdmin(app, { store, levels, readiness, place: config, clientFolder: config.clientFolder, ...operator });
  serveLessons(app, { games, lessons, library });
  serveRest(app, { games, store, tables, tournaments, library, sessions, callers, visitors, promises, limiter });
  serveAccounts(app, {
    store,
    tables,
    accounts,
    members,
    desk,
    sessions,
    entrance,
    visitors,
    limiter,
    lines,
    security,
    log,
  });
  servePasskeys(app, { store, accounts, passkeys, members, visitors, entrance, lines, origin, security });
  serveModeration(app, { store, visitors, members, moderators: config.moderators, security });
  serveResults(app, { store, games, visitors });
  serveVacations(app, { store, tables, visitors });
  serveCalls(app, { store, desk, visitors, members, limiter });
  serveDescriptions(app);

  const heart = setInterval(() => lines.beat(), BEAT_MS / BEATS).unref();
  const doorkeeper = setInterval(() => {
    lines
      .cutEnded(store.accounts)
      .catch((fault: unknown) => log.error({ fault: whereItBroke(fault) }, "sessions could not be looked at"));
  }, BEAT_MS).unref();
  app.addHook("onClose", async () => {
    clearInterval(heart);
    clearInterval(doorkeeper);
  });
  app.decorateRequest("opener", null);
  // Found before the socket opens: what a browser sends at once must find somebody who listens.
  const preValidation = async (request: FastifyRequest) => {
    request.opener = await callers.openerOf(request);
  };
  app.get("/ws", { websocket: true, config: { limit: "sockets" }, preValidation }, (socket, request) => {
    const { player, session, mayPlay } = request.opener ?? NOBODY;
    const caller = { ...limiter.callerOf(request), player };
    if (!limits.enter(caller)) {
      socket.close(TRY_LATER);
      return;
    }
    const changesOnly = (request.query as { view?: unknown }).view === CHANGES_ONLY.view;
    const wire = request.raw.socket;
    const connection = new Connection(socket, caller, { tables, limits, meters, log, mayPlay, changesOnly, wire });
    lines.add(connection, session);
    socket.on("close", () => {
      lines.remove(connection);
      limits.leave(caller);
    });
  });

  await serveClient(app, config.clientFolder);
  servePreviews(app, { folder: config.clientFolder, games, store, origin: origin ?? null });
  return app;
}

/** What is told of an error that the framework found: nothing of what was sent. */
function asRefusal({ statusCode = 500 }: { statusCode?: number }): Pick<Refused, "status" | "fault"> {
  if (statusCode >= 500) return { status: 503, fault: { reason: "unavailable" } };
  return { status: statusCode, fault: { reason: statusCode === 413 ? "tooLarge" : "malformed" } };
}

/** What somebody who guesses passwords knows of this place: its name, and those of its games. */
function wordsOfPlace(games: ServedGames): string[] {
  const named = [...games.values()].map(announcement).flatMap(({ id, name }) => [id, ...Object.values(name)]);
  return ["paravent", ...named.map((word) => word.toLowerCase())];
}

/** Which proxies are trusted to say where a request comes from. Of proxies that are counted, the nearest so many. */
function trusting(proxies: Config["trustedProxies"]): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === "number" ? (_, hop) => hop < proxies : (proxies ?? false);
}

/** Behind a proxy nobody has named, all players have one address and share its limits: whoever runs the server is told. */
function warnOfProxies(app: FastifyInstance): void {
  let told = false;
  app.addHook("onRequest", async (request) => {
    if (told || request.headers["x-forwarded-for"] === undefined) return;
    told = true;
    request.log.warn("a proxy seems to stand in front of this server: name it in PARAVENT_TRUSTED_PROXIES");
  });
}
