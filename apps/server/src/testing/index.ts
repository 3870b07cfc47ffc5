export { openStore } from "../store/open.ts";
export { Browser, Line } from "./browser.ts";
export { type OwnPostgres, ownPostgres } from "./own-postgres.ts";
export { ServerProcess } from "./process.ts";
export { temporaryFolder } from "./rig.ts";
