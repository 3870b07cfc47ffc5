import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const NOT_BUILT = `<!doctype html>
<meta charset="utf-8">
<title>Paravent</title>
<p lang="en">The server runs, but the client has not been built yet: run <code>npm run build</code>, then start the server again.</p>
<p lang="fr">Le serveur fonctionne, mais le client n’est pas encore construit : lancez <code>npm run build</code>, puis relancez le serveur.</p>
`;

/** Serves the built client. Its screens have addresses of their own, so unknown paths get the client. */
export async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, "index.html"));
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      index: "index.html",
      cacheControl: false,
      // The build puts a brotli and a gzip copy beside every text; browsers get the best they accept.
      preCompressed: true,
      setHeaders(reply, path) {
        // Files under assets/ carry a hash in their name; everything else is asked for again.
        const fixed = path.startsWith(join(folder, "assets"));
        reply.header("cache-control", fixed ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0]!;
    const isPage = request.method === "GET" && !path.startsWith("/api/") && path !== "/ws" && !/\.\w+$/.test(path);
    if (!isPage) return reply.code(404).send({ reason: "notFound" });
    if (!built) return reply.code(503).type("text/html; charset=utf-8").send(NOT_BUILT);
    return reply.sendFile("index.html");
  });
}
