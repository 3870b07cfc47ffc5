import type { RuleId } from "@paravent/kernel";
import type { Resource } from "../model/events.ts";
import type { InfluenceSlot, Player } from "../model/facts.ts";
import type { SectorId } from "../model/names.ts";

interface Income {
  what: Resource;
  n: number;
  rule: RuleId;
}

/** Income of the Influence markers, by sector and face (DK-INF-02 to -07). Level II replaces level I. */
const INCOME: Partial<Record<SectorId, readonly [readonly Income[], readonly Income[]]>> = {
  malaStrana: [
    [{ what: "emissary", n: 1, rule: "DK-INF-02" }],
    [
      { what: "emissary", n: 1, rule: "DK-INF-02" },
      { what: "pp", n: 1, rule: "DK-INF-02" },
    ],
  ],
  hypogea: [[{ what: "spyToken", n: 1, rule: "DK-INF-03" }], [{ what: "spyToken", n: 2, rule: "DK-INF-03" }]],
  karst: [[{ what: "assassinToken", n: 1, rule: "DK-INF-04" }], [{ what: "assassinToken", n: 2, rule: "DK-INF-04" }]],
  suburbs: [[{ what: "citizen", n: 2, rule: "DK-INF-05" }], [{ what: "citizen", n: 3, rule: "DK-INF-05" }]],
  combinat: [[{ what: "pp", n: 1, rule: "DK-INF-06" }], [{ what: "pp", n: 2, rule: "DK-INF-06" }]],
  fortress: [[{ what: "guard", n: 1, rule: "DK-INF-07" }], [{ what: "guard", n: 2, rule: "DK-INF-07" }]],
};

const NONE: readonly Income[] = [];

export function incomeOf(slot: InfluenceSlot): readonly Income[] {
  return INCOME[slot.sector]?.[slot.face - 1] ?? NONE;
}

/** DK-RES-17: the level II Artefact marker keeps its holder's PP in an Attack. */
export function isImmuneToAttack(player: Readonly<Player>): boolean {
  return player.influence.some((slot) => slot.sector === "artefact" && slot.face === 2);
}
