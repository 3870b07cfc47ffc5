import {
  type AccountSummary,
  Credentials,
  Forgotten,
  KeyNeeded,
  type Me,
  PasswordChange,
  PasswordReset,
  PortraitChoice,
  Proof,
  type RecoveryCodes,
  SessionName,
  type SessionSummary,
  SHORTEST_PASSWORD,
  SignIn,
} from "@paravent/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Accounts, loginOf } from "../accounts/accounts.ts";
import { readAgent } from "../accounts/agent.ts";
import { exportOf, MOST_TABLES } from "../accounts/export.ts";
import type { CallDesk } from "../calls/desk.ts";
import { resetLetter } from "../calls/letter.ts";
import { whereItBroke } from "../logging/faults.ts";
import type { SecurityLog } from "../logging/security.ts";
import { plainName } from "../names/names.ts";
import type { AccountRecord } from "../store/accounts.ts";
import type { Store } from "../store/store.ts";
import type { Tables } from "../table/tables.ts";
import type { Entrance } from "./entrance.ts";
import type { Lines } from "./lines.ts";
import type { Members } from "./members.ts";
import { passkeysOf } from "./passkeys.ts";
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
  readonly entrance: Entrance;
  readonly visitors: Visitors;
  readonly limiter: RequestLimiter;
  readonly lines: Lines;
  readonly security: SecurityLog;
  readonly log: FastifyInstance["log"];
}

/** Accounts over HTTP: signing up, in and out, sessions, one's own data. What happens is logged, never a name or password. */
export function serveAccounts(
  app: FastifyInstance,
  { store, tables, accounts, members, desk, sessions, entrance, visitors, limiter, lines, security, log }: AccountTools,
): void {
  /** The browser forgets who it was, and pages that one could go back to (ASVS 14.3.1). */
  const leave = (reply: FastifyReply): FastifyReply =>
    reply.header("set-cookie", sessions.noCookie()).header("clear-site-data", '"cache"');
  const weak = (reason: string): Refused => new Refused(400, reason, { least: SHORTEST_PASSWORD });

  app.post("/api/account", async (request, reply): Promise<Me> => {
    const { player, account } = await visitors.mustBe(request);
    const asked = read(Credentials, request.body);
    const name = readName(asked.name);
    if (account) throw new Refused(409, "hasAccount");
    if (accounts.keyForAll) throw new Refused(403, "keyRequired");
    await limiter.passGuess(request, loginOf(name));
    const { token, session } = entrance.prepare(request, player.id);
    const done = await accounts.signUp(player.id, name, asked.password, session);
    if (done === "loginTaken") throw new Refused(409, done);
    if (done !== "made") throw weak(done);
    lines.cut(player.id, (open) => open === null);
    security.noted(request, "signedUp", player.id);
    reply.code(201);
    return entrance.give(reply, player.id, token);
  });

  app.post("/api/account/sign-in", async (request, reply): Promise<Me> => {
    const { name, password, code } = read(SignIn, request.body);
    await limiter.passGuess(request, loginOf(name));
    const player = await accounts.prove(name, password);
    if (player === null) {
      security.failed(request, "signInFailed", null);
      throw new Refused(401, "wrongCredentials");
    }
    // Only who knows the password hears that it is not enough.
    const opens = await accounts.opens(name, code);
    if (opens !== "opens") {
      security.failed(request, opens, player);
      throw new Refused(401, opens);
    }
    security.noted(request, "signedIn", player);
    return entrance.signIn(request, reply, player);
  });

  app.post("/api/account/sign-out", async (request, reply): Promise<null> => {
    const { player, session } = await members.mustBe(request);
    await store.accounts.end(player.id, session.id);
    lines.cut(player.id, (open) => open === session.id);
    security.noted(request, "signedOut", player.id);
    leave(reply);
    return null;
  });

  app.get("/api/account", async (request): Promise<AccountSummary> => {
    const { player, account, session } = await members.mustBe(request);
    const described = (await store.accounts.sessions(player.id)).map(
      ({ id, agent, name, openedAt, seenAt }): SessionSummary => ({
        id,
        ...readAgent(agent),
        ...(name !== undefined && { name }),
        openedAt,
        seenAt,
        isThis: id === session.id,
      }),
    );
    const { portrait } = asMe({ player, account });
    const known = await store.accounts.byLogin(account.login);
    return {
      login: account.login,
      portrait: portrait ?? null,
      createdAt: account.createdAt,
      hasPassword: (known?.password ?? null) !== null,
      ...(known?.keyNeeded && { keyNeeded: { codes: await store.accounts.countCodes(player.id) } }),
      passkeys: await passkeysOf(store, player.id),
      sessions: described,
    };
  });

  app.post("/api/account/sessions/end-others", async (request, reply): Promise<null> => {
    const who = await members.mustBe(request);
    const session = await members.proveAnew(request, reply, who, read(Proof, request.body));
    const { player } = who;
    await store.accounts.endOthers(player.id, session);
    lines.cut(player.id, (open) => open !== session);
    security.noted(request, "othersEnded", player.id);
    return null;
  });

  app.post<{ Params: { id: string } }>("/api/account/sessions/:id/name", async (request): Promise<null> => {
    const { player } = await members.mustBe(request);
    const asked = read(SessionName, request.body).name;
    const name = asked === "" ? null : plainName(asked);
    if (name === null && asked !== "") throw new Refused(400, "nameBlank");
    if (!(await store.accounts.nameSession(player.id, request.params.id, name)))
      throw new Refused(404, "noSuchSession");
    return null;
  });

  app.post<{ Params: { id: string } }>("/api/account/sessions/:id/end", async (request, reply): Promise<null> => {
    const who = await members.mustBe(request);
    await members.proveAnew(request, reply, who, read(Proof, request.body));
    const { player } = who;
    const { id } = request.params;
    if (!(await store.accounts.end(player.id, id))) throw new Refused(404, "noSuchSession");
    lines.cut(player.id, (open) => open === id);
    security.noted(request, "sessionEnded", player.id);
    return null;
  });

  app.post("/api/account/password", async (request, reply): Promise<null> => {
    const who = await members.mustBe(request);
    const { next, ...proof } = read(PasswordChange, request.body);
    await members.prove(request, who, proof);
    const { token, session } = entrance.prepare(request, who.player.id);
    const done = await accounts.changePassword(who.player.id, who.account.login, next, session);
    if (done !== "done") throw weak(done);
    lines.cut(who.player.id, () => true);
    security.noted(request, "passwordChanged", who.player.id);
    await entrance.give(reply, who.player.id, token);
    return null;
  });

  app.post("/api/account/key-needed", async (request, reply): Promise<RecoveryCodes> => {
    const who = await members.mustBe(request);
    const { isNeeded, ...proof } = read(KeyNeeded, request.body);
    await members.proveAnew(request, reply, who, proof);
    if (!isNeeded && accounts.keyForAll) throw new Refused(409, "keyRequired");
    if (isNeeded && (await store.passkeys.of(who.player.id)).length === 0) throw new Refused(409, "noSuchPasskey");
    const codes = await accounts.needKey(who.player.id, isNeeded);
    security.noted(request, isNeeded ? "keyNeeded" : "keyNotNeeded", who.player.id);
    return { codes };
  });

  /** What a link to replace a password hangs on: it works once, and not when the address has changed. */
  const boundOf = async ({ player, password }: AccountRecord) => {
    const mail = (await store.calls.channels(player)).find(({ kind, isConfirmed }) => kind === "mail" && isConfirmed);
    return mail ? { address: mail.address, bound: `${mail.id} ${password}` } : null;
  };
  const sendReset = async (request: FastifyRequest, login: string): Promise<void> => {
    const account = await store.accounts.byLogin(login);
    const mail = account && (await boundOf(account));
    const player = account && (await store.player(account.player));
    if (!desk.mail || !mail || !player) return;
    const token = desk.tokens.give("reset", player.id, Date.now() + RESET_MS, mail.bound);
    await desk.mail.post(resetLetter(mail.address, player.language, login, desk.mail.link("reset", token)));
    security.noted(request, "resetAsked", player.id);
  };

  app.post("/api/account/forgotten", async (request, reply): Promise<null> => {
    const login = loginOf(read(Forgotten, request.body).name);
    if (!desk.mail) throw new Refused(409, "noMail");
    await limiter.passLetter(request, login);
    // The answer is the same for every name, and comes before anything is looked up.
    setImmediate(() => {
      sendReset(request, login).catch((fault: unknown) =>
        log.error({ fault: whereItBroke(fault) }, "a letter was not sent"),
      );
    });
    reply.code(202);
    return null;
  });

  app.post("/api/account/reset", async (request, reply): Promise<Me | null> => {
    const { token, password } = read(PasswordReset, request.body);
    const player = desk.tokens.aboutOf(token) ?? "";
    await limiter.passGuess(request, player);
    const login = (await store.accounts.visitor(player, null))?.account?.login;
    const account = login ? await store.accounts.byLogin(login) : null;
    const mail = account && (await boundOf(account));
    if (!account || !mail || !desk.tokens.holds("reset", token, Date.now(), mail.bound)) {
      security.failed(request, "resetFailed", null);
      throw new Refused(404, "letterVoid");
    }
    // Where a passkey is needed, whoever reads the mail is not signed in for all that (ASVS 6.4.3).
    const fresh = accounts.needsKey(account) ? null : entrance.prepare(request, player);
    const done = await accounts.changePassword(player, account.login, password, fresh?.session ?? null);
    if (done !== "done") throw weak(done);
    lines.cut(player, () => true);
    security.noted(request, "passwordReset", player);
    return fresh && entrance.give(reply, player, fresh.token);
  });

  app.post("/api/account/portrait", async (request): Promise<Me> => {
    const { player } = await members.mustBe(request);
    await store.accounts.setPortrait(player.id, read(PortraitChoice, request.body).portrait);
    return entrance.meNow(player.id);
  });

  app.post("/api/account/erase", async (request, reply): Promise<null> => {
    const who = await members.mustBe(request);
    await members.prove(request, who, read(Proof, request.body));
    const { player } = who;
    const lane = limiter.callerOf(request).network;
    // Nobody waits for somebody who is gone: bots play on.
    for (const { id, status } of await store.tablesOf(player.id, MOST_TABLES))
      if (status !== "over") await (await tables.open(id, lane))?.giveUp(player.id, lane);
    await accounts.erase(player);
    lines.cut(player.id, () => true);
    await tables.announce(player.id);
    security.noted(request, "erased", player.id);
    leave(reply);
    return null;
  });

  app.get("/api/account/export", { config: { limit: "lists" } }, async (request, reply) => {
    const visitor = await visitors.mustBe(request);
    reply.header("content-disposition", 'attachment; filename="paravent.json"');
    return exportOf(store, visitor);
  });
}
