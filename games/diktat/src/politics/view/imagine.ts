import type { Rng, Seat } from "@paravent/kernel";
import type { DiktatFacts } from "../../model/facts.ts";
import { affinitiesOf, agentsOf, circleOf, follows, unknownNet } from "../../model/knowledge/book.ts";
import { unknownPp } from "../../model/knowledge/bounds.ts";
import { AFFINITIES, AGENTS } from "../../names/names.ts";

/** Offers and talk of others stand in no world of an observer. */
export function forgetDealings(s: DiktatFacts, who: Seat): void {
  s.offers = s.offers.filter(({ from, to }) => from === who || to === who);
  s.heard = s.heard.filter(({ from, to }) => from === who || to === who);
  s.glimpses = s.glimpses.filter(({ of, by }) => of === who || by === who);
}

/**
 * What changed hands in trades between others, besides the open elements, is theirs to know (DK-RUL-49). It is imagined
 * anew within what has been seen since: nobody spent what they cannot have had.
 */
export function imagineTrades(s: DiktatFacts, who: Seat, rng: Rng): void {
  if (s.players.every(({ book }) => book.partners === 0)) return;
  let done = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat === who || follows(done, seat)) continue;
    const circle = circleOf(s, seat, who);
    for (const member of circle) done |= 1 << member;
    if (circle.length < 2) continue;
    sharePp(s, who, circle, rng);
    shareAgents(s, who, circle, rng);
    shareAffinities(s, who, circle, rng);
  }
}

/** Some PP of each go into a pot and are handed out again. */
function sharePp(s: DiktatFacts, who: Seat, circle: readonly Seat[], rng: Rng): void {
  const members: { seat: Seat; room: number }[] = [];
  let pot = 0;
  for (const seat of circle) {
    const { least, most } = unknownPp(s, who, seat);
    if (least === most) continue;
    const got = unknownNet(s.players[seat]!, who);
    const taken = rng.below(got - least + 1);
    shiftPp(s, who, seat, -taken);
    pot += taken;
    members.push({ seat, room: most - got + taken });
  }
  rng.shuffle(members);
  let rest = members.reduce((sum, { room }) => sum + room, 0);
  for (const { seat, room } of members) {
    rest -= room;
    const least = Math.max(0, pot - rest);
    const share = least + rng.below(Math.min(pot, room) - least + 1);
    shiftPp(s, who, seat, share);
    pot -= share;
  }
}

/** In some trade with somebody else than the observer. */
function shiftPp(s: DiktatFacts, who: Seat, seat: Seat, by: number): void {
  if (by === 0) return;
  const { book } = s.players[seat]!;
  const partner = s.players.findIndex((_, other) => other !== who && follows(book.partners, other));
  s.players[seat]!.pp += by;
  book.nets[partner]! += by;
}

/** Agents of the reserves change hands, as many as the emptiest moment since the trade allows. */
function shareAgents(s: DiktatFacts, who: Seat, circle: readonly Seat[], rng: Rng): void {
  const members = circle.filter((seat) => !follows(s.players[seat]!.book.agents, who));
  for (const from of members) {
    const { agents, book } = s.players[from]!;
    const most = Math.min(book.leastAgents, agentsOf(s.players[from]!));
    for (let n = rng.below(most + 1); n > 0; n--) {
      const kind = rng.oneOf(AGENTS.filter((one) => agents[one] > 0));
      const to = s.players[rng.oneOf(members)]!;
      agents[kind]--;
      book.leastAgents--;
      to.agents[kind]++;
      to.book.leastAgents++;
    }
  }
}

function shareAffinities(s: DiktatFacts, who: Seat, circle: readonly Seat[], rng: Rng): void {
  const members = circle.filter((seat) => !follows(s.players[seat]!.book.affinities, who));
  for (const from of members) {
    const { affinities, affinityTale, book } = s.players[from]!;
    const most = Math.min(book.leastAffinities, affinitiesOf(s.players[from]!));
    for (let n = rng.below(most + 1); n > 0; n--) {
      const type = rng.oneOf(AFFINITIES.filter((one) => affinities[one] > 0));
      const to = s.players[rng.oneOf(members)]!;
      affinities[type]--;
      affinityTale.open[type]--;
      book.leastAffinities--;
      to.affinities[type]++;
      to.affinityTale.open[type]++;
      to.book.leastAffinities++;
    }
  }
}
