export { difference } from "./difference.ts";
export { type Draw, wereUsed, wordsFor } from "./draws.ts";
export { compareGolden, playthrough } from "./golden.ts";
export { LAW_NAMES, LAWS, type LawName } from "./laws/index.ts";
export type { Fault, GameLaw } from "./laws/law.ts";
export { perft } from "./perft.ts";
export { describeViolation, type RandomGames, type Report, randomGames, type Violation } from "./random-games.ts";
export { type Moment, type Run, recordRun } from "./run.ts";
export { Scenario, scenario } from "./scenario.ts";
