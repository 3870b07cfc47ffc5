/** npm run lab: the lab in the browser, on this machine alone. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { makeApp } from "./http/app.ts";
import { commandLine, wholeNumber } from "./lib/command-line.ts";
import { QUEUE } from "./lib/flags.ts";
import { PackFolder } from "./packs/pack-folder.ts";
import { People } from "./people/people.ts";
import { companyFor } from "./queue/players.ts";
import { Viewer } from "./replay/viewer.ts";
import { Shelf } from "./runs/shelf.ts";

commandLine(
  { name: "lab", description: "Simulations, reports and content packs in the browser, on this machine alone." },
  {
    port: { type: "string", default: "8090", description: "where to listen; 0 takes any free port" },
    data: { type: "string", default: "./data/lab", description: "the folder of runs and their games" },
    packs: { type: "string", default: "./packs", description: "the folder of packs of one's own" },
    queue: QUEUE,
    people: {
      type: "string",
      default: "",
      description: "finished games of people to hold reports against: a database, a server's data or exported games",
    },
    open: { type: "boolean", default: true, description: "opens a browser; --no-open does not" },
  },
  async (args) => {
    const port = wholeNumber("port", args.port, 0, 65_535);
    const shelf = new Shelf(args.data, await companyFor(args.queue));
    const pages = fileURLToPath(new URL("../dist", import.meta.url));
    const viewer = new Viewer();
    const people = args.people === "" ? null : await People.read(args.people);
    const app = await makeApp({ shelf, people, packs: new PackFolder(args.packs), viewer, pages });
    const address = await app.listen({ port, host: "127.0.0.1" });
    console.log(`The lab is open at ${address}`);
    if (args.open) show(address);
    await new Promise<void>((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => resolve());
    });
    await app.close();
    await viewer.close();
    await shelf.close();
    return 0;
  },
);

/** In the browser of whoever sits here; where there is none, the address has been said. */
function show(address: string): void {
  const [command, ...before] =
    process.platform === "darwin" ? ["open"] : process.platform === "win32" ? ["cmd", "/c", "start"] : ["xdg-open"];
  spawn(command!, [...before, address], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}
