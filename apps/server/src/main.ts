import { setTimeout } from "node:timers/promises";
import { BadConfiguration, readConfig } from "./config/config.ts";
import { loadGames } from "./games/games.ts";
import { lessonsApart } from "./lessons/apart.ts";
import { PortUnavailable, type RunningServer, serve } from "./serve.ts";
import { StoreUnavailable } from "./store/store.ts";

/** An end is promised within five seconds, whatever it waits for: what is not done by then, nobody was told is done. */
const LONGEST_END_MS = 4_500;

/** Runs the server until it is told to end. Errors that the person starting it can fix are said in one sentence. */
export async function main(start: () => Promise<RunningServer>): Promise<void> {
  let server: RunningServer;
  try {
    server = await start();
  } catch (fault) {
    const expected =
      fault instanceof BadConfiguration || fault instanceof StoreUnavailable || fault instanceof PortUnavailable;
    console.error(expected ? fault.message : fault);
    process.exitCode = 1;
    return;
  }
  let ending = false;
  const end = async (): Promise<void> => {
    // Ctrl-C arrives twice when a script has started this process.
    if (ending) return;
    ending = true;
    await Promise.race([server.close(), setTimeout(LONGEST_END_MS)]);
    process.exit(0);
  };
  // What is damaged is left as it is: nothing more is written to it.
  server.sound.catch(async (fault: Error) => {
    console.error(fault.message);
    await server.close();
    process.exit(1);
  });
  process.on("SIGTERM", () => void end());
  process.on("SIGINT", () => void end());
  // Whoever reads this may tell it to end at once.
  console.log(`Paravent is open at ${server.address}`);
}

/** The server as the environment describes it. */
async function serveEnvironment(): Promise<RunningServer> {
  const config = readConfig(process.env);
  // The processors are for the start first: lessons are wanted by nobody before the doors are open.
  const open = Promise.withResolvers<void>();
  const lessons = config.lessons ? open.promise.then(() => lessonsApart(config.games)) : undefined;
  const server = await serve(config, await loadGames(config.games), lessons);
  open.resolve();
  // A server that goes on has no lesson that its rules cannot play.
  lessons?.catch(async (fault: unknown) => {
    console.error(fault instanceof BadConfiguration ? fault.message : fault);
    await server.close();
    process.exit(1);
  });
  return server;
}

if (import.meta.main) await main(serveEnvironment);
