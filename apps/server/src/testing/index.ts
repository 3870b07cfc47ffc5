export { openStore } from "../store/open.ts";
export { Browser, Line } from "./browser.ts";
export { ServerProcess } from "./process.ts";
export { temporaryFolder } from "./rig.ts";
export { thePostgres } from "./the-postgres.ts";
