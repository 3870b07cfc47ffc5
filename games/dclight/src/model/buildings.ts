import type { DclightEvent } from "./events.ts";
import type { Building, DclightFacts } from "./facts.ts";
import type { CardId } from "./names.ts";

type Event<T extends DclightEvent["type"]> = Extract<DclightEvent, { type: T }>;

export function putBuilding(f: DclightFacts, e: Event<"buildingBuilt">): void {
  f.players[e.seat]!.buildings.push({ card: e.card, as: e.as, exhausted: false, pair: e.pair, copied: [] });
  if (e.of === null || e.pair === null) return;
  f.players[e.of]!.buildings.find(({ as, pair }) => as === e.as && pair === null)!.copied.push(e.pair);
}

/** DC-ANX-01: face down under the board of the destroyer. */
export function destroyBuilding(f: DclightFacts, e: Event<"buildingDestroyed">): void {
  const { card, as } = removeBuilding(f, e.owner, e.building);
  f.players[e.seat]!.trophies.buildings.push({ card, as });
}

/** DC-ANX-03, -13: to the discard pile of its own deck. */
export function loseBuilding(f: DclightFacts, e: Event<"buildingLost">): void {
  const { card } = removeBuilding(f, e.seat, e.building);
  f.discard[e.deck].push(card);
}

/** Takes a building off the table. The pair of a copy is free again; that of its original stays in use (DC-RUL-41). */
function removeBuilding(f: DclightFacts, owner: number, as: CardId): Building {
  const player = f.players[owner]!;
  const building = player.buildings.find((one) => one.as === as)!;
  player.buildings = player.buildings.filter((one) => one !== building);
  if (building.pair !== null)
    for (const { buildings } of f.players)
      for (const one of buildings) one.copied = one.copied.filter((pair) => pair !== building.pair);
  return building;
}
