import type { Evaluator, Heuristic } from "@paravent/bots";
import type { BranchAnswer, Json, Ref } from "@paravent/kernel";
import type { Agent, Manoeuvre, SectorId } from "../model/names.ts";
import { numberIn, picked } from "../rules/write.ts";
import { expectedGain } from "./forecast.ts";
import { killWorth, lookWorth, spyWorth, victimWorth } from "./knives.ts";
import { type Position, readPosition } from "./position.ts";
import { bidWorth, trophyWorth } from "./prizes.ts";
import { arrangements, bestTeam, sendWorth, type Team, teams, teamWorth } from "./teams.ts";
import { PP } from "./worth.ts";

/** How a greedy player judges each question of Diktat. A subject without a line is answered by chance. */
const JUDGES: Readonly<Record<string, (position: Position) => (answer: Json) => number>> = {
  "diktat/nameFirstPlayer": (position) => (answer) => (numberIn(picked(answer)) === position.me ? 1 : 0),
  "diktat/chooseManoeuvre": (position) => (answer) => manoeuvreWorth(position, picked(answer) as Manoeuvre),
  "diktat/chooseSector": (position) => (answer) => bestTeam(position, picked(answer) as SectorId),
  "diktat/composePile": (position) => (answer) =>
    teamWorth(position, position.view.turn!.sector!, counted(answer as Agent[])),
  "diktat/chooseSpyTarget": (position) => (answer) => lookWorth(position, picked(answer)),
  "diktat/chooseVictim": (position) => (answer) => victimWorth(position, picked(answer)),
  "diktat/extendDiscard": (position) => (answer) => discardWorth(position, picked(answer)),
  "diktat/nameSector": (position) => (answer) => expectedGain(position, picked(answer) as SectorId),
  "diktat/powerBid": (position) => (answer) => bidWorth(position, answer as number),
  "diktat/chooseTrophy": (position) => (answer) => trophyWorth(position, answer as unknown as BranchAnswer),
  "diktat/finalAffinities": () => (answer) => (answer as Ref[]).length,
};

const evaluate: Evaluator = (view, question) => {
  const judge = JUDGES[question.subject];
  return judge ? judge(readPosition(view)) : () => 0;
};

export const diktatHeuristic: Heuristic = {
  evaluate,
  propose(view, question) {
    const { subject, ask } = question;
    if (subject === "diktat/composePile") return teams(readPosition(view)).flatMap(arrangements);
    if (subject === "diktat/finalAffinities" && ask.shape === "pick") return [[...ask.from]];
    return null;
  },
};

function manoeuvreWorth(position: Position, manoeuvre: Manoeuvre): number {
  switch (manoeuvre) {
    case "sendTeam":
      return sendWorth(position);
    case "spy":
      return spyWorth(position);
    case "assassinate":
      return killWorth(position);
    case "extendInfluence":
      return 2 * PP;
    case "developCabal":
      return developWorth(position);
    case "specialManoeuvre":
      return 2.5 * PP;
  }
}

/** A Cabal card works for the rest of the game and its slot may score; the price is paid at once. */
function developWorth({ view, player }: Position): number {
  const cost = player.nextCabalCost ?? 0;
  const cyclesLeft = view.cycles - view.cycle;
  return (6 + 2 * cyclesLeft - cost) * PP;
}

/** A PP for something that will not be missed. Agents and tokens are gone at the End of Cycle anyway (DK-EOC-02). */
function discardWorth({ own, player }: Position, what: Ref): number {
  if (what === "nothing") return 0;
  const later = player.manoeuvrePawns - 1;
  if (later <= 0) return PP;
  if (what === "emissary") return PP - (own.agents.emissary > later ? 0.05 : 1);
  if (what === "assassinToken") return PP - 0.2;
  return PP - 0.02;
}

function counted(pile: readonly Agent[]): Team {
  const team = { citizen: 0, guard: 0, emissary: 0 };
  for (const kind of pile) team[kind]++;
  return team;
}
