export { explain, explainOption, isChangedByOthers } from "./explain.ts";
export { say } from "./say.ts";
