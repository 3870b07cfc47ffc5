import type { FastifyInstance } from "fastify";
import type { ServedGames } from "../games/games.ts";
import type { SecurityLog } from "../logging/security.ts";
import type { Meters } from "./meters.ts";
import { isBearer } from "./operator.ts";
import type { Readiness } from "./readiness.ts";
import { versionOf } from "./version.ts";

export interface Operations {
  readonly games: ServedGames;
  readonly readiness: Readiness;
  /** Null where no operator has a token: then nobody reads what is measured, and nothing is. */
  readonly meters: Meters | null;
  readonly operatorToken: string | undefined;
  readonly security: SecurityLog;
}

/** What those who run a server ask it: whether it lives, whether it can be sent players, what it is and how busy. */
export function serveOperations(
  app: FastifyInstance,
  { games, readiness, meters, operatorToken, security }: Operations,
): void {
  const version = versionOf(games);
  app.get("/healthz", async () => ({ ok: true }));
  app.get("/readyz", async (_, reply) => {
    const why = await readiness.why();
    reply.code(why === null ? 200 : 503).header("cache-control", "no-store");
    return why === null ? { ready: true } : { ready: false, why };
  });
  app.get("/version", async () => version);
  app.get("/metrics", async (request, reply) => {
    if (meters === null || operatorToken === undefined) return reply.code(404).send({ reason: "notServed" });
    if (!isBearer(request.headers.authorization, operatorToken)) {
      security.refused(request, "operatorOnly", null);
      return reply.code(401).header("www-authenticate", "Bearer").send({ reason: "operatorOnly" });
    }
    reply.header("cache-control", "no-store").type(meters.contentType);
    return meters.read();
  });
  if (meters === null) return;
  app.addHook("onResponse", async (_, reply) => meters.request(reply.statusCode));
}
