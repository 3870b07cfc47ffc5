import type { Taken, Taking } from "@paravent/content/plug";
import type { Pack } from "../content/pack.ts";
import type { DiktatEvent } from "../model/events.ts";

/** What players of Diktat take: their Cabal, its cards, Opportunity cards and markers of sectors. */
export function taking({ id, cabals, cabalCards, cards, sectors }: Pack): Taking {
  const lists = { cabals, "cabal-cards": cabalCards, opportunities: cards, sectors };
  return {
    rules: id,
    lists: Object.fromEntries(Object.entries(lists).map(([list, all]) => [list, [...all.keys()]])),
    taken: (event) => taken(event as DiktatEvent),
  };
}

function taken(event: DiktatEvent): Taken | null {
  switch (event.type) {
    case "cabalTaken":
      return { seat: event.seat, list: "cabals", id: event.cabal };
    case "cabalCardPlaced":
      return { seat: event.seat, list: "cabal-cards", id: event.card };
    case "cardTaken":
      return { seat: event.seat, list: "opportunities", id: event.card };
    case "markerTaken":
      return { seat: event.seat, list: "sectors", id: event.sector };
    default:
      return null;
  }
}
