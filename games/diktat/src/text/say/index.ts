export { explain } from "./explain.ts";
export { say } from "./say.ts";
