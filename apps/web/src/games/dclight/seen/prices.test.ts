import { type DclightView, type PlayerView, packText } from "@paravent/dclight";
import { ENGLISH_DCLIGHT } from "@paravent/dclight/english";
import { loadBasePack } from "@paravent/dclight/node";
import { type PlayerSetup, table } from "@paravent/dclight/testing";
import { dclightText } from "@paravent/dclight/text";
import { describe, expect, it } from "vitest";
import { lexiconOf } from "./lexicon.ts";
import { agePrice, cardPrice, missing } from "./prices.ts";
import type { Seen } from "./seen.ts";

const pack = packText(loadBasePack());
const words = dclightText(ENGLISH_DCLIGHT, pack);

/** What the first player of a position sees, as far as prices need it. */
function seenBy(own: PlayerSetup, god?: string): { seen: Seen; player: PlayerView } {
  const setup = table({ A: own, B: {} }).turn(6);
  const played = (god ? setup.god(god) : setup).development("A");
  const game = played.view("A") as DclightView;
  return { seen: { game, pack, lexicon: lexiconOf(pack, words) } as Seen, player: game.players[0]! };
}

describe("a price on the table", () => {
  it("is the printed one without god or buildings", () => {
    const { seen, player } = seenBy({ ages: "2/0/0" });
    expect(agePrice(seen, player, "military")).toEqual({ gold: 2, materials: 4, population: 3 });
    expect(agePrice({ ...seen }, { ...player, ages: { ...player.ages, military: 3 } }, "military")).toBeNull();
  });

  it("falls by 1 at its largest part under Athena (DC-SCN-39)", () => {
    const { seen, player } = seenBy({ ages: "2/0/0" }, "Athena");
    expect(agePrice(seen, player, "military")).toEqual({ gold: 2, materials: 3, population: 3 });
    expect(agePrice(seen, player, "religion")).toEqual({ gold: 1, population: 1 });
  });

  it("of a building falls by 1 beside a Builders' Yard (DC-SCN-38); of a reaction it never does", () => {
    const { seen, player } = seenBy({ buildings: ["Builders' Yard", "Arsenal"] });
    const price = (id: string) => cardPrice(seen, player, seen.lexicon.card(id)!);
    expect(price("civ-theatre")).toEqual({ gold: 2, materials: 2, civil: 2 });
    expect(price("rel-autel")).toEqual({ gold: 1, population: 1, religion: 1 });
    expect(price("mil-raid")).toEqual({ military: 1 });
    expect(price("mil-guerre-sainte")).toEqual({ military: 2 });
  });

  it("says what is missing to it", () => {
    const { player } = seenBy({ tracks: "G1 M4" });
    expect(missing(player, { gold: 2, materials: 4, population: 3 })).toEqual({ gold: 1, population: 3 });
  });
});
