import type { Taken, Taking } from "@paravent/content/plug";
import type { Card, Pack } from "../content/pack.ts";
import type { DclightEvent } from "../model/events.ts";

/** What players of DCLight take: buildings, powers, reactions, creatures they defeat and ages of sectors. */
export function taking({ id, cards, creatures, sectors }: Pack): Taking {
  const ofKind = (kind: Card["kind"]) =>
    [...cards.values()].filter((card) => card.kind === kind).map((card) => card.id);
  return {
    rules: id,
    lists: {
      buildings: ofKind("building"),
      powers: ofKind("power"),
      reactions: ofKind("reaction"),
      creatures: [...creatures.keys()],
      sectors: Object.keys(sectors),
    },
    taken: (event) => taken(event as DclightEvent, cards),
  };
}

function taken(event: DclightEvent, cards: Pack["cards"]): Taken | null {
  switch (event.type) {
    case "buildingBuilt":
      return { seat: event.seat, list: "buildings", id: event.card };
    case "cardPlayed":
      return {
        seat: event.seat,
        list: cards.get(event.card)?.kind === "reaction" ? "reactions" : "powers",
        id: event.card,
      };
    case "creatureDefeated":
      return { seat: event.seat, list: "creatures", id: event.creature };
    case "ageBuilt":
      return { seat: event.seat, list: "sectors", id: event.sector };
    default:
      return null;
  }
}
