import { packOf } from "../content/installed.ts";
import type { DiktatFacts } from "../model/facts.ts";
import { AGENTS, type Agent, type CardId, OTHERS, type SectorId } from "../names/names.ts";
import { agents } from "./notation.ts";

/** What lies with the Others in a position; pawns that are not named lie on the Artefact, under what is drawn there. */
export interface OthersSetup {
  /** Piles by sector, drawn from the top down. */
  piles: Partial<Record<SectorId, string>>;
  /** Cards of the corruption track in cell order. */
  corruption: CardId[];
  gloom: Partial<Record<SectorId, number>>;
  corruptionTokens: Partial<Record<SectorId, number>>;
  /** Pawns in the centre of the Others board. */
  discarded: string;
}

export const noOthers = (): OthersSetup => ({
  piles: {},
  corruption: [],
  gloom: {},
  corruptionTokens: {},
  discarded: "",
});

export function layOthers(facts: DiktatFacts, setup: OthersSetup): void {
  const { others } = facts;
  if (!others) return;
  others.corruption = [...setup.corruption];
  Object.assign(others.gloom, setup.gloom);
  Object.assign(others.corruptionTokens, setup.corruptionTokens);
  others.discarded = agents(setup.discarded);
  const piles = Object.entries(setup.piles).map(([sector, drawn]) => [sector as SectorId, agents(drawn)] as const);
  const rest = unnamed(facts, [...others.discarded, ...piles.flatMap(([, pawns]) => pawns)]);
  const onArtefact = piles.find(([sector]) => sector === "artefact")?.[1] ?? [];
  for (const [sector, kinds] of [
    ...piles.filter(([at]) => at !== "artefact"),
    ["artefact", [...onArtefact, ...rest]],
  ] as [SectorId, Agent[]][]) {
    if (kinds.length === 0) continue;
    const pawns = kinds.map((kind, i) => ({ id: facts.serial + 1 + i, kind, knownTo: 0 }));
    facts.piles.push({ id: facts.serial, owner: OTHERS, sector, pawns, sleeper: false, marked: false });
    facts.serial += pawns.length + 1;
  }
}

function unnamed(facts: DiktatFacts, named: readonly Agent[]): Agent[] {
  const { startPile } = packOf(facts).others!;
  return AGENTS.flatMap((kind) => {
    const left = startPile[kind] - named.filter((one) => one === kind).length;
    if (left < 0) throw new Error(`the Others have ${startPile[kind]} of ${kind}, not ${startPile[kind] - left}`);
    return new Array<Agent>(left).fill(kind);
  });
}
