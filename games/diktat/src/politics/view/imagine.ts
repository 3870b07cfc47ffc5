import type { Rng, Seat } from "@paravent/kernel";
import type { DiktatFacts } from "../../model/facts.ts";
import { affinitiesOf, agentsOf, circleOf, follows, unknownNet } from "../../model/knowledge/book.ts";
import { unknownPp } from "../../model/knowledge/bounds.ts";
import { dealAmong } from "../../model/knowledge/redeal-agents.ts";
import { AFFINITIES, type Affinity } from "../../names/names.ts";

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

/** All the PP that may have come by trade go into a pot and are handed out again: only the pot as a whole is known. */
function sharePp(s: DiktatFacts, who: Seat, circle: readonly Seat[], rng: Rng): void {
  const members: { seat: Seat; room: number }[] = [];
  let pot = 0;
  for (const seat of circle) {
    const { least, most } = unknownPp(s, who, seat);
    if (least === most) continue;
    const taken = unknownNet(s.players[seat]!, who) - least;
    shiftPp(s, who, seat, -taken);
    pot += taken;
    members.push({ seat, room: most - least });
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

/** From whom PP came is not known either: in this world it was one of those with whom they may have traded. */
function shiftPp(s: DiktatFacts, who: Seat, seat: Seat, by: number): void {
  const player = s.players[seat]!;
  const { nets, partners } = player.book;
  const all = unknownNet(player, who) + by;
  const partner = s.players.findIndex((_, other) => other !== who && follows(partners, other));
  for (let other = 0; other < nets.length; other++) if (other !== who) nets[other] = other === partner ? all : 0;
  player.pp += by;
}

/** How many each of them had that may have come by trade, handed out anew beside what they keep; the sum is known. */
function shares(
  members: readonly Seat[],
  had: (seat: Seat) => number,
  kept: (seat: Seat) => number,
  rng: Rng,
): Map<Seat, number> {
  const got = new Map(members.map((seat) => [seat, kept(seat)]));
  for (let n = members.reduce((sum, seat) => sum + had(seat) - kept(seat), 0); n > 0; n--) {
    const seat = rng.oneOf(members);
    got.set(seat, got.get(seat)! + 1);
  }
  return got;
}

/** Agents of the reserves change hands, as many as the emptiest moment since the trade allows. */
function shareAgents(s: DiktatFacts, who: Seat, circle: readonly Seat[], rng: Rng): void {
  const members = circle.filter((seat) => !follows(s.players[seat]!.book.agents, who));
  if (members.length < 2) return;
  const moved = (seat: Seat): number => Math.min(s.players[seat]!.book.leastAgents, agentsOf(s.players[seat]!));
  const reserves = new Map<Seat, number>();
  for (const [seat, share] of shares(members, moved, () => 0, rng)) reserves.set(seat, share - moved(seat));
  for (const [seat, more] of reserves) {
    reserves.set(seat, agentsOf(s.players[seat]!) + more);
    s.players[seat]!.book.leastAgents += more;
  }
  dealAmong(s, reserves, who, rng);
}

/** The same of Affinity tokens, which may be of any type that one of them had. */
function shareAffinities(s: DiktatFacts, who: Seat, circle: readonly Seat[], rng: Rng): void {
  const members = circle.filter((seat) => !follows(s.players[seat]!.book.affinities, who));
  if (members.length < 2) return;
  const pool: Affinity[] = [];
  for (const type of AFFINITIES) {
    const all = members.reduce((sum, seat) => sum + s.players[seat]!.affinityTale.open[type], 0);
    if (all < 0) return; // Types that were exchanged unseen: nothing can be told of them.
    for (let n = all; n > 0; n--) pool.push(type);
  }
  const moved = (seat: Seat): number => Math.min(s.players[seat]!.book.leastAffinities, affinitiesOf(s.players[seat]!));
  const seen = ({ politics, people, artefact }: Record<Affinity, number>): number => politics + people + artefact;
  // Tokens of unseen types are not in the pool: who has them keeps them.
  const kept = (seat: Seat): number => Math.max(0, moved(seat) - seen(s.players[seat]!.affinityTale.open));
  const changes = [...shares(members, moved, kept, rng)].map(([seat, share]) => {
    const more = share - moved(seat);
    return { seat, more, size: seen(s.players[seat]!.affinityTale.open) + more };
  });
  rng.shuffle(pool);
  for (const { seat, more, size } of changes) {
    const { affinities, affinityTale, book } = s.players[seat]!;
    const open = { politics: 0, people: 0, artefact: 0 };
    for (let n = size; n > 0; n--) open[pool.pop()!]++;
    // Where types were gained, lost or exchanged unseen this is no hand yet: those are dealt anew afterwards.
    for (const type of AFFINITIES) affinities[type] += open[type] - affinityTale.open[type];
    affinityTale.open = open;
    book.leastAffinities += more;
  }
}
