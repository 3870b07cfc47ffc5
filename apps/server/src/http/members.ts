import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Accounts } from "../accounts/accounts.ts";
import type { SessionRecord } from "../store/accounts.ts";
import { Refused } from "./refused.ts";
import type { RequestLimiter } from "./request-limiter.ts";
import type { Visitor, Visitors } from "./visitors.ts";

/** Somebody with an account, in one of its sessions. */
export interface Member extends Visitor {
  readonly account: { readonly login: string; readonly portrait: string | null; readonly createdAt: number };
  readonly session: SessionRecord;
}

export interface MemberTools {
  readonly accounts: Accounts;
  readonly visitors: Visitors;
  readonly limiter: RequestLimiter;
  readonly log: FastifyInstance["log"];
}

/** Knows who sends a request as somebody with an account, and lets them prove it. */
export class Members {
  private readonly tools: MemberTools;

  constructor(tools: MemberTools) {
    this.tools = tools;
  }

  async mustBe(request: FastifyRequest): Promise<Member> {
    const { account, session, ...visitor } = await this.tools.visitors.mustBe(request);
    if (!account || account.login === null || !session) throw new Refused(403, "noAccount");
    return { ...visitor, account: { ...account, login: account.login }, session };
  }

  /** Proves once more who they are, before what cannot be taken back or what could take the account from them. */
  async prove(request: FastifyRequest, { player, account }: Member, password: string): Promise<void> {
    const { accounts, limiter, log } = this.tools;
    await limiter.passGuess(request, account.login);
    if ((await accounts.prove(account.login, password)) === player.id) return;
    log.warn({ event: "proofFailed", player: player.id }, "security event");
    throw new Refused(401, "wrongCredentials");
  }
}
