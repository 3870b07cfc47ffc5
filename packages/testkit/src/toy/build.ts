import { type Env, type Game, type Seat, type State, startAt } from "@paravent/kernel";
import { COPIES, KINDS, type Kind, newFacts, type ToyEvent, type ToyFacts } from "./facts.ts";
import { toy } from "./game.ts";
import type { ToyView } from "./sight.ts";

interface Built {
  /** Cards behind each screen. */
  stocks: Partial<Record<Kind, number>>[];
  /** Coins behind each screen; 2 where nothing is said. */
  purses?: number[];
  /** Piles on the table, numbered from 1. */
  piles?: { owner: Seat; kinds: Kind[]; knownTo?: Seat[] }[];
}

/** A position of the toy, built rather than drawn: what is not named lies in the deck. */
export function toyAt(
  { stocks, purses = [], piles = [] }: Built,
  proc: string,
  env: Env = {},
): { game: Game<ToyFacts, ToyEvent, ToyView>; state: State<ToyFacts> } {
  const facts = newFacts(stocks.length);
  facts.round = 1;
  facts.players.forEach((player, seat) => {
    player.stock = { guard: 0, thief: 0, ward: 0, ...stocks[seat] };
    player.purse = purses[seat] ?? 2;
  });
  facts.piles = piles.map(({ owner, kinds, knownTo = [] }, i) => ({
    id: i + 1,
    owner,
    cards: kinds.map((kind) => ({ kind, knownTo })),
  }));
  facts.serial = piles.length + 1;
  facts.deck = KINDS.flatMap((kind) => {
    const held = stocks.reduce((n, stock) => n + (stock[kind] ?? 0), 0);
    const laid = piles.flatMap(({ kinds }) => kinds).filter((other) => other === kind).length;
    return Array<Kind>(COPIES - held - laid).fill(kind);
  });
  const { state } = startAt(toy, { seats: stocks.length, seed: "built", facts, place: [{ proc, env }] });
  return { game: toy, state };
}
