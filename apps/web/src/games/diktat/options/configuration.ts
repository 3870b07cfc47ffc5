import { BASE_GAME, type Configuration, configurationFault, countsFor } from "@paravent/diktat/options";
import type { Json, Refusal } from "@paravent/kernel";

/** One thing the players of Diktat can agree on, in the order it is offered. */
export type OptionName = "others" | "eternalNight" | "fiveManoeuvres" | "fiveCycles" | "leagues" | "conclaveStops";

export const OPTIONS: readonly OptionName[] = [
  "others",
  "eternalNight",
  "fiveManoeuvres",
  "fiveCycles",
  "leagues",
  "conclaveStops",
];

/** DK-COUNT-01 to -06, for those who look at a table before its pack is read. */
const COUNTS: Readonly<Record<number, Parameters<typeof countsFor>[0]>> = {
  2: { cycles: 5, manoeuvres: 5, visibleCards: 2, pileLimit: 2 },
  3: { cycles: 4, manoeuvres: 5, visibleCards: 2, pileLimit: 2 },
  4: { cycles: 4, manoeuvres: 4, visibleCards: 3, pileLimit: 2 },
  5: { cycles: 3, manoeuvres: 4, visibleCards: 3, pileLimit: 3 },
};

/** How long a game of so many is and how full a sector may be, with what was agreed. */
export const countsOf = (players: number, agreed: Configuration) => countsFor(COUNTS[players] ?? COUNTS[4]!, agreed);

/** What a set of options means to the game. */
export function configurationOf(chosen: readonly OptionName[]): Configuration {
  return {
    others: chosen.includes("others"),
    eternalNight: chosen.includes("eternalNight"),
    totalWar: [
      ...(chosen.includes("fiveManoeuvres") ? (["manoeuvres"] as const) : []),
      ...(chosen.includes("fiveCycles") ? (["cycles"] as const) : []),
    ],
    leagues: chosen.includes("leagues"),
    conclaveStops: chosen.includes("conclaveStops"),
  };
}

/** The same as it is sent: only what departs from the base game. */
export function wireOf(chosen: readonly OptionName[]): Json {
  const agreed = configurationOf(chosen);
  const departs = Object.entries(agreed).filter(([, value]) => value !== false && value.length !== 0);
  return Object.fromEntries(departs) as Json;
}

/** The other way round, from the options of a table on the wire. */
export function optionsOf(agreed: Configuration): OptionName[] {
  return OPTIONS.filter((name) => {
    if (name === "fiveManoeuvres") return agreed.totalWar.includes("manoeuvres");
    if (name === "fiveCycles") return agreed.totalWar.includes("cycles");
    return agreed[name];
  });
}

/** What the players of a table have agreed on; the base game where nothing is said of it. */
export function readConfiguration(options: Json | undefined): Configuration {
  return { ...BASE_GAME, ...(options as Partial<Configuration> | undefined) };
}

/** Why an option cannot be chosen beside those that are; null when it can. */
export function whyClosed(name: OptionName, chosen: readonly OptionName[], players: number): Refusal | null {
  return configurationFault(configurationOf([...chosen.filter((other) => other !== name), name]), players);
}

/** Of what was wished for, all that so many players can play together: wishes come back with the players they need. */
export function legalOf(wished: readonly OptionName[], players: number): OptionName[] {
  const chosen: OptionName[] = [];
  for (const name of OPTIONS) if (wished.includes(name) && whyClosed(name, chosen, players) === null) chosen.push(name);
  return chosen;
}

/** Options wished for, as the sheet of a new table keeps them. */
export const readWished = (wished: Json): OptionName[] =>
  Array.isArray(wished) ? OPTIONS.filter((name) => wished.includes(name)) : [];
