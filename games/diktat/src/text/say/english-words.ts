import { english } from "@paravent/content/plural";
import type { Amount, Effect, EffectResource, PileFilter, SectorFilter, Who } from "../../content/effects.ts";
import { isSaidByTrigger } from "./limits.ts";

export const NOUNS: Readonly<Record<EffectResource, readonly [one: string, many: string]>> = {
  citizen: ["Citizen", "Citizens"],
  guard: ["Guard", "Guards"],
  emissary: ["Emissary", "Emissaries"],
  spyToken: ["Spy", "Spies"],
  assassinToken: ["Assassin", "Assassins"],
  pp: ["PP", "PP"],
  manoeuvrePawn: ["extra Manoeuvre pawn", "extra Manoeuvre pawns"],
  debt: ["Debt token", "Debt tokens"],
  vp: ["VP", "VP"],
  rank: ["Rank", "Rank"],
  affinityPolitics: ["Politics Affinity", "Politics Affinities"],
  affinityPeople: ["People Affinity", "People Affinities"],
  affinityArtefact: ["Artefact Affinity", "Artefact Affinities"],
  affinityAny: ["Affinity of your choice", "Affinities of your choice"],
};
export const AGENTS = { ...NOUNS, agent: ["Agent", "Agents"] } as Readonly<Record<string, readonly [string, string]>>;
export const TOKENS = {
  blockhouse: "Blockhouse",
  sleeper: "Sleeper Agent",
  membership: "Membership token",
  revolt: "Revolt token",
};
export const MANOEUVRES: Readonly<Record<string, string>> = {
  any: "",
  sendTeam: "Send a team",
  spy: "Spy",
  assassinate: "Assassinate",
  extendInfluence: "Extend influence",
  developCabal: "Develop the Cabal",
  specialManoeuvre: "Special",
};
export const AFFINITIES: Readonly<Record<string, string>> = {
  politics: "Politics",
  people: "People",
  artefact: "Artefact",
};
export const SECTORS: Readonly<Record<string, string>> = { oldTown: "the Old Town" };
export const TIMES = ["never", "once", "twice"];
export const PER = {
  cycle: "per Cycle",
  manoeuvre: "per Manoeuvre",
  conquest: "per Conquest",
  event: "each time",
  game: "per game",
  cyclePerPlayer: "per Cycle and per player",
};

const severalOf = (n: number): boolean => english.form(n, false, true);
export const plural = (n: Amount): boolean =>
  n === "all" || (typeof n === "number" ? severalOf(n) : !("upTo" in n) || severalOf(n.upTo));
export const number = (n: Amount): string => {
  if (typeof n === "number") return String(n);
  if (n === "all") return "every";
  return "upTo" in n ? `up to ${n.upTo}` : "some";
};
export const some = (n: Amount, one: string, many: string): string =>
  `${number(n)} ${plural(n) && n !== "all" ? many : one}`;

/** How often, where the trigger does not say it by itself. */
export function head({ window, limit, trigger }: Effect): string[] {
  const windows = {
    manoeuvresPhase: "Manoeuvres phase",
    betweenManoeuvres: "between two Manoeuvres",
    ownTurn: "during your turn",
    leaguePhase: "League phase",
  };
  const words: string[] = window && window !== "anyStep" ? [windows[window]] : [];
  if (limit && !isSaidByTrigger(trigger, limit)) words.push(often(limit));
  return words;
}

export function often({ times, per }: NonNullable<Effect["limit"]>): string {
  return times === 1 ? `once ${PER[per]}` : `at most ${TIMES[times] ?? `${times} times`} ${PER[per]}`;
}

/** A token already there is said by "one for each sector". */
export const SOMEWHERE = "a sector";

export function sector(filter: SectorFilter): string {
  const near = {
    adjacent: "an adjacent sector",
    hereOrAdjacent: "that sector or an adjacent one",
    here: "that sector",
  };
  const start = filter.from === undefined || filter.from === "any" ? SOMEWHERE : near[filter.reach ?? "here"];
  const holds = {
    ownPile: "where you have a pile",
    otherPile: "with a pile other than yours",
    revolt: "with a Revolt",
    markerAvailable: "",
    space: "with a free pile space",
  };
  const any = {
    ownPile: "that holds one of your piles",
    adjacentToBlockhouse: "that touches a sector with a Blockhouse",
  };
  const parts = [
    ...(filter.with ?? []).map((need) => holds[need]),
    (filter.anyOf ?? []).map((way) => any[way]).join(" or "),
    ...(start === SOMEWHERE ? (filter.without ?? []) : []).map(
      (token) => `without a ${token === "revolt" ? "Revolt" : "Blockhouse"}`,
    ),
    filter.except ? `except ${filter.except.map((id) => SECTORS[id] ?? id).join(", ")}` : "",
  ];
  return [start, ...parts.filter(Boolean)].join(" ");
}

export const who = (who: Who): string =>
  ({
    acting: "you",
    owner: "the owner",
    chosenOther: "another player",
    eachOther: "each other player",
    eachPlayer: "each player",
    eventPlayer: "they",
    pileOwner: "the owner of another player's pile",
    victim: "its owner",
    it: "they",
  })[who];

export function pile(filter: PileFilter): string {
  const whose = { self: "one of your piles", other: "another pile", event: "that pile" };
  const named = filter.owner ? whose[filter.owner] : "a pile";
  return filter.in && filter.in.from !== "any" ? `${named} in ${sector(filter.in)}` : named;
}

export const until = (moment: "cycleEnd" | "conquestEnd" | undefined): string =>
  moment ? ` until the end of the ${moment === "cycleEnd" ? "Cycle" : "Conquest"}` : "";
export const isUpTo = (n: Amount): boolean => typeof n === "object" && "upTo" in n;
export const most = (n: Amount): string =>
  typeof n === "object" && "upTo" in n ? (n.upTo === 1 ? "1" : `up to ${n.upTo}`) : number(n);
export const more = (goods: string): string => goods.replace(/^(\S+) /, "$1 more ");
export const are = (player: Who): string =>
  player === "acting" || player === "owner" ? "you are" : `${who(player)} is`;
export const have = (player: Who): string => (player === "acting" ? "have" : "has");
