import type { Store } from "../store/store.ts";
import type { RoundRecord } from "../store/tournaments.ts";
import type { Before } from "./pairing.ts";

/** Who has blocked somebody sits with them only if there is no other way. */
const NEVER = 50;

const pair = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** What the rounds so far, and those who want nothing to do with each other, mean for the next one. */
export async function beforeThis(
  store: Pick<Store, "company">,
  players: readonly string[],
  rounds: readonly Pick<RoundRecord, "boards" | "byes">[],
): Promise<Before> {
  const [met, byes, sat] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const count = (map: Map<string, number>, key: string, by = 1) => map.set(key, (map.get(key) ?? 0) + by);
  for (const round of rounds) {
    for (const id of round.byes) count(byes, id);
    for (const { seats } of round.boards)
      for (const [seat, one] of seats.entries()) {
        if (one === null) continue;
        count(sat, `${one} ${seat}`);
        for (const other of seats.slice(seat + 1)) if (other !== null) count(met, pair(one, other));
      }
  }
  for (const one of players)
    for (const { other, how } of await store.company.aversions(one))
      if (how === "block") count(met, pair(one, other), NEVER);
  return {
    met: (one, other) => met.get(pair(one, other)) ?? 0,
    byes: (id) => byes.get(id) ?? 0,
    sat: (id, seat) => sat.get(`${id} ${seat}`) ?? 0,
  };
}
