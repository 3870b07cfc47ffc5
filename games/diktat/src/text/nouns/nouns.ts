import type { CabalToken } from "../../content/effects.ts";
import type { Affinity, Agent, Manoeuvre, Phase } from "../../names/names.ts";

/** The nouns of one language. */
export interface Nouns {
  readonly cabalTokens: Readonly<Record<CabalToken, string>>;
  readonly agents: Readonly<Record<Agent, readonly [one: string, many: string]>>;
  /** The same kinds among the Others (DK-OTH-PILE-01). */
  readonly othersAgents: Readonly<Record<Agent, readonly [one: string, many: string]>>;
  readonly theOthers: string;
  readonly manoeuvres: Readonly<Record<Manoeuvre, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly affinities: Readonly<Record<Affinity | "any", string>>;
  /** A sector’s name as it stands in a sentence: with its article where the language wants one and the name alone is none. */
  readonly placed: (name: string) => string;
  readonly tokens: Readonly<Record<"spyToken" | "assassinToken", readonly [one: string, many: string]>>;
}
