import { createReadStream, existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod/mini";
import { loginOf } from "../accounts/accounts.ts";
import { backUp, type Place } from "../backup/backup.ts";
import type { SecurityLog } from "../logging/security.ts";
import type { Store } from "../store/store.ts";
import { adminPage } from "./admin-page.ts";
import type { Levels } from "./meters.ts";
import { isTyped } from "./operator.ts";
import type { Readiness } from "./readiness.ts";

export interface Administration {
  readonly store: Store;
  readonly levels: Levels;
  readonly readiness: Readiness;
  /** Where the store is, to be backed up. */
  readonly place: Place;
  /** Where the built client is, whose looks the page has. */
  readonly clientFolder: string;
  readonly operatorToken: string | undefined;
  readonly security: SecurityLog;
}

/** Whose sessions are to end, by the name they sign in with; everybody's where nobody is named. */
const Ending = z.strictObject({ name: z.optional(z.string().check(z.maxLength(200))) });

/** What the page adds to the looks of the client. */
const LOOK = "/admin/look.css";

/** So many reports are looked through for those that nobody has decided about. */
const REPORTS = 1_000;

/**
 * A page for whoever runs the server: how many tables there are, how busy it is, what waits for a moderator, and a backup
 * to take away. Sums alone: no table and nobody is named. Browsers ask for the operator's token themselves.
 */
export function serveAdmin(
  app: FastifyInstance,
  { store, levels, readiness, place, clientFolder, operatorToken, security }: Administration,
): void {
  const look = readFileSync(new URL("./admin.css", import.meta.url), "utf8");
  const looks = [...clientLooks(clientFolder), LOOK];
  const mayNot = (request: FastifyRequest, reply: FastifyReply): FastifyReply | null => {
    reply.header("cache-control", "no-store");
    if (operatorToken === undefined) return reply.code(404).send({ reason: "notServed" });
    if (isTyped(request.headers.authorization, operatorToken)) return null;
    security.refused(request, "operatorOnly", null);
    return reply.code(401).header("www-authenticate", 'Basic realm="Paravent"').send({ reason: "operatorOnly" });
  };

  app.get("/admin", async (request, reply) => {
    const refused = mayNot(request, reply);
    if (refused) return refused;
    const language = /^fr\b/i.test(request.headers["accept-language"] ?? "") ? "fr" : "en";
    const [tables, reports, why] = await Promise.all([
      store.countByStatus(),
      store.company.reports(REPORTS),
      readiness.why(),
    ]);
    const figures = {
      tables,
      undecided: reports.filter(({ verdict }) => verdict === null).length,
      isReady: why === null,
      inMemory: levels.tables(),
      sockets: levels.sockets(),
      megabytes: Math.round(process.memoryUsage.rss() / 1e6),
      hours: process.uptime() / 3600,
    };
    return reply.type("text/html; charset=utf-8").send(adminPage(language, figures, looks));
  });

  // Sockets of sessions that are gone are cut within a beat of each process (ASVS 7.4.5).
  app.post("/admin/sessions/end", async (request, reply) => {
    const refused = mayNot(request, reply);
    if (refused) return refused;
    const asked = Ending.safeParse(request.body);
    if (!asked.success) return reply.code(400).send({ reason: "malformed" });
    const { name } = asked.data;
    const account = name === undefined ? null : await store.accounts.byLogin(loginOf(name));
    if (name !== undefined && account === null) return reply.code(404).send({ reason: "noAccount" });
    const player = account?.player ?? null;
    const ended = await store.accounts.endAll(player);
    security.noted(request, "endedByOperator", player, { sessions: ended });
    return { ended };
  });

  app.get(LOOK, (_, reply) => reply.type("text/css; charset=utf-8").send(look));

  app.get("/admin/backup", async (request, reply) => {
    const refused = mayNot(request, reply);
    if (refused) return refused;
    const folder = await mkdtemp(join(tmpdir(), "paravent-backup-"));
    const gone = () => rm(folder, { recursive: true, force: true });
    const file = join(folder, "paravent.backup.gz");
    try {
      await backUp(place, file);
    } catch (fault) {
      await gone();
      throw fault;
    }
    const name = `paravent-${new Date().toISOString().replaceAll(/[-:]|\..*/g, "")}.backup.gz`;
    reply.type("application/gzip").header("content-disposition", `attachment; filename="${name}"`);
    return reply.send(createReadStream(file).on("close", () => void gone()));
  });
}

/** The style sheets that every page of the client begins with; none where it has not been built. */
function clientLooks(folder: string): string[] {
  const page = join(folder, "index.html");
  if (!existsSync(page)) return [];
  return [...readFileSync(page, "utf8").matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(
    ([, href]) => href!,
  );
}
