export { explain, explainOption } from "./explain.ts";
export { say } from "./say.ts";
