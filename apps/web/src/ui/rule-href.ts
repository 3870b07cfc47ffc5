import { table } from "../store/table.ts";

/** Where a rule of the game at the table is to be read. */
export const ruleHref = (rule: string): string => `/rules/${table.value?.game ?? ""}/law#${rule}`;
