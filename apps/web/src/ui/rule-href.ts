import { table } from "../store/table.ts";

/** Where a rule is to be read: of this game, or of the one at the table. */
export const ruleHref = (rule: string, game = table.value?.game ?? ""): string => `/rules/${game}/law#${rule}`;
