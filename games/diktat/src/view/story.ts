import type { Json, Seat, Story, StoryFact } from "@paravent/kernel";
import type { Claim } from "../model/base/claims.ts";
import { findPawn } from "../model/base/piles.ts";
import type { DiktatEvent } from "../model/events.ts";
import type { DiktatFacts } from "../model/facts.ts";
import type { Affinity, Agent, CardId, SectorId } from "../names/names.ts";
import { isTrue, truthOf } from "../politics/state/truth.ts";
import { vpSources } from "../rules/phases/score.ts";

/** What is told, by its kind. Of those named the first has done it. */
export type DiktatStoryFact =
  | { readonly kind: "oathSworn" | "oathKept" | "oathBroken"; readonly seats: readonly Seat[]; readonly with: object }
  | { readonly kind: "lie"; readonly seats: readonly Seat[]; readonly with: Lie }
  | { readonly kind: "shown"; readonly seats: readonly Seat[]; readonly with: { about: Claim["about"][] } }
  | { readonly kind: "looked"; readonly seats: readonly Seat[]; readonly with: PawnPlace & { kind: Agent } }
  | { readonly kind: "lookedAtCard"; readonly seats: readonly Seat[]; readonly with: { card: CardId } };

/** A false statement, what was so, and who of those told knew better. */
type Lie = ClaimedLie & { knew: Seat[] };
type ClaimedLie =
  | ({ about: "pawn"; said: Agent; truth: Agent } & Partial<PawnPlace>)
  | { about: "secretCard"; said: CardId; truth: CardId }
  | { about: "pp"; said: number; truth: number }
  | { about: "agents"; said: Record<Agent, number>; truth: Record<Agent, number> }
  | { about: "affinities"; said: Record<Affinity, number>; truth: Record<Affinity, number> };

interface PawnPlace {
  owner: Seat;
  sector: SectorId;
  /** Counted from 1 at the top. */
  position: number;
}

type Facts = Readonly<DiktatFacts>;
type Told = Extract<DiktatEvent, { type: "told" }>;

/**
 * What the end tells: how oaths went, who lied to whom, who had seen what. The terms of an oath stay with its parties
 * (DK-RUL-59), and so do trades and words said freely.
 */
export const story: Story<DiktatFacts, DiktatEvent> = {
  points: (s) => s.players.map((_, seat) => ({ ...vpSources(s, seat) })),
  tells(s, event) {
    switch (event.type) {
      case "oathSworn":
        return [fact("oathSworn", event.parties)];
      case "oathExpired":
        return [fact("oathKept", event.parties)];
      case "oathBroken":
        return event.seats.map((seat) => fact("oathBroken", [seat, ...event.parties.filter((one) => one !== seat)]));
      case "told":
        return lie(s, event);
      case "shown":
        return [fact("shown", [event.from, ...event.to], { about: event.what.map(({ about }) => about) })];
      case "pawnLookedAt": {
        const { seat, owner, sector, position, kind } = event;
        return [fact("looked", [seat], { owner, sector, position, kind })];
      }
      case "secretCardLookedAt":
        return [fact("lookedAtCard", [event.seat], { card: event.card })];
      default:
        return [];
    }
  },
};

const fact = (kind: DiktatStoryFact["kind"], seats: readonly Seat[], more: StoryFact["with"] = {}): StoryFact => ({
  kind,
  seats,
  with: more,
});

/** DK-INFO-02: what was told may have been false. Of a thing that is not there nobody can say. */
function lie(s: Facts, { from, to, what }: Told): StoryFact[] {
  if (what.about === "words") return [];
  const truth = truthOf(s, what, from);
  if (truth === null || isTrue(what, truth)) return [];
  const knew = to.filter((seat) => knows(s, seat, what));
  return [fact("lie", [from, ...to], { ...said(s, what), truth, knew })];
}

function said(s: Facts, claim: Claim): Record<string, Json> {
  const place = claim.about === "pawn" ? findPawn(s, claim.pawn) : null;
  const where = place && { owner: place.pile.owner, sector: place.pile.sector, position: place.position };
  return { about: claim.about, said: claim.is, ...where };
}

/** Whether this seat could tell that it was a lie, by what it had seen. */
function knows(s: Facts, seat: Seat, claim: Claim): boolean {
  if (claim.about === "secretCard") return s.secret !== null && hasBit(s.secret.knownTo, seat);
  const place = claim.about === "pawn" ? findPawn(s, claim.pawn) : null;
  if (!place) return false;
  return place.pile.owner === seat || hasBit(place.pile.pawns[place.position - 1]!.knownTo, seat);
}

const hasBit = (seats: number, seat: Seat): boolean => (seats & (1 << seat)) !== 0;
