import type { ComponentType } from "preact";
import { Administrator, Attack, Cycle, Development, EndOfCycle, FinalCount, GoalTrack, Trade } from "./counts.tsx";
import { Agents, Assassinate, Chain, ExtendInfluence, GapCloses, LeavingAPlace, SendATeam } from "./piles.tsx";
import { Conquest, Exclusion, MarkerLevels, OthersTake, PowerStruggle } from "./takes.tsx";

/** Drawn examples by the name of their figure. */
export const FIGURES: Readonly<Record<string, ComponentType>> = {
  administrator: Administrator,
  agents: Agents,
  assassinate: Assassinate,
  attack: Attack,
  chain: Chain,
  conquest: Conquest,
  cycle: Cycle,
  development: Development,
  "end-of-cycle": EndOfCycle,
  exclusion: Exclusion,
  "extend-influence": ExtendInfluence,
  "final-count": FinalCount,
  "gap-closes": GapCloses,
  "goal-track": GoalTrack,
  "leaving-a-place": LeavingAPlace,
  "marker-levels": MarkerLevels,
  "others-take": OthersTake,
  "power-struggle": PowerStruggle,
  "send-a-team": SendATeam,
  trade: Trade,
};
