import type { Rng, Seat } from "@paravent/kernel";
import type { DiktatFacts } from "../model/facts.ts";
import { follows } from "../model/knowledge/book.ts";
import { supplySeenBy } from "../model/knowledge/supply.ts";
import { AFFINITIES, type Affinity } from "../names/names.ts";
import { affinitiesLeft } from "../rules/effects/candidates.ts";

/** More tokens than this never have to change their type: there are thirty. */
const TURNS = 30;

/** DK-RUL-40: whether the supply of this world is one that the seat could have seen. */
export function hasSupplySeen(s: Readonly<DiktatFacts>, who: Seat): boolean {
  const memory = supplySeenBy(s, who);
  if (!memory) return true;
  return AFFINITIES.every((type) => {
    const left = affinitiesLeft(s, type);
    return left >= memory.least[type] && left <= memory.most[type];
  });
}

/** Tokens of unseen types become others until the supply is one that the seat could have seen, as far as it can be. */
export function fitSupply(
  s: DiktatFacts,
  who: Seat,
  told: readonly Readonly<Record<Affinity, number>>[],
  rng: Rng,
): void {
  const memory = supplySeenBy(s, who);
  if (!memory) return;
  const { least, most } = memory;
  for (let turns = 0; turns < TURNS && !hasSupplySeen(s, who); turns++) {
    const left = (type: Affinity): number => affinitiesLeft(s, type);
    // Of some types too many lie in the supply, of others too few.
    const over = AFFINITIES.filter((type) => left(type) > most[type]);
    const under = AFFINITIES.filter((type) => left(type) < least[type]);
    const into = over.length > 0 ? over : AFFINITIES.filter((type) => left(type) > least[type]);
    const from = under.length > 0 ? under : AFFINITIES.filter((type) => left(type) < most[type]);
    const changes: { tokens: Record<Affinity, number>; out: Affinity; to: Affinity }[] = [];
    s.players.forEach(({ affinities: tokens, affinityTale, book }, seat) => {
      if (seat === who || follows(book.affinities, who)) return;
      // One more than is known to be there was gained or exchanged unseen, and may have been any.
      for (const out of from)
        if (tokens[out] > Math.max(0, affinityTale.open[out], told[seat]![out]))
          for (const to of into) if (to !== out) changes.push({ tokens, out, to });
    });
    if (changes.length === 0) return;
    const { tokens, out, to } = rng.oneOf(changes);
    tokens[out]--;
    tokens[to]++;
  }
}

/** What others remember of the supply is theirs to know: in this world they remember nothing. */
export function forgetMemories(s: DiktatFacts, who: Seat): void {
  s.supplySeen = s.supplySeen.filter(({ by }) => by === who);
}
