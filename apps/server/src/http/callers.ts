import type { Scope } from "@paravent/protocol";
import type { FastifyRequest } from "fastify";
import type { PlayerRecord, Store } from "../store/store.ts";
import { Refused } from "./refused.ts";
import type { Sessions } from "./session.ts";

/** Who sends a request, and whether that may do what it asks for: persons may do everything, programs what they were let. */
export class Callers {
  private readonly store: Store;
  private readonly sessions: Sessions;

  constructor(store: Store, sessions: Sessions) {
    this.store = store;
    this.sessions = sessions;
  }

  /** Who looks; null without a session, and for a program that may not look. */
  async whoIs({ headers }: FastifyRequest): Promise<PlayerRecord | null> {
    const id = this.sessions.playerIn(headers);
    const player = id === null ? null : await this.store.player(id);
    return player && (may(player, "watch") || may(player, "play")) ? player : null;
  }

  /** Somebody who may do this; null: only a person may. */
  async mustBe({ headers }: FastifyRequest, scope: Scope | null): Promise<PlayerRecord> {
    const id = this.sessions.playerIn(headers);
    const player = id === null ? null : await this.store.player(id);
    if (!player || player.program?.scopes.length === 0) throw new Refused(401, "noSession");
    if (!may(player, scope)) throw new Refused(403, "outOfScope");
    return player;
  }

  /** Whether whoever opens a socket may answer there. */
  async mayPlay({ headers }: FastifyRequest): Promise<boolean> {
    // Cookies are of persons, who may: nobody is looked up for them.
    if (headers.authorization === undefined) return true;
    const id = this.sessions.playerIn(headers);
    const player = id === null ? null : await this.store.player(id);
    if (!player || player.program?.scopes.length === 0) throw new Refused(401, "noSession");
    return may(player, "play");
  }
}

const may = ({ program }: PlayerRecord, scope: Scope | null): boolean =>
  program === undefined || (scope !== null && program.scopes.includes(scope));
