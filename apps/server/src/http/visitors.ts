import { type Me, Portrait } from "@paravent/protocol";
import type { FastifyRequest } from "fastify";
import type { SessionRecord, VisitorRecord } from "../store/accounts.ts";
import type { Store } from "../store/store.ts";
import { Refused } from "./refused.ts";
import type { Sessions } from "./session.ts";

const DAY_MS = 86_400_000;

/** A session ends when nobody has been seen in it for so long, and in any case after a year. */
const QUIET_MS = 90 * DAY_MS;
const LONGEST_MS = 365 * DAY_MS;

/** Who sends a request: a guest, or an account in one of its sessions. */
export interface Visitor extends VisitorRecord {
  /** What the browser keeps of the session; null for a guest. */
  readonly token: string | null;
}

/** Knows by its cookie who sends a request, and whether the session still holds. */
export class Visitors {
  private readonly sessions: Sessions;
  private readonly store: Store;

  constructor(sessions: Sessions, store: Store) {
    this.sessions = sessions;
    this.store = store;
  }

  async whoIs(request: FastifyRequest): Promise<Visitor | null> {
    const pass = this.sessions.passOf(request.headers.cookie);
    if (pass === null) return null;
    const { player, token } = pass;
    const found = await this.store.accounts.visitor(player, token === null ? null : this.sessions.idOf(token));
    if (!found) return null;
    // Where there is an account, the cookie of the guest it was counts for nothing.
    const holds = token === null ? found.account === null : found.session !== null && isFresh(found.session);
    return holds ? { ...found, token } : null;
  }

  async mustBe(request: FastifyRequest): Promise<Visitor> {
    const visitor = await this.whoIs(request);
    if (!visitor) throw new Refused(401, "noSession");
    return visitor;
  }
}

function isFresh({ openedAt, seenAt }: SessionRecord, now = Date.now()): boolean {
  return now - seenAt < QUIET_MS && now - openedAt < LONGEST_MS;
}

/** What a browser is told of whom it stands for. */
export function asMe({ player: { id, name, language }, account }: Pick<VisitorRecord, "player" | "account">): Me {
  if (!account) return { id, name, language };
  const portrait = Portrait.safeParse(account.portrait);
  return { id, name, language, hasAccount: true, ...(portrait.success && { portrait: portrait.data }) };
}
