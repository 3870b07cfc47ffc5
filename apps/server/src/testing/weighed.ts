/** The real server, for a parent that wants to know how much memory it keeps: each message is answered with the bytes. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { readConfig } from "../config/config.ts";
import { loadGames } from "../games/games.ts";
import { main } from "../main.ts";
import { serve } from "../serve.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

process.on("message", () => {
  // Twice: what the first leaves behind is waiting for its finalisers.
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  process.send!(heapUsed + external);
});

// It ends with the parent that measures it.
process.on("disconnect", () => process.exit(0));

await main(async () => {
  const config = readConfig(process.env);
  // An attack does not need the built client: any page will do.
  const clientFolder = join(config.folder, "client");
  mkdirSync(clientFolder, { recursive: true });
  writeFileSync(join(clientFolder, "index.html"), "<!doctype html><title>Paravent</title>");
  return serve({ ...config, clientFolder }, await loadGames(config.games));
});
