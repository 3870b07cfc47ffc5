import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { Misuse } from "../lib/command-line.ts";
import { recorded } from "../replay/record.ts";
import type { Desk } from "./desk.ts";

const Deal = z.object({ id: z.string(), way: z.coerce.number().int().min(0), deal: z.coerce.number().int().min(0) });

/** Single games of a run: as files, and in the client's replay. */
export function replayRoutes(app: FastifyInstance, { shelf, viewer }: Pick<Desk, "shelf" | "viewer">): void {
  const gameOf = (params: unknown) => {
    const { id, way, deal } = Deal.parse(params);
    const run = shelf.run(id);
    if (run.games.of(way).length <= deal) throw new Misuse(`The run ${id} has no deal ${deal} of way ${way + 1}.`);
    return recorded(run.task(way, deal, 1), deal, {
      id: `${id}-${way + 1}-${deal}`,
      name: `${run.wish.title} · ${deal}`.slice(0, 60),
    });
  };
  app.get("/api/runs/:id/ways/:way/deals/:deal.json", ({ params }, reply) => {
    const game = gameOf(params);
    reply.header("content-disposition", `attachment; filename="${game.id}.game.json"`);
    return game;
  });
  app.post("/api/runs/:id/ways/:way/deals/:deal/watch", async ({ params }) => ({
    address: await viewer.show(gameOf(params)),
  }));
}
