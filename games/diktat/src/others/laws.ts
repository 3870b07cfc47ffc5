import type { Law } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import { victims } from "../model/base/victims.ts";
import { AGENTS, type Agent, OTHERS, SECTORS } from "../names/names.ts";
import type { WithOthers } from "./state/facts.ts";

export const othersLaws: readonly Law<WithOthers>[] = [
  {
    name: "the pawns of the Others are in their piles, on their board or revealed in a Conquest",
    check: (s) => {
      if (s.others === null || s.cycle === 0) return null;
      const found: Agent[] = [...s.others.discarded];
      for (const { owner, pawns } of s.piles) if (owner === OTHERS) found.push(...pawns.map(({ kind }) => kind));
      for (const { seat, kinds } of s.conquest?.pieces ?? []) if (seat === OTHERS) found.push(...kinds);
      for (const { owner, pawn } of victims(s)) if (owner === OTHERS) found.push(pawn.kind);
      const { startPile } = packOf(s).others!;
      const wrong = AGENTS.find((kind) => found.filter((one) => one === kind).length !== startPile[kind]);
      return wrong ? `${wrong}: ${found.join()}` : null;
    },
  },
  {
    name: "the Others have one pile in a sector, six cards and six Gloom tokens at most",
    check: (s) => {
      if (s.others === null) return null;
      const { corruptionCells, gloomTokens } = packOf(s).others!;
      const sectors = s.piles.flatMap(({ owner, sector }) => (owner === OTHERS ? [sector] : []));
      if (new Set(sectors).size !== sectors.length) return `piles ${sectors.join()}`;
      const { corruption, gloom, corruptionTokens } = s.others;
      if (gloom.artefact > 0) return "Gloom on the Artefact";
      if (SECTORS.some((sector) => gloom[sector] < 0 || corruptionTokens[sector] < 0)) return "less than no token";
      const laid = SECTORS.reduce((sum, sector) => sum + gloom[sector], 0);
      const fell = s.final?.fellBy === "corruption" ? 1 : 0;
      return corruption.length <= corruptionCells + fell && laid <= gloomTokens
        ? null
        : `${corruption.length} cards, ${laid} tokens`;
    },
  },
];
