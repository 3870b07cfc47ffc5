/** Reads a whole database, beside those who use it, and says whether it is undamaged. */
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { isWhole } from "./sqlite-check.ts";

const db = new DatabaseSync(workerData as string, { readOnly: true });
parentPort!.postMessage(isWhole(db));
db.close();
