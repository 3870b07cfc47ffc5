import fastifyStatic from "@fastify/static";
import { PackFault } from "@paravent/content";
import Fastify, { type FastifyInstance } from "fastify";
import { ZodError } from "zod";
import { Misuse } from "../lib/command-line.ts";
import type { Desk } from "./desk.ts";
import { gameRoutes } from "./games.ts";
import { packRoutes } from "./packs.ts";
import { replayRoutes } from "./replays.ts";
import { runRoutes } from "./runs.ts";

/** This machine alone, by either of its names: a page of somebody else that names it otherwise gets nothing. */
const HERE = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

/** The lab for browsers on this machine. There are no accounts: whoever sits here may do everything. */
export async function makeApp(desk: Desk): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: 4_000_000 });
  app.addHook("onRequest", async ({ headers, method }, reply) => {
    const { host = "", origin } = headers;
    const isOwn = origin === undefined || origin === `http://${host}`;
    if (!HERE.test(host) || (method !== "GET" && !isOwn)) return reply.code(403).send({ says: "Not from here." });
  });
  app.setErrorHandler((fault, _, reply) => {
    if (fault instanceof PackFault) return reply.code(422).send({ says: fault.message, faults: fault.faults });
    if (fault instanceof Misuse) return reply.code(400).send({ says: fault.message });
    if (fault instanceof ZodError)
      return reply
        .code(400)
        .send({ says: fault.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ") });
    console.error(fault);
    return reply.code(500).send({ says: fault instanceof Error ? fault.message : String(fault) });
  });
  gameRoutes(app, desk);
  packRoutes(app, desk);
  runRoutes(app, desk);
  replayRoutes(app, desk);
  await app.register(fastifyStatic, { root: desk.pages });
  // Every other address is a page, and the script there knows which; but no file, and nothing to ask for.
  app.setNotFoundHandler(({ url }, reply) =>
    /^\/(api|assets)\//.test(url)
      ? reply.code(404).send({ says: "There is nothing here." })
      : reply.sendFile("index.html"),
  );
  return app;
}
