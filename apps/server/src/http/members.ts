import type { Proof } from "@paravent/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Accounts } from "../accounts/accounts.ts";
import type { Passkeys } from "../accounts/passkeys.ts";
import { siteOf } from "../accounts/site.ts";
import type { SecurityLog } from "../logging/security.ts";
import type { SessionRecord } from "../store/accounts.ts";
import type { Entrance } from "./entrance.ts";
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
  readonly passkeys: Passkeys;
  readonly visitors: Visitors;
  readonly limiter: RequestLimiter;
  /** The configured address of this site. */
  readonly origin: string | undefined;
  readonly entrance: Entrance;
  readonly security: SecurityLog;
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
  async prove(request: FastifyRequest, member: Member, { password, passkey }: Proof): Promise<void> {
    const { limiter, security } = this.tools;
    const { player, account } = member;
    await limiter.passGuess(request, account.login);
    if (passkey ? await this.hasSigned(request, member, passkey) : await this.knows(member, password ?? "")) return;
    security.failed(request, "proofFailed", player.id);
    throw new Refused(401, passkey ? "passkeyRefused" : "wrongCredentials");
  }

  /**
   * The same, where the session goes on: it gets a new token, and whoever had copied the old one is out (ASVS 7.2.4). By
   * which id it is known from now on.
   */
  async proveAnew(request: FastifyRequest, reply: FastifyReply, member: Member, proof: Proof): Promise<string> {
    await this.prove(request, member, proof);
    return this.tools.entrance.renew(reply, member.player.id, member.session.id);
  }

  private async knows({ player, account }: Member, password: string): Promise<boolean> {
    return (await this.tools.accounts.prove(account.login, password)) === player.id;
  }

  private async hasSigned(
    { headers }: FastifyRequest,
    { player }: Member,
    passkey: NonNullable<Proof["passkey"]>,
  ): Promise<boolean> {
    const site = siteOf(this.tools.origin, headers.host);
    return site !== null && (await this.tools.passkeys.signedBy(site, player.id, passkey)) === player.id;
  }
}
