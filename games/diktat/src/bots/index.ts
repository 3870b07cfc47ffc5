import type { Evaluator, Heuristic } from "@paravent/bots";
import type { BranchAnswer, Json, Question, Ref, Seat } from "@paravent/kernel";
import type { Affinity, Agent, Manoeuvre, SectorId } from "../names/names.ts";
import { readRef } from "../names/read-ref.ts";
import { cabalRef, nameIn, numberIn } from "../rules/write.ts";
import { picked } from "./answers.ts";
import { bodyWorth, cabalCardWorth, givenUp, offerWorth, optionWorth, powersHeld, useWorth } from "./effects.ts";
import { expectedGain } from "./forecast.ts";
import { GUESSES, type Guesses } from "./guesses.ts";
import { killWorth, lookWorth, spyWorth, victimWorth } from "./knives.ts";
import { LEAGUE_JUDGES } from "./leagues.ts";
import { actingWorth, othersMoveWorth } from "./menace.ts";
import { pawnLoss, pawnMoveWorth, pileMoveWorth } from "./moves.ts";
import { answerOthers, dealWithOthers } from "./offers.ts";
import { cyclesToCome, type Position, readPosition, type Team } from "./position.ts";
import { bidWorth, laidWorth, trophyWorth } from "./prizes.ts";
import { arrangements, bestTeam, nameOf, sendWorth, teams, teamWorth } from "./teams.ts";
import { tokensWorth } from "./tokens.ts";
import { breach } from "./vows.ts";
import { affinitiesWorth, cardWorth, markerWorth } from "./worth.ts";

type Judge = (position: Position, question: Question) => (answer: Json) => number;

/** How a greedy player judges each question of Diktat. A subject without a line is answered by chance. */
const JUDGES: Readonly<Record<string, Judge>> = {
  ...LEAGUE_JUDGES,
  "diktat/nameFirstPlayer": (position) => (answer) => firstWorth(position, numberIn(picked(answer))),
  "diktat/nameFirstAndDirection": (position) => (answer) => {
    const named = readRef(picked(answer));
    return named.kind === "first" ? firstWorth(position, named.seat) : 0;
  },
  "diktat/chooseManoeuvre": (position) => (answer) => MANOEUVRE_WORTH[picked(answer) as Manoeuvre](position),
  "diktat/chooseSector": (position) => (answer) => bestTeam(position, picked(answer) as SectorId),
  "diktat/composePile": pileWorth,
  "diktat/chooseSpyTarget": (position) => (answer) => lookWorth(position, picked(answer)),
  "diktat/chooseVictim": (position) => (answer) => victimWorth(position, picked(answer)),
  "diktat/extendDiscard": (position) => (answer) => discardWorth(position, picked(answer)),
  "diktat/nameSector": (position) => (answer) => expectedGain(position, picked(answer) as SectorId),
  "diktat/powerBid": (position) => (answer) => bidWorth(position, answer as number),
  "diktat/chooseTrophy": (position) => (answer) => trophyWorth(position, answer as BranchAnswer),
  "diktat/finalAffinities": () => (answer) => (answer as Ref[]).length,
  "diktat/chooseSpecial": (position) => (answer) => useWorth(position, picked(answer)),
  "diktat/chooseCabalCard": (position) => (answer) => cabalCardWorth(position, picked(answer)),
  "diktat/keepCard": (position) => (answer) => cardWorth(position, nameIn(picked(answer))),
  "diktat/placeToken": (position) => (answer) => tokensWorth(position, answer),
  "diktat/effectChoice": (position) => (answer) => useWorth(position, picked(answer)),
  "diktat/incomeChoice": (position) => (answer) => useWorth(position, picked(answer)),
  "diktat/optionChoice": (position, question) => (answer) => optionWorth(position, question, picked(answer)),
  "diktat/offerAnswer": (position, question) => (answer) => offerWorth(position, question, picked(answer)),
  "diktat/costChoice": () => givenUp,
  "diktat/affinityLoss": () => givenUp,
  "diktat/affinityTypes": (position) => (answer) => affinitiesWorth(position, answer as Affinity[]),
  "diktat/chooseTrackCard": (position) => (answer) => trophyWorth(position, answer as BranchAnswer),
  "diktat/chooseMarker": (position) => (answer) => markerWorth(position, picked(answer) as SectorId),
  "diktat/placeMarker": (position, { about }) => {
    const worth = markerWorth(position, about.sector as SectorId);
    return (answer) => laidWorth(position, worth, picked(answer));
  },
  "diktat/returnMarker": (position) => (answer) => -markerWorth(position, nameIn(picked(answer)) as SectorId, 0),
  "diktat/movePile": (position) => (answer) => pileMoveWorth(position, answer as BranchAnswer),
  "diktat/movePawn": (position) => (answer) => pawnMoveWorth(position, answer as BranchAnswer),
  "diktat/removePawn": (position) => (answer) => pawnLoss(position, picked(answer)),
  "diktat/othersVictim": (position) => (answer) => actingWorth(position, picked(answer)),
  "diktat/moveOthers": (position) => (answer) => othersMoveWorth(position, answer as BranchAnswer),
  // A toll is paid when it is cheap against what a team is worth.
  "diktat/tollChoice": () => (answer) => (picked(answer) === "withdraw" ? 0 : 0.1),
  // Bots cannot judge promises made in words: they admit nothing and condemn nobody.
  "diktat/oathAnswer": () => (answer) => (picked(answer) === "contest" ? 1 : 0),
  "diktat/oathVerdict": () => (answer) => (picked(answer) === "kept" ? 1 : 0),
  "kernel/reaction": (position) => (answer) => useWorth(position, (answer as BranchAnswer).branch),
};

/** What a pile is made of counts, not how it is arranged; many arrangements are held against each other. */
function pileWorth(position: Position, question: Question): (answer: Json) => number {
  const sector = sectorOf(position, question);
  const known = new Map<number, number>();
  return (answer) => {
    const team = counted(answer as Agent[]);
    const made = nameOf(team);
    let worth = known.get(made);
    if (worth === undefined) {
      worth = teamWorth(position, sector, team);
      known.set(made, worth);
    }
    return worth;
  };
}

/** The sector a pile is composed for: an effect may place one outside the player's own turn. */
function sectorOf({ view }: Position, { about }: Question): SectorId {
  if (typeof about.sector === "string") return about.sector as SectorId;
  return view.piles.find(({ id }) => id === about.pile)?.sector ?? view.turn!.sector!;
}

/** A greedy player with these guesses. It deals with others by the plain ones. */
export function guessing(guess: Guesses): Heuristic {
  const evaluate: Evaluator = (view, question) => {
    const judge = JUDGES[question.subject];
    return judge ? judge(readPosition(view, guess), question) : () => 0;
  };
  return {
    evaluate,
    propose(view, question) {
      const { subject, ask } = question;
      if (subject === "diktat/composePile" && ask.shape === "compose")
        return pilesOf(teams(readPosition(view, guess)), ask.max);
      if (subject === "diktat/finalAffinities" && ask.shape === "pick") return [[...ask.from]];
      return null;
    },
    act: dealWithOthers,
    answer: answerOthers,
  };
}

export const diktatHeuristic: Heuristic = guessing(GUESSES);

function pilesOf(sent: readonly Team[], most: number): Agent[][] {
  const piles: Agent[][] = [];
  for (const team of sent)
    for (const pile of arrangements(team)) piles.push(pile.length <= most ? pile : shortened(pile, most));
  return piles;
}

/** An effect may place or add fewer pawns than one would like: then what matters comes first, and cover after it. */
function shortened(pile: readonly Agent[], most: number): Agent[] {
  const emissaries = pile.filter((kind) => kind === "emissary").slice(0, most);
  const cover = pile.filter((kind) => kind !== "emissary").slice(0, most - emissaries.length);
  return [...cover, ...emissaries];
}

/** Going first is a little better than not. */
function firstWorth(position: Position, seat: Seat): number {
  return (seat === position.me ? 0.1 : 0) - breach(position, "nameFirst", ({ player }) => player !== seat);
}

/** What each Manoeuvre is worth in this position. */
const MANOEUVRE_WORTH: Readonly<Record<Manoeuvre, (position: Position) => number>> = {
  sendTeam: sendWorth,
  spy: spyWorth,
  assassinate: killWorth,
  extendInfluence: ({ guess }) => guess.extend * guess.prices.pp,
  developCabal: developWorth,
  specialManoeuvre: specialWorth,
};

/** A Cabal card works for the rest of the game and its slot may score; the price is paid at once. */
function developWorth(position: Position): number {
  const { player, pack, guess } = position;
  const cost = player.nextCabalCost ?? 0;
  const vp = player.cabal === null ? 0 : (pack.cabals.get(player.cabal)!.board.cabalVp[player.cabalRow.length] ?? 0);
  const lasting = guess.develop + guess.developCycle * cyclesToCome(position);
  return (lasting - cost) * guess.prices.pp + guess.developVp * vp + guess.cardPower * bestCabalCard(position);
}

/** The best of the Cabal cards that are still in hand. */
function bestCabalCard(position: Position): number {
  const { player, pack } = position;
  if (player.cabal === null) return 0;
  let best = 0;
  for (const { id } of pack.cabals.get(player.cabal)!.cards)
    if (!player.cabalRow.some(({ card }) => card === id)) best = Math.max(best, cabalCardWorth(position, cabalRef(id)));
  return best;
}

/** The best Special Manoeuvre of one's own; somebody else's (Union) is worth about as much as extending influence. */
function specialWorth(position: Position): number {
  const { view, player, guess } = position;
  let best = guess.special * guess.prices.pp;
  for (const { effects } of powersHeld(view, player))
    for (const effect of effects) if (effect.trigger === "manoeuvre") best = Math.max(best, bodyWorth(effect, guess));
  return best;
}

/** A PP for something that will not be missed. Agents and tokens are gone at the End of Cycle anyway (DK-EOC-02). */
function discardWorth({ own, player, guess }: Position, what: Ref): number {
  const { pp } = guess.prices;
  if (what === "nothing") return 0;
  const later = player.manoeuvrePawns - 1;
  if (later <= 0) return pp;
  if (what === "emissary") return pp - (own.agents.emissary > later ? 0.05 : 1);
  if (what === "assassinToken") return pp - 0.2;
  return pp - 0.02;
}

function counted(pile: readonly Agent[]): Team {
  const team = { citizen: 0, guard: 0, emissary: 0 };
  for (const kind of pile) team[kind]++;
  return team;
}
