import {
  type AccountSummary,
  Credentials,
  Forgotten,
  type History,
  type Me,
  PasswordChange,
  PasswordReset,
  PortraitChoice,
  Proof,
  type SessionSummary,
  SHORTEST_PASSWORD,
} from "@paravent/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Accounts, loginOf } from "../accounts/accounts.ts";
import { keptAgent, readAgent } from "../accounts/agent.ts";
import { exportOf, MOST_TABLES } from "../accounts/export.ts";
import { Histories } from "../accounts/history.ts";
import type { CallDesk } from "../calls/desk.ts";
import { resetLetter } from "../calls/letter.ts";
import { whereItBroke } from "../logging/faults.ts";
import type { AccountRecord, SessionRecord } from "../store/accounts.ts";
import type { Store } from "../store/store.ts";
import type { Tables } from "../table/tables.ts";
import type { Lines } from "./lines.ts";
import type { Members } from "./members.ts";
import { read, readName } from "./read.ts";
import { Refused } from "./refused.ts";
import type { RequestLimiter } from "./request-limiter.ts";
import type { Sessions } from "./session.ts";
import { asMe, type Visitors } from "./visitors.ts";

/** The link that replaces a password holds so long. */
const RESET_MS = 3_600_000;

export interface AccountTools {
  readonly store: Store;
  readonly tables: Tables;
  readonly accounts: Accounts;
  readonly members: Members;
  readonly desk: CallDesk;
  readonly sessions: Sessions;
  readonly visitors: Visitors;
  readonly limiter: RequestLimiter;
  readonly lines: Lines;
  readonly log: FastifyInstance["log"];
}

/** Accounts over HTTP: signing up, in and out, sessions, one's own data. What happens is logged, never a name or password. */
export function serveAccounts(
  app: FastifyInstance,
  { store, tables, accounts, members, desk, sessions, visitors, limiter, lines, log }: AccountTools,
): void {
  const histories = new Histories(store, tables);
  const noted = (event: string, player: string | null): void => log.info({ event, player }, "security event");
  const failed = (event: string, player: string | null): void => log.warn({ event, player }, "security event");

  /** A session to be, and the token that only the browser will have. */
  const newSession = (request: FastifyRequest, player: string): { token: string; session: SessionRecord } => {
    const token = sessions.newToken();
    const agent = keptAgent(request.headers["user-agent"]);
    const now = Date.now();
    return { token, session: { id: sessions.idOf(token), player, agent, openedAt: now, seenAt: now } };
  };
  const give = (reply: FastifyReply, player: string, token: string): void => {
    reply.header("set-cookie", sessions.cookieFor({ player, token }));
  };
  const meNow = async (player: string): Promise<Me> => {
    const found = await store.accounts.visitor(player, null);
    if (!found) throw new Refused(401, "noSession");
    return asMe(found);
  };
  const weak = (reason: string): Refused => new Refused(400, reason, { least: SHORTEST_PASSWORD });

  app.post("/api/account", async (request, reply): Promise<Me> => {
    const { player, account } = await visitors.mustBe(request);
    const asked = read(Credentials, request.body);
    const name = readName(asked.name);
    if (account) throw new Refused(409, "hasAccount");
    await limiter.passGuess(request, loginOf(name));
    const { token, session } = newSession(request, player.id);
    const done = await accounts.signUp(player.id, name, asked.password, session);
    if (done === "loginTaken") throw new Refused(409, done);
    if (done !== "made") throw weak(done);
    lines.cut(player.id, (open) => open === null);
    noted("signedUp", player.id);
    give(reply, player.id, token);
    reply.code(201);
    return meNow(player.id);
  });

  app.post("/api/account/sign-in", async (request, reply): Promise<Me> => {
    const { name, password } = read(Credentials, request.body);
    await limiter.passGuess(request, loginOf(name));
    const player = await accounts.prove(name, password);
    if (player === null) {
      failed("signInFailed", null);
      throw new Refused(401, "wrongCredentials");
    }
    const before = await visitors.whoIs(request);
    if (before?.session) await store.accounts.end(before.player.id, before.session.id);
    const { token, session } = newSession(request, player);
    await store.accounts.open(session);
    noted("signedIn", player);
    give(reply, player, token);
    return meNow(player);
  });

  app.post("/api/account/sign-out", async (request, reply): Promise<null> => {
    const { player, session } = await members.mustBe(request);
    await store.accounts.end(player.id, session.id);
    lines.cut(player.id, (open) => open === session.id);
    noted("signedOut", player.id);
    reply.header("set-cookie", sessions.noCookie());
    return null;
  });

  app.get("/api/account", async (request): Promise<AccountSummary> => {
    const { player, account, session } = await members.mustBe(request);
    const described = (await store.accounts.sessions(player.id)).map(
      ({ id, agent, openedAt, seenAt }): SessionSummary => ({
        id,
        ...readAgent(agent),
        openedAt,
        seenAt,
        isThis: id === session.id,
      }),
    );
    const { portrait } = asMe({ player, account });
    return { login: account.login, portrait: portrait ?? null, createdAt: account.createdAt, sessions: described };
  });

  app.post("/api/account/sessions/end-others", async (request): Promise<null> => {
    const { player, session } = await members.mustBe(request);
    await store.accounts.endOthers(player.id, session.id);
    lines.cut(player.id, (open) => open !== session.id);
    noted("othersEnded", player.id);
    return null;
  });

  app.post<{ Params: { id: string } }>("/api/account/sessions/:id/end", async (request): Promise<null> => {
    const { player } = await members.mustBe(request);
    const { id } = request.params;
    if (!(await store.accounts.end(player.id, id))) throw new Refused(404, "noSuchSession");
    lines.cut(player.id, (open) => open === id);
    noted("sessionEnded", player.id);
    return null;
  });

  app.post("/api/account/password", async (request, reply): Promise<null> => {
    const who = await members.mustBe(request);
    const { password, next } = read(PasswordChange, request.body);
    await members.prove(request, who, password);
    const { token, session } = newSession(request, who.player.id);
    const done = await accounts.changePassword(who.player.id, who.account.login, next, session);
    if (done !== "done") throw weak(done);
    lines.cut(who.player.id, () => true);
    noted("passwordChanged", who.player.id);
    give(reply, who.player.id, token);
    return null;
  });

  /** What a link to replace a password hangs on: it works once, and not when the address has changed. */
  const boundOf = async ({ player, password }: AccountRecord) => {
    const mail = (await store.calls.channels(player)).find(({ kind, isConfirmed }) => kind === "mail" && isConfirmed);
    return mail ? { address: mail.address, bound: `${mail.id} ${password}` } : null;
  };
  const sendReset = async (login: string): Promise<void> => {
    const account = await store.accounts.byLogin(login);
    const mail = account && (await boundOf(account));
    const player = account && (await store.player(account.player));
    if (!desk.mail || !mail || !player) return;
    const token = desk.tokens.give("reset", player.id, Date.now() + RESET_MS, mail.bound);
    await desk.mail.post(resetLetter(mail.address, player.language, login, desk.mail.link("reset", token)));
    noted("resetAsked", player.id);
  };

  app.post("/api/account/forgotten", async (request, reply): Promise<null> => {
    const login = loginOf(read(Forgotten, request.body).name);
    if (!desk.mail) throw new Refused(409, "noMail");
    await limiter.passLetter(request, login);
    // The answer is the same for every name, and comes before anything is looked up.
    setImmediate(() => {
      sendReset(login).catch((fault: unknown) => log.error({ fault: whereItBroke(fault) }, "a letter was not sent"));
    });
    reply.code(202);
    return null;
  });

  app.post("/api/account/reset", async (request, reply): Promise<Me> => {
    const { token, password } = read(PasswordReset, request.body);
    const player = desk.tokens.aboutOf(token) ?? "";
    await limiter.passGuess(request, player);
    const login = (await store.accounts.visitor(player, null))?.account?.login;
    const account = login ? await store.accounts.byLogin(login) : null;
    const mail = account && (await boundOf(account));
    if (!account || !mail || !desk.tokens.holds("reset", token, Date.now(), mail.bound)) {
      failed("resetFailed", null);
      throw new Refused(404, "letterVoid");
    }
    const fresh = newSession(request, player);
    const done = await accounts.changePassword(player, account.login, password, fresh.session);
    if (done !== "done") throw weak(done);
    lines.cut(player, () => true);
    noted("passwordReset", player);
    give(reply, player, fresh.token);
    return meNow(player);
  });

  app.post("/api/account/portrait", async (request): Promise<Me> => {
    const { player } = await members.mustBe(request);
    await store.accounts.setPortrait(player.id, read(PortraitChoice, request.body).portrait);
    return meNow(player.id);
  });

  app.post("/api/account/erase", async (request, reply): Promise<null> => {
    const who = await members.mustBe(request);
    await members.prove(request, who, read(Proof, request.body).password);
    const { player } = who;
    const lane = limiter.callerOf(request).network;
    // Nobody waits for somebody who is gone: bots play on.
    for (const { id, status } of await store.tablesOf(player.id, MOST_TABLES))
      if (status !== "over") await (await tables.open(id, lane))?.giveUp(player.id, lane);
    await accounts.erase(player);
    lines.cut(player.id, () => true);
    await tables.announce(player.id);
    noted("erased", player.id);
    reply.header("set-cookie", sessions.noCookie());
    return null;
  });

  const slow = { config: { limit: "lists" } } as const;
  app.get("/api/account/export", slow, async (request, reply) => {
    const visitor = await visitors.mustBe(request);
    reply.header("content-disposition", 'attachment; filename="paravent.json"');
    return exportOf(store, visitor);
  });

  app.get("/api/history", slow, async (request): Promise<History> => {
    const { player } = await visitors.mustBe(request);
    return { games: await histories.of(player.id, limiter.callerOf(request).network) };
  });
}
