import { z } from "zod";
import type { CabalToken, Condition } from "../../content/effects.ts";
import { packOf } from "../../content/installed.ts";
import { camel, type Said } from "../../content/said.ts";
import type { Stat } from "../../content/stats.ts";
import { Chosen, CounterName, n, Pawn, Sector, Somebody, StatName, Token } from "../../content/vocabulary.ts";
import { addConditions, type ConditionInPack } from "../../content/words.ts";
import { OTHERS, type SectorId } from "../../names/names.ts";
import { partsOf } from "../../names/refs.ts";
import type { Facts } from "../write.ts";
import { count } from "./counters.ts";
import { membership, membershipsOut, type Using, whoIs } from "./using.ts";

/** Whether some element or lasting effect has set a stat. Stats depend on conditions, so these get it from them. */
export type IsSet = (s: Facts, seat: number, stat: Stat) => boolean;

/** A condition: what may be written, its line on the page, when it holds. How it is said stands in `text/say`. */
interface ConditionRecord<Value extends z.ZodType = z.ZodType> extends ConditionInPack<Value> {
  /** By public facts only, so that whom an effect asks never tells a secret (DK-RUL-136). */
  holds(s: Facts, using: Using, said: Said<z.infer<Value>>, isSet: IsSet): boolean;
}

const condition = <Value extends z.ZodType>(record: ConditionRecord<Value>): ConditionRecord<Value> => record;

const YES = z.literal(true);
const WHOSE = z.enum(["self", "other", "any"]);
const WHOSE_PAGE = "self, other, any";

/** Every condition, in the order of the page (docs/CONTENT.md). */
const CONDITIONS = {
  is_administrator: condition({
    value: Somebody,
    page: { value: "player", holds: "this player is the Administrator" },
    // The Administrator is who has the highest Rank.
    behind: "rank",
    holds: (s, using, who) => whoIs(using, who) === s.administrator,
  }),

  adhesion_at_least: condition({
    value: z.strictObject({ of: Somebody, n }),
    page: { value: "{of: player, n: number}", holds: "the Membership of this player is `n` or more" },
    holds(s, using, { of, n }) {
      const who = whoIs(using, of);
      return who !== null && membership(s, who) >= n;
    },
  }),

  membership_held_by_others_at_least: condition({
    value: z.union([n, z.strictObject({ count: CounterName })]),
    page: {
      value: "number, or {count: counter}",
      holds: "the other players hold so many Membership tokens together",
    },
    holds: (s, using, needed) =>
      membershipsOut(s) >= (typeof needed === "number" ? needed : count(s, using, needed.count)),
  }),

  holds_no_membership: condition({
    value: Chosen,
    page: { value: "player", holds: "this player, not the owner, holds no Membership token" },
    holds(s, using, of) {
      const who = whoIs(using, of);
      return who !== null && who !== using.owner && s.players[who]!.memberships === 0;
    },
  }),

  no_player_without_membership: condition({
    value: YES,
    page: { value: "true", holds: "every other player holds one" },
    holds: (s, { owner }) => s.players.every((player, seat) => seat === owner || player.memberships > 0),
  }),

  marker_sectors_at_least: condition({
    value: n,
    page: { value: "number", holds: "acting holds markers of so many different sectors" },
    holds: (s, using, needed) => count(s, using, "ownMarkerSectors") >= needed,
  }),

  token_in_event_sector: condition({
    value: Token,
    page: { value: "token", holds: "the sector of the event bears this token" },
    needs: "sector",
    holds: (s, { event }, token) => event.sector !== undefined && hasToken(s, event.sector, token),
  }),

  own_pile_in_event_sector: condition({
    value: YES,
    page: { value: "true", holds: "the owner has a pile in the sector of the event" },
    needs: "sector",
    holds: (s, { event, owner }) => s.piles.some((pile) => pile.owner === owner && pile.sector === event.sector),
  }),

  own_emissary_in_event_sector: condition({
    value: YES,
    page: { value: "true", holds: "the owner has an Emissary in the sector being resolved" },
    needs: "sector",
    holds: (s, { event, owner }) => s.conquest?.sector === event.sector && (s.conquest?.emissaries[owner] ?? 0) > 0,
  }),

  event_by: condition({
    value: WHOSE,
    page: { value: WHOSE_PAGE, holds: "who did it: the owner, another player" },
    holds: (_, { event, owner }, by) => by === "any" || (by === "self") === (event.by === owner),
  }),

  event_pawn: condition({
    value: Pawn,
    page: { value: "pawn", holds: "the type of the revealed pawn" },
    needs: "pawn",
    holds: (_, { event }, pawn) => event.pawn === pawn,
  }),

  event_victim: condition({
    value: WHOSE,
    page: { value: WHOSE_PAGE, holds: "whose pawn it is" },
    needs: "victim",
    // DK-META-02, DK-RUL-120: these words speak of a player's pawn.
    holds: (_, { event, owner }, victim) =>
      event.victim !== undefined &&
      event.victim !== OTHERS &&
      (victim === "any" || (victim === "self") === (event.victim === owner)),
  }),

  event_trophy: condition({
    value: z.enum(["card", "marker"]),
    page: { value: "card, marker", holds: "what was taken" },
    needs: "trophy",
    holds: (_, { event }, trophy) => event.trophy === trophy,
  }),

  tied_for_winner: condition({
    value: YES,
    page: { value: "true", holds: "the owner is tied for Winner of the sector" },
    holds: (s, { owner }) => s.conquest?.tied.includes(owner) ?? false,
  }),

  is_first_player: condition({
    value: Somebody,
    page: { value: "player", holds: "this player begins the turns of the Cycle" },
    // The Administrator begins, or who had the office.
    behind: "rank",
    holds: (s, using, who) => whoIs(using, who) === s.firstPlayer,
  }),

  stat_on: condition({
    value: StatName,
    page: { value: "stat", holds: "some element of acting has set this stat" },
    holds: (s, { acting }, stat, isSet) => isSet(s, acting, stat),
  }),

  stacked: condition({
    value: YES,
    page: { value: "true", holds: "the marker lies on the other one of its sector (markers only)" },
    holds(s, { element, owner }) {
      const sector = partsOf(element).name;
      return s.players[owner]!.influence.some((slot) => slot.sector === sector && slot.markers.length === 2);
    },
  }),

  own_token_on_pile_of: condition({
    value: Chosen,
    page: { value: "player", holds: "a Sleeper Agent lies on a pile of this player" },
    holds(s, using, of) {
      const who = whoIs(using, of);
      return s.piles.some((pile) => pile.sleeper && pile.owner === who);
    },
  }),

  event_sector_in: condition({
    value: z.array(Sector),
    page: { value: "[sectors]", holds: "the sector of the event is one of these" },
    needs: "sector",
    holds: (_, { event }, sectors) => event.sector !== undefined && sectors.includes(event.sector),
  }),

  event_darkness_at_least: condition({
    value: n,
    page: { value: "number", holds: "the Darkness of the card taken" },
    needs: "trophy",
    holds: (s, { event }, needed) =>
      event.card !== undefined && packOf(s).cards.get(event.card)!.darknessScore >= needed,
  }),
};

type Records = typeof CONDITIONS;

declare module "../../content/words.ts" {
  interface Conditions extends Records {}
}

addConditions(CONDITIONS);

type Holds = (s: Facts, using: Using, said: unknown, isSet: IsSet) => boolean;

const byName = new Map<string, Holds>(
  Object.entries(CONDITIONS).map(([word, { holds }]) => [camel(word), holds as Holds]),
);
byName.set("not", (s, using, said, isSet) => !holdsGiven(s, using, said as Condition, isSet));

/** Whether a condition holds. */
export function holdsGiven(s: Facts, using: Using, condition: Condition, isSet: IsSet): boolean {
  // There is one word in it. To look for each in turn, even for `not` alone, took 1 % of a playout and more.
  for (const word in condition) return byName.get(word)!(s, using, (condition as Record<string, unknown>)[word], isSet);
  return false;
}

/** Whether a Cabal token of this kind lies in a sector. */
function hasToken(s: Facts, sector: SectorId, token: CabalToken): boolean {
  switch (token) {
    case "blockhouse":
      return s.blockhouses.includes(sector);
    case "revolt":
      return s.revolts.includes(sector);
    case "sleeper":
      return s.piles.some((pile) => pile.sector === sector && pile.sleeper);
    case "membership":
      return false;
  }
}
