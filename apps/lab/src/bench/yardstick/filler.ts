import { createRequire } from "node:module";
import { Rng } from "@paravent/kernel";
import {
  cardsInDeck,
  type FillerState,
  type fillerGame,
  freePawns,
  heldSectors,
  openSectors,
  SEATS,
} from "./filler-game.ts";

/** The part of boardgame.io's API used here; its entry points are folders of CommonJS, whose types ES modules cannot reach. */
interface FillerClient {
  start(): void;
  stop(): void;
  readonly moves: Record<string, (...args: readonly unknown[]) => void>;
  getState(): { readonly G: FillerState; readonly _stateID: number };
}
type MakeClient = (setting: { game: object; numPlayers: number; debug: boolean }) => FillerClient;

// Development mode makes boardgame.io several times slower; a fair race is run without it.
process.env.NODE_ENV = "production";
const { Client } = createRequire(import.meta.url)("boardgame.io/client") as { Client: MakeClient };

/** Plays one game of so many random moves on a fresh client. */
export function playFiller(game: ReturnType<typeof fillerGame>, moves: number, seed: string): void {
  const rng = Rng.from(seed);
  const client = Client({ game, numPlayers: SEATS, debug: false });
  client.start();
  for (let i = 0; i < moves; i++) randomMove(client, rng);
  const taken = client.getState()._stateID;
  client.stop();
  if (taken < moves) throw new Error(`the filler game took ${taken} of ${moves} moves`);
}

/** Looks at the state, as any player must, then answers what it asks for. */
export function randomMove(
  client: Pick<FillerClient, "moves"> & { getState(): { readonly G: FillerState } },
  rng: Rng,
): void {
  const { moves } = client;
  const { G } = client.getState();
  if (G.takers.length > 0) {
    const cards = cardsInDeck(G);
    moves.chooseTrophy!(cards.length > 0 ? rng.oneOf(cards) : null);
  } else if (G.resolving) moves.nameSector!(rng.oneOf(heldSectors(G)));
  else if (G.sector >= 0) {
    const free = freePawns(G);
    rng.shuffle(free);
    moves.composePile!(free.slice(0, 1 + rng.below(4)));
  } else if (G.manoeuvre === null) {
    const held = heldSectors(G).length > 0;
    const open = openSectors(G).length > 0 && freePawns(G).length > 0;
    moves.chooseManoeuvre!(
      rng.oneOf(["extendInfluence", ...(held ? ["spy", "assassinate"] : []), ...(open ? ["sendTeam"] : [])]),
    );
  } else {
    const sector = G.manoeuvre === "sendTeam" ? rng.oneOf(openSectors(G)) : 0;
    if (G.manoeuvre === "sendTeam") moves.chooseSector!(sector);
    else if (G.manoeuvre === "extendInfluence") moves.extendDiscard!();
    else {
      const at = rng.oneOf(heldSectors(G));
      const { piles } = G.sectors[at]!;
      const pile = rng.below(piles.length);
      if (G.manoeuvre === "spy") moves.chooseSpyTarget!(rng.oneOf(piles[pile]!.pawns));
      else moves.chooseVictim!(at, pile);
    }
  }
}

/** The move somebody would make who sees this, as it is sent to a server. */
export function chosenMove(seen: { readonly G: FillerState }, rng: Rng): { type: string; args: readonly unknown[] } {
  let chosen: { type: string; args: readonly unknown[] } | null = null;
  const moves = new Proxy({} as Record<string, (...args: readonly unknown[]) => void>, {
    get:
      (_, type: string) =>
      (...args: readonly unknown[]) => {
        chosen = { type, args };
      },
  });
  randomMove({ moves, getState: () => seen }, rng);
  return chosen!;
}
