import type { FastifyInstance } from "fastify";
import { packsFor } from "../packs/tuned.ts";
import { type Report, reportOf } from "../runs/report.ts";
import type { Run } from "../runs/run.ts";
import { gamesAsCsv, reportAsCsv } from "../runs/table.ts";
import { Wish } from "../runs/wish.ts";
import type { Desk } from "./desk.ts";

type Named = { Params: { id: string } };

export function runRoutes(
  app: FastifyInstance,
  { shelf, packs, people }: Pick<Desk, "shelf" | "packs" | "people">,
): void {
  const reports = new Reports(people);
  app.get("/api/runs", () => shelf.all().map(({ progress }) => progress));
  app.post("/api/runs", ({ body }) => {
    const wish = Wish.parse(body);
    return shelf.make(wish, packsFor(wish, packs)).progress;
  });
  app.get<Named>("/api/runs/:id", ({ params }) => {
    const run = shelf.run(params.id);
    return { progress: run.progress, report: reports.of(run) };
  });
  app.post<Named>("/api/runs/:id/pause", async ({ params }) => {
    await shelf.pause(params.id);
    return shelf.run(params.id).progress;
  });
  app.post<Named>("/api/runs/:id/resume", ({ params }) => {
    shelf.resume(params.id);
    return shelf.run(params.id).progress;
  });
  app.delete<Named>("/api/runs/:id", async ({ params }) => {
    await shelf.drop(params.id);
    return {};
  });
  app.get<Named>("/api/runs/:id/report.json", ({ params }, reply) => {
    const run = shelf.run(params.id);
    reply.header("content-disposition", `attachment; filename="${run.id}.json"`);
    return { wish: run.wish, ...reports.of(run) };
  });
  app.get<Named>("/api/runs/:id/report.csv", ({ params }, reply) => {
    const run = shelf.run(params.id);
    reply.type("text/csv").header("content-disposition", `attachment; filename="${run.id}.csv"`);
    return reportAsCsv(reports.of(run));
  });
  app.get<Named>("/api/runs/:id/games.csv", ({ params }, reply) => {
    const { id, wish, games } = shelf.run(params.id);
    reply.type("text/csv").header("content-disposition", `attachment; filename="${id}-games.csv"`);
    return gamesAsCsv(wish.ways.map(({ name }, way) => ({ name, games: games.of(way) })));
  });
}

/** A report is made anew only when there are more games. */
class Reports {
  private readonly made = new WeakMap<Run, { readonly size: number; readonly report: Report }>();

  private readonly people: Desk["people"];

  constructor(people: Desk["people"]) {
    this.people = people;
  }

  of(run: Run): Report {
    const size = run.games.size;
    const known = this.made.get(run);
    if (known?.size === size) return known.report;
    const report = reportOf(run, this.people);
    this.made.set(run, { size, report });
    return report;
  }
}
