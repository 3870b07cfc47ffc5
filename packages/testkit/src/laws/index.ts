import { announcedChance } from "./announced-chance.ts";
import { conservation } from "./conservation.ts";
import { data } from "./data.ts";
import { determinism } from "./determinism.ts";
import { discretion } from "./discretion.ts";
import { ending } from "./ending.ts";
import { honesty } from "./honesty.ts";
import { imagination } from "./imagination.ts";
import type { GameLaw } from "./law.ts";
import { nonInterference } from "./noninterference.ts";
import { secretChance } from "./secret-chance.ts";
import { telling } from "./telling.ts";
import { undo } from "./undo.ts";

/** The laws of every game, by name. Coverage is no law of one game but of many: see `neverMet`. */
export const LAWS = {
  conservation,
  determinism,
  nonInterference,
  imagination,
  discretion,
  honesty,
  data,
  telling,
  undo,
  announcedChance,
  secretChance,
  ending,
} as const satisfies Record<string, GameLaw>;

export type LawName = keyof typeof LAWS;
export const LAW_NAMES = Object.keys(LAWS) as readonly LawName[];
