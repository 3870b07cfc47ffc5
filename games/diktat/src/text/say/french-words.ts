import { french } from "@paravent/content/plural";
import type { Amount, Effect, EffectResource, PileFilter, SectorFilter, Who } from "../../content/effects.ts";
import { isSaidByTrigger } from "./limits.ts";
import type { Mood } from "./tongue.ts";

export const NOUNS: Readonly<Record<EffectResource, readonly [one: string, many: string]>> = {
  citizen: ["Citoyen", "Citoyens"],
  guard: ["Garde", "Gardes"],
  emissary: ["Émissaire", "Émissaires"],
  spyToken: ["Espion", "Espions"],
  assassinToken: ["Assassin", "Assassins"],
  pp: ["PP", "PP"],
  manoeuvrePawn: ["pion Manœuvre supplémentaire", "pions Manœuvre supplémentaires"],
  debt: ["jeton Dette", "jetons Dette"],
  vp: ["PV", "PV"],
  rank: ["Rang", "Rang"],
  affinityPolitics: ["Affinité Politique", "Affinités Politique"],
  affinityPeople: ["Affinité Peuple", "Affinités Peuple"],
  affinityArtefact: ["Affinité Artefact", "Affinités Artefact"],
  affinityAny: ["Affinité au choix", "Affinités au choix"],
};
export const AGENTS = { ...NOUNS, agent: ["Agent", "Agents"] } as Readonly<Record<string, readonly [string, string]>>;
export const TOKENS = {
  blockhouse: ["Blockhaus", "Blockhaus"],
  sleeper: ["Agent dormant", "Agents dormants"],
  membership: ["jeton Adhésion", "jetons Adhésion"],
  revolt: ["jeton Révolte", "jetons Révolte"],
} as const;
export const MANOEUVRES: Readonly<Record<string, string>> = {
  any: "",
  sendTeam: "Envoyer une équipe",
  spy: "Espionner",
  assassinate: "Assassiner",
  extendInfluence: "Étendre son influence",
  developCabal: "Développer sa Cabale",
  specialManoeuvre: "spéciale",
};
export const AFFINITIES: Readonly<Record<string, string>> = {
  politics: "Politique",
  people: "Peuple",
  artefact: "Artefact",
};
export const SECTORS: Readonly<Record<string, string>> = { oldTown: "la Vieille Ville" };
export const TIMES = ["jamais", "une fois", "deux fois"];
export const PER = {
  cycle: "par Cycle",
  manoeuvre: "par Manœuvre",
  conquest: "par Conquête",
  event: "chaque fois",
  game: "par partie",
  cyclePerPlayer: "par Cycle et par joueur",
};

const severalOf = (n: number): boolean => french.form(n, false, true);
export const many = (n: Amount): boolean =>
  n === "all" || (typeof n === "number" ? severalOf(n) : "upTo" in n && severalOf(n.upTo));
export const number = (n: Amount): string => {
  if (typeof n === "number") return String(n);
  if (n === "all") return "tous les";
  return "upTo" in n ? `jusqu’à ${n.upTo}` : "des";
};
export const some = (n: Amount, one: string, more: string): string => `${number(n)} ${many(n) ? more : one}`;
export const form = (mood: Mood, order: string, infinitive: string): string => (mood === "order" ? order : infinitive);

export function head({ window, limit, trigger }: Effect): string[] {
  const windows = {
    manoeuvresPhase: "phase de Manœuvres",
    betweenManoeuvres: "entre deux Manœuvres",
    ownTurn: "pendant votre tour",
    leaguePhase: "phase des Ligues",
  };
  const words: string[] = window && window !== "anyStep" ? [windows[window]] : [];
  if (limit && !isSaidByTrigger(trigger, limit)) words.push(often(limit));
  return words;
}

export function often({ times, per }: NonNullable<Effect["limit"]>): string {
  return times === 1 ? `une fois ${PER[per]}` : `${TIMES[times] ?? `${times} fois`} ${PER[per]} au plus`;
}

/** A token already there is said by "one for each sector". */
export const SOMEWHERE = "un secteur";

export function sector(filter: SectorFilter): string {
  const near = {
    adjacent: "un secteur adjacent",
    hereOrAdjacent: "ce secteur ou un secteur adjacent",
    here: "ce secteur",
  };
  const start = filter.from === undefined || filter.from === "any" ? SOMEWHERE : near[filter.reach ?? "here"];
  const holds = {
    ownPile: "où vous avez une pile",
    otherPile: "qui contient une autre pile que les vôtres",
    revolt: "à Révolte",
    markerAvailable: "",
    space: "qui a un emplacement libre",
  };
  const any = { ownPile: "qui contient l’une de vos piles", adjacentToBlockhouse: "qui touche un secteur à Blockhaus" };
  const parts = [
    ...(filter.with ?? []).map((need) => holds[need]),
    (filter.anyOf ?? []).map((way) => any[way]).join(" ou "),
    ...(start === SOMEWHERE ? (filter.without ?? []) : []).map(
      (token) => `sans ${token === "revolt" ? "Révolte" : "Blockhaus"}`,
    ),
    filter.except ? `sauf ${filter.except.map((id) => SECTORS[id] ?? id).join(", ")}` : "",
  ];
  return [start, ...parts.filter(Boolean)].join(" ");
}

export const who = (who: Who): string =>
  ({
    acting: "vous",
    owner: "le propriétaire",
    chosenOther: "un autre joueur",
    eachOther: "chaque autre joueur",
    eachPlayer: "chaque joueur",
    eventPlayer: "il",
    pileOwner: "le propriétaire d’une pile d’un autre joueur",
    victim: "son propriétaire",
    it: "il",
  })[who];

export function pile(filter: PileFilter): string {
  const whose = { self: "l’une de vos piles", other: "une pile adverse", event: "cette pile" };
  const named = filter.owner ? whose[filter.owner] : "une pile";
  return filter.in && filter.in.from !== "any" ? `${named} de ${sector(filter.in)}` : named;
}

export const until = (moment: "cycleEnd" | "conquestEnd" | undefined): string =>
  moment ? ` jusqu’à la fin ${moment === "cycleEnd" ? "du Cycle" : "de la Conquête"}` : "";
export const isUpTo = (n: Amount): boolean => typeof n === "object" && "upTo" in n;
export const most = (n: Amount): string =>
  typeof n === "object" && "upTo" in n ? (n.upTo === 1 ? "1" : `jusqu’à ${n.upTo}`) : number(n);
export const are = (player: Who): string =>
  player === "acting" || player === "owner" ? "vous êtes" : `${who(player)} est`;
