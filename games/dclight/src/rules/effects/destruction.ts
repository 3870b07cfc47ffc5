import { pick } from "@paravent/kernel";
import { buildingIn, buildingsUpTo } from "../buildings.ts";
import { isImmune } from "../modifiers.ts";
import type { BuildingRef } from "../write.ts";
import type { Of, Verb } from "./verb.ts";

/** DC-ANX-01: the destroyer keeps the building face down. */
export const destroyBuildingVerb: Verb<Of<"destroyBuilding">, [BuildingRef]> = {
  can: (s, { target }, { maxVp }) =>
    !isImmune(s, target, "destroyBuilding") && buildingsUpTo(s, target, maxVp).length > 0,
  changes: () => true,
  asks: () => true,
  ask: (s, { target }, { maxVp }) => pick(buildingsUpTo(s, target, maxVp)),
  run(g, { by }, _, [ref]) {
    const { owner, as } = buildingIn(ref);
    g.emit({ type: "buildingDestroyed", seat: by, owner, building: as });
    return true;
  },
};
