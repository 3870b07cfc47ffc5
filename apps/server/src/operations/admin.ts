import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { backUp, type Place } from "../backup/backup.ts";
import type { Store } from "../store/store.ts";
import { WORDS } from "./admin-words.ts";
import type { Levels } from "./meters.ts";
import { isTyped } from "./operator.ts";
import type { Readiness } from "./readiness.ts";

export interface Administration {
  readonly store: Store;
  readonly levels: Levels;
  readonly readiness: Readiness;
  /** Where the store is, to be backed up. */
  readonly place: Place;
  readonly operatorToken: string | undefined;
}

/** So many reports are looked through for those that nobody has decided about. */
const REPORTS = 1_000;

/**
 * A page for whoever runs the server: how many tables there are, how busy it is, what waits for a moderator, and a backup
 * to take away. Sums alone: no table and nobody is named. Browsers ask for the operator's token themselves.
 */
export function serveAdmin(
  app: FastifyInstance,
  { store, levels, readiness, place, operatorToken }: Administration,
): void {
  const mayNot = (request: FastifyRequest, reply: FastifyReply): FastifyReply | null => {
    reply.header("cache-control", "no-store");
    if (operatorToken === undefined) return reply.code(404).send({ reason: "notServed" });
    if (isTyped(request.headers.authorization, operatorToken)) return null;
    return reply.code(401).header("www-authenticate", 'Basic realm="Paravent"').send({ reason: "operatorOnly" });
  };

  app.get("/admin", async (request, reply) => {
    const refused = mayNot(request, reply);
    if (refused) return refused;
    const words = WORDS[/^fr\b/i.test(request.headers["accept-language"] ?? "") ? "fr" : "en"];
    const [tables, reports, why] = await Promise.all([
      store.countByStatus(),
      store.company.reports(REPORTS),
      readiness.why(),
    ]);
    const part = (name: string, figures: readonly (readonly [string, number | string])[]): string =>
      `<h2>${name}</h2><dl>${figures.map(([what, n]) => `<dt>${what}</dt><dd>${n}</dd>`).join("")}</dl>`;
    reply.type("text/html; charset=utf-8");
    return [
      `<!doctype html><html lang="${words === WORDS.fr ? "fr" : "en"}"><head><meta charset="utf-8">`,
      `<meta name="viewport" content="width=device-width"><title>Paravent · ${words.title}</title></head><body><main>`,
      `<h1>${words.title}</h1>`,
      part(words.tables, [
        [words.open, tables.open],
        [words.running, tables.running],
        [words.over, tables.over],
      ]),
      part(words.load, [
        [words.ready, why === null ? words.yes : words.no],
        [words.memory, levels.tables()],
        [words.sockets, levels.sockets()],
        [words.heap, Math.round(process.memoryUsage.rss() / 1e6)],
        [words.hours, (process.uptime() / 3600).toFixed(1)],
      ]),
      part(words.reports, [[words.undecided, reports.filter(({ verdict }) => verdict === null).length]]),
      `<h2>${words.backups}</h2><p><a href="/admin/backup">${words.download}</a></p><p>${words.safe}</p>`,
      "</main></body></html>",
    ].join("");
  });

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
