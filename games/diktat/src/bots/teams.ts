import { type Agent, SECTORS, type SectorId } from "../names/names.ts";
import { gainAt, isFull, outlook, outlookAt } from "./forecast.ts";
import { addOpening } from "./in-order.ts";
import { lostOnArrival } from "./menace.ts";
import { manoeuvresOfOthers, type Opening, type Outlook, type Position, type Team } from "./position.ts";
import { breach } from "./vows.ts";

/** Teams worth sending: any number of Emissaries, each with its fair share of the cover that is left. */
export function teams(position: Position): readonly Team[] {
  position.teams ??= teamsOf(position);
  return position.teams;
}

function teamsOf({ own, player }: Position): Team[] {
  const { citizen, guard, emissary } = own.agents;
  const found: Team[] = [];
  for (let e = 0; e <= emissary; e++) {
    // A team sent by an effect may come when no Manoeuvre pawn is left.
    const later = Math.max(0, Math.min(player.manoeuvrePawns - 1, emissary - e));
    const share = (n: number): number => Math.ceil(n / (later + 1));
    const team = { citizen: share(citizen), guard: share(guard), emissary: e };
    if (sizeOf(team) > 0) found.push(team);
  }
  return found;
}

const sizeOf = ({ citizen, guard, emissary }: Team): number => citizen + guard + emissary;

/** What a team adds to this player's prospects: here, and with the Emissaries kept for elsewhere. */
export const teamWorth = (position: Position, sector: SectorId, team: Team): number =>
  worthThere(position, outlook(position, sector), team);

function worthThere(position: Position, there: Outlook, team: Team): number {
  const { sector, mine, piles } = there;
  const { pileLimit } = position.view;
  const closed = piles + 1 >= pileLimit;
  const full = gainAt(there, mine + team.emissary, closed);
  const onePawnLess = gainAt(there, mine + team.emissary - 1, closed);
  const lost = position.view.others === null ? 0 : lostOnArrival(position, sector, team);
  const attacked = lost === 0 ? 0 : (full - gainAt(there, mine, closed)) * lost;
  const loss = (team.emissary === 0 ? 0 : (full - onePawnLess) * dangerTo(position, team)) + attacked;
  const kept = position.own.agents.emissary - team.emissary;
  return full - loss - gainAt(there, mine, piles >= pileLimit) + keptWorth(position, sector, kept);
}

/** The chance that an Assassination finds an Emissary of this team: cover draws the knives. */
function dangerTo(position: Position, team: Team): number {
  const knives = manoeuvresOfOthers(position) * position.guess.knives;
  const piles = position.view.piles.length + 2;
  return Math.min(0.8, (knives / piles) * (team.emissary / sizeOf(team)) * position.guess.exposed);
}

/** What Emissaries still behind the screen can bring, one sector and one Manoeuvre each. */
function keptWorth(position: Position, except: SectorId | null, kept: number): number {
  const sends = Math.min(kept, position.player.manoeuvrePawns - 1);
  if (sends <= 0) return 0;
  let worth = 0;
  let left = sends;
  for (const { sector, gain } of openingsIn(position)) {
    if (sector === except) continue;
    // Others will not leave it all to us.
    worth += position.guess.kept * gain;
    if (--left === 0) break;
  }
  return worth;
}

function openingsIn(position: Position): readonly Opening[] {
  position.openings ??= openingsOf(position);
  return position.openings;
}

function openingsOf(position: Position): Opening[] {
  const found: Opening[] = [];
  const { pileLimit } = position.view;
  for (let at = 0; at < SECTORS.length; at++) {
    const there = outlookAt(position, at);
    const sector = SECTORS[at]!;
    if (there.piles < pileLimit) addOpening(found, { sector, gain: oneMoreAt(there, false) });
  }
  return found;
}

/** What one Emissary more would add in a sector. */
export const oneMore = (position: Position, sector: SectorId): number =>
  oneMoreAt(outlook(position, sector), isFull(position, sector));

const oneMoreAt = (there: Outlook, closed: boolean): number =>
  gainAt(there, there.mine + 1, closed) - gainAt(there, there.mine, closed);

/** The best that can be sent to a sector. */
export const bestTeam = (position: Position, sector: SectorId): number =>
  bestThere(position, outlook(position, sector));

function bestThere(position: Position, there: Outlook): number {
  there.best ??= bestOf(position, there);
  return there.best;
}

function bestOf(position: Position, there: Outlook): number {
  const sworn = breach(position, "notSend", ({ sector }) => sector === there.sector);
  let best = Number.NEGATIVE_INFINITY;
  for (const team of teams(position)) best = Math.max(best, worthThere(position, there, team));
  return best - sworn;
}

/** The best that can be sent anywhere now, beyond what sending it one Manoeuvre later would bring. */
export function sendWorth(position: Position): number {
  position.sends ??= bestSend(position);
  return position.sends;
}

function bestSend(position: Position): number {
  let best = Number.NEGATIVE_INFINITY;
  const { pileLimit } = position.view;
  for (let at = 0; at < SECTORS.length; at++) {
    const there = outlookAt(position, at);
    if (there.piles < pileLimit) best = Math.max(best, bestThere(position, there));
  }
  return best - keptWorth(position, null, position.own.agents.emissary) + position.guess.send;
}

/** By the team: reserves are small, so there are few. Answers are read and never changed, so all can share them. */
const arranged = new Map<number, Agent[][]>();
const MOST_ARRANGED = 2000;

/** Arrangements of a team that differ in where the Emissaries lie; one is as good as another, so a bot draws. */
export function arrangements(team: Team): readonly Agent[][] {
  const name = nameOf(team);
  const known = arranged.get(name);
  if (known) return known;
  const found = arrange(team);
  if (arranged.size < MOST_ARRANGED) arranged.set(name, found);
  return found;
}

/** A number for each team, whatever its arrangement. */
export const nameOf = ({ citizen, guard, emissary }: Team): number => (emissary << 20) + (guard << 10) + citizen;

function arrange(team: Team): Agent[][] {
  const cover: Agent[] = [];
  for (let n = 0; n < Math.max(team.citizen, team.guard); n++) {
    if (n < team.guard) cover.push("guard");
    if (n < team.citizen) cover.push("citizen");
  }
  const emissaries = new Array<Agent>(team.emissary).fill("emissary");
  return Array.from({ length: cover.length + 1 }, (_, at) => [
    ...cover.slice(0, at),
    ...emissaries,
    ...cover.slice(at),
  ]);
}
