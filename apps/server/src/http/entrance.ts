import type { Me } from "@paravent/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import { keptAgent } from "../accounts/agent.ts";
import type { SessionRecord } from "../store/accounts.ts";
import type { Store } from "../store/store.ts";
import type { Lines } from "./lines.ts";
import { Refused } from "./refused.ts";
import type { Sessions } from "./session.ts";
import { asMe, type Visitors } from "./visitors.ts";

/** Opens sessions of accounts: the browser gets a token, the store its hash. */
export class Entrance {
  private readonly store: Store;
  private readonly sessions: Sessions;
  private readonly visitors: Visitors;
  private readonly lines: Lines;

  constructor(store: Store, sessions: Sessions, visitors: Visitors, lines: Lines) {
    this.store = store;
    this.sessions = sessions;
    this.visitors = visitors;
    this.lines = lines;
  }

  /** A session to be, and the token that only the browser will have. */
  prepare(request: FastifyRequest, player: string): { token: string; session: SessionRecord } {
    const token = this.sessions.newToken();
    const agent = keptAgent(request.headers["user-agent"]);
    const now = Date.now();
    return { token, session: { id: this.sessions.idOf(token), player, agent, openedAt: now, seenAt: now } };
  }

  /** Gives the browser the token of a session that was stored, and tells it who it stands for now. */
  async give(reply: FastifyReply, player: string, token: string): Promise<Me> {
    reply.header("set-cookie", this.sessions.cookieFor({ player, token }));
    return this.meNow(player);
  }

  /** Signs somebody in who has proved who they are; the session the browser had ends. */
  async signIn(request: FastifyRequest, reply: FastifyReply, player: string): Promise<Me> {
    const before = await this.visitors.whoIs(request);
    if (before?.session) await this.store.accounts.end(before.player.id, before.session.id);
    const { token, session } = this.prepare(request, player);
    await this.store.accounts.open(session);
    return this.give(reply, player, token);
  }

  /** A session goes on under a new token; the old one opens nothing any more. */
  async renew(reply: FastifyReply, player: string, before: string): Promise<string> {
    const token = this.sessions.newToken();
    const id = this.sessions.idOf(token);
    await this.store.accounts.renew(player, before, id, Date.now());
    this.lines.renew(before, id);
    reply.header("set-cookie", this.sessions.cookieFor({ player, token }));
    return id;
  }

  async meNow(player: string): Promise<Me> {
    const found = await this.store.accounts.visitor(player, null);
    if (!found) throw new Refused(401, "noSession");
    return asMe(found);
  }
}
