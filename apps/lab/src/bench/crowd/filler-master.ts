import { createRequire } from "node:module";
import { setImmediate } from "node:timers/promises";
import { Rng } from "@paravent/kernel";
import { chosenMove } from "../yardstick/filler.ts";
import { type FillerState, fillerGame, SEATS, seenBy } from "../yardstick/filler-game.ts";
import { Crowd } from "./crowd.ts";

/** The part of boardgame.io's API used here (see `filler.ts`). */
interface Match {
  readonly G: FillerState;
  readonly ctx: { readonly currentPlayer: string };
  readonly _stateID: number;
}
interface Master {
  onSync(match: string, player: string, credentials: undefined, players: number): Promise<unknown>;
  onUpdate(action: object, stateID: number, match: string, player: string): Promise<{ error: string } | undefined>;
}
type MakeMaster = new (game: object, storage: object, transport: object) => Master;
interface Internal {
  readonly ProcessGameConfig: (game: object) => object;
  readonly getFilterPlayerView: (game: object) => (player: string, said: unknown) => unknown;
}

process.env.NODE_ENV = "production";
const required = createRequire(import.meta.url);
const { Master } = required("boardgame.io/master") as { Master: MakeMaster };
const { ProcessGameConfig, getFilterPlayerView } = required("boardgame.io/internal") as Internal;

/** boardgame.io's storage in memory says that it needs not be waited for. */
const SYNCHRONOUS = 0;

/** boardgame.io's server without its sockets: what it would send each player is made, by its own filter, and dropped. */
export class FillerMaster {
  private readonly matches = new Map<string, Match>();
  private readonly master: Master;
  private readonly rng = Rng.from("live matches");
  sent = 0;

  private constructor(length: number) {
    const { matches } = this;
    const logs = new Map<string, readonly unknown[]>();
    // As boardgame.io's own storage in memory does it, which its packages keep to themselves: every match has its log.
    const storage = {
      type: () => SYNCHRONOUS,
      createMatch: (id: string, { initialState }: { initialState: Match }) => void matches.set(id, initialState),
      setState(id: string, state: Match, told: readonly unknown[] = []) {
        if (told.length > 0) logs.set(id, [...(logs.get(id) ?? []), ...told]);
        matches.set(id, state);
      },
      setMetadata: () => {},
      fetch: (id: string) => ({ state: matches.get(id), metadata: { players: {} }, log: [], initialState: undefined }),
    };
    const game = ProcessGameConfig({ ...fillerGame(length), playerView: seenBy });
    const filtered = getFilterPlayerView(game);
    const send = (said: unknown) => {
      this.sent += JSON.stringify(said).length;
    };
    const sendAll = (said: unknown) => {
      for (let player = 0; player < SEATS; player++) send(filtered(`${player}`, said));
    };
    this.master = new Master(game, storage, { send, sendAll });
  }

  static async open(length: number, count: number): Promise<FillerMaster> {
    const open = new FillerMaster(length);
    for (let n = 0; n < count; n++) await open.master.onSync(`match-${n}`, "0", undefined, SEATS);
    return open;
  }

  /** Its players, who are at hand. */
  get crowd(): Crowd {
    const tables = [...this.matches.keys()].map((id) => ({ answer: () => this.answer(id), leave: () => {} }));
    return new Crowd(tables, async () => {});
  }

  /** The milliseconds from when a move came in until it was done. */
  private async answer(id: string): Promise<number> {
    const begun = performance.now();
    // As over a network: it waits behind those that came in before.
    await setImmediate();
    await this.move(id);
    return performance.now() - begun;
  }

  private async move(id: string): Promise<void> {
    const state = this.matches.get(id)!;
    const player = state.ctx.currentPlayer;
    const action = { type: "MAKE_MOVE", payload: { ...chosenMove(state, this.rng), playerID: player } };
    const fault = await this.master.onUpdate(action, state._stateID, id, player);
    if (fault || this.matches.get(id) === state) throw new Error(`boardgame.io refused ${JSON.stringify(action)}`);
  }
}
