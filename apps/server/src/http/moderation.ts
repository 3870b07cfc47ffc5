import { type AversionList, PutVerdict, type ReportList } from "@paravent/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { loginOf } from "../accounts/accounts.ts";
import { reportsFor } from "../accounts/reports.ts";
import type { SecurityLog } from "../logging/security.ts";
import type { Store } from "../store/store.ts";
import type { Member, Members } from "./members.ts";
import { read } from "./read.ts";
import { Refused } from "./refused.ts";
import type { Visitors } from "./visitors.ts";

interface ModerationTools {
  readonly store: Store;
  readonly visitors: Visitors;
  readonly members: Members;
  /** The names they sign in with. */
  readonly moderators: readonly string[];
  readonly security: SecurityLog;
}

const DAY_MS = 86_400_000;

/** How long somebody says nothing where the moderator names no other time. */
const DAYS = 7;

/** Whom one keeps at a distance, for oneself; and, for moderators, what has been reported. */
export function serveModeration(
  app: FastifyInstance,
  { store, visitors, members, moderators, security }: ModerationTools,
): void {
  const known = new Set(moderators.map(loginOf));
  const mustModerate = async (request: FastifyRequest): Promise<Member> => {
    const member = await members.mustBe(request);
    if (!known.has(member.account.login)) throw new Refused(403, "notModerator");
    // Who judges others is not whoever has guessed a password (ASVS 6.3.3).
    const account = await store.accounts.byLogin(member.account.login);
    if (account?.password !== null && !account?.keyNeeded) throw new Refused(403, "moderatorKey");
    return member;
  };

  app.get("/api/account/aversions", async (request): Promise<AversionList> => {
    const { player, account } = await visitors.mustBe(request);
    const averse = await store.company.aversions(player.id);
    const people = await store.players(averse.map(({ other }) => other));
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return {
      ...(account?.login && known.has(account.login) && { moderates: true as const }),
      people: averse.map(({ id, other, how }) => ({ id, name: names.get(other) ?? "", how })),
    };
  });

  app.post<{ Params: { id: string } }>("/api/account/aversions/:id/end", async (request): Promise<null> => {
    const { player } = await visitors.mustBe(request);
    if (!(await store.company.endAversion(player.id, request.params.id))) throw new Refused(404, "noSuchAversion");
    return null;
  });

  app.get("/api/moderation", async (request): Promise<ReportList> => {
    const { player } = await mustModerate(request);
    return reportsFor(store, player.id);
  });

  app.post<{ Params: { id: string } }>("/api/moderation/:id", async (request): Promise<ReportList> => {
    const { player } = await mustModerate(request);
    const { verdict, days = DAYS } = read(PutVerdict, request.body);
    const { id } = request.params;
    const now = Date.now();
    // Nobody judges what they are not shown, nor what is about themselves.
    const isShown = (await reportsFor(store, player.id)).reports.some((one) => one.id === id);
    const told = isShown ? await store.company.reported(id) : null;
    if (!told || told.accused === player.id) throw new Refused(404, "noSuchReport");
    if (!(await store.company.decide(id, { is: verdict, by: player.id, at: now }))) throw new Refused(409, "decided");
    if (verdict === "silenced") await store.company.silence(told.accused, now + days * DAY_MS);
    security.noted(request, verdict, told.accused, { by: player.id });
    return reportsFor(store, player.id);
  });
}
