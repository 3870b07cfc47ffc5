import {
  type AccountSummary,
  type Me,
  PasskeyAdded,
  PasskeyName,
  PasskeySignIn,
  PasskeySignUp,
  PasskeySignUpName,
  Proof,
} from "@paravent/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Accounts } from "../accounts/accounts.ts";
import { readAgent } from "../accounts/agent.ts";
import { MOST_PASSKEYS, type Passkeys } from "../accounts/passkeys.ts";
import { type Site, siteOf } from "../accounts/site.ts";
import type { SecurityLog } from "../logging/security.ts";
import { plainName } from "../names/names.ts";
import type { PasskeyRecord } from "../store/passkeys.ts";
import type { Store } from "../store/store.ts";
import type { Entrance } from "./entrance.ts";
import type { Lines } from "./lines.ts";
import type { Members } from "./members.ts";
import { read, readName } from "./read.ts";
import { Refused } from "./refused.ts";
import type { Visitors } from "./visitors.ts";

export interface PasskeyTools {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly members: Members;
  readonly visitors: Visitors;
  readonly entrance: Entrance;
  readonly lines: Lines;
  /** The configured address of this site. */
  readonly origin: string | undefined;
  readonly security: SecurityLog;
}

type OfPasskey = FastifyRequest<{ Params: { id: string } }>;

/** The site a request's passkey is for; where browsers have none, that is said. */
function mustHaveSite(origin: string | undefined, { headers }: FastifyRequest): Site {
  const site = siteOf(origin, headers.host);
  if (!site) throw new Refused(409, "noPasskeys");
  return site;
}

/** The passkeys of an account, as their owner sees them. */
export const passkeysOf = async (store: Store, player: string): Promise<AccountSummary["passkeys"]> =>
  (await store.passkeys.of(player)).map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt }));

/** Passkeys over HTTP: each thing a key does is asked for first and answered then. */
export function servePasskeys(
  app: FastifyInstance,
  { store, accounts, passkeys, members, visitors, entrance, lines, origin, security }: PasskeyTools,
): void {
  const limited = { config: { limit: "passkeys" } } as const;
  const refused = (request: FastifyRequest, event: string, player: string | null): Refused => {
    security.failed(request, event, player, { by: "passkey" });
    return new Refused(401, "passkeyRefused");
  };
  const mustBeGuest = async (request: FastifyRequest): Promise<string> => {
    const { player, account } = await visitors.mustBe(request);
    if (account) throw new Refused(409, "hasAccount");
    return player.id;
  };
  /** A passkey that was just made; until its owner finds a better name, it has that of the browser it was made in. */
  const made = async (
    request: FastifyRequest,
    purpose: "signUp" | "add",
    player: string,
    passkey: PasskeyAdded["passkey"],
  ): Promise<PasskeyRecord> => {
    const kept = await passkeys.made(mustHaveSite(origin, request), purpose, player, passkey);
    if (!kept) throw refused(request, "passkeyNotMade", player);
    const { browser, system } = readAgent(request.headers["user-agent"] ?? "");
    const name = [browser, system].filter(Boolean).join(" · ") || "Passkey";
    return { ...kept, player, name, createdAt: Date.now(), usedAt: null };
  };

  app.post("/api/passkeys/sign-up/begin", limited, async (request) => {
    const id = await mustBeGuest(request);
    const name = readName(read(PasskeySignUpName, request.body).name);
    return passkeys.beginNew(mustHaveSite(origin, request), "signUp", { id, name });
  });

  app.post("/api/passkeys/sign-up", limited, async (request, reply): Promise<Me> => {
    const player = await mustBeGuest(request);
    const asked = read(PasskeySignUp, request.body);
    const passkey = await made(request, "signUp", player, asked.passkey);
    const { token, session } = entrance.prepare(request, player);
    if (!(await accounts.signUpByPasskey(passkey, readName(asked.name), session))) throw new Refused(409, "loginTaken");
    lines.cut(player, (open) => open === null);
    security.noted(request, "signedUp", player, { by: "passkey" });
    reply.code(201);
    return entrance.give(reply, player, token);
  });

  app.post("/api/passkeys/sign-in/begin", limited, async (request) =>
    passkeys.begin(mustHaveSite(origin, request), null),
  );

  app.post("/api/passkeys/sign-in", limited, async (request, reply): Promise<Me> => {
    const { passkey } = read(PasskeySignIn, request.body);
    const player = await passkeys.signedBy(mustHaveSite(origin, request), null, passkey);
    if (player === null) throw refused(request, "signInFailed", null);
    security.noted(request, "signedIn", player, { by: "passkey" });
    return entrance.signIn(request, reply, player);
  });

  app.post("/api/passkeys/proof/begin", limited, async (request) => {
    const { player } = await members.mustBe(request);
    return passkeys.begin(mustHaveSite(origin, request), player.id);
  });

  // Who could add a passkey could take the account: it takes a proof.
  app.post("/api/passkeys/begin", limited, async (request, reply) => {
    const who = await members.mustBe(request);
    await members.proveAnew(request, reply, who, read(Proof, request.body));
    const { player, account } = who;
    return passkeys.beginNew(mustHaveSite(origin, request), "add", { id: player.id, name: account.login });
  });

  app.post("/api/passkeys", limited, async (request): Promise<null> => {
    const { player } = await members.mustBe(request);
    const passkey = await made(request, "add", player.id, read(PasskeyAdded, request.body).passkey);
    if (!(await store.passkeys.add(passkey, MOST_PASSKEYS)))
      throw new Refused(409, "tooManyPasskeys", { most: MOST_PASSKEYS });
    security.noted(request, "passkeyAdded", player.id);
    return null;
  });

  app.post("/api/passkeys/:id/name", async (request: OfPasskey): Promise<null> => {
    const { player } = await members.mustBe(request);
    const name = plainName(read(PasskeyName, request.body).name);
    if (name === null) throw new Refused(400, "nameBlank");
    if (!(await store.passkeys.rename(player.id, request.params.id, name))) throw new Refused(404, "noSuchPasskey");
    return null;
  });

  app.post("/api/passkeys/:id/remove", limited, async (request: OfPasskey, reply): Promise<null> => {
    const who = await members.mustBe(request);
    await members.proveAnew(request, reply, who, read(Proof, request.body));
    const { id } = request.params;
    const own = await store.passkeys.of(who.player.id);
    if (!own.some((passkey) => passkey.id === id)) throw new Refused(404, "noSuchPasskey");
    if (accounts.keyForAll && own.length === 1) throw new Refused(409, "lastPasskey");
    if (!(await store.passkeys.remove(who.player.id, id))) throw new Refused(409, "lastPasskey");
    security.noted(request, "passkeyRemoved", who.player.id);
    return null;
  });
}
