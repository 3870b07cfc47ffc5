import { packOf } from "../content/installed.ts";
import { AGENTS, type Agent } from "../names/names.ts";
import type { DiktatRules } from "../rules/write.ts";
import { shuffled } from "./darkness.ts";

/** DK-OTH-SETUP-02: their pawns are shuffled and lie on the Artefact as one face-down pile. */
export function layOthers(g: DiktatRules): void {
  const { startPile } = packOf(g.facts).others!;
  const kinds = AGENTS.flatMap((kind) => new Array<Agent>(startPile[kind]).fill(kind));
  const { pile, pawns } = shuffled(g, kinds);
  g.emit({ type: "othersLaid", sector: "artefact", pile, pawns });
}
