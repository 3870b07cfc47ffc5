export { explain, explainOffer, explainOption, isChangedByOthers } from "./explain.ts";
export { say } from "./say.ts";
