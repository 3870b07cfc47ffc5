/** npm run backup and npm run restore: everything a server keeps, in one file. */

import { parseArgs } from "node:util";
import { BadConfiguration, readConfig } from "../config/config.ts";
import { StoreUnavailable } from "../store/store.ts";
import { backUp, restore } from "./backup.ts";
import { BadBackup } from "./format.ts";

const HELP = {
  backup: `npm run backup -- [--to FILE]

Writes everything the server keeps to one file, while the server goes on. It reads the database that the
server's own settings name: DATABASE_URL, or else the folder PARAVENT_DATA (./data).
Keep the file as safe as the database: hidden hands and the key of all sessions are in it.`,
  restore: `npm run restore -- --from FILE

Fills an empty database with a backup: the one named by DATABASE_URL, or else the folder PARAVENT_DATA (./data).
A backup of SQLite can be restored into PostgreSQL and the other way round. Start the server afterwards.`,
};

async function run(task: string | undefined): Promise<void> {
  if (task !== "backup" && task !== "restore") throw new BadBackup("Say npm run backup or npm run restore.");
  const { values } = read(task);
  if (values.help) return console.log(HELP[task]);
  const config = readConfig(process.env);
  if (task === "backup") {
    const file = values.to ?? `paravent-${new Date().toISOString().replaceAll(/[-:]|\..*/g, "")}.backup.gz`;
    const rows = await backUp(config, file);
    return console.log(`Backed up ${rows} rows to ${file}`);
  }
  if (values.from === undefined) throw new BadBackup("Name the backup: npm run restore -- --from FILE");
  await restore(config, values.from);
  console.log(`Restored ${values.from}; the server can be started.`);
}

function read(task: "backup" | "restore") {
  try {
    return parseArgs({
      args: process.argv.slice(3),
      options: { help: { type: "boolean" }, to: { type: "string" }, from: { type: "string" } },
    });
  } catch (fault) {
    throw new BadBackup(`${(fault as Error).message.split(". ")[0]}; npm run ${task} -- --help says more.`);
  }
}

try {
  await run(process.argv[2]);
} catch (fault) {
  const expected = fault instanceof BadBackup || fault instanceof BadConfiguration || fault instanceof StoreUnavailable;
  console.error(expected ? fault.message : fault);
  process.exitCode = 1;
}
