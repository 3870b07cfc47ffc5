import { packOf } from "../../content/installed.ts";
import type { DiktatFacts } from "../../model/facts.ts";
import { SECTORS, type SectorId } from "../../names/names.ts";
import type { Others } from "../state/facts.ts";
import type { OthersView } from "./types.ts";

/** The Others board: everything on it lies face up (section 5.1 of the rules). */
export function viewOthers(s: Readonly<DiktatFacts>, others: Others): OthersView {
  const { bile, corruption, gloom, corruptionTokens, discarded } = others;
  const acting = others.acting.at(-1);
  const placed = SECTORS.reduce((sum, sector) => sum + gloom[sector], 0);
  return {
    bile,
    corruption: corruption.slice(),
    gloom: present(gloom),
    gloomLeft: packOf(s).others!.gloomTokens - placed,
    corruptionTokens: present(corruptionTokens),
    discarded: discarded.slice(),
    acting: acting ? { seat: acting.seat, target: acting.target, pile: acting.pile } : null,
  };
}

function present(tokens: Readonly<Record<SectorId, number>>): Partial<Record<SectorId, number>> {
  const found: Partial<Record<SectorId, number>> = {};
  for (const sector of SECTORS) if (tokens[sector] > 0) found[sector] = tokens[sector];
  return found;
}
