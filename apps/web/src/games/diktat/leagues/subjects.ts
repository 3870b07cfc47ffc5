import type { Question } from "@paravent/kernel";

export const LEAGUE_CHOICE = "diktat/leagueChoice";
export const LEAGUE_FIST = "diktat/leagueFist";
export const LEAGUE_DECLARE = "diktat/leagueDeclare";
export const EXCLUSION_SHARE = "diktat/exclusionShare";
export const EXCLUSION_ANSWER = "diktat/exclusionAnswer";
export const REWARD_SPLIT = "diktat/rewardSplit";
export const CONCLAVE_CLOSE = "diktat/conclaveClose";

export const isFist = (question: Question | null): question is Question =>
  question?.subject === LEAGUE_FIST && question.ask.shape === "amount";
