import type { Scope } from "@paravent/protocol";
import type { FastifyRequest } from "fastify";
import type { PlayerRecord, Store } from "../store/store.ts";
import { Refused } from "./refused.ts";
import type { Sessions } from "./session.ts";
import type { Visitors } from "./visitors.ts";

/** Who opens a socket: in which session, where there is one, and whether they may answer there. */
export interface Opener {
  readonly player: string | null;
  readonly session: string | null;
  /** False for a program that may only look. */
  readonly mayPlay: boolean;
}

/** Somebody without a session. */
export const NOBODY: Opener = { player: null, session: null, mayPlay: true };

/** Who sends a request, and whether that may do what it asks for: persons may do everything, programs what they were let. */
export class Callers {
  private readonly store: Store;
  private readonly sessions: Sessions;
  private readonly visitors: Visitors;

  constructor(store: Store, sessions: Sessions, visitors: Visitors) {
    this.store = store;
    this.sessions = sessions;
    this.visitors = visitors;
  }

  /** Who looks; null without a session, and for a program that may not look. */
  async whoIs(request: FastifyRequest): Promise<PlayerRecord | null> {
    const player = await this.find(request);
    return player && (may(player, "watch") || may(player, "play")) ? player : null;
  }

  /** Somebody who may do this; null: only a person may. */
  async mustBe(request: FastifyRequest, scope: Scope | null): Promise<PlayerRecord> {
    const player = await this.find(request);
    if (!player || player.program?.scopes.length === 0) throw new Refused(401, "noSession");
    if (!may(player, scope)) throw new Refused(403, "outOfScope");
    return player;
  }

  async openerOf(request: FastifyRequest): Promise<Opener> {
    if (request.headers.authorization === undefined) {
      const visitor = await this.visitors.whoIs(request);
      return visitor ? { ...NOBODY, player: visitor.player.id, session: visitor.session?.id ?? null } : NOBODY;
    }
    const player = await this.find(request);
    if (!player || player.program?.scopes.length === 0) throw new Refused(401, "noSession");
    return { ...NOBODY, player: player.id, mayPlay: may(player, "play") };
  }

  /** A program by its token; a person by a cookie whose session still holds. */
  private async find(request: FastifyRequest): Promise<PlayerRecord | null> {
    if (!this.sessions.isOfProgram(request.headers)) return (await this.visitors.whoIs(request))?.player ?? null;
    const id = this.sessions.playerIn(request.headers);
    return id === null ? null : this.store.player(id);
  }
}

const may = ({ program }: PlayerRecord, scope: Scope | null): boolean =>
  program === undefined || (scope !== null && program.scopes.includes(scope));
